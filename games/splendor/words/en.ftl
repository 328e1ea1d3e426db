### Splendor, in words.

title = Splendor
description = Collect gems, buy cards that make later cards cheaper, and be visited by nobles.

choice-safety-stop = Safety stop: end after so many rounds without a purchase, reservation or noble
choice-safety-stop-20 = 20 rounds
choice-safety-stop-10 = 10 rounds
choice-safety-stop-40 = 40 rounds
choice-safety-stop-0 = never

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
card = { $id } ({ $bonus ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
})
noble = { $id } (asks for { $requires }; { $points } points)
deck = Deck { $level }, unseen ({ $n ->
    [one] 1 card
   *[other] { $n } cards
} left)
costing = Costs { $price }
costing-nothing = Costs nothing: your bonuses cover it

## What each piece does, told to whoever meets it

piece-id = { $id }
piece-gold = Gold
means-gold = Stands for a token of any colour when you buy a card. You get one by reserving a card, as long as the bank has any, and in no other way.
means-noble = { $points } points; asks for bonuses: { $requires }. Visits you by itself at the end of your turn once the cards you bought have them all; it costs nothing, and one comes in a turn.
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
}, costs { $price }. Once bought it is a bonus: every later card costs you one { $bonus ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
} token less.

## Questions

ask-turn = What do you do?
ask-different = { $n ->
    [one] Take which token?
    [2] Take one token, or two of different colours: which?
   *[other] Take three tokens of different colours: which?
}
ask-two = Take two tokens of which colour?
ask-reserve = Reserve which card?
ask-buy = Buy which card?
ask-gold = How much gold do you spend?
ask-payment = { $n } gold: which gems do you pay besides?
ask-return = { $n ->
    [one] You hold more than ten tokens. Return which one?
   *[other] You hold more than ten tokens: { $n } to return. Which one now?
}
ask-noble = Which noble do you receive?

do-take = Take different tokens
do-two = Take two of one colour
do-reserve = Reserve a card
do-buy = Buy a card
do-pass = Pass: nothing else is possible
pay = Pay { $price }
pay-gold = Spend { $n } gold
hint-stock = { $n } in the bank
hint-payments = { $n ->
    [one] 1 way to pay
   *[other] { $n } ways to pay
}
hint-ways = { $n } ways

waiting-turn = waiting for { $who } to play
waiting-return = waiting for { $who } to return tokens
waiting-noble = waiting for { $who } to choose a noble

## Refusals

refuse-take-empty = The bank has no gem tokens to take. You may reserve or buy a card, or pass if neither is possible.
refuse-take-gold = Gold is never taken from the bank; it comes only with reserving a card. Take gems instead.
refuse-take-alike = Take one token of each colour here. Two of one colour is an action of its own: “two”.
refuse-take-missing = The bank has not all of those. It has { $offered }.
refuse-take-three = You named { $n ->
    [one] one colour
   *[other] { $n } colours
}, but must take three different ones: choose among { $offered }.
refuse-take-few = Take one or two tokens of different colours: the bank has only { $offered }.
refuse-two-low = Two of a colour may be taken only from a pile of four or more; this one has { $left }. { $n ->
    [0] No pile is high enough now.
   *[other] Possible: { $full }.
}
refuse-hand-full = You already hold three reserved cards: { $cards }. Buy one of them before you reserve another.
refuse-reserve-absent = { $card } does not lie face up, so it cannot be reserved. Choose a card from the rows or the top of a deck.
refuse-level = There is no such deck; the decks are 1, 2 and 3.
refuse-deck-empty = Deck { $level } is empty. { $left ->
    [none] No deck has cards left.
   *[other] Decks with cards: { $left }.
}
refuse-buy-absent = { $card } is neither face up nor in your hand. You may buy a card from the rows or one that you reserved.
refuse-buy-poor = You cannot pay for { $card } yet: you lack { $lacking }, and have { $gold } gold to stand in. Take tokens first, or buy another card.
refuse-payment = { $n ->
    [0] { $card } is free for you: your bonuses cover it, so pay no tokens.
   *[other] { $card } costs you { $price }. Pay exactly that many tokens out of your own; gold may stand for any of them.
}
refuse-pass = You may pass only when nothing else is possible; you still can take tokens, reserve or buy.
refuse-return-absent = You do not hold all of those tokens. You have { $held }.
refuse-return-number = Return exactly { $n ->
    [one] 1 token
   *[other] { $n } tokens
}, so that ten remain. You have { $held }.
refuse-noble = That noble does not come to you now. Choose among { $willing }.

