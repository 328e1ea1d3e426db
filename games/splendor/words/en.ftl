### Splendor, in words.

title = Splendor
description = Collect gems, buy cards that make later cards cheaper, and attract nobles.
# How words began before: people still type them so.
former-words = { "" }

choice-safety-stop = Safety stop: end the game after this many rounds without a purchase, a reserved card or a noble
choice-safety-stop-20 = 20 rounds
choice-safety-stop-10 = 10 rounds
choice-safety-stop-40 = 40 rounds
choice-safety-stop-0 = never
choice-token-limit = Tokens a player may keep at the end of a turn
choice-token-limit-10 = 10, as printed
choice-token-limit-12 = 12 (house rule)

## Things

colour = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
   *[gold] gold
}
count = { $n } { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
   *[gold] gold
}
card = { $points ->
    [0] {""}
   *[other] { $points }-point{" "}
}{ $bonus ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
} card ({ $id })
the-card = { $points ->
    [0] {""}
   *[other] { $points }-point{" "}
}{ $bonus ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
} card ({ $id })
the-noble = the noble who wants { $requires } ({ $id })
noble = Wants { $requires }; { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $id })
deck = Top card of deck { $level }, face down ({ $n ->
    [one] 1 card
   *[other] { $n } cards
} left)
costing = Costs { $price }
costing-later = Costs { $price } when you buy it
costing-nothing = Free – covered by your bonuses
costing-nothing-later = Costs nothing when you buy it: your bonuses cover it

## What each piece does, told to whoever meets it

piece-id = { $id }
piece-gold = Gold
means-gold = A joker: it counts as a token of any colour when you buy a card. The only way to get gold is to reserve a card while the bank still has some.
means-noble = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; needs these bonuses: { $requires }. Visits you automatically at the end of your turn once your bought cards have them all. It costs nothing; only one noble visits per turn.
means-card = { $bonus ->
    [white] White
    [blue] Blue
    [green] Green
    [red] Red
   *[black] Black
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}, costs { $price }. Once you own it, every card that needs { $bonus ->
    [white] white costs you one white
    [blue] blue costs you one blue
    [green] green costs you one green
    [red] red costs you one red
   *[black] black costs you one black
} less.

## Questions

ask-turn = What would you like to do?
ask-different = { $n ->
    [one] Which token do you take?
    [2] Pick one token, or two of different colours
   *[other] Pick three different colours
}
ask-two = Which colour do you take two of?
ask-reserve = Which card do you want to reserve? { $gold ->
    [yes] You get gold with it.
   *[no] There’s no gold left to get.
}
ask-buy = Which card do you want to buy?
ask-gold = How much gold do you want to spend?
ask-payment = { $n } gold – which gems pay the rest?
ask-return = { $n ->
    [one] You have one token too many (the limit is { $limit }). Which one do you return?
   *[other] You have { $n } tokens too many (the limit is { $limit }). Which do you return?
}
    .doing = Return:
ask-noble = Which noble visits you?
    .doing = Receive the noble ›

ask-card = What would you like to do with the { $card }?
card-button = { $id } { $bonus ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}
deck-button = Deck { $level }, unseen
buy-button = Buy { $id } ({ $bonus ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}) { $n ->
    [0] for free
   *[other] for { $price }
}
do-buy-otherwise = Pay differently…
do-reserve-which = Reserve…
cannot-take = You can’t take gems: the bank has none left.
cannot-two = You can’t take two alike: no pile has { $least } left.
cannot-reserve = You can’t reserve: you already have { $n } reserved cards.
cannot-buy = You can’t buy anything yet. Closest is the { $card }: you still need { $lacking }{ $gold ->
    [0] {""}
   *[other] {" "}(your gold covers { $gold } of that)
}.
do-take = { $n ->
    [one] Take 1 gem
    [2] Take 1 or 2 different gems
   *[other] Take { $n } different gems
}
do-two = Take 2 gems of one colour
do-reserve = Reserve a card
do-buy = Buy a card
    .brief = Buy
do-pass = Pass (no other move is possible)
pay = Pay { $price }
pay-gold = Use { $n } gold
hint-stock = { $n } in the bank
hint-payments = { $n ->
    [one] 1 way to pay
   *[other] { $n } ways to pay
}
hint-ways = { $n ->
    [one] 1 way
   *[other] { $n } ways
}

