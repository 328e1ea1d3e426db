### What the bot says.

## Tables and seats

table-moved-on = The table has moved on; here is how it stands now.
table-unknown-game = There is no game called “{ $game }”. Choose one from the list that /table new offers.
table-unknown-option = This game has no option “{ $option }”. Choose from the list that /table new offers.
table-size = This game is for { $least } to { $most } players, not for { $n }.
table-automas = At most { $most ->
    [one] one automa fits
   *[other] { $most } automas fit
} beside you, not { $n }.
table-no-such-seat = Nobody is called “{ $seat }” here. { $names } sit at this table.
table-no-closeup = In this game everybody’s things are seen best on the table itself: /board without seat.
table-gone = There is no such table any more. /table list shows those that there are.
table-none = There is no table here, and you sit at none. /table new opens one.
table-full = All { $n } seats of this table are taken; /table new opens another.
table-begun = The game has begun; seats change only before that. /table new opens another table.
table-not-begun = The game has not begun yet; whoever opened the table starts it with “Start”.
table-finished = This game is over. /table new opens another table.
table-ended = This table is closed. /table new opens another.
table-seated = You already sit at this table.
table-not-yours = This is not your table: { $names } sit here. You can watch with /board, or open a table of your own with /table new.
table-opener = Only { $who }, who opened the table, may begin the game.
table-too-few = { $n ->
    [one] One player sits
   *[other] { $n } players sit
} here, and the game needs { $least }. Somebody may join, or you add an automa.
table-delay = An order may wait for 0 to { $most } seconds: 30-180, for example. With 0-0 it is obeyed at once.
table-no-orders = This game knows no orders, so there is nothing to wait for.

notice-automa = {" "}(automa)
notice-open = { $seated } of { $size } seats { $seated ->
    [one] is
   *[other] are
} taken. The game may begin with { $least } players.
notice-full = All { $n } seats are taken: { $who } may start the game.
notice-begun = The game has begun in { $place }.
notice-begun-here = The game has begun.
notice-over = The game is over. It was played in { $place }.
notice-delay = Orders are obeyed after { $least } to { $most } seconds.
notice-hasty = Orders are obeyed { $most ->
    [0] at once
   *[other] after { $least } to { $most } seconds
}: timing may reveal standing orders.

status-open = { $seated } of { $size } seats taken
status-running = in play
status-paused = pausing
status-finished = over
status-ended = closed
listed-number = no. { $number }

seating-joined = You sit at the table.
seating-left = You have left the table.
seating-automa = An automa sits down.
seating-begun = The game begins.

seating-first = You do not sit at this table yet. Take a seat, and whoever opened the table may start the game.

which-table = Which table do you mean?

## Buttons

button-join = Join
button-leave = Leave
button-automa = Add automa
button-start = Start
button-play = Play
button-hand = My hand
button-board = Table
button-text = Text
button-record = Record
button-rules = Rules
button-change = Change
button-withdraw = Withdraw
button-undo = Take back
button-resign = Give up my seat
button-end = Close the table
button-export = As a file
button-pause = Pause
button-resume = Go on

## Menus

menu-pick = Choose one
menu-pick-some = { $least ->
    [0] Choose up to { $most }
   *[other] { $most ->
        [1] Choose one
       *[other] { $exact ->
            [yes] Choose { $most }
           *[no] Choose { $least } to { $most }
        }
    }
}
menu-none = None
menu-your-turn = **Your turn.**
menu-answered = **Your answer is in.** You may change it until the last one has come in.
menu-sure = **{ $move }** – confirm?
menu-impossible = **{ $move }**: this is not possible. { $reason }
menu-confirm = Confirm
menu-back = Back
play-understood = Understood so far: `{ $notation }`

## Orders

order-ask = You may leave an order, to be obeyed when your turn comes; nobody else learns of it.
order-left = Your order is taken. “Withdraw” or /orders takes it back.
order-withdrawn = Your order is withdrawn.
order-none = You have no order here: it has been withdrawn or obeyed already.
order-stands = Your order, of which nobody else knows: **{ $order }**
order-coming = Your order is obeyed soon, unless you act first: **{ $order }**
order-over = Your order is no longer in force. { $reason } It was: **{ $order }**
order-amiss = Something went wrong on our side.
order-unreadable = an order under older rules
orders-title = **Your orders.** Nobody else sees this.
orders-none = You have left no orders. In games that know them, your hand and /play offer to leave one while you wait.
orders-withdraw = Withdraw an order

