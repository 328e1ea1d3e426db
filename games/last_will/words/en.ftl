### Last Will, in words.

title = Last Will
description = Inherit a fortune – and run it down until nobody is deeper in debt than you.
# How words began before: people still type them so.
former-words = { "" }

choice-sum = The inheritance
choice-sum-seventy = £70 each
choice-sum-will = set by a will card, £70 to £130
choice-orders = Standing orders (the bot plans and runs errands for you, in secret)
choice-orders-on = allowed
choice-orders-off = not allowed

## Things

title-of = { $title ->
    [dinner] Dinner
    [carriage_ride] Carriage Ride
    [boat_trip] Boat Trip
    [theatre] Theatre
    [soiree] Soirée
    [ball] Ball
    [gentlemens_club] Gentlemen’s Club
    [reservation] Reservation
    [carriage] Carriage
    [training_ground] Training Ground
    [sea_dog] Sea Dog
    [gardener] Gardener
    [valet] Valet
    [estate_agent] Estate Agent
    [waiter] Waiter
    [school_chum] School Chum
    [steward] Steward
    [tailor] Tailor
    [coachman] Coachman
    [old_friend] Old Friend
    [breeders_fair] Breeders’ Fair
    [wild_party] Wild Party
    [hectic_day] Hectic Day
    [mansion] Mansion
    [town_house] Town House
    [manor_house] Manor House
    [farm] Farm
    [chef] Chef
    [guest] Guest
    [dog] Dog
    [horse] Horse
   *[joker] Joker
}
card = { $title } ({ $text })
    .brief = { $title }
card-named = { $title } ({ $text })
    .brief = { $title }
card-apart = { $title } ({ $text })
    .brief = { $title } ({ $text })
card-alone = { $title }
house-worth = { $title }, worth £{ $value } ({ $text })
    .brief = { $title }, worth £{ $value }
property-for = { $title } for £{ $pounds } ({ $text })
    .brief = { $title } for £{ $pounds }
house-for = { $title } for £{ $pounds }, worth £{ $worth } ({ $text })
    .brief = { $title } for £{ $pounds }
companion = { $companion ->
    [chef] a chef
    [guest] a guest
    [dog] a dog
    [horse] a horse
   *[joker] a joker
}
estate = { $estate ->
    [mansion] mansions
    [town_house] town houses
    [manor_house] manor houses
    [farm] farms
   *[house] houses
}
estate-object = { $estate ->
    [mansion] a mansion
    [town_house] a town house
    [manor_house] a manor house
   *[farm] a farm
}
symbol = { $symbol ->
    [dinner] knife and fork
    [carriage] carriage
    [theatre] mask
    [boat] ship’s wheel
   *[party] glass
}
cards-of = { $n } { $deck ->
    [event] { $n ->
        [one] event
       *[other] events
    }
    [helper_expense] { $n ->
        [one] helper or expense
       *[other] helpers or expenses
    }
    [property] { $n ->
        [one] property
       *[other] properties
    }
    [companion] { $n ->
        [one] companion
       *[other] companions
    }
    [special] { $n ->
        [one] special card
       *[other] special cards
    }
   *[joker] { $n ->
        [one] joker
       *[other] jokers
    }
}
money = { $debt ->
    [yes] −£{ $pounds }
   *[no] £{ $pounds }
}
modifier = { $sign ->
    [minus] −£{ $pounds }
    [plus] +£{ $pounds }
    [either] ±£{ $pounds }
   *[none] £{ $pounds }
}
market = { $estate ->
    [mansion] Mansion
    [town_house] Town House
    [manor_house] Manor House
   *[farm] Farm
} { $modifier }

## What cards say. An A is an action.

text-white = { $actions }A, £{ $pounds }{ $n ->
    [0] {""}
   *[other] ; { $slots }
}
    .brief = { $actions }A, £{ $pounds }{ $n ->
    [0] {""}
   *[other] –{ $most }
}
slot = { $companion ->
    [chef] chef
    [guest] guest
    [dog] dog
   *[horse] horse
} +£{ $pounds }
text-ball = { $costs }
    .brief = up to £{ $most }
cost = { $actions }A £{ $pounds }
text-gain = { $actions }A{ $pounds ->
    [0] {""}
   *[other] , £{ $pounds }
}: gain { $n }A; { $crowns }-crown deck
    .brief = +{ $n }A; { $crowns } crowns
text-fair = { $actions }A: add up to { $n } dogs or horses to your farms
text-party = { $actions }A: your houses drop { $n } steps in total
text-property = £{ $values }, upkeep { $rows }
    .brief = £{ $values }
text-helper = { $ability }{ $pounds ->
    [0] {""}
   *[other] ; £{ $pounds } a round
}
    .brief = { $ability }{ $pounds ->
    [0] {""}
   *[other] , £{ $pounds }
}
text-formula = { $parts } a round
    .brief = { $parts }
per = £{ $pounds } per { $what ->
    [farm] farm
    [dog] dog
   *[horse] horse
}
    .brief = £{ $pounds }/{ $what ->
    [farm] farm
    [dog] dog
   *[horse] horse
}
text-expense = { $actions ->
    [0] {""}
   *[other] { $actions }A:{" "}
}{ $rows } a round
    .brief = { $actions ->
    [0] {""}
   *[other] { $actions }A:{" "}
}{ $rows }
row = { $which ->
    [none] {""}
    [only] { $companion ->
        [chef] chef
        [guest] guest
        [dog] dog
       *[horse] horse
    }{" "}
    [first] one { $companion ->
        [chef] chef
        [guest] guest
        [dog] dog
       *[horse] horse
    }{" "}
    [second] two{" "}
   *[third] three{" "}
}£{ $pounds }
ability-spend = +£{ $pounds } on cards with { $symbols }{ $opera ->
    [yes] {" "}and at the opera
   *[no] {""}
}
    .brief = +£{ $pounds }: { $symbols }
ability-keep-up = +£{ $pounds } on upkeep of { $estates }
    .brief = { $estates }
ability-act = +{ $n ->
    [one] 1 action
   *[other] { $n } actions
} each round
    .brief = +{ $n }A
