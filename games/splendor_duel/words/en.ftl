### Splendor Duel, in words.

title = Splendor Duel
description = For two: take tokens in lines, buy cards, and be first to 20 points, 10 crowns, or 10 points in one colour.

choice-safety-stop = Safety stop: a draw after so many turns in a row without a purchase or reservation
choice-safety-stop-40 = 40 turns
choice-safety-stop-20 = 20 turns
choice-safety-stop-80 = 80 turns
choice-safety-stop-0 = never

## Things

colour = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [pearl] pearl
   *[gold] gold
}
count = { $n } { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [pearl] { $n ->
        [one] pearl
       *[other] pearls
    }
   *[gold] gold
}
card = { $id } ({ $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [wild] any colour
   *[none] no colour
}{ $bonuses ->
    [2] {" "}×2
   *[other] {""}
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}{ $crowns ->
    [0] {""}
    [one] , 1 crown
   *[other] , { $crowns } crowns
}{ $ability ->
    [turn] , another turn
    [token] , a token of its colour
    [privilege] , a privilege
    [steal] , the opponent’s token
   *[none] {""}
})
royal = { $id } ({ $points } points{ $ability ->
    [turn] , another turn
    [privilege] , a privilege
    [steal] , the opponent’s token
   *[none] {""}
})
spot = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [pearl] a pearl
   *[gold] gold
} from { $cell }
place = { $cell }: { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [pearl] pearl
   *[gold] gold
}
line = { $cells }: { $tokens }
line-alone = only this one: { $token }
deck = Deck { $level }, unseen ({ $n ->
    [one] 1 card
   *[other] { $n } cards
} left)
nothing = nothing
costing = Costs { $price }
costing-nothing = Costs nothing: your bonuses cover it

## What each piece does, told to whoever meets it

piece-id = { $id }
sign = { $sign ->
    [turn] Another turn
    [token] A token of its colour
    [steal] A token of the opponent
    [copy] Wild card
    [privilege] Privilege
    [crown] Crown
    [pearl] Pearl
   *[gold] Gold
}
does = { $ability ->
    [turn] you have another turn right after this one
    [token] you take a token of the card’s colour from any cell of the board, if there is one
    [steal] you take a gem or a pearl of your choice from the opponent, never gold
   *[privilege] you take a privilege, from the supply or else from the opponent
}
means-ability = Works at once when you buy the card or take the royal, and never again: { $does }.
means-then = {" "}When it comes to you, { $does }.
means-sign = { $sign ->
    [copy] Takes the colour of a card with a bonus that you bought before: a bonus of that colour, and its points count for it. Without such a card you cannot buy it.
    [privilege] You spend it before your action, for a gem or a pearl from any cell of the board. As a sign on a card or a royal it means that you take one, from the supply or else from the opponent.
    [pearl] Some cards cost one. No bonus replaces it, only gold does; and whoever takes both pearls in one line lets the opponent take a privilege.
   *[gold] Stands for a gem or a pearl when you buy a card. You get one by reserving a card, in no other way; where it lies, it breaks a line.
}
means-crown = When your crowns reach { $first }, and again when they reach { $second }, you take one of the royals. With { $n } at the end of your turn you have won.
means-royal = Taken when your crowns reach { $first } or { $second }: { $points } points, which count for no colour.{ $does }
means-card = { $colour ->
    [white] White
    [blue] Blue
    [green] Green
    [red] Red
    [black] Black
    [wild] Takes a colour in which you have a bonus
   *[none] Without a colour and a bonus
}{ $bonuses ->
    [2] , counting as two bonuses
   *[other] {""}
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}{ $crowns ->
    [0] {""}
    [one] , 1 crown
   *[other] , { $crowns } crowns
}, costs { $price }.{ $does }

## Questions

ask-turn = What do you do?
ask-privilege = Spend a privilege for which token?
ask-line = Take one to three tokens in a line. Which is at one end?
ask-line-end = From { $cell } to where?
ask-reserve = Reserve which card?
ask-reserve-gold = Take the gold of which cell?
ask-buy = Buy which card?
ask-copy = Which colour does the card copy?
ask-gold = How much gold do you spend?
ask-payment = How do you pay?
ask-discard = { $n ->
    [one] You hold more than ten tokens. Put which one into the bag?
   *[other] You hold more than ten tokens: { $n } to put into the bag. Which one now?
}
ask-matching = The card brings you a token of its colour. Which one?
ask-loot = Which token do you take from the opponent?
ask-royal = Your crowns bring you a royal. Which one?

do-take = Take tokens
do-reserve = Take gold and reserve a card
do-buy = Buy a card
do-privilege = Spend a privilege for a token ({ $n } left)
do-replenish = Replenish the board ({ $n ->
    [one] 1 token
   *[other] { $n } tokens
} in the bag)
do-pass = Skip the action: none is possible
pay = Pay { $price }
pay-gold = Spend { $n } gold
hint-payments = { $n ->
    [one] 1 way to pay
   *[other] { $n } ways to pay
}
hint-privilege = The opponent takes a privilege
hint-privilege-yours = The opponent takes one of your privileges

