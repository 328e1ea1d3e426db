### Splendor Duel, in words.

title = Splendor Duel
description = For two players: take tokens in lines, buy cards, and win by points, by crowns or by one strong colour.
# How words began before: people still type them so.
former-words = { "" }

choice-safety-stop = Safety stop: a draw after this many turns in a row without a purchase or a reserved card
choice-safety-stop-40 = 40 turns
choice-safety-stop-20 = 20 turns
choice-safety-stop-80 = 80 turns
choice-safety-stop-0 = never
choice-refill = When a new card comes into the pyramid
choice-refill-at-once = at once, before abilities and royals
choice-refill-end-of-turn = at the end of the turn, as the online version does

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
card = { $points ->
    [0] {""}
   *[other] { $points }-point{" "}
}{ $bonuses ->
    [2] double-
   *[other] {""}
}{ $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [wild] any-colour
   *[none] colourless
} card{ $crowns ->
    [0] {""}
    [one] {" "}with 1 crown
   *[other] {" "}with { $crowns } crowns
} ({ $id }{ $ability ->
    [turn] , extra turn
    [token] , gives a token of its colour
    [privilege] , gives a privilege
    [steal] , steals a token
   *[none] {""}
})
the-card = { $points ->
    [0] {""}
   *[other] { $points }-point{" "}
}{ $bonuses ->
    [2] double-
   *[other] {""}
}{ $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [wild] any-colour
   *[none] colourless
} card{ $crowns ->
    [0] {""}
    [one] {" "}with 1 crown
   *[other] {" "}with { $crowns } crowns
} ({ $id }{ $ability ->
    [turn] , extra turn
    [token] , gives a token of its colour
    [privilege] , gives a privilege
    [steal] , steals a token
   *[none] {""}
})
told-card-brief = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [wild] any colour
   *[none] no colour
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points }
}
royal = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $ability ->
    [turn] , extra turn
    [privilege] , gives a privilege
    [steal] , steals a token
   *[none] {""}
} ({ $id })
spot = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [pearl] pearl
   *[gold] gold
} at { $cell }
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
line-alone = just this one: { $token }
card-button = { $id } { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [wild] any colour
   *[none] no colour
}{ $points ->
    [0] {""}
    [one] {" "}· { $points } point
   *[other] {" "}· { $points } points
}
deck-button = Deck { $level }, face down
deck = Top card of deck { $level }, face down ({ $n ->
    [one] 1 card
   *[other] { $n } cards
} left)
nothing = nothing
costing = Costs { $price }
costing-nothing = Free – covered by your bonuses

## What each piece does, told to whoever meets it