waiting-turn = { $n ->
    [one] it’s { $who }’s turn
   *[other] waiting for { $who }
}
waiting-return = { $n ->
    [one] { $who } is returning tokens
   *[other] { $who } are returning tokens
}
waiting-noble = { $n ->
    [one] { $who } is choosing a noble
   *[other] { $who } are choosing a noble
}

## Refusals

refuse-take-empty = The bank has no gems left. Reserve or buy a card; if you can do neither, pass.
refuse-take-gold = You can’t take gold from the bank: you get it by reserving a card. Take gems instead.
refuse-take-alike = Take one token of each colour here. To take two of one colour, use “two”.
refuse-take-missing = The bank doesn’t have all of those. It has { $offered }.
refuse-take-three = Take three different colours, not { $n }. Available: { $offered }.
refuse-take-few = Take one token, or two of different colours: the bank only has { $offered }.
refuse-two-low = You can take two of a colour only if the bank has at least { $least }; it has { $left }. { $n ->
    [0] No colour has that many now.
   *[other] Possible: { $full }.
}
refuse-hand-full = You already have { $n } reserved cards: { $cards }. Buy one of them before you reserve another.
refuse-reserve-absent = The { $card } isn’t face up, so you can’t reserve it. Choose a face-up card or the top of a deck.
refuse-level = There is no such deck. The decks are 1, 2 and 3.
refuse-deck-empty = Deck { $level } is empty. { $left ->
    [none] All decks are empty.
   *[other] Decks with cards left: { $left }.
}
refuse-buy-absent = The { $card } is neither face up nor one of your reserved cards, so you can’t buy it.
refuse-buy-poor = You can’t afford the { $card } yet: you need { $lacking } more, and you have { $gold } gold. Take gems first, or buy another card.
refuse-payment = { $n ->
    [0] The { $card } is free for you thanks to your bonuses. You pay no tokens.
   *[other] The { $card } costs you { $price }. Pay exactly that with your tokens; gold can replace any of them.
}
refuse-pass = You can pass only when there is no other move. You can still take gems, reserve or buy.
refuse-return-absent = You don’t have all of those tokens. You have { $held }.
refuse-return-number = Return exactly { $n ->
    [one] 1 token
   *[other] { $n } tokens
} to get down to { $limit }. You have { $held }.
refuse-noble = That noble can’t visit you now. Choose from { $willing }.

## News

took = { $who } takes { $tokens }.
returned = { $who } returns { $tokens }.
reserved = { $who } reserves a { $card }{ $gold ->
    [yes] {" "}and takes 1 gold
   *[no] {""}
}.
reserved-unseen = { $who } reserves the top card of deck { $level }{ $gold ->
    [yes] {" "}and takes 1 gold
   *[no] {""}
}.
drew = You reserved a { $card }.
bought = { $who } buys { $origin ->
    [hand] the reserved
   *[row] a
} { $card } for { $price }.
bought-free = { $who } gets { $origin ->
    [hand] the reserved
   *[row] a
} { $card } for free, thanks to bonuses.
refilled = Revealed: { $card }.
visited = { $who } is visited by { $noble }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
passed = { $who } passes: no other move was possible.
last-round = { $who } reaches { $points } points: the game ends with this round.
ended = { $reason ->
    [stalemate] No one can move any more. The game is over.
    [quiet] No one has bought or reserved a card for many rounds. The game is over.
   *[goal] The final round is over.
}

## Standings

score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
account-cards = { $points ->
    [one] { $points } point
   *[other] { $points } points
} from { $n ->
    [one] 1 card
   *[other] { $n } cards
}
account-nobles = { $points ->
    [one] { $points } point
   *[other] { $points } points
} from { $n ->
    [one] 1 noble
   *[other] { $n } nobles
}

## Honours

honour-nobles = visited by { $n } nobles or more
honour-no-noble = won without a noble
honour-high = won with { $n } points or more
honour-far-ahead = won by { $n } points or more
honour-few-cards = won with { $n } cards or fewer
honour-early = won in round { $n } or earlier
honour-tie = won a tie with fewer cards
honour-for-nothing = got a level { $level } card for free
honour-dearest = bought { $n } cards worth { $points } points each
honour-one-colour = { $n } bonuses or more of one colour
honour-without = won without any bonus of one colour

## pictures