ability-serve = +{ $n ->
    [one] 1 action
   *[other] { $n } actions
} for one event a round
ability-price = you may { $change ->
    [lower] lower
    [raise] raise
   *[either] raise or lower
} the price of { $estates } by £{ $pounds }
    .brief = { $estates } { $change ->
    [lower] −£{ $pounds }
    [raise] +£{ $pounds }
   *[either] ±£{ $pounds }
}
ability-deal = buy or sell { $estates } for no action { $n ->
    [1] once
   *[2] twice
} a round{ $pounds ->
    [0] {""}
   *[other] , even £{ $pounds } cheaper
}
    .brief = { $n ->
    [1] free deals in { $estates }
   *[2] two free deals in { $estates }
}
ability-keep-up-free = upkeep of { $estates } without an action, { $n ->
    [1] once
   *[2] twice
} a round
    .brief = { $estates }{ $n ->
    [1] {""}
   *[2] , twice
}
ability-draw = draw { $n } more { $deck ->
    [event] events
    [companion] companions
   *[any] cards
} when you plan
    .brief = +{ $n } { $deck ->
    [event] events
    [companion] companions
   *[any] cards
}
ability-keep = hand limit +{ $n }

## What cards do, at length

means-white = Play it once for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} to spend £{ $pounds }{ $n ->
    [0] {""}
   *[other] , and more for each companion from your hand who joins ({ $slots })
}.{ $sign }
means-ball = Play it once, in one of these ways: { $costs }.{ $sign }
means-gain = Play it once for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}{ $pounds ->
    [0] {""}
   *[other] {" "}and £{ $pounds }
} to gain { $n ->
    [one] 1 action
   *[other] { $n } actions
}. Its { $crowns ->
    [one] crown shows
   *[other] { $crowns } crowns show
} when it appears: special cards with fewer crowns come earlier.
means-fair = Play it once for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} to add up to { $n } dogs or horses to your farms, without companion cards.
means-party = Play it once for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}: your houses drop { $n } steps in total.
means-sign = {" "}Its symbol: { $symbol }.
means-property = Costs one action and £{ $price }, changed by the market. Its upkeep costs one action and £{ $pounds }{ $n ->
    [0] {""}
   *[other] , or more with companions ({ $rows })
}. { $falling ->
    [yes] Each round you don’t pay it, its value drops a step ({ $values }).
   *[no] Its value never drops.
} Selling it costs one action.
means-expense = Lets you spend £{ $pounds } once a round{ $actions ->
    [0] {""}
   *[other] {" "}for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
}{ $n ->
    [0] {""}
   *[other] , or more with companions ({ $rows })
}. Placing it on your board costs { $placing ->
    [0] no action
    [one] 1 action
   *[other] { $placing } actions
}.{ $sign }
means-formula = Lets you spend { $parts } on your own board, once a round. Placing it costs { $placing ->
    [0] no action
    [one] 1 action
   *[other] { $placing } actions
}.
means-helper = { $says } Placing it on your board costs { $placing ->
    [0] no action
    [one] 1 action
   *[other] { $placing } actions
}.{ $pounds ->
    [0] {""}
   *[other] {" "}It also lets you spend £{ $pounds } once a round.
}
sure-twice = Several sources agree on these figures.
sure-single-source = These figures were found in one source only.
sure-reconstructed = These figures are reconstructed: no source gives them.
sure-suspect = These figures were found in one source only, which may be wrong here.
sure-in-part = Only one source gives { $parts }; others confirm the rest.
sure-part = { $part ->
    [costs] some of the costs
    [values] some of the values
    [rows] the upkeep
    [crowns] the crowns
   *[copies] the number of copies
}
means-companion = { $companion ->
    [joker] Counts as any companion: it joins
   *[other] Joins
} an event with its symbol, or a card on your board (for one action), where it unlocks the next amount.
means-spend = Whenever you use one of these{ $opera ->
    [yes] {" "}or go to the opera
   *[no] {""}
}, you may spend £{ $pounds } more: { $titles }.
means-keep-up = Whenever you pay the upkeep of { $estates }, you may spend £{ $pounds } more.
means-act = You have { $n ->
    [one] 1 action
   *[other] { $n } actions
} more every round, including the one in which you place it.
means-serve = Your first event each round gives you { $n ->
    [one] 1 action
   *[other] { $n } actions
}, which can help to pay for that card.
means-price = Whenever you buy or sell { $estates }, you may { $change ->
    [lower] lower
    [raise] raise
   *[either] raise or lower
} the price by £{ $pounds }.
means-deal = { $n ->
    [1] Once
   *[2] Twice
} a round you can buy or sell { $estates } without an action{ $pounds ->
    [0] {""}
   *[other] , and lower that price by £{ $pounds } if you like
}.
means-keep-up-free = { $n ->
    [1] Once
   *[2] Twice
} a round you can pay the upkeep of { $estates } without an action.
means-draw = You draw { $n } more { $deck ->
    [event] events
    [companion] companions
   *[any] cards
} whenever you plan.
means-keep = You can keep { $n } more cards at the end of each round.

## Questions. An A is an action.

span = { $least } to { $most }
    .brief = { $least }–{ $most }
ask-keep = Choose { $n } cards to keep.
    .doing = Keep:
copy = { $card }, copy { $n }
ask-block = Which planning space do you block for this round?
    .doing = Block space
ask-plan = Choose your plan. Further left means earlier in turn order.
    .doing = Choose plan
plan-space = { $space }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $boys ->
    [one] 1 errand boy
   *[other] { $boys } errand boys
}, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
ask-draw = { $deck ->
    [any] { ask-draw-mix }
   *[other] { $n ->
        [one] 1 card
       *[other] { $n } cards
    } left to draw. How many { $deck ->
        [event] events
        [helper_expense] helpers or expenses
        [property] properties
       *[companion] companions
    }?
}
    .doing = Draw:
ask-draw-mix = { $n ->
    [one] Draw 1 card. From which deck?
   *[other] Draw { $n } cards. From which decks?
}
    .doing = Draw:
draw-mix = { $cards }
draw-rest = { $cards } and { $rest }
ask-errand = { $n ->
    [one] Where do you send your errand boy?
   *[other] Where do you send an errand boy? ({ $n } left)
} You have { $money }.
    .doing = Send an errand boy ›
fetch = { $slot }: { $card }
do-market = Property market: set the prices
    .brief = Set the prices
do-extension = Extension: { $n } spaces on your board
    .brief = Extension
do-random = Draw a card from a deck
    .brief = Card from a deck
do-opera = Opera: spend { $spent }
    .brief = Opera: { $spent }