## News

took = { $who } takes { $tokens }.
returned = { $who } returns { $tokens }.
reserved = { $who } reserves { $card }{ $gold ->
    [yes] {" "}and takes 1 gold
   *[no] {""}
}.
reserved-unseen = { $who } reserves a card of level { $level } unseen{ $gold ->
    [yes] {" "}and takes 1 gold
   *[no] {""}
}.
drew = Your reserved card is { $card }.
bought = { $who } buys { $card }{ $origin ->
    [hand] {" "}from the hand
   *[row] {""}
} for { $price }.
bought-free = { $who } buys { $card }{ $origin ->
    [hand] {" "}from the hand
   *[row] {""}
} for nothing: the bonuses cover it.
refilled = New in the row: { $card }.
visited = Noble { $noble } visits { $who }: +{ $points } points.
passed = { $who } passes: nothing was possible.
last-round = { $who } has { $points } points. This round is the last.
ended = { $reason ->
    [stalemate] Nobody can do anything any more: the game is over.
    [quiet] Nothing has been bought or reserved for many rounds: the game is over.
   *[goal] The last round is done: the game is over.
}

## Standings

score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
account-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
account-nobles = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## pictures

picture-round = Round { $round }
picture-last-round = Round { $round } · the last
picture-goal = to finish
picture-to-return = { $name } to return tokens
picture-your-return = Your turn: return tokens
picture-to-choose = { $name } to choose a noble
picture-your-choice = Your turn: choose a noble
picture-end-round = Final standings · { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}
picture-end-order = Most prestige first; a tie goes to fewer bought cards
picture-legend-bonus = bonus
picture-legend-token = token
picture-legend-reserved = reserved
picture-legend-bought = cards bought
picture-hand-seen = from a row · all have seen it
picture-hand-blind = unseen · only you know it
picture-hand-lacking = You still need
picture-hand-affordable = Within reach
picture-hand-free = free: bonuses suffice
picture-hand-rows = in the rows now
picture-hand-nothing = Nothing within reach yet
picture-hand-reserve = A free place: reserve a card of a row or the top card of a deck, and take a gold token if there is one.
picture-hand-tokens = Tokens: { $count } of 10
picture-hand-bought = Cards bought: { $count }
picture-hand-goal = Still to go: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-took = { $name } takes { $tokens }
picture-returned = { $name } returns { $tokens }
picture-reserved-unseen = { $name } reserves unseen from { $card }
picture-reserved-unseen-gold = { $name } reserves unseen from { $card } and takes { $gold }
picture-reserved = { $name } reserves { $card }
picture-reserved-gold = { $name } reserves { $card } and takes { $gold }
picture-bought = { $name } buys { $card } { $points ->
    [0] for { $price }
   *[other] worth { $points } for { $price }
}
picture-bought-free = { $name } buys { $card } { $points ->
    [0] for nothing
   *[other] worth { $points } for nothing
}
picture-visited = { $name } is visited by { $noble } +{ $points }
picture-passed = { $name } passes

## the table in words

told-title = Splendor. { $round }. { $goal } points finish it.
told-last = Last: { $move }
told-earlier = Before that: { $moves }
told-letters = W white, U blue, G green, R red, K black, Y gold, ? unseen.
told-row = Row { $level }, { $deck } in the deck: { $cards }
told-affordable = { $name } could buy: { $cards }.
told-willing = { $name } may receive: { $nobles }.
told-nobles = Nobles, 3 points each: { $nobles }
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
told-hand-empty = Nothing reserved: you may reserve up to three cards.
told-offers = Within your reach in the rows: { $cards }.
told-hand-affordable = Reserved { $card }, { $origin }: within reach for { $tokens }.
told-hand-lacking = Reserved { $card }, { $origin }: you still need { $tokens }.
told-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; bonuses { $bonuses }; tokens { $tokens }; nobles { $nobles }; reserved { $reserved }.
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
told-unseen = an unseen card of level { $level }
told-card = { $id }, { $bonus }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}, costs { $cost }
told-free = nothing
