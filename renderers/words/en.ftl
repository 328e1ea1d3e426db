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

## Painted faces

faces-title = Faces to choose from
faces-chosen = Chosen: { $face }
face-redhead = Woman with red hair
face-curls = Man with curls
face-veil = Woman with a veil
face-cap = Man with a cap
face-ermine = Woman in ermine
face-feather = Woman with a feather
face-bow-tie = Man with a bow tie
face-bob = Woman with short hair
face-top-hat = Man in a top hat
face-tiara = Woman with a tiara

## How people stand on a server

standing-all = All games
standing-board = Leaderboard
standing-rating = Rating
standing-games = Games
standing-won = Won
standing-best = Best
standing-none = –
standing-nameless = No name
standing-share = { $n }%
standing-more = … and { $n } more
standing-newest = Only the newest { $n } games on this server count.
standing-record = { $played } played, { $won } won ({ $share })
standing-rated = { $place }. { $name } · { $rating } · { $record }
standing-unrated = – { $name } · { $record }

## Cups

cup-board = Standings
cup-state = { $game } · round { $round } of { $rounds }
cup-points = Points
cup-opponents = Opponents
cup-won = Won
cup-line = { $place }. { $name } · { $points } { $n ->
    [one] point
   *[other] points
}
cup-line-whole = { $line } · opponents { $opponents } · won { $won }
cup-columns = Opponents: the mean points of the people one met
cup-ties = Ties: who came ahead of the other, then opponents’ points
cup-line-gone = { $line } (out)
season-state = { $game } · season { $season } · round { $round } of { $rounds }
season-division = Division { $n }
cup-poster-about = { $game } · { $people } players · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cup-best = Best game: { $name } with { $score }, in round { $round }
cup-decimal = { $whole }.{ $tenth }
profile-rating = Rating { $rating }, place { $place } of { $rivals }
profile-place = Place { $place } of { $rivals }
profile-unrated = Not rated: no game against other people yet
profile-unrated-short = Not rated yet
profile-played = { $n ->
    [one] game
   *[other] games
}
profile-rated = { $n } rated
profile-won = won
profile-won-of = { $won } of { $played }
profile-row = { $n ->
    [one] win in a row
   *[other] wins in a row
}
profile-longest = longest: { $n }
profile-streak = { $now ->
    [one] { $now } win in a row now (longest streak: { $longest })
   *[other] { $now } wins in a row now (longest streak: { $longest })
}
profile-best = best score
profile-best-told = Best score: { $score } in { $game }
profile-unequalled = Best score: { $score } in { $game }, the best on this server
profile-record = server record
profile-course = Rating, game by game
profile-last = last { $n }
profile-ratings = Rating before and after the last { $n } rated { $n ->
    [one] game
   *[other] games
}: { $ratings }
profile-in-game = { $game }: rating { $rating }, place { $place } of { $rivals }; { $record }
profile-in-game-unrated = { $game }: { $record }
profile-in-game-best = { $line }; best score { $score }
earned-times = { $honour }{ $n ->
    [one] {""}
   *[other] {" "}{ earned-often }
}
earned-more = and { $n } more
profile-honours = Honours
profile-honours-told = Honours: { $honours }
profile-honours-in-game = { $game }: { $honours }
profile-in-game-scores = { $line }; best score { $best }, typically { $typical }
earned-often = ×{ $n }
profile-met = Head to head
profile-met-order = ahead – level – behind
profile-met-line = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $ahead } ahead, { $level } level, { $behind } behind

## Chances over a game

review-curve = Chances of winning
review-curve-per = { $n }%
review-curve-told = { $title }: chances of winning over the game.
review-curve-one = { $name } { $n }%
review-curve-after = { $n ->
    [0] At the start
    [one] After 1 step
   *[other] After { $n } steps
}: { $chances }.