ask-market-all = Which price do mansions get? Now: { $now }.
ask-market-others = Which prices do the others get?
market-leave = Leave the prices as they are
market-set = { $prices }
ask-market = Which price goes under { $estate ->
    [mansion] mansions
    [town_house] town houses
    [manor_house] manor houses
   *[farm] farms
}? (now { $now })
market-both = { $one }, { $other }
ask-random = From which deck?
deck = { $deck ->
    [event] Events
    [helper_expense] Helpers and expenses
    [property] Property
   *[companion] Companions
}
ask-opera = How much do you spend at the opera? You have { $money }.
spend = £{ $pounds } ({ $money } left)
ask-turn = { $left ->
    [0] No actions left
    [one] 1 action (A) left
   *[other] { $left } actions (A) left
}, and you have { $money }. What would you like to do?
do-play = Play an event
    .brief = Play
do-place = Place a helper or an expense
    .brief = Place
do-buy = Buy property
do-use = { $kind ->
    [property] Pay upkeep
   *[card] Use a card or pay upkeep
}
    .brief = { $kind ->
        [property] Pay upkeep
       *[card] Use
    }
do-mark = Add a companion
    .brief = Companion for
do-sell = Sell property
    .brief = Sell
do-discard = Discard a card from your board
    .brief = Discard
do-count = Choose numbers…
do-end = End turn{ $left ->
    [0] {""}
    [one] {" "}(1 action unused)
   *[other] {" "}({ $left } actions unused)
}
hint-end = without upkeep: { $houses }
ask-play = Which card do you play? You have { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
} and { $money }.
hint-takes = { $actions ->
    [0] no action needed
   *[other] { $actions } of { $left ->
        [one] 1 action
       *[other] { $left } actions
    }
}{ $served ->
    [0] {""}
   *[other] {" "}(+{ $served } from your valet)
}
hint-play = { $takes }{ $n ->
    [0] {""}
   *[other] , spends { $spent }
}
hint-ball = several ways, with { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}{ $served ->
    [0] {""}
   *[other] {" "}(+{ $served } from your valet)
}, spends { $spent }
ask-ball = { $card }: which way? You have { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
} and { $money }.
cost-option = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, spend £{ $pounds }
ask-companions = { $card }: who joins you? You have { $money }.
play-alone = No one: spend { $spent }
play-with = { $companions }: spend { $spent }
ask-amount = { $card }: how much do you spend? You have { $money }.
ask-place = Which card do you place? You have { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
} and { $room ->
    [one] 1 free space
   *[other] { $room } free spaces
}.
hint-place = { $actions ->
    [0] free
   *[other] { $actions } of { $left ->
        [one] 1 action
       *[other] { $left } actions
    }
}
upkeep-of = Upkeep of { $card }
ask-use = Which card do you use? You have { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
} and { $money }.
hint-use = { $takes }, spends { $spent }
ask-mark = Which card gets a companion? It takes 1 action (you have { $left }) and the companion from your hand.
hint-mark = { $companion }: unlocks £{ $pounds }{ $used ->
    [yes] {" "}(card already used this round)
   *[no] {""}
}
ask-mark-for = { $card }: which card do you discard to add { $companion }?
mark-for = { $companion }
ask-buy = Which property do you buy? You have { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
} and { $money }.
hint-buy = { $actions ->
    [0] no action needed
   *[other] { $actions } of { $left ->
        [one] 1 action
       *[other] { $left } actions
    }
}, costs { $spent }
hint-buy-either = { $actions } of { $left ->
    [one] 1 action
   *[other] { $left } actions
}, costs { $spent }; or no action, costs { $agent }
ask-sell = Which property do you sell? You have { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
} and { $money }.
hint-sell = { $actions ->
    [0] no action needed
   *[other] { $actions } of { $left ->
        [one] 1 action
       *[other] { $left } actions
    }
}, brings { $spent }
hint-sell-either = { $actions } of { $left ->
    [one] 1 action
   *[other] { $left } actions
}, brings { $spent }; or no action, brings { $agent }
ask-deal = { $card }: at what price? You have { $money }.
deal = £{ $pounds } { $agent ->
    [yes] through your agent (no action)
   *[no] { $actions ->
        [0] (no action)
        [one] for 1 action
       *[other] for { $actions } actions
    }
}
ask-discard = Which card do you discard from your board? (Free)
hint-discard-used = used this round
ask-party = Which house drops? { $n ->
    [one] 1 step
   *[other] { $n } steps
} to go.
lower = { $card }: from £{ $value } to £{ $pounds }
ask-fair = Which farm gets a dog or a horse? { $n ->
    [one] 1 left.
   *[other] { $n } left.
}
breed = { $card }: { $companion }, unlocks £{ $pounds }
leave-fair = No more

## Standing orders

ask-order = Plan in advance? Choose the plan you want most, or say where your errand boys go.
ask-order-plan = { $n ->
    [1] Round { $round }: which plan do you want most?
    [2] And if it is taken?
   *[other] And if that is taken, too?
}
ask-order-decks = From which decks do you draw the cards of your plan? Pick as many as you like: you draw equally from each. Pick none, and I’ll ask you then.
ask-order-errand = { $n ->
    [1] Which errand do you want most?
    [2] And next, or if it is taken?
   *[other] And after that, or if it is taken?
}
do-order-errands = My errand boys…
do-order-done = That’s all
do-order-random = A card from a deck: { $deck ->
    [event] events
    [helper_expense] helpers and expenses
    [property] property
   *[companion] companions
}
order-fetch = fetch { $card } ({ $slot })
order-random = draw a card ({ $deck ->
    [event] events
    [helper_expense] helpers/expenses
    [property] property
   *[companion] companions
})
order-opera = visit the opera ({ $spent })
order-extension = extend the board
order = Round { $round }: { $parts }
order-brief = { $parts }
order-also = { $first }; { $later }
order-else = { $first }, else { $later }
order-nothing = nothing more
order-plan = { $space }
order-plans = plan { $plans }
order-deck = { $deck ->
    [event] events
    [helper_expense] helpers/expenses
    [property] property
   *[companion] companions
}
order-decks = draw { $decks }
order-errands = send a boy to { $errands }
lapsed = In round { $round } this has already been decided.

waiting-keep = { $n ->
    [one] { $who } is choosing which cards to keep
   *[other] { $who } are choosing which cards to keep
}
waiting-block = { $n ->
    [one] { $who } is blocking a planning space
   *[other] { $who } are blocking a planning space
}
waiting-plan = { $n ->
    [one] it’s { $who }’s turn to plan
   *[other] waiting for { $who } to plan
}
waiting-draw = { $n ->
    [one] { $who } is choosing which cards to draw
   *[other] { $who } are choosing which cards to draw
}
waiting-errand = { $n ->
    [one] it’s { $who }’s turn to send an errand boy
   *[other] waiting for { $who } to send an errand boy
}
waiting-turn = { $n ->
    [one] it’s { $who }’s turn
   *[other] waiting for { $who }
}
waiting-party = { $n ->
    [one] { $who } is choosing which houses drop in value
   *[other] { $who } are choosing which houses drop in value
}
waiting-fair = { $n ->
    [one] { $who } is at the breeders’ fair
   *[other] { $who } are at the breeders’ fair
}

