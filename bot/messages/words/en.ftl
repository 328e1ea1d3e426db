### What the bot says.

## Tables and seats

table-moved-on = Someone has moved since. Here is the table now.
table-moved-yourself = You’ve moved since. Here is the table now.
table-unknown-cards = This table was played with other cards ({ $game }) than those the bot plays with now.
table-unknown-game = There is no game called “{ $game }”. Choose one from the list in /table new.
table-unknown-option = This game has no option “{ $option }”. Choose one from the list in /table new.
table-size = This game is for { $exact ->
    [yes] { $most } players
   *[no] { $least } to { $most } players
}, not for { $n }.
table-automas = There is room for { $most ->
    [one] one computer player
   *[other] { $most } computer players
} besides you, not { $n }.
table-no-such-seat = There is no “{ $seat }” here. At this table: { $names }.
table-namesakes = Several people are called “{ $seat }”: { $names }. Pick one from the list.
table-no-closeup = This game has no close-ups of one player. Use /board without a seat: the table shows everything.
table-gone = That table is gone. /table list shows the ones there are.
table-none = There is no table here, and you’re not in any game. Open one with /table new.
table-full = All { $n } seats are taken. Open another table with /table new.
table-begun = The game has already started. Open another table with /table new.
table-not-begun = The game hasn’t started yet. The player who opened the table can press “Start”.
table-finished = This game is over. Open a new table with /table new.
table-ended = This table is closed. Open a new one with /table new.
table-seated = You’re already at this table.
table-not-yours = You’re not in this game: { $names } are playing. Watch it with /board, or open your own table with /table new.
table-opener = Only { $who }, who opened the table, can start the game now. From <t:{ $at }:t>, anyone at the table can.
table-closer = Only { $who }, who opened the table, can close it now. From <t:{ $at }:t>, anyone at the table can. /table leave gives up your own seat.
table-too-few = { $n ->
    [one] There is 1 player
   *[other] There are { $n } players
} so far, and the game needs { $least }. Invite someone, or add a computer player.
table-delay = Choose a delay from 0 to { $most } seconds, for example 30-180. With 0-0 standing orders act at once.
table-no-orders = This game has no standing orders, so there is no delay to set.

table-which-game = These options need a game: choose one with game:. Without it, /table new asks for everything step by step.

notice-invite = Invite people
notice-invited = Invited: { $names }
notice-see = See the end
notice-how = How to play
notice-learn = Learn by playing
notice-begins = All { $n } seats taken – the game starts by itself.
notice-call = { $who }, all { $n } seats at table #{ $number } are taken: press “Start”. From { $time }, anyone at the table can start.
invite-call = { $names }: { $who } invites you to **{ $title }** · #{ $number }.
invite-known = They’re already invited or at the table.
invite-nobody = Mention the people you want to invite, such as @Ann.
invite-bot = { $who } is a bot. Add a computer player instead.
invite-unseen = { $who } can’t see this channel, so I can’t invite them here.
table-invited = At most { $n } people can be invited to one table.
invite-enough = You can invite { $n } people an hour. { $minutes ->
        [one] In a minute
       *[other] In { $minutes } minutes
    } you can invite more.
table-not-over = This game isn’t over yet.
place-direct = your direct messages
code-call = { $who } invites you to **{ $title }**, played by direct message. Press “Join”, or type the command.
code-how = The game comes by direct message. If nothing arrives, play with /play, /hand and /board.
code-unknown = This code doesn’t work. It may have a typo, it may have expired, or the game has started. Ask your friend for the new one.
code-wait = Too many wrong codes. You can try again in { $minutes } minutes.
code-none = This table has no code: it is played in a channel, where everyone there can join.
code-opener = Only { $who }, who opened the table, can give out a new code.
direct-enough = You’ve opened { $n } tables by direct message, and that’s as many as there can be. Finish one or close it with /table end.
direct-players = You can’t mention anyone here. Open the table, and pass its code on to your friends.
direct-replace = A seat at a table by direct message can’t be handed to someone else. /table resign lets the computer play on.
direct-closed = { $name } doesn’t accept direct messages from me, so tell them yourself that it’s their turn.
again-opened = Table #{ $number } is open in { $place }, and I’ve invited the others. The game starts as soon as everyone has joined.
again-joined = You’re in at table #{ $number } in { $place }! The game starts as soon as everyone has joined.
again-there = You’re playing again at table #{ $number } in { $place }.
button-again = Play again
button-swap = Play again, seats swapped
button-share = Poster
share = **{ $title }** · a picture of the game to show anywhere
option-players = Who to invite: mention them, such as @Ann
option-begin = When the game starts
option-setup-each = Maximum number of tables per person at a time; 0 for no limit
begin-opener = when you start it
begin-full = by itself, once all seats are taken
setup-each = • At most { $n ->
    [one] one table
   *[other] { $n } tables
} per person at a time
setup-each-unlimited = • Any number of tables per person
server-enough = { $n ->
    [one] One of your tables is
   *[other] { $n } of your tables are
} open or playing here, and that’s the limit on this server. Finish one, or close one with /table end. Members who manage the server can raise the limit with /setup each:.

wizard-title = **New table** – choose what you like, then open it.
wizard-players = Who plays
wizard-seats = { $size } players: you{ $automas ->
    [0] {""}
    [one] , one computer player
   *[other] , { $automas } computer players
}{ $free ->
    [0] {""}
    [one] , one free seat
   *[other] , { $free } free seats
}
wizard-player = Player { $n }
wizard-levels = { $n ->
    [one] Computer player: { $levels }
   *[other] Computer players: { $levels }
}
wizard-rules = House rules
wizard-table = Pace, language and place
wizard-boxes = How it is played
wizard-begins = The game begins by itself once all seats are taken
wizard-forum = Forum in which the table becomes a post
wizard-here = None: here, or where this server keeps its tables
wizard-post = A post in { $forum }.
wizard-more = Undo, absence and hints
wizard-open = Open table
wizard-start = Start game
wizard-opened = Table #{ $number } is open in { $place }.
wizard-started = Table #{ $number } has started in { $place }.

notice-automa = { $name } (computer, { $level })
notice-character = { $who } – { $character }
notice-add = Add a computer player
post-automas = -# { $n ->
    [one] Computer player
   *[other] Computer players
}: { $listed }
post-automa = { $name } ({ $level })
notice-open = { $seated } of { $size } seats taken. Needs { $least } players to start.
notice-enough = { $seated } of { $size } seats taken. That’s enough to start, or wait for more players.
notice-full = All { $n } seats taken – { $who } can start the game.
notice-begun = The game is on in { $place }.
notice-begun-here = The game is on.
notice-over-here = The game is over.
notice-code = Send your friend this code: **{ $code }**. They type **/table join code:{ $code }** to me. The code works until { $time }.
notice-add-me = Friends who haven’t added me yet can do that here first: { $link }
notice-over = The game is over – see { $place }.
notice-delay = Standing orders act after { $exact ->
    [yes] { $most } seconds
   *[no] { $least } to { $most } seconds
}.
notice-hasty = Standing orders act { $most ->
    [0] at once
   *[other] after { $exact ->
        [yes] { $most ->
            [one] one second
           *[other] { $most } seconds
        }
       *[no] { $least } to { $most } seconds
    }
}: the timing may give them away.