## Moves taken back, votes, pauses

undo-done = Your move is taken back.
undo-asked = Others are affected by this, so they are asked at the table; your move is taken back if all agree.
undo-never = At this table no move is taken back; it was opened so.
undo-nothing = You have made no move that could be taken back.
undo-revealed = Something hidden has come to light since your last move, so it stands. It would be unfair to the others.
undo-older-rules = These moves were made under older rules, so they cannot be taken back any more.
order-taken-back = You have taken the move back.
table-paused = The table pauses: nobody moves, and no clock runs. /table resume goes on.
table-not-paused = The table does not pause.
table-no-seat = This table has seats 1 to { $n }.
table-no-bot = { $who } is a bot, and cannot play.
table-patience = A table may wait for 1 to { $most } hours before somebody counts as absent.
which-table-option = You have several tables here: say with “table” which one you mean.
post-paused = the table pauses; `/table resume` goes on
act-taken-back = { $who } takes the last move back.
act-taken-back-agreed = { $who } takes a move back, with everybody's consent.
act-handed = { $who } now plays in place of { $was }.
act-handed-by-automa = { $who } now plays in place of an automa.
act-handed-by-somebody = { $who } now plays in place of somebody else.
act-handed-to-automa = { $who }, an automa, now plays in place of { $was }.
act-paused = The table pauses.
act-resumed = The game goes on: { $who } ends the pause.
act-ended = The table is closed before the end of the game.
note-stand-in = { $who } is away: an automa makes this move.
proposal-take-back = { $who } would like to take their last move back, and with it all that came after. Everybody has to agree.
proposal-pause = { $who } proposes a pause: nobody moves and no clock runs, until anybody ends it. Everybody has to agree.
proposal-end = { $who } proposes to close this table before the end of the game.
proposal-absent = { $who } has not acted for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. What shall be done? What more than half of the others choose is done; until then, { $who } may still act.
proposal-replace = { $who } proposes that { $guest } plays on in place of { $seat }.
proposal-majority = { $absent ->
    [none] More than half of all have to agree.
    [remind] More than half have to agree; whoever is away, and says nothing until the end, does not count then.
   *[other] More than half have to agree; whoever is away does not count.
}
proposal-offer = { $guest }, would you like to play on in place of { $seat }?
seat-automa = an automa
proposal-voters = Still to vote: { $names }.
proposal-until = This ends { $time }.
proposal-closed = This is decided already.
proposal-not-yours = This is not for you to decide.
proposal-not-proposed = Only whoever proposed this may withdraw it.
proposal-no-such-vote = This is not what is asked here.
proposal-seated = This person already sits at the table.
votes-yes = For it: { $names }.
votes-no = Against it: { $names }.
votes-skip = An automa plays this one turn: { $names }.
votes-automa = An automa takes the seat: { $names }.
votes-end = Close the table: { $names }.
vote-withdraw = Withdraw the proposal
vote-yes = Agree
vote-no = Refuse
vote-skip = Automa plays this turn
vote-automa = Automa takes the seat
vote-end = Close the table
outcome-yes = Agreed.
outcome-no = Not agreed: everything stays as it is.
outcome-skip = An automa plays this one turn.
outcome-automa = An automa takes the seat.
outcome-end = The table is closed.
outcome-withdrawn = Withdrawn: everything stays as it is.
outcome-late = The time is over: everything stays as it is.
outcome-over = The table has moved on: there is nothing left to decide.
resign-sure = { $alone ->
    [yes] Nobody else is left here: if you give your seat up, the table is closed.
   *[no] If you give your seat up, an automa plays on in it to the end of the game.
} Shall it be?
end-sure = { $how ->
    [alone] The table will be closed, and the game never finished.
    [managed] You manage this server: the table will be closed at once, whoever sits there.
    [freely] You opened this table: it will be closed at once, and the game never finished.
   *[vote] The others will be asked whether to close the table; more than half have to agree.
} Shall it be?
leaving-resigned = You have given your seat up.
hand-given-up = You do not play at this table any more: the seat is somebody else's now.
leaving-ended = The table is closed.
leaving-paused = The table pauses.
leaving-resumed = The game goes on.
leaving-asked = The question is put at the table.
notice-undo-none = No move is taken back.
notice-undo-anything = If everybody agrees, moves may be taken back even after something hidden has come to light.
notice-absent-vote = If somebody does not act for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}, the others decide what to do.
notice-absent-automatic = If somebody does not act for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}, an automa plays the turn.