## What can be done with a card in hand

hand-play = play: { $upto ->
    [1] 1 action
    [2] 2 actions
   *[other] 2 to { $upto } actions
}, { $spent }
    .brief = play: { $spent }
hand-buy = buy: £{ $value } { $modifier } = { $price }
    .brief = buy: { $price }
hand-deal = buy: { $prices }{ $free ->
    [yes] , no action
   *[no] {""}
}
    .brief = buy: { $prices }
hand-place = { $actions ->
    [0] place: free
   *[other] place: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
}
    .brief = { $actions ->
    [0] place: free
   *[other] place:
}
hand-homeless = no free space
    .brief = no space
hand-few-actions = too few actions
hand-few-pounds = too little money
hand-no-effect = no effect now
hand-no-buying = bankrupt
hand-no-partner = no card to go with
hand-joker = as any companion
hand-companion = with another card

## Refusals

refuse-keep = You don’t have { $card }. Keep { $n } of these: { $held }.
refuse-keep-number = Keep exactly { $n } cards.
refuse-space = You can’t choose space { $space }: it’s taken, blocked or not on this board. { $n ->
    [0] No space is left.
   *[other] Free: { $left }.
}
refuse-draw = Draw exactly { $n ->
    [one] 1 card
   *[other] { $n } cards
} in total.
refuse-draw-deck = { $deck ->
    [event] Events
    [helper_expense] Helpers and expenses
    [property] Property
   *[companion] Companions
}: only { $n ->
    [0] no cards are
    [one] 1 card is
   *[other] { $n } cards are
} left, counting the discard pile.
refuse-slot = { $slot }: there is nothing to take there. { $n ->
    [0] All cards on offer are gone.
   *[other] Still there: { $left }.
}
refuse-market = Use each price once: { $modifiers }.
refuse-errand-space = { $space ->
    [market] The property market
    [extension] The extension space
   *[opera] The opera
} is taken this round. Send your errand boy somewhere else.
refuse-extension = There are no extensions left. Send your errand boy somewhere else.
refuse-random-twice = You have already drawn a card this round. Send your errand boy somewhere else.
refuse-random = { $deck ->
    [event] Events
    [helper_expense] Helpers and expenses
    [property] Property
    [companion] Companions
   *[other] That deck
}: no cards left. { $n ->
    [0] All decks are empty.
   *[other] Possible: { $left }.
}
refuse-opera = You can’t spend that at the opera. { $n ->
    [0] You can’t afford any of its prices now.
   *[other] Possible: { $prices }.
}
refuse-opera-debt = You can’t spend £{ $pounds } at the opera: you have { $money }, and can’t go into debt while you own property.
refuse-not-in-hand = You don’t have { $card } in hand. { $n ->
    [0] You have no card for this now.
   *[other] Possible: { $possible }.
}
refuse-not-on-board = You don’t have { $card } on your board. { $n ->
    [0] You have no card for this now.
   *[other] Possible: { $possible }.
}
refuse-actions = { $card } takes { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, and you have { $left ->
    [0] none left. You can still do what takes no action.
   *[other] { $left } left.
}
refuse-debt = { $card }: you can’t spend £{ $pounds }. You have { $money }, and can’t go into debt while you own property. { $n ->
    [0] Sell property, or use another card.
   *[other] Possible: { $amounts }.
}
refuse-amount = { $card }: you can’t spend £{ $pounds } with it. { $n ->
    [0] You can’t use it now.
   *[other] Possible: { $amounts }.
}
refuse-full = { $card }: all { $spaces } spaces of your board are full. { $n ->
    [0] You only have property there: sell some first.
   *[other] You can discard { $others } first, for free.
}
refuse-option = { $card } has no such option. Choose one of those on the card.
refuse-effect = { $effect ->
    [wildparty] { $card }: you have no house that can drop in value.
    [breedersfair] { $card }: you have no farm with room for a dog or a horse.
   *[other] { $card }: it would do nothing now.
} Keep the card for later.
refuse-company = { $card }: { $companions } can’t join. { $n ->
    [0] It takes no companions.
   *[other] It takes { $wanted }, or jokers.
}
refuse-company-absent = You need { $companions } in hand. { $n ->
    [0] You have no companions.
   *[other] You have { $held }.
}
refuse-place-property = You buy property, you don’t place it: { $card }.
refuse-used = { $card }: already used this round. { $n ->
    [0] There is nothing else to use now.
   *[other] Possible: { $others }.
}
refuse-inactive = { $card } works by itself; you don’t need to use it. { $n ->
    [0] There is nothing else to use now.
   *[other] Possible: { $others }.
}
refuse-idle = { $card } would spend nothing now. { $n ->
    [0] There is nothing else to use now.
   *[other] Possible: { $others }.
}
refuse-mark-none = { $card } takes no companions. Choose another card.
refuse-mark-full = { $card } already has all its companions. Choose another card.
refuse-mark-other = { $card } takes { $wanted } next, not { $companion }. A joker works too.
refuse-mark-actions = { $card }: adding a companion takes 1 action, and you have none left.
refuse-discard-property = You can’t discard property, only sell it: { $card }. { $n ->
    [0] There is nothing else to discard.
   *[other] You can discard { $others }.
}
refuse-buy-bankrupt = You are bankrupt and can’t buy property any more: { $card }.
refuse-buy-poor = { $card } costs £{ $pounds }, and you have { $money }. You can’t buy property on credit.
refuse-price = { $card }: £{ $pounds } isn’t one of its prices. { $n ->
    [0] It has none now.
   *[other] Possible: { $prices }.
}
refuse-lower = { $card } can’t drop any further. { $n ->
    [0] No house can.
   *[other] Possible: { $possible }.
}
refuse-breed = { $card }: there’s no room for a dog or a horse. { $n ->
    [0] No farm has room.
   *[other] Possible: { $possible }.
}
refuse-leave-fair = Add at least one dog or horse. { $n ->
    [0] No farm has room.
   *[other] Possible: { $possible }.
}

## News

inherited = Everyone inherits £{ $pounds }.
inherited-by-will = The will is read: everyone inherits £{ $pounds }.
dealt = You were dealt { $cards }.
kept = { $who } keeps { $n } cards.
kept-cards = You keep { $cards }.
round-began = Round { $round } of { $rounds } begins. First player: { $who }.
in-slot = { $slot } { $card }
laid-out = On offer: { $cards }.
blocked = { $who } blocks planning space { $space }.
planned = { $who } plans on space { $space }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $boys ->
    [one] 1 errand boy
   *[other] { $boys } errand boys
}, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
drew = { $who } draws { $cards }.
drew-cards = You draw { $cards }.
took-offered = { $who } takes { $card } ({ $slot }).
market-changed = { $who } changes property prices: { $prices }.
market-left = { $who } leaves property prices as they are: { $prices }.
extended = { $who } extends the board to { $n } spaces.
went-to-opera = { $who } spends £{ $pounds } at the opera ({ $money } left).
boy-idle = { $who } has an errand boy left, but nowhere to send him.
turn-began = { $who } starts the turn with { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
} and { $money }.
played = { $who } plays { $card }{ $pounds ->
    [0] {""}
   *[other] {" "}for £{ $pounds }
}{ $gained ->
    [0] {""}
    [one] {" "}and gains 1 action
   *[other] {" "}and gains { $gained } actions
} ({ $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money } left).
played-with = { $who } plays { $card } with { $companions } for £{ $pounds }{ $gained ->
    [0] {""}
    [one] {" "}and gains 1 action
   *[other] {" "}and gains { $gained } actions
} ({ $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money } left).
fell = { $who }’s { $card } drops to £{ $pounds }.
marked = { $who } adds { $companion } to { $card }{ $paid ->
    [joker] , using a joker
    [fair] {" "}at the Breeders’ Fair
   *[card] {""}
} ({ $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
} left).
placed = { $who } places { $card } for { $actions ->
    [0] free
    [one] 1 action
   *[other] { $actions } actions
}{ $gained ->
    [0] {""}
    [one] {" "}and gains 1
   *[other] {" "}and gains { $gained }
} ({ $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
} left).
bought = { $who } buys a { $card } for £{ $price }{ $actions ->
    [0] , without an action
   *[other] {""}
} ({ $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money } left).
sold = { $who } sells a { $card } { $price ->
    [0] for nothing
   *[other] for £{ $price }
}{ $actions ->
    [0] , without an action
   *[other] {""}
} ({ $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money } left).
used = { $who } uses { $card } and spends £{ $pounds }{ $actions ->
    [0] , without an action
   *[other] {""}
} ({ $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money } left).
kept-up = { $who } pays the upkeep of { $card }, £{ $pounds }{ $actions ->
    [0] , without an action
   *[other] {""}
} ({ $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money } left).
discarded = { $who } discards { $card } from the board.
turn-ended = { $who } ends the turn with { $money }{ $left ->
    [0] {""}
    [one] {" "}(1 action unused)
   *[other] {" "}({ $left } actions unused)
}.
sum-turn = { $who }, { $before } → { $after }: { $parts }{ $left ->
    [0] {""}
    [one] {" "}(1 action unused)
   *[other] {" "}({ $left } actions unused)
}.
sum-spent = { $card }{ $pounds ->
    [0] {""}
   *[other] {" "}£{ $pounds }
}
sum-kept-up = upkeep of { $card } £{ $pounds }
sum-placed = places { $card }
sum-bought = buys { $card } for £{ $pounds }
sum-sold = sells { $card } for £{ $pounds }
sum-marked = { $companion } for { $card }
sum-discarded = discards { $card }
went-bankrupt = { $who } is bankrupt: no property, and { $money }!
jokers-returned = { $who } returns { $n ->
    [one] a joker
   *[other] { $n } jokers
}.
tidied = { $who } discards { $cards }.
tidied-cards = You discard { $cards }.
fallen-to = { $card } drops to £{ $pounds }
depreciated = { $who }’s { $houses } (upkeep not paid).
ended-bankrupt = { $n ->
    [one] { $who } is bankrupt
   *[other] { $who } are bankrupt
}, and the game ends.
ended = That was the last round.