stage = Round { $n }
picture-round = Round { $round }
picture-last-round = Round { $round } · final
picture-goal = to win
picture-away = { $n } away
picture-reach = { $n } in reach
picture-strip-take = Take tokens
picture-strip-alike = Take a pair of tokens
picture-strip-reserve = Reserve a card
picture-strip-reserve-this = Reserve { $card }
picture-strip-buy = Buy a card
picture-strip-buy-this = Buy { $card }
picture-earlier = before:
picture-bank = Bank
picture-to-return = { $name } is returning tokens
picture-your-return = Your turn: return tokens
picture-your-return-some = Your turn: return { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
picture-to-choose = { $name } is choosing a noble
picture-your-choice = Your turn: choose a noble
picture-rounds = { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}
picture-end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead of { $name } ({ $theirs })
picture-end-fewer = { $points ->
    [one] { $points } point
   *[other] { $points } points
} like { $name }, but fewer cards: { $cards } to { $theirs }
picture-end-shared = Tied on points and cards: { $points } and { $cards }
picture-legend-bonus = bonuses
picture-legend-token = tokens
picture-legend-reserved = reserved
picture-legend-noble = noble: bonuses still missing
picture-hand-seen = Everyone has seen it
picture-hand-blind = Face down – only you know it
picture-hand-advice = { $tokens ->
    [yes] Take tokens, or reserve a card{ $gold ->
        [yes] {" "}and take gold
       *[no] {""}
    }
   *[no] Reserve a card{ $gold ->
        [yes] {" "}and take gold
       *[no] {""}
    }
}
picture-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
picture-hand-most = You may keep { $n }
picture-hand-reserved = Reserved
picture-hand-nearest = Closest
picture-hand-within = Within reach
picture-hand-next = Next in sight
picture-hand-minus = − is short
picture-hand-table = on the table
picture-hand-lack = short
picture-hand-costs = you pay
picture-hand-ready = in reach
picture-hand-nothing-due = free
picture-hand-can = You can buy { $card }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
picture-hand-could = Next you can buy { $card }
picture-hand-short = { $tokens } short of { $card }
picture-hand-counted = { $n }/{ $most } tokens
picture-took = { $name } takes { $tokens }
picture-returned = { $name } returns { $tokens }
picture-reserved-unseen = { $name } reserves the top of { $card }
picture-reserved-unseen-gold = { $name } reserves the top of { $card } and takes { $gold }
picture-reserved = { $name } reserves { $card }
picture-reserved-gold = { $name } reserves { $card } and takes { $gold }
picture-bought = { $name } buys { $card } { $points ->
    [0] for { $price }
   *[other] (+{ $points }) for { $price }
}
picture-bought-free = { $name } gets { $card } { $points ->
    [0] for free
   *[other] (+{ $points }) for free
}
picture-visited = { $name } is visited by { $noble } +{ $points }
picture-passed = { $name } passes

## the table in words

told-title = Splendor. { $round }. First to { $goal } points.
told-last = Last move: { $move }
told-earlier = Before that: { $moves }
told-row = Row { $level }, { $deck } left in the deck: { $cards }
told-affordable = { $name } can buy: { $cards }.
told-willing = { $name } can choose from: { $nobles }.
told-nobles = Nobles, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each: { $nobles }
told-nobles-left = { $n ->
    [one] One noble is left
   *[other] { $n } nobles are left
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
told-bank = Bank: { $tokens }.
told-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; from { $sources }.
told-source = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
   *[noble] noble
} { $points }
told-hand-empty = No reserved cards; you can have up to { $most }.
told-offers = Cards in the rows you can buy: { $cards }.
told-closest = Closest in the rows: { $card }. You still need { $tokens }.
told-hand-affordable = Reserved { $card }. { $origin }. You can buy it for { $tokens }.
told-hand-lacking = Reserved { $card }. { $origin }. You still need { $tokens }.
told-person = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
told-bonuses = bonuses: { $bonuses }
told-tokens = tokens: { $tokens }
told-visitors = nobles: { $nobles }
told-reserved = reserved: { $card }
told-unseen = a face-down card of level { $level }
told-card = { $bonus ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}, costs { $cost } ({ $id })
told-card-brief = { $bonus ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points }
}
told-free = nothing

## What speaks for a move

