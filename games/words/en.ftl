### What the engine says in every game.

engine-over = The game is over.
engine-not-your-turn = It’s not your turn: { $waiting }.
engine-not-asked = That’s not the question right now. Open the menu to see your choices.
engine-too-much = “{ $understood }” is already a complete move. Leave out “{ $extra }”.
engine-misread = I don’t understand “{ $answer }” here. { $asked } Try: { $keys }.
engine-misread-some = I don’t understand “{ $answer }” here. { $asked } Join { $least } to { $most } of these with “+”: { $keys }.
engine-misread-exactly = I don’t understand “{ $answer }” here. { $asked } Join { $n } of these with “+”: { $keys }.

### Guides

guide-name = { $seat ->
    [0] Ann
    [1] Theo
    [2] Clara
    [3] Ben
   *[other] Nora
}