piece-id = { $id }
sign = { $sign ->
    [turn] Extra turn
    [token] Token of its colour
    [steal] Stolen token
    [copy] Wild card
    [privilege] Privilege
    [crown] Crown
    [pearl] Pearl
   *[gold] Gold
}
does = { $ability ->
    [turn] you take another turn right after this one
    [token] you take a token of the card’s colour from the board, if there is one
    [steal] you take a gem or a pearl of your choice from your opponent, but never gold
   *[privilege] you take a privilege – from your opponent if none are left
}
means-ability = Works once, right when you buy the card or take the royal: { $does }.
means-then = {" "}When you get it, { $does }.
means-sign = { $sign ->
    [copy] Choose a colour in which you already have a bonus: the card becomes a bonus of that colour, and its points count for it. You can’t buy it while you have no bonus.
    [privilege] Use it before your action to take a gem or a pearl from anywhere on the board. As a sign on a card or a royal, it means that you take a privilege – from your opponent if none are left.
    [pearl] Some cards cost one. Bonuses don’t cover pearls; only gold can replace one. If you take both pearls in one line, your opponent gains a privilege.
   *[gold] A joker: it replaces a gem or a pearl when you buy a card. You get it only by reserving a card. On the board it breaks a line.
}
means-crown = At { $first } crowns, and again at { $second }, you choose a royal. You win if you have { $n } at the end of your turn.
means-royal = You choose one when you reach { $first } and { $second } crowns. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, which count for no colour.{ $does }
means-card = { $colour ->
    [white] White
    [blue] Blue
    [green] Green
    [red] Red
    [black] Black
    [wild] Any colour in which you have a bonus
   *[none] No colour and no bonus
}{ $bonuses ->
    [2] , counts as two bonuses
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

ask-turn = What would you like to do?
ask-privilege = Which token do you take for your privilege?
ask-line = Take up to 3 tokens in a line. Which do you take?
ask-line-end = From { $cell } – where does it end?
ask-reserve = Which card do you want to reserve?
ask-reserve-gold = Which gold token do you take?
ask-buy = Which card do you want to buy?
ask-copy = Which colour should the card have?
ask-gold = How much gold do you want to spend?
ask-payment = How do you want to pay?
ask-discard = { $n ->
    [one] You have one token too many (the limit is { $limit }). Which one goes into the bag?
   *[other] You have { $n } tokens too many (the limit is { $limit }). Which go into the bag?
}
    .doing = Put into the bag:
ask-matching = Your card gives you a token of its colour. Which one?
    .doing = Take:
ask-loot = Which token do you steal?
    .doing = Steal:
ask-royal = Your crowns attract a royal. Which one?
    .doing = Take the royal ›

line-length = { $n ->
    [1] 1 token
   *[other] { $n } tokens
}
do-shorter = A shorter line…
lines = { $way ->
    [across] Across
    [down] Down
   *[aslant] Diagonally
}
ask-line-short = Which shorter line do you take?
do-take = Take tokens
do-reserve = Take gold and reserve a card
    .brief = Reserve
do-buy = Buy a card
do-privilege = Use a privilege to take a token ({ $n } left)
do-replenish = Refill the board ({ $n ->
    [one] 1 token
   *[other] { $n } tokens
} in the bag)
do-pass = Skip (no action is possible)
pay = Pay { $price }
    .brief = { $gold ->
        [0] without gold
       *[other] with { $gold } gold
    }
pay-gold = Use { $n } gold
hint-payments = { $n ->
    [one] 1 way to pay
   *[other] { $n } ways to pay
}
hint-privilege = Your opponent gains a privilege
hint-privilege-yours = Your opponent takes one of your privileges

waiting-turn = { $n ->
    [one] it’s { $who }’s turn
   *[other] waiting for { $who }
}
waiting-discard = { $n ->
    [one] { $who } is discarding tokens
   *[other] { $who } are discarding tokens
}
waiting-matching = { $n ->
    [one] { $who } is choosing a token from the board
   *[other] { $who } are choosing a token from the board
}
waiting-loot = { $n ->
    [one] { $who } is choosing a token to steal
   *[other] { $who } are choosing a token to steal
}
waiting-royal = { $n ->
    [one] { $who } is choosing a royal
   *[other] { $who } are choosing a royal
}

## Refusals

refuse-privilege-late = Use privileges before you refill the board. Now take tokens, reserve or buy.
refuse-privilege-none = You have no privilege. Take tokens, reserve or buy.
refuse-bag-empty = The bag is empty, so you can’t refill the board. Take tokens, reserve or buy.
refuse-cell-empty = { $cell } is empty, and an empty space breaks a line. Choose spaces with tokens.
refuse-cell-gold = There is gold at { $cell }. You get gold only by reserving a card, and it breaks a line. Take gems or pearls.
refuse-reserve-full = You already have { $n } reserved cards: { $cards }. Buy one of them before you reserve another.
refuse-reserve-gold = There is no gold at { $cell }, and you need gold to reserve a card. { $cells ->
    [none] There is none on the board now.
   *[other] Gold: { $cells }.
}
refuse-reserve-absent = The { $card } isn’t in the pyramid, so you can’t reserve it. Choose a card from the pyramid or the top of a deck.
refuse-level = There is no such deck. The decks are 1, 2 and 3.
refuse-deck-empty = Deck { $level } is empty. { $left ->
    [none] All decks are empty.
   *[other] Decks with cards left: { $left }.
}
refuse-buy-absent = The { $card } is neither in the pyramid nor one of your reserved cards, so you can’t buy it.
refuse-copy-nothing = The { $card } takes the colour of one of your bonuses, and you have none yet. You can still reserve it.
refuse-copy-colour = The { $card } must take a colour in which you have a bonus: { $colours }.
refuse-copy-plain = The { $card } can’t change its colour.
refuse-buy-poor = You can’t afford the { $card } yet: you need { $lacking } more, and you have { $gold } gold. Take tokens first, or buy another card.
refuse-payment = { $n ->
    [0] The { $card } is free for you thanks to your bonuses. You pay no tokens.
   *[other] The { $card } costs you { $price }. Pay exactly that with your tokens; gold can replace any of them.
}
refuse-pass = You can skip only when no action is possible. You can still take tokens, reserve or buy.
refuse-pass-replenish = There are tokens in the bag. Refill the board before you skip.
refuse-discard-absent = You don’t have all of those tokens. You have { $held }.
refuse-discard-number = Discard exactly { $n ->
    [one] 1 token
   *[other] { $n } tokens
} now. You have { $held }.
refuse-matching = The card gives you a { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
} token. Choose from { $cells }.
refuse-loot = You can’t take that from your opponent. Choose from { $loot }.
refuse-royal = That royal is gone. Choose from { $royals }.

## News

spent-privilege = { $who } uses a privilege and takes the { $spot }.
gained-privilege = { $who } gains a privilege.
gained-privilege-from = { $who } takes a privilege from { $giver }.
replenished = { $who } refills the board with { $n ->
    [one] 1 token
   *[other] { $n } tokens
}.
took = { $who } takes { $tokens } ({ $cells }).
reserved = { $who } takes the gold at { $cell } and reserves the { $card }.
reserved-hidden = { $who } takes the gold at { $cell } and reserves { $origin ->
    [deck] the top card of deck { $level }
   *[pyramid] a card of level { $level } from the pyramid
}.
drew = You reserved the { $card }.
bought = { $who } { $free ->
    [yes] gets
   *[no] buys
} { $origin ->
    [reserved] the reserved
   *[pyramid] the
} { $card } for { $free ->
    [yes] free
   *[no] { $price }
}{ $copied ->
    [white] {" "}and makes it white
    [blue] {" "}and makes it blue
    [green] {" "}and makes it green
    [red] {" "}and makes it red
    [black] {" "}and makes it black
   *[none] {""}
}.
refilled = Revealed: { $card }.
took-matching = The card gives { $who } the { $spot }.
stole = { $who } steals a token: { $token }.
took-royal = { $who } wins a royal: { $royal }.
discarded = { $who } discards { $tokens } to the bag.
passed = { $who } skips: no action is possible.
another-turn = { $who } takes another turn.
won = { $who } wins with { $reached }!
drawn = { $turns } turns without a purchase or a reserved card: the game is a draw.
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

account-reached = goal reached with { $goal }
account-cards = { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $n ->
    [one] 1 card
   *[other] { $n } cards
}
account-royals = { $points ->
    [one] { $points } point
   *[other] { $points } points
} from { $n ->
    [one] 1 royal
   *[other] { $n } royals
}
score = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}, { $coloured ->
    [one] 1 point
   *[other] { $coloured } points
} in { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}

