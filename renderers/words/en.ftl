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
share-nobody = Nobody has won
decimal-mark = .

## The style sheet

style-title = The pictures of Parlour
style-seats = Seats: colour, shape and number always go together
style-colours = Colours by what they are for, on plates and on ivory
style-letters = Lettering, in pixels of a picture 1,200 wide
style-states = What has become of a plate, a place, a card
style-cloth = Cloth and plates
style-waiting = Waiting
style-to-move = To move
style-card = a card
style-changed = changed
style-good = affordable
style-secret = secret
style-empty = empty
style-goal = to the goal
style-won = won

## How a game is played, in one picture

primer-title = in sixty seconds
primer-goal = The goal
primer-turn = Your turn: do one of these
primer-move = Your turn
primer-round = A round
primer-auction = An auction
primer-end = The end