## The table

post-over = the game is over
post-nobody = Nobody has won.
post-earlier = … and { $n ->
    [one] one line
   *[other] { $n } lines
} before that: see /record
post-more = … { $n ->
    [one] one more line
   *[other] { $n } more lines
}: see /record
post-closed = { $name } takes no direct messages: “My hand” shows what only they may see.

## The record

record-title = **{ $title }** · moves { $first } to { $last } of { $ply }
record-empty = Nobody has moved yet.
record-unreadable = These moves were made under older rules and cannot be told in words any more.
record-earlier = Earlier
record-later = Later

## One's tables

games-title = { $n ->
    [0] **Your tables.** None of them waits for you.
    [one] **Your tables.** One of them waits for you.
   *[other] **Your tables.** { $n } of them wait for you.
}
games-none = You sit at no table. /table new opens one.
games-your-turn = **your turn**, which began { $since }
games-since = { $waiting }; the turn began { $since }

## Reminders

nudge-title = { $n ->
    [one] **A table waits for you.**
   *[other] **{ $n } tables wait for you.**
} /settings says when you are reminded.
nudge-table = • { $title } · { $place } · your turn began { $since }
nudge-here = { $who }, your turn began { $since }.
nudge-alone = { $who }: everybody else has answered, and waits for you alone.
nudge-next = **{ $title }** · { $place }: it is the turn of { $who }, and yours is probably next. /settings says whether you are told so.
nudge-muted = You are not reminded of this any more.
nudge-nothing = None of your turns is waited for here.
button-mute = Do not remind me of this

## Settings

settings-title = **Your settings.** Only you see them; each option of /settings changes one.
settings-language = • Language: { $language }
settings-direct = • Direct messages: { $on ->
    [yes] your hands come by direct message
   *[no] none; “My hand” at a table shows what only you may see
}
settings-reminders-direct = • Reminders: by direct message, when a turn has waited for { $hours } { $hours ->
    [one] hour
   *[other] hours
}; at most { $most } for each turn
settings-reminders-thread = • Reminders: at the table, when a turn has waited for { $hours } { $hours ->
    [one] hour
   *[other] hours
}; at most { $most } for each turn
settings-reminders-nowhere = • Reminders: none
settings-quiet = • Quiet hours: from { $begin } to { $end }
settings-no-quiet = • Quiet hours: none
settings-zone = • Time zone: { $zone }; it is { $time } there
settings-alone = • Told when everybody waits for you alone: { $on ->
    [yes] yes
   *[no] no
}
settings-next = • Told by direct message when your turn is probably next: { $on ->
    [yes] yes
   *[no] no
}
settings-unknown-zone = There is no time zone called “{ $zone }”. Begin to type a city, such as Berlin, and choose from the list.
settings-unknown-hours = Quiet hours are written as two hours of the day: 22-8, for example, or 0-0 for none.
language-discord = as your Discord speaks
reminders-direct = by direct message
reminders-thread = at the table
reminders-nowhere = none

board-at = **{ $title }** after move { $ply } of { $last }
board-set-up = **{ $title }** at the beginning; { $last ->
    [one] one move follows
   *[other] { $last } moves follow
}
board-no-such-ply = There is no such move: choose from 0, which is the beginning, to { $most }.
button-replay = Replay
button-film = As a film
film = **{ $title }** from the beginning to move { $ply }, in { $n ->
    [one] one picture
   *[other] { $n } pictures
}
film-alt = The game as a film, a second for each of { $n ->
    [one] one picture
   *[other] { $n } pictures
}. At the end: { $end }
film-failed = The film could not be made. “Replay”, or /board ply:, shows every moment by itself.
button-first = Beginning
button-last = Newest

## Results