## Standings

score = { $worth } in total
account-bankrupt = bankrupt
account-money = money { $money }
account-property = { $card } £{ $value } + £{ $bonus }
account-plan = planning space { $space }

## Honours

honour-early = bankrupt in round { $n } or earlier
honour-solvent = won without going bankrupt
honour-debt = £{ $pounds } or more in debt
honour-tie = won a tie by planning space
honour-no-property = won without ever buying property
honour-turn = spent £{ $pounds } or more with cards in one turn
honour-card = spent £{ $pounds } or more with one card
honour-companions = played a card with { $n } companions or more
honour-loss = lost £{ $pounds } or more on one property
honour-properties = owned { $n } properties or more at once
honour-sales = sold { $n } properties or more
honour-opera = went to the opera { $n } times or more

## Pictures

stage = { $n ->
    [0] Before the first round
   *[other] Round { $n }
}
picture-round-brief = { $n ->
    [0] Before the first round
   *[other] Round { $n } of { $rounds }
}
picture-sold-out = SOLD
picture-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
picture-round = { $n ->
    [0] Before the first round
   *[other] Round { $n } of { $rounds } · { $phase ->
        [preparation] preparation
        [planning] planning
        [errands] errands
        [actions] actions
        [end-of-round] end of round
       *[end] the end
    }
}
picture-owes-keep = { $name } to choose cards
picture-owes-block = { $name } to block a space
picture-owes-plan = { $name } to plan
picture-owes-draw = { $name } to draw
picture-owes-errand = { $name } to send an errand boy
picture-owes-turn = { $name } to move
picture-owes-party = { $name } is at a party
picture-owes-fair = { $name } is at the fair
picture-several-keep = choosing cards
picture-you-keep = Choose cards to keep
picture-you-block = Block a space
picture-you-plan = Choose a plan
picture-you-draw = Choose what to draw
picture-you-errand = Send an errand boy
picture-you-turn = Your turn
picture-you-party = Which house drops?
picture-you-fair = Add a dog or a horse
picture-ask-play = { $card ->
    [none] Play a card
   *[other] Play { $card }
}
picture-ask-place = { $card ->
    [none] Place a card
   *[other] Place { $card }
}
picture-ask-buy = { $card ->
    [none] Buy property
   *[other] Buy { $card }
}
picture-ask-use = { $card ->
    [none] Use a card
   *[other] Use { $card }
}
picture-ask-mark = { $card ->
    [none] Add to a card
   *[other] Add to { $card }
}
picture-ask-sell = { $card ->
    [none] Sell property
   *[other] Sell { $card }
}
picture-ask-discard = { $card ->
    [none] Discard a card
   *[other] Discard { $card }
}
picture-sent-market = Set the prices
picture-sent-opera = Go to the opera
picture-sent-random = Draw from which deck?

