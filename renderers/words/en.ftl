### What stands in every game's pictures.

told-none = none
picture-to-move = { $name } to move
picture-your-turn = Your turn
picture-private = Only you see this
picture-wins = { $name } { $count ->
    [one] wins
   *[other] win
}
picture-start = The game begins