results-rated = { $number }. { $name } · { $rating } · { $games }
results-unrated = – { $name } · { $games }
results-games = { $played } { $played ->
    [one] game
   *[other] games
}, { $won } won
results-none = No game has been finished here yet.
results-no-server = Results are kept for each server: ask there.

## What is kept of people

privacy =
    {"**"}What is kept of you**
    • Your Discord id, the name under which you sit at tables, and the language that your Discord speaks.
    • Your moves with their times, your votes, and the orders you have left; how your games ended on each server.
    • Your settings, and which messages show your hands and reminders.
    Nothing else: no messages that people write, and nothing is passed on. It is kept until you delete it here; copies that whoever runs the bot has made for safety may last longer.
    {"**"}Deleting it:** { $living ->
        [0] you sit at no table just now.
        [one] you leave one table; if its game has begun, an automa plays on in your place.
       *[other] you leave { $living } tables; where the game has begun, an automa plays on in your place.
    } Games that are over keep your seat without your name. What Discord shows in its channels is Discord's, and stays there.
privacy-done = All that was known of you is deleted. If you use the bot again, it meets you anew.
privacy-nobody = Somebody
button-forget = Delete all of it

## Servers

setup-title = **How this server plays.** Only you see this; each option of /setup changes a line.
setup-held = • { $permission }: granted
setup-lacked = • { $permission }: **missing** – { $purpose }
setup-anywhere = • Tables may be opened in every channel.
setup-channels = • Tables may be opened in { $channels }.
setup-everybody = • Everybody may open tables.
setup-managers = • Only people who may manage the server open tables.
setup-most = • At most { $n ->
    [one] one table is
   *[other] { $n } tables are
} open or in play at a time.
setup-unlimited = • As many tables as people like are open or in play.
setup-absence = • When somebody does not act, unless a table says otherwise: { $way }
setup-take-back = • Taking moves back, unless a table says otherwise: { $way }
setup-not-yours = Only people who may manage the server may set it up.
purpose-view-channel = without it nothing can be shown here
purpose-send-messages = without it no table can be opened here
purpose-send-messages-in-threads = without it tables fall silent in their threads
purpose-create-public-threads = without it games are played in the channel itself
purpose-attach-files = without it no table can be opened here
purpose-read-message-history = without it older posts are not brought up to date
permission-create-public-threads = “Create Public Threads”
permission-read-message-history = “Read Message History”
server-channel = Tables are opened elsewhere on this server: in { $channels }.
server-managers = On this server only people who may manage it open tables.
server-full = { $n ->
    [one] One table is
   *[other] { $n } tables are
} open or in play here, and this server has no room for more at a time. Join one, or wait until one is over; whoever manages the server may close one with /table end.
setup-where-here = allow them here
setup-where-not-here = no longer here
setup-where-all = allow them everywhere
setup-who-everybody = everybody
setup-who-managers = whoever may manage the server

## Watching

watch-watching = You watch this table in { $place }: its thread is among yours now, and says when there is news.
watch-stopped = You do not watch this table any more.
watch-leave = Discord lets only moderators take somebody out of a thread. Leave { $place } by hand: “Leave Thread” in its menu.
watch-gone = The thread of this table was deleted. With its next move the table is shown anew; then you may watch it.
watch-archived = The thread { $place } is archived. Once somebody writes there, or with the table’s next move, you may watch it.
watch-refused = Discord does not let me do that in { $place }. You may join the thread, or leave it, by hand.
watch-no-thread = This table has no thread of its own: everybody sees it in { $place }.

## Rules and help

rules-contents = Choose below, or ask for anything by its name, or for a rule by its number: /rules topic.
rules-sections = A section of the rules
rules-pieces = What the cards and pieces here do
rules-unknown = The rules have nothing called “{ $topic }”. Begin to type and choose from the list, or leave it empty for the contents.
rules-further = Further rules here:
help =
    {"**"}How to play**
    • `/table new` opens a table. Others press *Join*; automas play along if you like; *Start* begins.
    • When it is your turn, you are mentioned at the table. Press *Play*, or use `/play`, and choose; nothing counts before *Confirm*.
    • In some games you may leave an order while you wait, such as the most you would bid; only you ever learn of it. `/orders` shows yours.
    • Your hand comes by direct message, and the whole game can be played from there. `/hand` or *My hand* shows it too, to you alone.
    • `/play move:` takes a typed move and offers what may follow as you type.
    • `/board` shows the table, `/board text:True` reads it out, `/record` tells the latest moves.
    • `/undo` takes your last move back, at once or if the others agree. `/table pause` stops the clocks, `/table replace` offers a seat to somebody else, `/table resign` gives yours to an automa, `/table end` closes the table.
    • `/games` lists your tables, `/settings` says how you are told of things. `/rules` quotes the rules and says what a card does, and `/privacy` tells what is kept of you.
    There is no hurry: the table waits for you, and remembers everything.