waiting-turn = waiting for { $who } to play
waiting-discard = waiting for { $who } to put tokens into the bag
waiting-matching = waiting for { $who } to choose a token of the board
waiting-loot = waiting for { $who } to choose a token of the opponent
waiting-royal = waiting for { $who } to choose a royal

## Refusals

refuse-privilege-late = Privileges come before replenishing the board. Spend it next turn; now take tokens, reserve or buy.
refuse-privilege-none = You have no privilege to spend. Take tokens, reserve or buy.
refuse-bag-empty = The bag is empty, so the board cannot be replenished. Take tokens, reserve or buy.
refuse-cell-empty = { $cell } is empty. Name cells with tokens; a gap breaks a line.
refuse-cell-gold = Gold lies on { $cell }: it comes only with reserving a card, and it breaks a line. Take gems or pearls.
refuse-reserve-full = You already hold three reserved cards: { $cards }. Buy one of them before you reserve another.
refuse-reserve-gold = There is no gold on { $cell }, and reserving needs one. { $cells ->
    [none] The board has no gold now.
   *[other] Gold lies on { $cells }.
}
refuse-reserve-absent = { $card } is not in the pyramid, so it cannot be reserved. Choose a card from the pyramid or the top of a deck.
refuse-level = There is no such deck; the decks are 1, 2 and 3.
refuse-deck-empty = Deck { $level } is empty. { $left ->
    [none] No deck has cards left.
   *[other] Decks with cards: { $left }.
}
refuse-buy-absent = { $card } is neither in the pyramid nor among your reserved cards. You may buy one of those.
refuse-copy-nothing = { $card } copies the colour of a bonus, and you have no card with a bonus yet. Buy one first; you may reserve this.
refuse-copy-colour = { $card } must copy a colour in which you have a bonus: choose { $colours }.
refuse-copy-plain = { $card } has its own colour, or none: it copies nothing.
refuse-buy-poor = You cannot pay for { $card } yet: you lack { $lacking }, and have { $gold } gold to stand in. Take tokens first, or buy another card.
refuse-payment = { $n ->
    [0] { $card } is free for you: your bonuses cover it, so pay no tokens.
   *[other] { $card } costs you { $price }. Pay exactly that many tokens out of your own; gold may stand for any of them.
}
refuse-pass = The action may be skipped only when none is possible; you still can take tokens, reserve or buy.
refuse-pass-replenish = There are tokens in the bag: replenish the board before you may skip the action.
refuse-discard-absent = You do not hold all of those tokens. You have { $held }.
refuse-discard-number = Put exactly { $n ->
    [one] 1 token
   *[other] { $n } tokens
} into the bag now. You have { $held }.
refuse-matching = The card brings a { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
} token. Choose among { $cells }.
refuse-loot = That cannot be taken from the opponent. Choose { $loot }.
refuse-royal = That royal is not there any more. Choose among { $royals }.

## News

spent-privilege = { $who } spends a privilege: { $spot }.
gained-privilege = { $who } takes a privilege.
gained-privilege-from = { $who } takes a privilege from the opponent.
replenished = { $who } replenishes the board with { $n ->
    [one] 1 token
   *[other] { $n } tokens
} from the bag.
took = { $who } takes { $tokens } ({ $cells }).
reserved = { $who } takes the gold of { $cell } and reserves { $card }.
reserved-hidden = { $who } takes the gold of { $cell } and reserves a card of level { $level }{ $origin ->
    [deck] {" "}unseen
   *[pyramid] {" "}from the pyramid
}.
drew = Your reserved card is { $card }.
bought = { $who } buys { $card }{ $origin ->
    [reserved] {" "}from the reserved cards
   *[pyramid] {""}
} for { $free ->
    [yes] nothing
   *[no] { $price }
}{ $copied ->
    [white] {" "}and makes it white
    [blue] {" "}and makes it blue
    [green] {" "}and makes it green
    [red] {" "}and makes it red
    [black] {" "}and makes it black
   *[none] {""}
}.
refilled = New in the pyramid: { $card }.
took-matching = The card brings { $who } a token: { $spot }.
stole = { $who } takes a token from the opponent: { $token }.
took-royal = { $who } takes royal { $royal }: +{ $points } points.
discarded = { $who } puts { $tokens } into the bag.
passed = { $who } skips the action: none is possible.
another-turn = { $who } has another turn.
won = { $who } wins with { $reached }.
drawn = { $turns } turns without a purchase or reservation: the game is a draw.
reached-points = { $n } points
reached-crowns = { $n } crowns
coloured = { $n } points in { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}

## Standings

account-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
account-royals = { $n ->
    [one] 1 royal
   *[other] { $n } royals
}: { $points } points
score = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}, { $coloured } in { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}

## pictures