# Words beside the figures of the table.
picture-debt = debt
picture-offer = Offer
picture-decks = left to draw
picture-none-here = none
picture-plans = Plans
picture-plan-number = plan { $n }
picture-plan-cards = draw
picture-plan-errands = errands
picture-plan-actions = actions
picture-errand-prices = prices
picture-errand-opera = opera: £{ $n }
picture-errand-extend = extra space
picture-errand-draw = draw a card
picture-free = free

picture-keeps = may keep
picture-state = state
picture-too-many = discard { $n } at the round’s end
picture-cards-in-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

picture-done = done
picture-bankrupt = bankrupt
picture-sale = sells for
picture-with-property = with property
picture-board = Board
picture-order = Standing order: { $order }
picture-own-board = Your board
picture-free-places = { $n ->
    [0] no free spaces
    [one] 1 free space
   *[other] { $n } free spaces
}
picture-own-hand = Your hand
picture-no-cards = No cards
picture-companions = Companions

# What a helper's or a special card's signs mean, in two short lines at most.
picture-means-spend = per such card
picture-means-opera = per card and opera
picture-means-upkeep = for upkeep
picture-means-act = every round
picture-means-serve = first event
picture-means-price = to the price
picture-means-deal = { $n ->
    [1] one deal
   *[other] { $n } deals
}
picture-means-free = { $n ->
    [1] one upkeep
   *[other] { $n } upkeeps
}
picture-means-draw = per plan
picture-means-keep = hand limit
picture-means-fair = on farms
picture-means-party = houses drop

# Names for the narrow cards of the offer; a bar marks where a word may be broken, nothing leaves the name as it is.
picture-narrow = { $title ->
   *[other] {""}
}

picture-inherited = everyone inherits { $pounds }
picture-kept = { $who } keeps { $cards }
picture-round-began = round { $n } begins
picture-blocked = { $who } blocks space { $space }
picture-planned = { $who } plans on space { $space }: { $gives }
picture-drew = { $who } draws { $cards }
picture-tidied = { $who } discards { $cards }
picture-joker-returned = { $who } returns a joker
picture-went-bankrupt = { $who } is bankrupt
picture-ended = the game is over
picture-fetched = { $who } takes { $card }
picture-prices = { $who } changes the prices
picture-prices-kept = { $who } leaves the prices as they are
picture-extended = { $who } extends the board { $sign }
picture-opera = { $who } goes to the opera: { $pounds }
picture-idle = { $who } has nowhere to send a boy
picture-played = { $who } plays { $card }: { $spent }
picture-placed = { $who } places { $card }
picture-marked = { $who } adds { $companion } to { $card }
picture-discarded = { $who } discards { $card }
picture-turn-ended = { $who } ends the turn
picture-kept-up = { $who } pays the upkeep of { $card }: { $pounds }
picture-used = { $who } uses { $card }: { $pounds }
picture-bought = { $who } buys { $card } for { $pounds }
picture-sold = { $who } sells { $card } for { $pounds }
picture-fell = houses of { $who } drop: { $houses }

picture-money = money
picture-property = board (property +£{ $bonus } each)
picture-in-all = total
picture-end-board = on the board
picture-end-empty = nothing
picture-won-order = same result, but further left on the planning board
picture-won-debt = deepest in debt (£{ $n })
picture-won-deepest = deepest in debt
picture-won-bankrupt = bankrupt, with nothing left
picture-won-least = least money and property (£{ $n })
picture-won-fewest = least money and property

# What pictures show, in words.

told-last = Last move: { $move }
told-offer = On offer: { $slots }.
told-slot = { $slot } { $card }{ $state ->
    [taken] {" "}taken by { $name }
    [closed] {" "}not available
   *[there] {""}
}
told-plans = Plans: { $spaces }.
told-marker = { $n } { $state ->
    [blocked] blocked
    [free] free
   *[taken] { $name }
}
told-space = { $n } (cards { $cards }, errand boys { $boys }, actions { $actions }) { $state ->
    [blocked] blocked
    [free] free
   *[taken] { $name }
}
told-market = Prices: { $prices }.
told-errands = Errands: { $errands }.
told-errand = { $space ->
    [market] property market
    [extension] extension
    [opera] opera
   *[random] card from a deck
} ({ $names })
told-start = Everyone inherited £{ $money }{ $will ->
    [yes] {" "}(set by a will card)
   *[no] {""}
}.
told-deck = { $cards } ({ $pile } discarded)
told-decks = Decks: { $decks }.
told-supply = Special cards left: { $special }{ $crowns ->
    [0] {""}
   *[other] {" "}(next: { $crowns }-crown deck)
}; jokers left: { $jokers }; extensions left: { $extensions }.
told-money = has { $money }
told-worth = { $money } including property
told-first = first player
told-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
told-hand-of = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand ({ $cards })
told-limit = hand limit { $n }
told-plan = plan { $n }
told-boys = { $n ->
    [one] 1 errand boy
   *[other] { $n } errand boys
}
told-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
told-board = board { $n } of { $spaces } ({ $cards })
told-bonuses = helpers ({ $bonuses })
told-lying = { $card }{ $worth ->
    [value] {" "}worth £{ $pounds }
    [spends] {" "}£{ $pounds }
   *[none] {""}
}{ $steps ->
    [none] {""}
   *[other] {" "}(£{ $steps })
}{ $sale ->
    [0] {""}
   *[other] {" "}(sells for £{ $sale })
}{ $n ->
    [0] {""}
   *[other] {" "}with { $companions }
}{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}
told-order = Your standing order: { $order }
told-own-hand = Your hand: { $cards }.
told-card = { $card }: { $line }{ $now ->
    [yes] ; possible now
   *[no] {""}
}
told-tie = tied: the planning board decides
told-place = { $place }. { $name }: { $score } ({ $account }).

## The lesson, a sentence before each decision