## When something is amiss

sorry = Something went wrong on our side, and has been noted. The table is safe: nothing has changed that you do not see. Please try again.
lacking = I cannot show this table in { $channel }: I lack the permission { $names } there. Whoever runs the server can give it to me; no move is lost meanwhile.
unshown-gone = The channel of this table was deleted, so nobody sees it there. The game goes on: play by direct message, or with /play, /hand and /board wherever I am.
unshown-locked = The thread { $channel } of this table is locked, so I cannot show it there. Whoever moderates the server can unlock it; no move is lost meanwhile.
lacking-somehow = I cannot show this table in { $channel }: I lack a permission there. I need to see the channel, send messages and attach files; no move is lost meanwhile.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”

## Commands

command-table = Open tables and take seats
command-table-new = Open a table in this channel
command-table-join = Take a seat at an open table
command-table-leave = Give up your seat before the game begins
command-table-start = Begin the game at the table you opened
command-table-list = Show the tables here, and yours everywhere
command-table-show = Show a table, to you alone
command-play = Make a move: choose from a menu, or type it
command-hand = Show your hand, to you alone
command-undo = Take your last move back, at once or if the others agree
command-table-resign = Give your seat up to an automa while the game is on
command-table-replace = Offer a seat to somebody else
command-table-pause = Propose a pause in which nobody moves and no clock runs
command-table-resume = End the pause
command-table-export = Get the table as a file: what everybody was told; after the end, everything
command-table-end = Close the table before the end of the game
option-undo = Which moves may be taken back
option-absent = What happens if somebody does not act
option-patience = After how many hours somebody counts as absent
option-user = Who is to play on
option-which-seat = The number of the seat, if it is not your own
undo-none = none
undo-unrevealed = as long as nothing hidden has come to light
undo-anything = any, if everybody agrees
absent-none = nothing
absent-remind = they are reminded
absent-vote = the others decide
absent-automatic = an automa plays the turn
command-board = Show the table, to you alone
command-record = Tell the latest moves
command-orders = Show the orders you have left, to you alone
command-games = List your tables, and which of them wait for you
command-leaderboard = Tell who plays how well on this server
command-profile = Tell what somebody has played on this server
command-privacy = Say what is kept of you, and delete it
command-setup = Check what the bot may do here, and say how this server plays
command-watch = Follow the news of a table at which you do not sit
command-settings = Say how you would like to be told of things
command-rules = Quote the rules of a game
command-help = How to play here
option-game = Which game
option-seats = How many players at most
option-automas = How many of the seats automas take
option-language = What the table speaks
option-options = Variants of the game, such as key=option
option-delay = Seconds until an order is obeyed: 30-180, or 0-0 for at once
option-table = Which table, if it is not clear from the channel
option-move = The move in short, such as the list offers it
option-text = In words instead of a picture
option-my-language = What the bot speaks with you
option-zone = Where you are: begin to type a city
option-direct = Whether your hands come by direct message
option-reminders = Where you are reminded of your turns
option-hours = Hours that a turn waits before you are reminded of it
option-quiet = Hours of the day without reminders: 22-8, or 0-0 for none
option-most = Reminders of one turn at most
option-alone = Whether you are told that everybody waits for you alone
option-next = Whether you are told when your turn is probably next
option-seat = What lies before one player, large, in games that show it
option-whose = Whose; yours, if you name nobody
option-setup-tables = Where tables may be opened
option-setup-who = Who may open tables
option-setup-most = How many tables may be open or in play at a time; 0 for any number
option-watch-stop = Whether you want to stop watching
option-ply = After which move: the number that /record tells; 0 is the beginning
option-topic = A card or another piece, a section of the rules, or the id of a rule
language-en = English
language-ru = Russian