reason-goal = That makes { $n } points; the game ends at { $goal }.
reason-points = It brings { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
reason-noble = Noble { $id } comes with it.
reason-bonus = Its bonus ({ $colour }) makes { $n ->
    [one] another card
   *[other] { $n } other cards
} cheaper.
reason-free = Bonuses pay for it: it costs no tokens.
reason-keeps-gold = It needs no gold: { $n } left.
reason-reaches = The { $card } can be bought next turn.
reason-nearer = Then the { $card } is only { $short ->
    [one] one token
   *[other] { $short } tokens
} away.
reason-last = It takes the last { $colour } from the bank.
reason-withholds = It leaves too few { $colour } tokens in the bank for { $who } to buy the { $card }.
reason-denies = Otherwise { $who } could buy the { $card } next turn{ $why ->
    [goal] {" "}and end the game
   *[points] {""}
}{ $n ->
    [0] {""}
    [one] : { $n } point
   *[other] : { $n } points
}.
reason-gold = A gold token comes with it.
reason-spare = These are of little use now: { $tokens }.

## The lesson, a sentence before each decision

lesson-take = Points are on the cards. Once someone has 15, the round is played out, and most points win. Each turn you do one thing. The usual one is to take 3 gems of different colours: take a white, a green and a black.
lesson-two = Or take 2 gems of one colour, while the bank has at least 4 of it. Take two reds: together with your black they pay for the white card (1-01).
lesson-buy = Buy the white card: you pay the gems on its lower half. It is yours for good, and the gem at its top right is your bonus: every later card that asks for white costs one white less.
lesson-take-again = Now the black card (1-38): it costs 2 white and 2 green. You have 1 white and 1 green, and your bonus counts as a white. Take the green you lack, and a red and a black for later.
lesson-bonus = Buy the black card: you pay 1 white less than it costs. The first classic mistake is to hoard gems: a few cheap cards make the dear ones almost free. Buy early.
lesson-reserve = The third thing you can do is reserve a card. Reserve 2-19: nobody else can buy it, and you gain 1 gold. Gold stands for any gem, and you get it no other way. You may hold 3 reserved cards.
lesson-gold = Your reserved card costs 3 blue, 2 red and 3 black. Your black card saves one black, and the gold fills one gap. Take a blue, a red and a black: then one blue is missing.
lesson-excess = Take the blue that is still missing, and a white and a green for later. At the end of a turn you keep at most 10 tokens, gold included: you will have 9. The second classic mistake is to take more and have to return some.
lesson-noble = Buy the reserved card: 1 point. Nobles come by themselves to whoever has the bonuses they show (tokens don’t count): 3 points each, for free. Collect the colours they want.
lesson-over = That is the whole game: take, reserve, buy. When someone reaches 15 points, the round is played out, and most points win.
lesson-more = On equal points, whoever bought fewer cards wins. Reserved cards give nothing until they are bought. At most one noble comes in a turn.

## Where the game stands, and what newcomers are told

where-turn = { $last ->
    [yes] Last round
   *[no] Round { $n }
}: one action, then { $next }.
where-late-return = End of your turn: down to { $limit } tokens, then { $next }.
where-late-noble = End of your turn: one noble visits, then { $next }.
where-next = { $who } plays
where-end = the game ends
meet-turn = New here? You do one thing a turn: take tokens, buy a card or reserve one. Each card you buy makes later cards cheaper. Once someone has { $goal } points, the current round is the last.
meet-return = No one ends a turn with more than { $limit } tokens. Give back the colours you need least.
meet-noble = More than one noble wants to visit you, but only one comes each turn. Choose one; the others may still come later.

## Warnings

warning-goal = { $who } could reach { $goal } points next turn with the { $card }.
warning-tokens = You’d have more than { $limit } tokens and have to return { $n }.

## How it is played, in a minute

worked-line = buy cards, and the cards buy more
worked-tokens = Take { $different } different tokens
worked-alike = or { $alike } alike, from a pile of { $pile }
worked-buy = Pay them for a card
worked-reserve = or reserve one and take gold
worked-jewel = Its jewel pays 1, every time
worked-every = and so does every card you buy
worked-free = with { $n } of them: free
worked-noble = A noble comes unasked
worked-asked = to whoever owns the cards they want
worked-end = { $goal } points end it
worked-most = the most points win
primer-goal-cards = Buy cards. Most points win. Cheap cards make expensive ones cheaper, and those score more.
primer-turn-different = Take { $different } tokens of different colours.
primer-turn-alike = Or take { $alike } tokens of one colour, if the pile has at least { $pile }. Never hold more than { $limit } at the end of a turn.
primer-turn-buy = Buy a card: pay its price in tokens. Its colour then counts as one token less to pay, for good.
primer-turn-reserve = Reserve a card that only you may buy later, and get a gold token: any colour you need.
primer-turn-noble = No action: a noble comes by itself to whoever owns the cards it asks for, and brings { $noble ->
    [one] { $noble } point
   *[other] { $noble } points
}.
primer-end-goal = Someone has { $goal } points? Play the round to its end. Most points win; in a tie, fewer cards.

## The guide: chapters of a few sentences, each beside a picture

chapter-tokens = Taking tokens
guide-tokens-1 = On your turn you do one thing: take tokens, buy a card or reserve one.
guide-tokens-2 = Take { $different } tokens of different colours from the bank (at the right), fewer only if it has fewer colours.
guide-tokens-3 = Or take { $alike } of one colour, if that pile still has { $pile } or more.
guide-tokens-4 = Gold is never taken this way.
guide-tokens-5 = At the end of your turn you hold at most { $limit } tokens; the others, of your choice, go back.

chapter-buying = Buying cards
guide-buying-1 = Buy any card that lies face up, or one that you have reserved. Its place in the row is filled from the deck at once.
guide-buying-2 = Its price stands in its lower half. The tokens you pay, gold too, go back to the bank.
guide-buying-3 = The gem at the top is the card’s bonus: from now on you pay one token of that colour less for every card.
guide-buying-4 = A gold token stands for any one token.
guide-buying-5 = The number at the top is the card’s points. Many cards have none and are bought for their bonus.

chapter-reserving = Reserving
guide-reserving-1 = Take a card that lies face up, or the top one of a deck unseen. Nobody else can buy it.
guide-reserving-2 = You also get a gold token, if the bank has one.
guide-reserving-3 = You may hold { $reserved } reserved cards, no more.
guide-reserving-4 = The only way to get rid of one is to buy it, on a later turn.

chapter-nobles = Nobles
guide-nobles-1 = There is always one more noble than there are players. Each shows which cards it wants: a certain number of each colour.
guide-nobles-2 = Only cards that you bought count, not tokens.
guide-nobles-3 = When you own them at the end of your turn, the noble comes to you and brings { $noble ->
    [one] { $noble } point
   *[other] { $noble } points
}.
guide-nobles-4 = It costs neither an action nor a token, and you keep the cards.
guide-nobles-5 = At most one noble comes each turn; if several could, you choose. Nobody takes its place.

chapter-end = The end
guide-end-1 = When somebody has { $goal } points at the end of a turn, the round is played to its end.
guide-end-2 = So everybody gets the same number of turns.
guide-end-3 = Then the most points win, no matter who reached { $goal } first.
guide-end-4 = In a tie, whoever bought fewer cards wins. Those still tied share the victory.

## How a game went, as a chart

chart-title = Points by round
chart-value = { $sign }{ $n }
chart-length = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
best-move = Biggest gain, round { $round }: +{ $gain }

## Puzzles

puzzle-forced-win = Find the move after which nobody can keep you from winning in your next turn, whatever cards are turned up. The last turn of the game is yours.
puzzle-forced-win-why = After it you win in your next turn, whatever the others do and whatever cards are turned up. After any other move someone can stop you, or luck decides.
puzzle-forced-win-then = { $n ->
    [one] The purchase that then wins: { $cards }.
   *[other] The purchases that can then win: { $cards }.
}
puzzle-forced-win-value = { $wins ->
    [yes] wins for certain
   *[no] can be stopped
}

## Why a finished game was won

verdict-score = { $who } has { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $other } { $less }.
verdict-tie = On equal points fewer cards decide: { $n } against { $more }.
verdict-nobles = Nobles made the difference: { $n } ({ $points } points) against { $less ->
    [0] none
   *[other] { $less }
}.
verdict-cards = { $kind ->
    [more] More
   *[dear] Dearer
} cards made the difference: { $points } points from { $n ->
    [one] one card
   *[other] { $n } cards
} against { $less } from { $others }.
verdict-reserved = { $other } kept { $n } reserved cards that were never bought.