lesson-keep = Everyone inherits £70. Spend it all, and more: the deepest debt wins. Keep two cards: the Town House, which you buy dear, and the Reservation, £4 a round. On cards, 1A means one action.
lesson-plan = Choose a plan: it says how many cards, errand boys and actions you get this round. The further left, the earlier you move. You hold enough cards for now: take the plan with no cards, 2 boys and 3 actions.
lesson-fetch = Errand boys are sent one at a time; a taken place is closed to the others. Property loses you the most money: fetch the Manor House into your hand. It is cheap now (−£3): buy it when it is dear, and sell it cheap later.
lesson-opera = Send your second boy to the opera: £2 gone. Boys can also extend your board, change the prices of property, or draw a card unseen from a deck.
lesson-buy = Your turn: use your actions. Buy the Town House (1 action): it is printed at £15, and the market adds £3 to town houses, so it costs £18. Buying when it is dear is good here!
lesson-place = Place the Reservation on your board (1 action): cards there are used every round. In the picture, “with property” is your money, the value of what you own and £5 for each. If nobody goes bankrupt, the lowest total wins.
lesson-use = Use the Reservation with your last action: £4 gone, and you can do that every round. First classic mistake: forgetting cards on your board, above all those that take no action (0A).
lesson-end = End your turn. Upkeep (1 action) holds a house’s value. Without it the value falls at the end of a round, and you lose more when you sell: that is what you want. Farms keep their value, so pay their upkeep and spend more.
lesson-again = A new round, begun by another player. Your Town House has dropped to £13, as it should. Second classic mistake: many cards and no actions to play them; at the end of a round you may keep only 2 in hand. Take 2 cards, 2 boys, 3 actions.
lesson-draw = Draw an event and a companion. Events are played once; helpers and expenses lie on your board and work every round; companions join other cards, which then spend more.
lesson-joker = With a horse as its companion, the Dinner you drew spends £2 more, but the companion you have is a guest. Fetch the Joker: it is any companion you need, in this round only.
lesson-market = Your second boy goes to the property market: you set the prices. Mansions −£2; town houses −£3, as you sell one; manor houses +£3, as you will buy one; farms +£1. Sell cheap, buy dear!
lesson-sell = Sell the house (1 action): it is worth £13, the market takes £3, and you get £10 for what cost £18. While you own property you can’t go into debt, so it must go before the end. Without any, you may spend below £0.
lesson-event = Play the Dinner: 1 action. With the Joker as its horse it spends £4 instead of £2, and more is better. Companions also join a card on your board, for 1 action: it spends more from then on.
lesson-over = You have an action left: play on, and buy the Manor House while it is dear. The game ends with the round in which somebody is bankrupt (no property, no money left), or with round 7. Everyone finishes that round. The deepest debt wins.
lesson-more = If nobody went bankrupt in seven rounds, the lowest total wins: money, and each property at its value plus £5. In a tie, whoever planned further left wins. Your board has 5 spaces: when it is full, extend it or discard a card from it.

## Hints

reason-spends = It spends £{ $n }.
reason-no-action = It takes no action.
reason-kept-up = But the house keeps £{ $n } of value that it would lose this round.
reason-later = It allows spending about £{ $n } more by the end.
reason-falls = Without upkeep it loses £{ $n } of its value by the end of the game.
reason-price = It costs £{ $n } more than the market price.
reason-sold-low = Selling now gets rid of about £{ $n } more than keeping it another round.
reason-money = That leaves £{ $n } to spend.
reason-more = From then on each use of it spends £{ $n } more.
reason-room = It makes room on the board for a better card.
reason-space = The board has { $n ->
    [0] no free space
    [one] one free space
   *[other] { $n } free spaces
}: this adds one.
reason-plan-busy = The cards at hand can use { $n ->
    [one] its action
    [2] both of its actions
   *[other] all { $n } of its actions
}.
reason-plan-idle = The cards at hand can use { $waiting ->
    [0] no action yet
    [one] only 1 action
   *[other] only { $waiting } actions
}: this plan brings new cards, up to { $n }.
reason-blocks = Nobody can choose this plan then, and it is a good one.
reason-early-property = Property loses value for { $n ->
    [one] one more round
   *[other] { $n } more rounds
}.
reason-events = { $n ->
    [one] An event spends
   *[other] Events spend
} money at once.
reason-market = The prices then suit what is to be bought or sold next.
reason-nothing-left = Nothing else is worth an action now.

## How it is played, in a minute

primer-goal-spend = Everyone inherits £{ $money }. Get rid of all of it, and of all property: whoever is deepest in debt wins.
primer-round-plan = Plan: choose your cards, errand boys and actions. Further left means an earlier turn.
primer-round-errands = Errands, one boy each in turn: fetch a card, spend £{ $opera } at the opera, extend your board, or set property prices.
primer-round-white = Events (light frame): pay their actions, spend their money, and they are gone.
primer-round-black = Expenses and helpers (dark frame) are placed on your board. Use each once a round: money goes every round.
primer-round-blue = Companions (blue frame) join a card and let you spend more on it.
primer-round-houses = Houses: buy high, sell low. Without upkeep, a house loses value each round. At the end of a round you keep { $hand } cards in hand.
primer-end-ruin = With property you cannot spend more than you have. No property and no money: you are bankrupt, this round is the last, and debts may grow.
primer-end-winner = The deepest debt wins. If nobody is bankrupt after round { $rounds }, the lowest total wins: money, and each property at its value and £{ $bonus } more.

## The guide: chapters of a few sentences, each beside a picture

chapter-planning = Planning
guide-planning-1 = A round begins with plans: the player with the top hat first, then clockwise. Next round the hat goes to the left. Each space can be taken once.
guide-planning-2 = A space says how many cards you draw now, how many errand boys you send, and how many actions (A) you have.
guide-planning-3 = Whoever is further left has the first errand and the first turn.
guide-planning-4 = You choose from which decks you draw: events, helpers and expenses, property, companions.
guide-planning-5 = You see the cards only when you have drawn them all.
guide-planning-6 = Before the game you are dealt { $dealt } cards and keep { $kept } of them.

chapter-errands = Errands
guide-errands-1 = In the order of plans everybody sends one errand boy; then, in the same order, whoever has another sends him.
guide-errands-2 = A space that is taken is closed to all for the round.
guide-errands-3 = Fetch a card from the offer, or draw one unseen from a deck.
guide-errands-4 = Go to the opera and spend £{ $opera }.
guide-errands-5 = Extend your board by a space, for the rest of the game.
guide-errands-6 = Set the market: how much more or less each kind of property costs, from −£{ $lowest } to +£{ $highest }. The prices stay until somebody sets them again.

