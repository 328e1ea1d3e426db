### What the engine says in every game.

engine-over = The game is over; nothing more can be played here.
engine-not-your-turn = It is not your turn: { $waiting }.
engine-not-asked = That is not what you are asked just now. Open the menu to see what is.
engine-too-much = “{ $understood }” is already a complete move; leave out “{ $extra }”.
engine-misread = “{ $answer }” does not fit here. { $asked } Possible: { $keys }.
engine-misread-some = “{ $answer }” does not fit here. { $asked } Join { $least } to { $most } of these with “+”: { $keys }.
engine-misread-exactly = “{ $answer }” does not fit here. { $asked } Join { $n } of these with “+”: { $keys }.
