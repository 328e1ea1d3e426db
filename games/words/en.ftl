### What the engine says in every game.

engine-over = The game is over.
engine-not-your-turn = It’s not your turn: { $waiting }.
engine-not-asked = That’s not the question right now. Open the menu to see your choices.
engine-too-much = “{ $understood }” is already a complete move. Leave out “{ $extra }”.
engine-misread = I don’t understand “{ $answer }” here. Try: { $keys }. ({ $asked })
engine-misread-some = I don’t understand “{ $answer }” here. Join { $least } to { $most } of these with “+”: { $keys }. ({ $asked })
engine-misread-exactly = I don’t understand “{ $answer }” here. Join { $n } of these with “+”: { $keys }. ({ $asked })

### Guides

guide-name = { $seat ->
    [0] Ann
    [1] Theo
    [2] Clara
    [3] Ben
   *[other] Nora
}

## What speaks for a move, in any game

reason-wins = It wins the game at once.