picture-turn = Turn { $n }
picture-quiet = quiet { $n }/{ $most }
picture-bag = in the bag
picture-to-discard = { $name } to discard tokens
picture-your-discard = Your turn: put tokens into the bag
picture-to-match = { $name } to choose a token
picture-your-match = Your turn: choose a token of the board
picture-to-steal = { $name } to choose loot
picture-your-steal = Your turn: choose a token of the opponent
picture-to-crown = { $name } to choose a royal
picture-your-crown = Your turn: choose a royal
picture-spent = { $name } spends a privilege { $scroll } for { $token } { $cell }
picture-gained = { $name } takes a privilege { $scroll }
picture-gained-from = { $name } takes a privilege { $scroll } from the opponent
picture-replenished = { $name } replenishes the board: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
picture-took = { $name } takes { $tokens } { $cells }
picture-reserved = { $name } reserves { $card } and takes { $gold } { $cell }
picture-reserved-seen = { $name } reserves a card of the pyramid { $card } and takes { $gold } { $cell }
picture-reserved-unseen = { $name } reserves unseen { $card } and takes { $gold } { $cell }
picture-bought = { $name } buys { $card } { $worth } for { $price }
picture-bought-free = { $name } buys { $card } { $worth } for nothing
picture-matched = { $name } also takes { $token } { $cell }
picture-stole = { $name } takes { $token } from the opponent
picture-royal = { $name } takes a royal { $royal }
picture-discarded = { $name } puts { $tokens } into the bag
picture-passed = { $name } skips the action
picture-another-turn = { $name } has another turn
picture-hand-seen = pyramid, both have seen it
picture-hand-blind = unseen, only you know it
picture-hand-lacking = You still need
picture-hand-uncopied = a card to copy
picture-hand-affordable = Within reach
picture-hand-free = free: bonuses suffice
picture-hand-pyramid = in the pyramid now
picture-hand-nothing = Nothing within reach yet
picture-hand-reserve = A free place: reserve a card of the pyramid or the top of a deck, and take gold.
picture-hand-no-gold = There is no gold on the board now, so nothing can be reserved.
picture-hand-tokens = Tokens: { $count } of { $most }
picture-hand-privileges = Privileges
picture-hand-late = Privileges, not before the next turn
picture-hand-no-privilege = No privilege
picture-hand-bag-empty = The bag is empty
picture-end-turn = The end · { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
picture-end-order = 20 points, 10 crowns or 10 points in one colour win
picture-end-reserved = still reserved
picture-end-drawn = A draw
picture-end-quiet = { $n ->
    [one] 1 turn
   *[other] { $n } turns
} without a purchase or reservation

## the table in words

told-title = Splendor Duel. Turn { $n }.
told-last = Last: { $move }
told-earlier = Before that: { $moves }
told-replenished-brief = Replenished: no privileges now.
told-replenished = The board has been replenished: no privilege may be spent in this turn any more.
told-again = Another turn follows this one.
told-quiet = Turns without purchase or reservation: { $n } of { $most }.
told-row-brief = Level { $level } (deck { $deck }): { $cards }
told-row = Level { $level }, { $deck } in the deck: { $cards }
told-affordable = { $name } can buy: { $cards }.
told-choice = { $name } chooses among: { $things }.
told-royals = Royals (one at { $crowns } crowns): { $royals }
told-board = Board, columns a–e from the left, rows 1–5 from above: { $cells }
told-board-brief = Board, a–e by rows 1–5: { $rows }.
told-cells = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [pearl] pearl
   *[gold] gold
}: { $cells }
told-bag = Bag, { $n ->
    [one] 1 token
   *[other] { $n } tokens
}: { $tokens }.
told-supply = Privileges left: { $n }.
told-hand-empty = Nothing reserved: you may reserve up to three cards.
told-offers = Within your reach in the pyramid: { $cards }.
told-hand-affordable = Reserved { $card }, { $origin }: within reach for { $tokens }.
told-hand-lacking = Reserved { $card }, { $origin }: you still need { $tokens }.
told-player = { $name }: points { $points }/{ $points_goal }, crowns { $crowns }/{ $crowns_goal }, { $colour ->
    [none] one colour
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
} { $best }/{ $colour_goal }; points by colour { $prestige }, without colour { $colourless }; cards { $cards }; bonuses { $bonuses }; { $total } tokens { $tokens }; privileges { $privileges }; royals { $royals }; reserved { $reserved }.
told-player-brief = { $name }: { $points }/{ $points_goal } points{ $sources }, { $crowns }/{ $crowns_goal } crowns, { $best }/{ $colour_goal } { $colour ->
    [none] one colour
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}; cards { $cards }; bonuses { $bonuses }; tokens { $total }: { $tokens }; privileges { $privileges }{ $royals ->
    [none] {""}
   *[other] ; royals { $royals }
}{ $reserved ->
    [none] {""}
   *[other] ; reserved { $reserved }
}.
told-hidden = a card of level { $level } { $origin ->
    [deck] unseen from the deck
   *[pyramid] from the pyramid
}
told-card = { $card }, costs { $cost }
told-ability = { $ability ->
    [turn] turn
    [token] token
    [privilege] privilege
   *[steal] steal
}
told-letters = W white, U blue, G green, R red, K black, P pearl, Y gold, * any, ♛ crown, ✓ within reach, ? hidden.