## Honours

honour-crowns = won by crowns
honour-colour = won by points in one colour
honour-goals = won in { $n } ways at once
honour-no-royal = won without a royal
honour-no-privilege = won without spending a privilege
honour-no-refill = won without ever refilling the board
honour-few-cards = won with { $n } cards or fewer
honour-kept-low = kept the other player below { $n } points
honour-steals = stole { $n } tokens or more
honour-extra-turns = took { $n } extra turns or more
honour-for-nothing = got a level { $level } card for free

## pictures

stage = Turn { $n }
picture-turn = Turn { $n }
picture-quiet = no purchase: { $n }/{ $most }
picture-supply = { $n ->
    [one] privilege
   *[other] privileges
}
picture-bag = in the bag
picture-to-discard = { $name } is discarding tokens
picture-your-discard = Your turn: discard tokens
picture-to-match = { $name } is choosing a token
picture-your-match = Your turn: choose a token
picture-to-steal = { $name } is stealing a token
picture-your-steal = Your turn: choose a token to steal
picture-to-crown = { $name } is choosing a royal
picture-your-crown = Your turn: choose a royal
picture-earlier = earlier:
picture-refilled = refilled the board
picture-spent = { $name } uses a privilege { $scroll } to take { $token } { $cell }
picture-gained = { $name } gains a privilege { $scroll }
picture-gained-from = { $name } takes a privilege { $scroll } from { $giver }
picture-replenished = { $name } refills the board: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
picture-took = { $name } takes { $tokens } { $cells }
picture-reserved = { $name } reserves { $card } and takes { $gold } { $cell }
picture-reserved-seen = { $name } reserves { $card } from the pyramid and takes { $gold } { $cell }
picture-reserved-unseen = { $name } reserves the top of { $card } and takes { $gold } { $cell }
picture-bought = { $name } buys { $card } { $worth } for { $price }
picture-bought-free = { $name } gets { $card } { $worth } for free
picture-matched = { $name } also takes { $token } { $cell }
picture-stole = { $name } steals { $token }
picture-royal = { $name } chooses { $royal }
picture-discarded = { $name } discards { $tokens } to the bag
picture-passed = { $name } skips
picture-another-turn = { $name } takes another turn
picture-ability = { $ability ->
    [turn] then another turn
    [token] and one more token
    [steal] and steals a token
   *[privilege] and a privilege
}
picture-strip-line = Take tokens in a line
picture-strip-privilege = Use a privilege
picture-strip-reserve = Reserve a card
picture-strip-reserve-this = Reserve { $card }
picture-strip-buy = Buy a card
picture-strip-buy-this = Buy { $card }
picture-hand-costs = you pay
picture-hand-royals = Royals
picture-hand-seen = Reserved face up
picture-hand-blind = Face down – only you know it
picture-hand-uncopied = a bonus to copy
picture-hand-free = free
picture-hand-pyramid = pyramid
picture-hand-pick = Pick one
picture-hand-discard = Discard { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
picture-hand-nothing = You can’t afford anything yet
picture-hand-reserve = You can still reserve a card
picture-hand-no-gold = No gold on the board, so you can’t reserve now.
picture-hand-late = from next turn
picture-hand-reserved = Reserved
picture-hand-nearest = Closest
picture-hand-within = Within reach
picture-hand-next = Next in sight
picture-hand-can = You can buy { $card }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
picture-hand-could = Next you can buy { $card }
picture-hand-short = { $tokens } short of { $card }
picture-hand-counted = { $n }/{ $most } tokens
picture-hand-most = You may keep { $n }
picture-reach = { $n } in reach
picture-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
picture-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
picture-end-turn = Final standings · { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
picture-end-order = { $way ->
    [crowns] { $n } crowns, { $goal } needed – { $name } had { $other }
    [colour] { $n } points in one colour, { $goal } needed – { $name } had { $other }
   *[points] { $n } points, { $goal } needed – { $name } had { $other }
}
picture-end-reserved = Still reserved
picture-end-drawn = It’s a draw
picture-end-quiet = { $n ->
    [one] 1 turn
   *[other] { $n } turns
} without a purchase or a reserved card

## the table in words

told-title = Splendor Duel. Turn { $n }.
told-last = Last move: { $move }
told-earlier = Before that: { $moves }
told-replenished = The board has been refilled: no privileges can be used this turn.
told-again = This player takes another turn afterwards.
told-quiet = { $n } of { $most } turns without a purchase or a reserved card.
told-row = Level { $level }, { $deck } left in the deck: { $cards }
told-affordable = { $name } can buy: { $cards }.
told-choice = { $name } can choose from: { $things }.
told-royals = Royals (one at { $crowns } crowns): { $royals }
told-board = Board, columns a–e from the left, rows 1–5 from the top: { $cells }
told-cells = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [pearl] pearl
   *[gold] gold
} ({ $cells })
told-bag = Bag, { $n ->
    [one] 1 token
   *[other] { $n } tokens
}: { $tokens }.
told-supply = Privileges left: { $n }.
told-hand-empty = No reserved cards; you can have up to { $most }.
told-bag-empty = The bag is empty
told-offers = Cards in the pyramid you can buy: { $cards }.
told-closest = Closest in the pyramid: { $card }. You still need { $tokens }.
told-hand-affordable = Reserved { $card }. { $origin }. You can buy it for { $tokens }.
told-hand-lacking = Reserved { $card }. { $origin }. You still need { $tokens }.
told-player = { $name }: points { $points }/{ $points_goal }, crowns { $crowns }/{ $crowns_goal }, { $colour ->
    [none] one colour
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
} { $best }/{ $colour_goal }
told-prestige = points by colour: { $prestige }; without colour: { $colourless }
told-cards = cards: { $cards }
told-person = { $name }: { $points } of { $points_goal } points, { $crowns } of { $crowns_goal } crowns, { $best } of { $colour_goal } in { $colour ->
    [none] one colour
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
told-bonuses = bonuses: { $bonuses }
told-tokens = tokens ({ $n }): { $tokens }
told-privileges = { $n ->
    [one] 1 privilege
   *[other] { $n } privileges
}
told-guests = royals: { $royals }
told-reserved = reserved: { $cards }
told-hidden = a level { $level } card from the { $origin ->
    [deck] deck
   *[pyramid] pyramid
}
told-card = { $card }, costs { $cost }

## What speaks for a move

reason-points = It brings { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
reason-crowns = It brings { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}: { $all } in all.
reason-royal = A royal comes with it.
reason-ability = { $ability ->
    [turn] Another turn comes with it.
    [token] Another token of its colour comes with it.
    [privilege] A privilege comes with it.
   *[steal] It takes a token from the opponent.
}
reason-bonus = Its bonus ({ $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
}) makes { $n ->
    [one] another card
   *[other] { $n } other cards
} cheaper.
reason-free = Bonuses pay for it: it costs no tokens.
reason-reaches = The { $card } can be bought then.
reason-nearer = Then the { $card } is only { $short ->
    [one] one token
   *[other] { $short } tokens
} away.
reason-withholds = It leaves too few { $colour ->
    [white] white tokens
    [blue] blue tokens
    [green] green tokens
    [red] red tokens
    [black] black tokens
   *[pearl] pearls
} on the board for { $who } to buy the { $card }.
reason-denies = Otherwise { $who } could buy the { $card } next turn{ $why ->
    [wins] {" "}and win
   *[buys] {""}
}.
reason-gold = A gold token comes with it.
reason-poor-board = { $n ->
    [0] No gem or pearl is
    [one] Only one gem or pearl is
   *[other] Only { $n } gems and pearls are
} left on the board.
reason-spare = These are of little use now: { $tokens }.

## The lesson, a sentence before each decision

lesson-take = You win with 20 points, 10 crowns, or 10 points on cards of one colour. The usual turn: take up to 3 neighbouring tokens in a straight line, diagonally too. Take the pearl and the two whites (b3–d3).
lesson-line = Take two blacks and a white: the blue card (1-09) costs 2 white and 2 black. Beware: for three tokens of one colour, or both pearls, your opponent gets a privilege (a scroll) and can trade it for a token later.
lesson-buy = Buy the blue card. A card is a discount for good: its colour counts as one token on later cards. This one also gives you a token of its colour at once.
lesson-privilege = Your opponent refilled the board, and that gave you a privilege. Spend it before your turn’s action: take any one token but gold. Take the red at d1.
lesson-line-again = Now your action: take the red, white and black that lie in one line (c2–c4), just what the green card (1-13) asks for. Your blue card pays its blue. Gold and empty spaces break a line.
lesson-bonus = Buy the green card: your bonus saves the blue. Cheap cards early make expensive ones affordable. Hoarding tokens is the first classic mistake.
lesson-reserve = Take the gold at a4 to reserve 2-07: only you may buy it, and gold stands for any token. It brings 2 points and a crown. You may hold at most 3 reserved cards.
lesson-replenish = The board is nearly empty. Refill it from the bag of spent tokens: you may do so before your action. But your opponent gains a privilege for it, and you can’t spend any of yours this turn.
lesson-three = Take two blacks and a white: your reserved card asks for 2 white, 2 red, 2 black and a pearl. At the end of a turn you keep at most 10 tokens; the rest go into the bag. The second classic mistake is to take what you don’t need.
lesson-crowns = Buy your reserved card: gold stands for the red you lack; nothing but gold stands for a pearl. The card brings 2 points and your first crown. At 3 and at 6 crowns you choose a royal, who brings points and usually an ability.
lesson-over = That is the whole game: tokens in lines, cards as discounts, privileges as the price of greed. Whoever reaches a goal by the end of a turn wins at once: watch your opponent’s goals, too.
lesson-more = Signs on cards work once: another turn, a privilege, a token from the board or from your opponent. A card of any colour is laid over one of yours and takes its colour. If none of the 3 privileges is free, the other player gives one up.

## Why something is not possible now

cannot-take = You can’t take tokens: the board has none except gold.
cannot-reserve = You can’t reserve: you already have { $n } reserved cards.
cannot-reserve-gold = You can’t reserve: there is no gold on the board.
cannot-buy = You can’t buy anything yet. Closest is the { $card }: you still need { $lacking }{ $gold ->
    [0] {""}
   *[other] {" "}(your gold covers { $gold } of that)
}.
cannot-privilege = You can’t use privileges after refilling the board.

## Where the game stands, and what newcomers are told

where-turn = Turn { $n }: { $before ->
    [both] privileges and refilling if you like,
    [spend] privileges if you like,
    [fill] refilling the board if you like,
   *[none] now
} one main action, then { $next }.
where-late-matching = The ability of the card you bought, then { $next }.
where-late-loot = You take a token from your opponent, then { $next }.
where-late-royal = Your crowns bring a royal, then { $next }.
where-late-discard = End of your turn: down to { $limit } tokens, then { $next }.
where-next = { $again ->
    [yes] you play again
   *[no] { $who } plays
}
where-end = the game ends
meet-turn = New here? The main action is one of these: take a line of tokens, buy a card, or take a gold token to reserve one. { $points } points, { $crowns } crowns or { $colour } points in one colour win at once.
meet-matching = Some cards give something when you buy them: this one, a token of its colour from the board.
meet-loot = Some cards and royals do something when you get them: this one takes a token from your opponent. Take one they need.
meet-royal = You choose a royal at { $each } crowns, and one more at twice as many. It brings points, and often an ability.
meet-discard = No one ends a turn with more than { $limit } tokens. What goes into the bag comes back when the board is refilled.

## Warnings

warning-goal = { $who } could win next turn.
warning-privilege = You’d have more than { $limit } tokens. Unless you then pay for a card with them, those above go into the bag.
warning-tokens = You’d have more than { $limit } tokens and have to put { $n } into the bag.

## How it is played, in a minute

worked-line = several ways to win, one line at a time
worked-take = Take up to { $line } in a line
worked-touch = they touch; gold and gaps break it
worked-scroll = A scroll: any token but gold
worked-set = such a set gives your opponent one
worked-pay = Pay for a card; its jewel pays 1, every time
worked-does = and some do something at once: another turn, a token more, a scroll
worked-royal = { $royal } crowns call a royal
worked-second = and with { $second } you choose another
worked-end = Reach one of these goals
worked-once = at the end of your turn: you win
primer-goal-three = Be the first to reach one of these: { $points } points, { $crowns } crowns, or { $colour } points on cards of one colour.
primer-turn-first = First, if you like: spend privileges, each for any token but gold; refill the board, and your opponent gets a privilege.
primer-turn-line = Take up to { $line } tokens that touch in a straight line. Gold is not taken this way.
primer-turn-buy = Or buy a card: pay its price in tokens. Its colour then makes every later card cheaper.
primer-turn-reserve = Or take a gold token, which stands for any, and reserve a card. Never end a turn with more than { $limit } tokens.
primer-turn-ability = Some cards do something at once: another turn, a token stolen, a privilege.
primer-turn-privilege = Careful: taking { $line } tokens of one colour, or both pearls, gives your opponent a privilege.
primer-turn-royal = With { $royal } crowns, and again with { $second }, choose a royal card.
primer-end-goal = Reach one of the goals at the end of your own turn, and you have won at once.

## The guide: chapters of a few sentences, each beside a picture

chapter-tokens = Taking tokens
guide-tokens-1 = Your turn has one action: take tokens, buy a card, or reserve one.
guide-tokens-2 = Take up to { $line } tokens that touch in a straight line: across, down or diagonally.
guide-tokens-3 = Gold and empty cells break a line.
guide-tokens-4 = Careful: taking { $line } of one colour, or both pearls, gives your opponent a privilege.
guide-tokens-5 = At the end of your turn you hold at most { $limit } tokens; the others go into the bag.

chapter-privileges = Privileges and the bag
guide-privileges-1 = Before your action you may use privileges (the scrolls): each gets you any token on the board except gold. The player who doesn’t start has one from the beginning.
guide-privileges-2 = Then you may refill the board from the bag, where all spent tokens go.
guide-privileges-3 = If you do, your opponent gets a privilege, and you can’t use any more privileges this turn.
guide-privileges-4 = If the supply has none left, they take one of yours. If all are theirs, nothing happens.
guide-privileges-5 = If you can do nothing else, you must refill.

chapter-buying = Buying and reserving
guide-buying-1 = Buy a card of the pyramid or one you have reserved: pay the tokens in its lower half. Its place in the pyramid is filled again.
guide-buying-2 = Its gems are bonuses: each makes every later card cheaper by one token of that colour.
guide-buying-3 = Some cards also cost a pearl, and no bonus replaces it.
guide-buying-4 = To reserve, take a gold token from the board and a card, or the top one of a deck unseen. You may hold { $reserved }.
guide-buying-5 = Gold stands for any token. With no gold on the board nobody can reserve.

chapter-abilities = Abilities of cards
guide-abilities-1 = Some cards do something once, as soon as they are bought.
guide-abilities-2 = Arrow in a circle: another turn. Mask: take a token from your opponent, but not gold.
guide-abilities-3 = Scroll: a privilege. Chip: a token of the card’s colour from the board.
guide-abilities-4 = Colour wheel: lay the card over one of your cards with a bonus; it keeps that colour for good. If you have no bonus, you can’t buy it.
guide-abilities-5 = Crowns are counted: with { $royal }, and again with { $second }, choose a royal card. Its ability works in the same way.

chapter-end = Winning
guide-end-1 = You win at the end of your own turn if you have one of the following.
guide-end-2 = { $points } points in all, royals included.
guide-end-3 = Or { $crowns } crowns.
guide-end-4 = Or { $colour } points on cards of a single colour. Royals have no colour.
guide-end-5 = The game is over at once: your opponent has no further turn.

## How a game went, as a chart

chart-title = Points by turn
chart-value = { $sign }{ $n }
chart-length = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
best-move = Biggest gain, turn { $round }: +{ $gain }

## Why a finished game was won

verdict-points = { $who } has { $n } points, { $other } { $less }.
verdict-crowns = { $who } has { $n } crowns, { $other } { $less }.
verdict-colour = { $who } has { $n } points on { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
} cards; { $other } has at most { $less } in one colour.
verdict-royals = Royals made the difference: { $n } points from them against { $less }.
verdict-cards = Cards made the difference: { $n } points on them against { $less }.
verdict-turns = Extra turns: { $n } against { $less }.
verdict-privileges = Privileges gained: { $n } against { $less }.

## Puzzles

puzzle-win = You can win now without refilling the board: in this turn, or in another one that it brings. Which move do you begin with?
puzzle-win-why = This way you win, whatever cards are turned up{ $alone ->
    [yes] . After any other first move you can’t win in this turn, or luck decides.
   *[no] , and no way is shorter.
}
puzzle-win-value = { $wins ->
    [yes] wins in this turn
   *[no] doesn’t win in this turn
}