chapter-turn = Your turn
guide-turn-1 = Now you use your actions (A): play as many cards as you like, in any order.
guide-turn-2 = Light frame: an event. Pay its actions, spend its money, discard it.
guide-turn-3 = Dark frame: an expense or a helper. Placing it on your board costs one action (1A) as a rule and fills one of your { $spaces } spaces.
guide-turn-4 = Blue frame: a companion. It goes without an action with an event that shows it, or for one action onto a card on your board, which then spends more.
guide-turn-5 = A joker is whatever companion you need. Actions left over are lost.

chapter-board = Your board
guide-board-1 = Every card on your board can be used once a round, even in the round you place it. So a card placed early spends money again and again.
guide-board-2 = 0A means that using it costs no action: do not forget those.
guide-board-3 = Helpers change the rules for you: more money at a dinner, more cards, more actions.
guide-board-4 = You can use a lower row of a card once it has all the companions down to that row. You choose which row to use.
guide-board-5 = A card on your board may be discarded at any time to make room, but never property.

chapter-property = Property
guide-property-1 = Buying: lay the card from your hand on a free space for one action and spend its first value plus what the market says. You cannot go into debt for it.
guide-property-2 = Once a round you may pay its upkeep: one action and its money.
guide-property-3 = A house whose upkeep you didn’t pay, even one just bought, drops by a step at the end of the round. That is what you want!
guide-property-4 = Farms never fall. They are there to spend money on their upkeep.
guide-property-5 = Selling costs one action and brings back the present value plus what the market says: sell cheap. You may sell even in the round you bought.
guide-property-6 = While you own property you cannot go into debt, so it must go in time.

chapter-end = Debt and the end
guide-end-1 = At the end of a round you keep { $hand } cards in hand; the rest is discarded.
guide-end-2 = Without property you may spend more than you have, as much as you like: that is debt.
guide-end-3 = Whoever has neither property nor money left is bankrupt and can’t buy any more property. Everyone finishes the round, then the game ends.
guide-end-4 = The deepest debt wins, not whoever went bankrupt first.
guide-end-5 = If nobody is bankrupt, it ends after round { $rounds }, and the lowest total wins: money plus each property at its value and £{ $bonus } more.
guide-end-6 = In a tie, whoever planned further left wins.
figures-in-doubt = Many cards, most plans and most places of the offer were found in one source only, so a figure may differ from print.

## How a game went, as a chart

chart-title = What is left to spend, by round
chart-value = { $sign }£{ $n }
chart-length = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
best-move = Biggest single move, round { $round }: { $gain }

## Why something is not possible now

cannot-what = { $what ->
    [play] playing an event
    [place] placing a helper or an expense
    [buy] buying property
    [use] using a card on your board
   *[sell] selling property
}
cannot-use = Not possible now: { $what }. { $why ->
    [room] Your board is full.
    [actions] { $left ->
        [0] You have no actions left
        [one] It takes more than the 1 action you have left
       *[other] It takes more than the { $left } actions you have left
    }.
    [debt] You don’t have the money, and as long as you own property you can’t go into debt: sell it first.
    [money] You don’t have the money for it.
    [both] It takes more actions ({ $left } left) and more money than you have.
    [bankrupt] You are bankrupt.
   *[cards] You don’t have what it needs.
}
cannot-space = { $space ->
    [market] the property market
    [extension] the board extension
    [opera] the opera
   *[random] a card from a deck
}
cannot-errand = Taken or not possible now: { $spaces }.
cannot-shared = Closed for this round: { $slots }. Of { $group } only { $n } can be fetched.

## Where the game stands, and what newcomers are told

where-round = Round { $n } of { $rounds }
where-keep-first = { $round }: the first cards, then planning.
where-keep = { $round }: cards above the hand limit are discarded, then round { $n }.
where-planning-block = { $round }, planning: each player blocks a space, then come plans, errands and actions.
where-planning-plan = { $round }, planning: a plan for the round, then errands and actions.
where-planning-draw = { $round }, planning: the cards of a plan, then errands and actions.
where-errand = { $round }, errands: one boy at a time, then actions.
where-turn = { $round }, actions: { $who } acts, then { $next }.
where-next = { $who } acts
where-close = the round ends, and houses without upkeep lose value
where-end = the game ends
meet-keep = New here? Whoever is deepest in debt at the end wins. Keep cards that spend a lot for few actions; no more than { $limit } stay in your hand between rounds.
meet-block = No one can use a blocked space this round. Block one that suits the other player.
meet-plan = A plan decides how many cards you draw, how many errand boys you send and how many actions you have. Whoever plans further left acts first.
meet-draw = Events are played once. Helpers, expenses and property lie on your board and can be used again each round; companions let other cards spend more.
meet-errand = An errand is done at once, and each space takes only one boy. Fetch cards you can spend money on. The letters are the places where they lie in the picture.
meet-turn = Events are played once, cards on your board can be used once a round. What costs no action can be used after your actions are gone.
meet-party = A house that drops is worth less, and that is what you want: only what you own counts against you.
meet-fair = A dog or a horse raises a farm’s upkeep: you can spend more on it from now on.

## Warnings

warning-free = You can still use these without an action: { $cards }.

worked-line = squander an inheritance faster than anyone else
worked-will = Everyone inherits £{ $money }
worked-will-more = spend it all: the deepest debt wins
worked-plan = Choose a plan
worked-plan-more = it gives cards, errand boys and actions; further left means earlier
worked-errands = Send your errand boys
worked-errands-more = for a card, to the opera for £{ $opera }, or to change the price of a house
worked-cards = Spend with cards
worked-cards-more = events once, your board every round
worked-houses = Houses lose value
worked-houses-more = bought for £{ $bought }, sold without upkeep for £{ $sold }
worked-ruin = Ruined, at last!
worked-ruin-more = no money, no property: after round { $rounds }, whoever has least wins

## Puzzles

puzzle-spending = Your last turn of the game. Which move do you begin with, so that as little money and property as possible is left in the end?
puzzle-spending-value = { $left } left
puzzle-spending-why = If you go on as well as you can, you end at { $left }: { $less } less than after the next best move.

## Why a finished game was won

verdict-score = { $who } ends with { $worth }, { $other } with { $more }.
verdict-tie = { $who } and { $other } both end with { $worth }; the plan further left decides: { $n } against { $more }.
verdict-from = { $source ->
    [board] Expenses and helpers made the difference: they spent
    [events] Events made the difference: they spent
    [houses] Property made the difference: it got rid of
   *[opera] The opera made the difference: it cost
} { $n } against { $less }.
verdict-free = Without an action they spent { $n } against { $less }.