status-open = { $seated } of { $size } seats taken
status-running = playing
status-paused = paused
status-finished = over
status-ended = closed
listed-number = #{ $number }
list-title = **Tables** · { $open ->
    [0] no free seats
    [one] a free seat at one of them
   *[other] free seats at { $open } of them
}
list-page = page { $page } of { $pages }
list-more = and { $n } more
list-join = Join #{ $number }
list-look = Look at a game
list-earlier = Previous page
list-later = Next page
list-how = -# Open your own with `/table new`.
button-new = New table
button-tables = Open tables
button-commands = All commands
button-find = Find players

## Looking for players

seats-none = **Free seats.** Choose games. When a table opens with a free seat, I’ll call you there: at most once an hour, and never in your quiet hours.
seats-chosen = **Free seats.** When a table opens with a free seat for { $games }, I’ll call you there: at most once an hour, and never in your quiet hours. To stop that, choose nothing.
seats-only = Not everyone on this server can see { $channel }, so I’ll only call you to tables opened there.
seats-pick = Which games to call you for
button-seats = Free seats
seats-zone = ⚠️ I don’t know yet when it’s night where you are, and won’t call you before I do. **Choose your time zone below**; `/settings zone:` takes any city.
seats-call = { $names }: there’s a free seat for **{ $title }** (#{ $number }).
find-title = **Find players.** Choose what you’d like to play. As soon as there are enough people, I open a table { $where } and call you all once.
find-looking = **You’re looking for players** until { $time }. As soon as there are enough people, I open a table { $where } and call you all once.
find-where = in { $place }
find-where-last = in the channel where the last of you asked
find-others = { $n ->
    [one] Someone else is looking on this server.
   *[other] { $n } others are looking on this server.
}
find-games = Which games
find-people = How many people, you included
find-people-exactly = { $least } players
find-people-between = { $least } to { $most } players
find-people-any = any number
find-until = For how long
find-until-1 = the next hour
find-until-4 = the next 4 hours
find-until-24 = until this time tomorrow
find-until-72 = 3 days
find-until-168 = a week
find-ask = Find players
find-change = Change
find-stop = Stop looking
find-stopped = You’re not looking for players any more.
find-not-looking = You’re not looking for players.
find-opened = There is a table for you: { $place }. Press **Ready** there.
find-no-game = None of these games is for that many people.
find-no-server = I can only look for players on a server. Use this command in one of its channels.
find-meeting-hidden = Games found here are opened in a channel that you can’t see. Ask a server manager.
find-awaited = Not everyone is there yet. Still to press Ready: { $names }.
find-ready = Great, you’re here!
find-call = { $names }: I’ve found you players. Your table: **{ $title }** (#{ $number }). Press **Ready** by { $time }. If you can’t play, press **Leave** and I’ll ask the next person.
find-night-call = { $names }: game night! **{ $title }** (#{ $number }) is about to begin. Press **Ready** by { $time }, or **Leave**.
find-night = Your game night is planned for { $time } in { $place }. Others press **Join** there; ten minutes before, I call everyone who sits at the table.
find-night-game = For a game night, say which game with `game:`.
find-night-when = I can’t use that time: { $typed }. Type a time such as 20:00, or a date and time such as { $example }. It must be 15 minutes to two weeks from now.
find-night-zone = I don’t know what time it is where you are. Set your time zone with `/settings zone:`, then try again.
find-at-today = today, { $time }
find-at-tomorrow = tomorrow, { $time }
notice-night = Game night: { $time }. Ten minutes before, I call everyone at the table.
notice-found = You found each other with `/find`.
notice-awaited = You found each other with `/find`. Still to press **Ready** by { $time }: { $names }.

seating-joined = You’re in!
seating-joined-there = You’re in! The table is in { $place }.
seating-left = You’ve left the table.
seating-automa = A computer player joins.
seating-begun = The game starts!

seating-first = Join first – then the player who opened the table can start the game.

which-table = Which table?

## Hints and reviews

review-puzzle = A review would tell the solution of today’s puzzle. Ask again tomorrow.
review-unfinished = This game isn’t over yet.
review-progress = Going through the game: { $n }%.
review-none = No single move cost much or changed the chances much.
review-head = **{ $title }** · how { $who } played
review-head-own = **{ $title }** · how you played
review-accuracy = { $who } played { $good } of { $of } moves as well as I would.
review-accuracy-own = You played { $good } of { $of } moves as well as I would.
review-listed = { $n }. { $where }: { $what } – { $kind }
review-kind-costly = −{ $n }% chance of winning
review-kind-brilliant = a brilliant move
review-kind-turn = a turning point, by { $who }: { $before }% → { $after }%
review-move = **{ $title }** · { $where } · { $kind }
review-own = Your chance of winning went from { $before }% to { $after }%.
review-chances = { $who }’s chance of winning went from { $before }% to { $after }%.
review-better = Better for { $who }: **{ $move }**.
review-better-own = Better: **{ $move }**.
review-gained = With it { $who } wins about { $best } games in 100; with the move played, about { $played }.
review-gained-own = With it you win about { $best } games in 100; with the move played, about { $played }.
review-brilliant = It wins about { $n } of 100 games. The next best move wins { $second }.
review-luck = There was nothing better: what came to light was luck.
review-try = Try again from here
try-begun = Table #{ $number } starts from this point of the game, for you alone, in { $place }. Computer players take the other seats.
try-over = The game was already over at that point.

free-none = You have nothing to use without an action right now.
hint-off = This table gives no hints. Whoever opens a table chooses that in /table new.
hint-late = The table has changed since you asked for this hint. Ask again for one that fits.
hint-only = You hardly have a choice: **{ $move }**.
hint-wins = Best: **{ $move }**. That wins the game at once.
hint-best = Best: **{ $move }**. That puts your chance of winning at about { $n }%.
hint-even = Just as good: **{ $move }**, about { $n }% as well.
hint-second = Second best: **{ $move }**, about { $n }%.

## Computer players

automa-level-easy = easy
automa-level-regular = regular
automa-level-strong = strong
automa-hint-easy = Plays by habit and slips like a beginner
automa-hint-regular = Thinks ahead
automa-hint-strong = Thinks longer and is hard to beat
character-cog = plays by the book
character-rivet = loves a risk
character-spring = an opportunist
character-piston = likes to surprise
character-brass = plays the long game
character-flywheel = takes no chances
character-ratchet = grabs points while others plan
character-gasket = leaves nothing to luck
character-sprocket = goes all in
character-pendulum = waits, then strikes
character-bobbin = tries what no one else does
character-lever = trusts what has always worked

## Buttons

button-join = Join
button-leave = Leave
button-ready = Ready
button-automa = Add computer
button-start = Start
button-code = New code
button-add-me = Add me
button-play = Play
button-hint = Hint
button-free = Use everything that costs no action
button-review = Review
review-overview = Overview
review-other = { $n }: { $where }: { $what }
button-hint-play = Play it
button-hand = My hand
button-board = Table
button-text = Text
button-record = Log
button-rules = Rules
button-change = Change
button-order = Leave a move for later
button-withdraw = Cancel order
button-undo = Undo
button-resign = Resign
button-end = Close table
button-export = Export
button-pause = Pause
button-resume = Resume

## Menus

menu-pick = Choose one
menu-pick-some = { $least ->
    [0] { $most ->
          [1] Choose one if you like
         *[other] Choose up to { $most }
      }
   *[other] { $most ->
        [1] Choose one
       *[other] { $exact ->
            [yes] Choose { $most }
           *[no] { $least ->
                [1] Choose one or more, up to { $most }
               *[other] Choose { $least } to { $most }
            }
        }
    }
}
menu-pick-between = Choose: { $first } … { $last }
menu-times = { $what } ×{ $n }
form-no-number = “{ $typed }” isn’t a number from { $least } to { $most }.
form-no-wait = “{ $typed }” isn’t a time I understand. Type hours, at most { $most }, or minutes, such as 45m, at least { $least }.
form-unclear = That combination isn’t a possible move. Change the numbers and try again.
form-again = Open the form again
form-kept = -# What you typed is kept: open the form again to correct it.
menu-none = None
menu-your-turn = **Your turn.**
menu-answered = **Saved.** You can change it until everyone has answered.
menu-sure = **{ $move }?**
menu-impossible = **{ $move }** isn’t possible. { $reason }
stake-victory = **This wins the game.**
stake-end = **This ends the game.**
stake-revealing = Something hidden comes to light, so this can’t be undone.
stake-lasting = This can’t be undone.
stake-asked = You can undo this only if the others agree.
menu-confirm = Confirm
lay-here = Place here
lay-flip = Flip
lay-refused = ✗ { $why }
what-button = What is this?
what-late = This menu is out of date: the game has moved on.
what-pick = Look at another one
menu-back = Back
play-understood = So far: `{ $notation }`
play-ambiguous = That could mean several moves: { $moves }{ $more ->
    [0] .
    *[other] , and { $more } more.
}

## Orders

order-ask = Going away? You can leave a move for later: the bot makes it when your turn comes, and no one else will know.
order-late = No move was left for later: the game has moved on. Here is the table now.
order-left = Standing order saved. Cancel it with “Cancel order” or /orders.
order-withdrawn = Standing order cancelled.
order-none = You have no standing order here. It was cancelled or has already acted.
order-stands = Your secret standing order: **{ $order }**
order-coming = Unless you move first, your standing order acts after a few minutes, so that no one can tell: **{ $order }**
order-over = Your standing order has ended. { $reason } It was: **{ $order }**
order-amiss = Something went wrong.
order-unreadable = an order from an older version
orders-title = **Your standing orders.** Only you can see this.
orders-none = No standing orders. Some games offer them while you wait (**Leave a move for later**), or on your turn (**Bid up to…**).
orders-withdraw = Cancel an order

## Moves taken back, votes, pauses

undo-done = Undone.
undo-asked = This affects others, so I’ve asked them. Your move is undone if everyone agrees.
undo-never = Undo is off at this table.
only-mover-undoes = Only { $who } can undo this move.
undo-nothing = You have no move to undo.
undo-revealed = You can’t undo that: new information has been revealed since.
undo-older-rules = You can’t undo moves from an older version of the game.
order-taken-back = You undid the move.
table-paused = Paused. /table resume continues the game.
table-not-paused = The table isn’t paused.
table-no-seat = This table has seats 1 to { $n }.
table-no-bot = { $who } is a bot and can’t play.
which-table-option = You have several tables here. Choose one with “table”.
post-paused = paused; `/table resume` continues
act-taken-back = { $who } undoes their last move.
act-taken-back-agreed = { $who } undoes a move; everyone agreed.
act-handed = { $who } takes over from <@{ $was }>.
act-handed-by-automa = { $who } takes over from a computer player.
act-handed-by-somebody = { $who } takes over a seat.
act-handed-to-automa = { $who }, a computer player, takes over from <@{ $was }>.
act-paused = The game is paused.
act-resumed = { $who } ends the pause. The game continues.
act-ended = The table is closed before the end of the game.
note-forced = { $who } has nothing left to do, so the game goes on by itself.
note-stand-in = { $who } is away: the computer makes this move.
proposal-take-back = { $who } asks to undo this move and everything after it. Everyone must agree.
proposal-pause = { $who } suggests a pause. No one can move until someone ends it. Everyone must agree.
proposal-end = { $who } suggests closing this table before the end of the game.
proposal-absent = { $who } hasn’t moved for { $wait }. What now? A majority of the others decides; until then { $who } can still move.
proposal-replace = { $who } suggests that { $guest } should take over from { $seat }.
proposal-majority = { $absent ->
    [none] More than half of the players must agree.
    [remind] More than half must agree. Players who are away and don’t vote in time don’t count.
   *[other] More than half must agree. Players who are away don’t count.
}
proposal-plays = This is { $who }’s seat, and only they can hand it over. If they don’t move for longer than this table allows, the others can decide.
proposal-sat-here = This person can’t take the seat. They opened this table or played in another seat here, so they may know what is hidden. Choose someone else.
proposal-your-seat = { $who }, this is about your seat. Make your move or press “Disagree” before this ends, and it stays yours.
proposal-handed-on = { $was }, you have been away, and the others have handed your seat on: { $who } plays there now.
proposal-offer = { $guest }, would you like to take over from { $seat }?
seat-automa = a computer player
proposal-voters = Still to vote: { $names }.
proposal-until = Voting ends { $time }.
proposal-closed = This has been decided.
proposal-not-yours = You can’t vote on this.
offer-not-yours = This seat is offered to someone else.
offer-until = The offer ends { $time }.
seat-vote-yes = Take the seat
seat-vote-no = No, thanks
seat-vote-withdraw = Take back the offer
offer-outcome-yes = The seat is taken.
offer-outcome-no = The offer is declined. Nothing changes.
offer-outcome-withdrawn = The offer is taken back. Nothing changes.
offer-outcome-late = Nobody answered in time. Nothing changes.
proposal-not-proposed = Only the player who suggested this can withdraw it.
proposal-no-such-vote = That’s not one of the choices here.
proposal-seated = This person is already at the table.
votes-yes = { $names } agreed.
votes-no = { $names } disagreed.
votes-skip = The computer plays this turn: { $names }.
votes-automa = The computer takes the seat: { $names }.
votes-end = Close the table: { $names }.
vote-withdraw = Withdraw
vote-yes = Agree
vote-no = Disagree
vote-skip = Computer plays this turn
vote-automa = Computer takes the seat
vote-end = Close the table
outcome-yes = Done.
outcome-no = Not agreed. Nothing changes.
outcome-skip = The computer plays this turn.
outcome-automa = The computer takes the seat.
outcome-end = The table is closed.
outcome-withdrawn = Withdrawn. Nothing changes.
outcome-late = Time is up. Nothing changes.
outcome-over = The game has moved on, so there is nothing left to decide.
resign-sure = { $alone ->
    [yes] No one else is left, so the table will be closed.
   *[no] The computer will play on in your seat.
} Resign?
resign-cup = { $won ->
    [yes] All other people here have given up, so you stay ahead of them.
   *[no] You then come behind everyone who is still playing here.
}
resign-season = Whoever leaves all their games of a season to the computer isn’t in the next one.
end-sure = { $how ->
    [open] The game hasn’t started yet, so the table will be closed at once.
    [alone] The table will be closed and the game stays unfinished.
    [managed] You manage this server, so the table will be closed at once.
    [freely] You opened this table and no one else has moved, so it will be closed at once.
   *[vote] The others will be asked. More than half must agree.
} Close the table?
leaving-resigned = You’ve resigned.
hand-given-up = You no longer play at this table: someone else has your seat.
leaving-ended = The table is closed.
leaving-paused = Paused.
leaving-resumed = The game continues.
leaving-asked = I’ve asked the table.
call-turn = { $names }, it’s your turn.
call-see = See the table

## A table’s policy

policy-on = on
policy-off = off
policy-undo = Which moves can be undone
policy-undo-none = none
policy-undo-unrevealed = until new information is revealed
policy-undo-anything = any, if everyone agrees
notice-policy-undo-anything = Undo: any move, if everyone agrees.
notice-policy-undo-none = Undo is off.
policy-absent = What happens when a player doesn’t move
policy-absent-none = nothing
policy-absent-remind = they get a reminder
policy-absent-vote = the others decide
policy-absent-automatic = the computer plays the turn
wait-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
}
wait-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
}
notice-policy-absent-automatic = If a player doesn’t move for { $wait }, the computer plays the turn.
notice-policy-absent-none = If a player doesn’t move, nothing happens.
notice-policy-absent-vote = If a player doesn’t move for { $wait }, the others decide what to do.
policy-absent_after = Time until a player counts as away
wait-hint = Hours, at most { $most }; or minutes, such as 45m, at least { $least }
policy-hints = Who may ask for the best move
policy-hints-none = no one
policy-hints-alone = players who play only against the computer
policy-hints-all = everyone
notice-policy-hints-all = Everyone may ask for hints.
notice-policy-hints-none = Hints are off.
policy-animation = Whether the picture of a decisive move is animated
notice-policy-animation-off = Animations are off.
policy-live_board = One board that is kept up to date, not a post each turn
notice-policy-live_board-on = The board is one post that is kept up to date, not a post each turn.
policy-pace = How fast you mean to play
policy-pace-free = no hurry
policy-pace-daily = a move a day
policy-pace-live = live, everyone present
notice-policy-pace-daily = Pace: a move a day.
notice-policy-pace-live = Pace: live, everyone present.

## The table

post-over = the game is over
post-over-below = The newest message has the result.
post-began = The game has begun.
post-thinking = { $names } { $n ->
    [one] is
   *[other] are
} thinking…
post-next = { $names } { $n ->
    [one] moves
   *[other] move
} next.
post-thanks = Thanks for playing, { $people }!
post-honours = Honours for { $name }: { $honours }
post-cup = This game counts for { $cup }: [its post]({ $place }) tells how everyone stands, and who plays next.
post-result = **{ $title }** is over: see { $place }.
post-result-above = The result is in the message above.
post-nobody = No one wins.
post-more = … { $n ->
    [one] one more line
   *[other] { $n } more lines
}: see /record
post-departed = { $name } has left this server, so I can’t tell them that it’s their turn. /table replace offers the seat to someone else.
post-closed = { $name } doesn’t accept direct messages. “My hand” shows their secret cards.

## The record

record-title = **{ $title }** · steps { $first } to { $last } of { $ply }
record-empty = No moves yet.
record-unreadable = These moves are from an older version and can’t be shown any more.
record-earlier = Previous
record-later = Next

## One's tables

games-title = { $n ->
    [0] **Your games.** It’s not your turn anywhere.
    [one] **Your games.** It’s your turn in one of them.
   *[other] **Your games.** It’s your turn in { $n } of them.
}
games-none = You’re not in any game.
games-your-turn = **your turn** for { $waited }
games-since = { $waiting } (turn began { $since })
games-unknown = this game isn’t here any more

## Reminders

reminder-title = { $n ->
    [one] **It’s your turn in a game.**
   *[other] **It’s your turn in { $n } games.**
} Change reminders with `/settings`.
reminder-table = • { $title } · { $place } · your turn began { $since }
reminder-here = { $who }, your turn began { $since }.
reminder-call = { $who }, it’s your turn.
reminder-alone = { $who }, everyone else has answered – you’re the last one.
reminder-next = **{ $title }** · { $place }: it’s { $who }’s turn, and you’re probably next. Turn this off with `/settings`.
reminder-muted = No more reminders for this.
reminder-nothing = It’s not your turn here any more.
reminder-silent = -# Sent without a sound: I don’t know your time zone, and it may be night.
button-zone = Choose my time zone
button-mute = Stop reminding me

## Settings

settings-title = **Your settings.** Only you can see them. Change them below, or with the options of `/settings`.
settings-language = • Language: { $language }
settings-direct = • Direct messages: { $on ->
    [yes] I send you your hand
   *[no] off; “My hand” shows it at the table
}
settings-reminders-direct = • Reminders: by direct message after { $hours } { $hours ->
    [one] hour
   *[other] hours
}, at most { $most } per turn
settings-reminders-thread = • Reminders: at the table after { $hours } { $hours ->
    [one] hour
   *[other] hours
}, at most { $most } per turn
settings-reminders-nowhere = • Reminders: off
settings-quiet = • Quiet hours: { $begin } to { $end }
settings-no-quiet = • Quiet hours: off
settings-zone = • Time zone: { $zone } (now { $time })
settings-no-zone = • Time zone: not chosen{ $silent ->
    [yes] , so reminders come without a sound
   *[no] {""}
}
settings-pick-zone = Choose your time zone
settings-alone = • Tell me when everyone is waiting for me: { $on ->
    [yes] on
   *[no] off
}
settings-next = • Tell me when I’m probably next: { $on ->
    [yes] on
   *[no] off
}
settings-turns = • Notify me of every turn by direct message: { $on ->
    [yes] on
   *[no] off
}
settings-confirm = • Ask me to confirm: { $on ->
    [yes] every move
   *[no] only moves that I can’t undo
}
settings-warnings = • Warn me of what a move may lead to: { $on ->
    [yes] on
   *[no] off
}
settings-tips = • Explain what is new to me in a game: { $on ->
    [yes] on
   *[no] off
}
switch-direct = send me my hand by direct message
switch-alone = tell me when everyone is waiting for me
switch-next = tell me when I’m probably next
switch-turns = notify me of every turn by direct message
switch-confirm = always ask me to confirm a move
switch-warnings = warn me of what a move may lead to
switch-tips = explain what is new to me in a game
settings-switches = What is on
settings-seats = • Free seats I call you to: { $games }{ $silent ->
    [yes] , once I know your time zone
   *[no] { "" }
}
settings-own-face = • In pictures: my Discord picture
settings-face = • In pictures: { $face }
settings-faces = Choose a face
faces-intro = **This face shows you in pictures,** in every game and on the leaderboard. What is posted already stays as it is.
faces-pick = Choose a face
faces-own = My Discord picture, else a face by seat
faces-back = Back to the settings
settings-exactly = Type values or change the language
settings-form-title = Your settings
settings-form-hours = Hours until a reminder
settings-form-most = Reminders per turn, at most
settings-form-quiet = Hours without reminders
settings-form-quiet-hint = Two hours of the day, such as 22-8; 0-0 for none
settings-form-zone = Your time zone
settings-form-zone-hint = The nearest large city, such as Berlin
settings-unknown-zone = There is no city “{ $zone }” on my list of time zones. Type a large city with the same time as yours, such as Berlin.
settings-several-zones = Several time zones fit “{ $zone }”: { $cities }. Type one of the cities.
settings-fixed-zone = “{ $zone }” is an abbreviation, not a city. If you mean the time in { $city }, type { $city }.
settings-unknown-hours = Write quiet hours as two hours of the day, for example 22-8. 0-0 turns them off.
language-discord = same as your Discord
reminders-direct = by direct message
reminders-thread = at the table
reminders-nowhere = off

board-at = step { $ply } of { $last }
board-set-up = start of the game (step 0 of { $last })
board-no-such-ply = There is no such step. Choose from 0 (the start) to { $most }.
button-replay = Replay
button-film = Watch recap
film = **{ $title }** · recap
film-alt = A recap of the game in { $n ->
    [one] 1 picture
   *[other] { $n } pictures
}. At the end: { $end }
film-progress = Making the recap … { $bar } { $n }%
film-failed = The recap couldn’t be made. “Replay” or /board step: shows any moment of the game.
button-first = First
button-last = Last
stage-ask = Go to a round
stage-start = the start
stage-from = from step { $ply }
button-show = Show it here
shown-by = { $who } shows this to everyone:
show-not-here = That can only be shown where the table is, by someone who may write there.

## Results

results-none = No game has been finished here yet.
profile-none = This player hasn’t finished a game here yet.
profile-hints = { $n ->
    [0] Hints: none in { $of } { $of ->
            [one] game
           *[other] games
        }.
   *[other] Hints: { $n }, in { $games } of { $of } { $of ->
            [one] game
           *[other] games
        }.
}
profile-none-own = You haven’t finished a game here yet.
results-no-server = Results are kept for each server. Ask on a server.

## What is kept of people

privacy =
    {"**"}Your data**
    • Your Discord ID, the name you play under, and the language of your Discord.
    • Your moves with their times, your votes and standing orders, how often you asked for hints, how your games on each server ended, and the honours you earned in them.
    • Your settings, which messages show your hands and reminders, and how often you have met each kind of decision in a game.
    • A small copy of your Discord picture, for your seat.
    • Which puzzles you opened with `/puzzle`, on which server, and whether you found the best move.
    • While you look for players with `/find`: what you’d play, with how many people, and until when.
    • On each server where you asked to be told of free seats: for which games, since when, and when I last called you.
    • Which cups you’ve entered and opened, and your places there.
    Nothing else. I don’t keep what people write, and I don’t pass anything on. I keep your data until you delete it here; backups made by the people who run the bot may last longer.
    {"**"}If you delete it:** { $active ->
        [0] you’re not in any game right now.
        [one] you leave one table; if its game has started, the computer plays on for you.
       *[other] you leave { $active } tables; where the game has started, the computer plays on for you.
    } Finished games keep your seat without your name. Messages already posted on Discord stay there.
privacy-done = Your data is deleted. If you use the bot again, you’ll start afresh.
privacy-nobody = Someone
button-forget = Delete everything

## Servers

setup-title = **Server settings.** Only you can see this. Choose what to change, or type it after /setup.
setup-held = • { $permission }: granted
setup-lacked = • { $permission }: **missing** – { $purpose }
setup-anywhere = • Tables: in every channel
setup-meeting = • Tables opened by `/find`: in { $channel }
setup-hidden-meeting = • I can’t see { $channel }, so no table can be opened there
setup-no-meeting = • Tables opened by `/find`: where it is used
setup-channels = • Tables: in { $channels }
setup-everybody = • Who can open tables: everyone
setup-managers = • Who can open tables: only members who can manage the server
setup-most = • At most { $n ->
    [one] one table
   *[other] { $n } tables
} at a time
setup-unlimited = • Any number of tables
setup-absence = • When a player doesn’t move (unless the table says otherwise): { $way }
setup-take-back = • Undo (unless the table says otherwise): { $way }
setup-pick-absent = If someone doesn’t move: { $way }
setup-pick-undo = Undo: { $way }
setup-button-here = Allow tables here
setup-button-meet = /find tables here
setup-button-no-meeting = /find tables where it’s used
setup-button-not-here = No tables here any more
setup-button-all = Allow tables everywhere
setup-button-everybody = Let everyone open tables
setup-button-managers = Let only managers open tables
setup-not-yours = Only members who can manage the server can change its settings.
purpose-view-channel = without it I can’t show anything here
purpose-send-messages = without it no tables can be opened here
purpose-send-messages-in-threads = without it I can’t post in the tables’ threads
purpose-create-public-threads = without it games are played in the channel itself
purpose-attach-files = without it no tables can be opened here
purpose-read-message-history = without it I can’t update older posts
permission-create-public-threads = “Create Public Threads”
permission-read-message-history = “Read Message History”
forum-tags = { $forum } wants a tag on every post, and has none for tables. A server admin can add the tags { $names } there.
forum-unseen = That forum is gone, or I can’t see it. Choose another one, or none.
forum-yours = You can’t open posts in { $forum }, where this server keeps its tables.
setup-forum = • New tables: posts in { $forum }
setup-forum-lacked = • Permissions I’m missing in { $forum }: { $names }
setup-forum-gone = • New tables: posts in a forum that I don’t see any more
setup-forum-tags = • Tags in { $forum }: { $names }
setup-forum-untagged = • Tags **missing** in { $forum }: { $names } – add tags with these names to the forum, and each post shows how its table stands
setup-button-no-forum = Stop using the forum
tag-open = open
tag-running = running
tag-over = over
server-channel = On this server, tables are opened in { $channels }.
server-managers = On this server, only members who can manage it can open tables.
server-full = { $n ->
    [one] One table is
   *[other] { $n } tables are
} open or playing here, and this server allows no more. Join one, or wait until one is finished. Members who manage the server can close one with /table end.
setup-where-here = allow them here
setup-where-not-here = not here any more
setup-where-all = allow them everywhere
setup-who-everybody = everyone
setup-who-managers = members who can manage the server

## Watching

watch-watching = You’re following this table in { $place }. I’ve added you to its thread.
watch-own = You’re playing at this table, so you’re already in its thread { $place }.
watch-stopped = You’re no longer following this table.
watch-leave = I can’t remove you from the thread { $place }. Choose “Leave Thread” in its menu.
watch-gone = This table’s thread was deleted. It will be shown again with the next move, and you can follow it then.
watch-archived = The thread { $place } is archived. You can follow it once someone writes there or makes a move.
watch-refused = Discord doesn’t let me do that in { $place }. You can join or leave the thread yourself.
watch-no-thread = This table has no thread of its own. You can see it in { $place }.

## Rules and help

guide-begin = The rules chapter by chapter, in pictures: pick one below.
guide-chapters = Rules in pictures
guide-primer = In sixty seconds
guide-told = In sixty seconds, as text
guide-next = Next: { $title }
guide-exact = Exact rules
guide-doubts = { $said } Look a card or piece up with /rules to see how sure its figures are.
rules-contents = Pick a chapter below, or type /rules topic: to look something up.
rules-own-cards = Some figures differ from print: whoever runs this bot has put in their own cards ({ $digest }).
rules-games = Rules of another game
rules-sections = Chapters of the rules
rules-pieces = Cards and pieces explained
rules-unknown = Nothing found for “{ $topic }”. Start typing and pick from the list, or leave it empty to see the chapters.
rules-further = More rules about this, each shown by its number in /rules:
rules-fillers = a an and any are be can did do does for get has have how i if in is it many may me most much my not of on or that the they this to very what when where which who whose why with you your
rules-synonyms =
    abilities, effects: ability, effect, sign
    broke: bankrupt, debt
    coins: money, florins, tokens
    discount: bonus
    draw, drawn, equality, equal: tie, tied, share
    ending, finish, over: end, victory
    end: victory
    hidden: secret
    hints: order
    ladder, ranking, placing: ranked
    limit, maximum, max: at most, more than
    money, cash: florins, pounds
    poor, poorest: least money, little money
    prestige: points
    rich, richest: most money
    robber: thief
    scroll: privilege
    setup, start, begin, beginning: set-up
    stuck, deadlock: dead ends, nothing possible
    tied, tie: share victory
    undo: take back
    win, winner, winning: victory, wins
    wildcard, wilds: wild, joker
help =
    {"**"}How to play**
    • New to a game? Press it below: a practice game that only you can see teaches it step by step. `/rules` tells its rules.
    • `/table new` opens a table. Others press **Join**; you can add computer players; then press **Start**. In our direct messages it opens a table for friends anywhere, who join by its code.
    • `/table list` shows the tables of this server, `/find` looks for people to play with, and `/cup new` opens a cup or a season. To be told of free seats, type `/settings` and press **Free seats**.
    • I mention you when it’s your turn. Press **Play**, or use `/play`, and choose. Most moves that you can undo are made at once; others ask you to **Confirm** first. `/undo` takes the last one back, at once or if the others agree.
    • I send you your hand as a direct message, and you can play the whole game from there. `/hand` or **My hand** shows it too, only to you.
    • Unsure? `/hint` tells the best move and why, and `/review` what decided a finished game. `/puzzle` sets a small problem each day.
    • While you wait, some games let you leave an order, such as your maximum bid; `/orders` lists yours. Only you can see them.
    • `/profile` tells how your games went. `/settings` has your reminders, your language and the face that shows you in pictures.
    • `/table pause` pauses the game, `/table replace` offers a seat to someone else, `/table resign` gives yours to the computer, `/table end` closes the table.
    There’s no hurry: the table waits for you.

## When something is amiss

sorry = Something went wrong; your game is safe. Please try again.
database-away = I can’t reach my database right now. Please try again in a minute; if your move was made after all, the table will show it then.
busy = Too much is going on right now, so nothing was done. Please try again in a moment.
barred = Whoever runs this bot has decided that it no longer answers here, or no longer answers you.
too-fast = You’re going too fast for me, so I didn’t do that. Wait ten seconds, then try again.
menu-old = That menu is old, so I did nothing. Please open it again.
command-old = That command, or a choice in it, is old, so I did nothing. Please type it again.
too-much-at-once = You’ve asked for a lot at once. Please wait until some of it is done.
lacking = I can’t show this table in { $channel }. Permissions I’m missing: { $names }. A server admin can grant them; no moves are lost.
unshown-gone = This table’s channel was deleted, so no one can see it there. The game goes on: play by direct message, or with /play, /hand and /board anywhere I am.
unshown-removed = I’m no longer on this table’s server, so no one can see it there. The game goes on: play by direct message. If someone adds me again, the table appears there with the next move.
unshown-archived = This table’s thread { $channel } is archived, and Discord doesn’t let me open it again. Anyone who writes there opens it; no moves are lost.
unshown-refused = Discord refuses my post in { $channel }, so no one can see it there. Play by direct message, or with /play, /hand and /board; no moves are lost.
unshown-locked = This table’s thread { $channel } is locked, so I can’t show the game there. A moderator can unlock it; no moves are lost.
lacking-somehow = I can’t show this table in { $channel }: I’m missing a permission. I need to view the channel, send messages and attach files; no moves are lost.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”

## Commands

command-table = Open or join a table
command-table-new = Open a table here: in this channel, or by direct message
command-table-join = Join an open table
command-table-leave = Leave a table before the game starts
command-table-start = Start the game at your table
command-table-list = List the tables on this server, and yours everywhere
command-table-show = Show a table (only to you)
command-play = Make a move: choose from a menu or type it
command-hand = Show your hand (only to you)
command-review = Look at the turning points of a finished game (only to you)
command-hint = Ask for the best move (only to you)
command-undo = Undo your last move, at once or if the others agree
command-table-resign = Give up your seat: the computer plays on for you
command-table-replace = Offer a seat to someone else
command-table-pause = Suggest a pause
command-table-resume = Continue after a pause
command-table-export = Save the table as a file (with secrets once the game is over)
command-table-end = Close the table before the game ends
option-user = Who takes over
option-which-seat = Seat number, if it isn’t yours
command-board = Show the table (only to you)
command-record = Show the game log
command-orders = Show your standing orders (only to you)
command-games = List your games and where it’s your turn
command-leaderboard = Server rankings
command-profile = Show a player’s games on this server
command-privacy = See or delete your data
command-setup = Check the bot’s permissions and change server settings
command-watch = Follow a table you’re not playing at
command-settings = Your reminders, language, and face in pictures
command-rules = Look up the rules of a game
command-help = How to play here
command-find = Find people to play with, on this server
option-find-games = Which game; any, if you leave it out
option-find-people = How many people, you included
option-find-pace = How fast you’d like to play
option-find-at = A game night: when, in your time zone, such as 20:00
option-find-until = For how long you look
option-setup-meeting = Where to open tables from /find
setup-meeting-here = in this channel
setup-meeting-anywhere = where /find is used
option-game = Which game
option-seats = Maximum number of players
option-computers = How many computer players
option-level = How strong the computer players are
option-language = Language of the table
option-options = House rules of the game, such as key=option
option-delay = Delay for standing orders in seconds: 30-180, or 0-0 for none
option-code = The code of a table by direct message, from whoever opened it
option-table = Which table, if that isn’t clear from the channel
option-move = Type a move or pick one from the list
option-text = In words instead of a picture
option-my-language = Your language
option-zone = Your time zone: start typing a city
option-direct = Get your hand by direct message
option-reminders = Where you get reminders
option-hours = Hours until you get a reminder
option-quiet = Hours without reminders, such as 22-8; 0-0 for none
option-most = Maximum number of reminders per turn
option-alone = Get told when everyone is waiting for you
option-next = Get told when you’re probably next
option-turns = Get notified of every turn by direct message
option-confirm = Confirm every move, even those you could undo
option-warnings = Be warned of what a move may lead to
option-tips = Have what is new to you in a game explained
option-seat = A close-up of one player’s things, in games that have one
option-whose = Whose; yours if empty
option-with = Head to head with this player
option-forum = A forum: the table becomes a post there
option-setup-forum = A forum in which new tables become posts
option-setup-tables = Where tables can be opened
option-setup-who = Who can open tables
option-setup-most = Maximum number of tables at a time; 0 for no limit
option-watch-stop = Stop following
option-moment = After which step: /record numbers them; 0 is the start
option-topic = A card or piece, a chapter, or the number of a rule
language-en = English
language-ru = Russian

## Lessons

command-learn = Learn a game by playing it, step by step
option-learn = Which game do you want to learn?
learn-quick = Learn a game
quick-players = { $exact ->
    [yes] { $most } players
   *[no] { $least }–{ $most } players
}
quick-minutes = { $least }–{ $most } minutes
learn-which = Which game do you want to learn? You play a practice game that only you can see, with one thing explained at a time. It takes 5 to 8 minutes, and you can stop and go on later.
where = -# { $text }
introduction = 💡 { $text }
warning = ⚠️ { $text }
learn-none = There is no lesson for this game.
learn-title = **{ $game }** · Lesson, step { $step } of { $steps }
learn-title-astray = **{ $game }** · Lesson, on your own since step { $step } of { $steps }
learn-title-done = **{ $game }** · Lesson, done
learn-title-over = **{ $game }** · Lesson
learn-against = { $n ->
        [one] You play against a computer player, { $names }.
       *[other] You play against computer players: { $names }.
    }
learn-begun = • **{ $game }**: step { $step } of { $steps }
learn-begun-astray = • **{ $game }**: on your own since step { $step } of { $steps }
learn-begun-done = • **{ $game }**: done
learn-left = Your own way: that’s fine. From here on the others don’t follow the lesson either. Play on, or go back to where you left it.
learn-free = You can play on: **Hint** then says which move is best, and why. To play with friends, use /table new; /find looks for people on a server.
learn-real = To play with friends, use /table new; /find looks for people on a server.
learn-play = Play a real game
learn-on = Play on
learn-playing = You’re already playing at table #{ $number } in { $place }.
learn-not-again = A lesson has no second table. Start it over with /learn, or use /table new for a real game.
learn-do = Do it: { $move }
learn-lay = place it as in the picture
learn-back = Back to the lesson
learn-anew = Start over
learn-moved-on = You have gone on since. This is where you are now.

## Names of commands and their options

name-command-board = board
name-command-end = end
name-command-export = export
name-command-find = find
name-command-games = games
name-command-hand = hand
name-command-help = help
name-command-hint = hint
name-command-join = join
name-command-leaderboard = leaderboard
name-command-learn = learn
name-command-leave = leave
name-command-list = list
name-command-new = new
name-command-orders = orders
name-command-pause = pause
name-command-play = play
name-command-privacy = privacy
name-command-profile = profile
name-command-record = record
name-command-replace = replace
name-command-resign = resign
name-command-resume = resume
name-command-review = review
name-command-rules = rules
name-command-settings = settings
name-command-setup = setup
name-command-show = show
name-command-start = start
name-command-table = table
name-command-undo = undo
name-command-watch = watch
name-option-absent = absent
name-option-alone = alone
name-option-computers = computers
name-option-begin = begin
name-option-code = code
name-option-delay = delay
name-option-direct = direct
name-option-each = each
name-option-forum = forum
name-option-game = game
name-option-hints = hints
name-option-animation = animation
name-option-hours = hours
name-option-language = language
name-option-level = level
name-option-most = most
name-option-people = people
name-option-until = until
name-option-at = at
name-option-meeting = meeting
name-option-live_board = live_board
name-option-pace = pace
name-option-move = move
name-option-step = step
name-option-next = next
name-option-options = options
name-option-absent_after = absent_after
name-option-players = players
name-option-quiet = quiet
name-option-reminders = reminders
name-option-seat = seat
name-option-seats = seats
name-option-stop = stop
name-option-table = table
name-option-tables = tables
name-option-text = text
name-option-topic = topic
name-option-turns = turns
name-option-undo = undo
name-option-user = user
name-option-with = with
name-option-who = who
name-option-zone = zone
name-option-confirm = confirm
name-option-warnings = warnings
name-option-tips = tips

## Puzzles

puzzle-none = There’s no puzzle: none of the games here has any.
puzzle-head = **Puzzle of { $day }** · { $game } · { $grade ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-how = Your first move is your answer. Here you’ll see tomorrow whether it’s the best one.
puzzle-late = `/puzzle` tells the solution of this one already, so what you play here counts for nothing.
puzzle-asked = 🧩 **{ $question }**
puzzle-next = Your next move is your answer. Look at it before you confirm: it can’t be taken back.
button-solution = Yesterday’s solution
puzzle-no-solution = Yesterday’s puzzle has no solution that could be told.
puzzle-was = 🧩 This game began with a puzzle: { $question }
puzzle-told-tomorrow = Your first move was your answer: tomorrow `/puzzle` tells whether it’s the best one.
puzzle-noted = That was your answer: tomorrow `/puzzle` tells whether it’s the best one. You can play on here.
puzzle-waiting = The position is at your table #{ $number }, in { $place }.
puzzle-answered = You’ve answered. The solution is here from { $time } on.
puzzle-play-on = At your table #{ $number }, in { $place }, you can play on against computer players.
puzzle-over = Your game at table #{ $number } ended without an answer. There’s a new puzzle tomorrow.
puzzle-solution = **Solution of { $day }** · { $game }
puzzle-best = The best move: **{ $move }**
puzzle-then = After that: { $moves }
puzzle-second = The next best: { $move } ({ $value })
puzzle-right = You found it.
puzzle-wrong = You played something else.
puzzle-found = { $n } of { $of } found it.
puzzle-finders = Found on this server by { $names }.
puzzle-more = { $n } more
puzzle-month = Found since { $since }: { $table }
puzzle-place = { $place }. { $who } – { $n }
puzzle-streak = Solved on { $n } days in a row.
button-puzzle = Solve it
puzzle-begun = Table #{ $number } is yours alone: you can answer here or in { $place }. Computer players take the other seats.
command-puzzle = Solve the puzzle of the day (only you see it)
name-command-puzzle = puzzle
puzzle-post = Press *Solve it*: your first move at a table of your own is your answer, if you make it before { $time }. Only you see it. The solution comes with the next puzzle, and says who found it.
option-setup-puzzle = When to post the puzzle of the day in this channel, in your time zone
setup-puzzle-never = never
setup-puzzle-at = at { $hour }:00
setup-puzzle = • Puzzle of the day: in { $channel }, at { $hour }:00 ({ $city })
name-option-puzzle = puzzle
## Cups

cup-title = **{ $name }** (#{ $number })
cup-button-enter = Enter
cup-button-leave = Leave
cup-button-standings = Standings
cup-button-organise = Organise
cup-button-again = Again next month
cup-button-extend = Extend by { $length }
cup-button-begin = Begin now
cup-button-end = { $kind ->
    [season] End the season
   *[other] End the cup
}
cup-button-file = Standings as a file
cup-file = The standings, for a spreadsheet (CSV):
cup-file-division = Division
cup-file-place = Place
cup-file-name = Name
cup-file-round = Round { $n }
cup-days = { $n ->
    [one] a day
   *[other] { $n } days
}
cup-rules-swiss = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} at tables of { $size }. You meet people with about as many points as you, and no one twice if that can be avoided.
cup-rules-mini = Everyone meets everyone, at tables of { $size }.
cup-rules-points = { $last ->
    [0] A win is worth { $first } points.
   *[other] First place at a table is worth { $first } points, last place { $last }.
} Ties go to whoever finished ahead of the other, then to whoever had the stronger opponents.
cup-rules-pace = A round lasts { $length }, a turn { $turn }. If your time runs out, the computer moves for you; the second time at a table, it takes your seat, and you come last there.
cup-rules-season = Divisions of { $least } to { $most } people, tables of { $size }: everyone meets everyone in their division. Then the first of each move up and the last move down, and the next season begins by itself. Whoever leaves, or lets the computer finish all their games, isn’t in it.
cup-rules-season-pace = With { $n } people there { $rounds ->
    [one] is one round
   *[other] are { $rounds } rounds
}, within { $length }.
cup-month = a month
cup-season = season { $n }
cup-moving-up = Up to division { $n }: { $names }
cup-moving-down = Down to division { $n }: { $names }
cup-next-season = **The season begins at { $time }.** Until then others can enter and those below can leave; { $least } to { $most } people can play.
cup-sign-up = **Sign-up until { $time }.** It begins then, or as soon as { $most } people are in; at least { $least } are needed.
cup-field = Entered ({ $n }): { $names }
cup-more = and { $n } more
cup-field-none = No one has entered yet.
cup-round = **Round { $round } of { $rounds }**, until { $time }:
cup-free = Sitting out this round, with the points of a middle place: { $names }
cup-finished = { $kind ->
    [season] **The season is over.**
   *[other] **The cup is over.**
} Thank you for playing!
season-next-below = The next season begins at { $time }. Until then you can enter or leave it at its post below.
season-out = Not in it, because the computer finished all their games: { $names }. They can enter again at its post.
season-next = The next season begins at { $time }. Until then you can enter or leave it [at its post]({ $place }).
season-last = This was the last season: no one plays on, or the rules of this server don’t allow another one now.
cup-won-by = { $n ->
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}
cup-finished-poster = [Here is the poster]({ $place }).
cup-round-over = { $cup }: round { $round } is over.
cup-round-next = The next round lasts until { $time }. [How everyone stands]({ $place })
cup-last-round = First at the tables of round { $round }: { $names }
cup-ended = { $kind ->
    [season] The season was ended early, and there won’t be another one.
   *[other] The cup was ended early.
}
cup-lost = { $kind ->
    [season] The season { $cup }
   *[other] The cup { $cup }
} is over: its channel was deleted.
cup-ended-here = { $kind ->
    [season] The season { $cup }
   *[other] The cup { $cup }
} was ended early. You can finish this game, but it counts for nothing there. The time limits no longer apply.
cup-too-few = Too few people entered ({ $n } of at least { $least }), so { $kind ->
    [season] the season
   *[other] the cup
} won’t take place.
cup-winner = 🏆 The cup { $cup } is over. { $n ->
    [one] The winner: { $names }
   *[other] The winners: { $names }
}!
season-winner = 🏆 Season { $season } of { $cup } is over. { $n ->
    [one] First in division 1: { $names }
   *[other] Together first in division 1: { $names }
}!
cup-honour = { $place ->
    [1] won a cup
    [2] came second in a cup
   *[other] came third in a cup
}
cup-in = You’re in. When it’s your turn at a table, I mention you there.
cup-out = { $kind ->
    [season] You’re no longer in the season.
   *[other] You’re no longer in the cup.
}
cup-withdrawn = You won’t play in the next rounds. Your game in this round goes on; `/table resign` gives your seat to the computer.
cup-organise = Organise { $cup }
cup-remove = Take someone out
cup-removed = { $name } is out.
cup-readmit = Let someone enter again
cup-readmitted = { $name } can enter again.
cup-extended = Extended until { $time }.
cup-begins = { $kind ->
    [season] The season begins.
   *[other] The cup begins.
}
cup-end-sure = End { $cup } now? Games that are going on can be finished, but they won’t count here.
cup-not-yours = Only the organiser or someone who manages the server can do that.
cup-gone = That cup doesn’t exist any more.
cup-begun = Sign-up is over, so no one can enter any more.
cup-entered = You’re in already.
cup-barred = You were taken out, so you can’t enter again unless the organiser lets you.
cup-full = All places are taken: { $n } people are in.
cup-over = It’s already over.
cup-not-in = That person isn’t taking part.
cup-not-barred = That person wasn’t taken out.
cup-not-you = You’re not taking part.
cup-moved = Something has just changed here. Please try again.
cup-too-few-yet = Too few people are in ({ $n }): it takes at least { $least }.
cup-size = This game is for { $least } to { $most } players, so a table can’t have { $n }.
cup-rounds = A cup has 1 to { $most } rounds, not { $n }.
cup-most = It takes { $least } to { $most } people.
cup-enough = You already organise { $n } cups on this server that aren’t over yet. One of them has to end first.
cup-too-large = You may need { $n ->
    [one] a table
   *[other] { $n } tables
}. This server allows { $most } at a time, and { $there ->
    [0] none is
    [one] one is
   *[other] { $there } are
} open or playing now. Let fewer people in, or make its tables larger.
cup-followed = The next cup is open already: `/cup list` leads to it.
cup-followed-over = The next cup, #{ $n }, has been played already. Press *Again next month* under its end.
cup-name = It needs a name.
cup-numbers = Players at a table and rounds must be whole numbers, 1 or more.
cup-no-server = A cup needs a server. Use this command in one of its channels.
cup-no-channel = Use this command in a text channel: each table gets a thread there.
cup-none = There’s no cup on this server right now. `/cup new` opens one.
cup-opened = { $kind ->
    [season] Your season { $cup } is open.
   *[other] Your cup { $cup } is open.
} Its post is in this channel, where people press **Enter**. You’re not in it yourself until you press it, too: there or here.
cup-list-way = [its post]({ $place })
cup-list-open = sign-up ends { $time }
cup-list-round = round { $round } of { $rounds }
cup-bound = This is a table of a cup or a season: it can’t be paused, closed by its players or handed to someone else. `/table resign` gives your seat to the computer.
cup-form-title = { $kind ->
    [season] New season
   *[other] New cup
}: { $title }
cup-form-name = { $kind ->
    [season] Name of the season
   *[other] Name of the cup
}
cup-form-size = Players at a table
cup-form-needs = At least { $n } people for tables of { $size }
cup-form-needs-more = { $n } for { $size }
cup-form-needs-season = { $sizes }. A season takes at least { $n } people.
cup-form-rounds = Number of rounds
cup-form-pace = How long a round lasts
cup-form-pace-entry = { $length }, up to { $turn } a turn
cup-form-days = How long a season lasts
cup-form-month = A month
cup-form-until = Sign-up lasts
cup-form-swiss = Swiss: you meet people with about as many points as you
cup-form-season = Season: divisions, in which everyone meets everyone; the next begins by itself
cup-form-mini = Mini cup: everyone meets everyone
notice-cup = The round lasts until { $time }. After that the computer moves for whoever is still to move.
notice-cup-left = This table is closed. The places that count:
notice-cup-place = { $place }\. { $name }
notice-cup-way = { $kind ->
    [season] Open the season’s post
   *[other] Open the cup’s post
}
cup-table = { $season ->
    [0] round { $round } · { $name }
   *[other] round { $round } · { $name }, season { $season }
}
command-cup = Cups: several rounds, and a winner
command-cup-new = Open a cup that people on this server can enter
command-cup-list = List this server’s cups
option-cup-form = Who meets whom
option-cup-most = How many people can enter
name-command-cup = cup
name-option-kind = kind
