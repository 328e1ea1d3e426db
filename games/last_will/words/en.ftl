### Last Will, in words.

title = Last Will
description = Inherit a fortune, and get rid of it faster than everybody else.

choice-sum = The inheritance
choice-sum-seventy = £70 for everybody
choice-sum-will = named by a will, £70 to £130

## Things

title-of = { $title ->
    [dinner] Dinner
    [carriage_ride] Carriage Ride
    [boat_trip] Boat Trip
    [theatre] Theatre
    [soiree] Soirée
    [ball] Ball
    [gentlemens_club] Gentlemen's Club
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
    [breeders_fair] Breeders' Fair
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
symbol = { $symbol ->
    [dinner] knife and fork
    [carriage] carriage
    [theatre] mask
    [boat] ship's wheel
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
slot = { $companion ->
    [chef] chef
    [guest] guest
    [dog] dog
   *[horse] horse
} +£{ $pounds }
text-ball = { $costs }
cost = { $actions }A £{ $pounds }
text-gain = { $actions }A{ $pounds ->
    [0] {""}
   *[other] , £{ $pounds }
}: gain { $n }A; { $crowns } crowns
text-fair = { $actions }A: up to { $n } dogs or horses onto your farms
text-party = { $actions }A: your houses fall by { $n } steps in all
text-property = £{ $price }, upkeep { $rows }
text-helper = { $ability }{ $pounds ->
    [0] {""}
   *[other] ; £{ $pounds } a round
}
text-formula = { $parts }, once a round
per = £{ $pounds } per { $what ->
    [farm] farm
    [dog] dog
   *[horse] horse
}
text-expense = { $actions ->
    [0] {""}
   *[other] { $actions }A:{" "}
}{ $rows } a round
row = { $companion ->
    [none] {""}
    [chef] chef{" "}
    [guest] guest{" "}
    [dog] dog{" "}
   *[horse] horse{" "}
}£{ $pounds }
ability-spend = cards with { $symbols }{ $opera ->
    [yes] {" "}and opera
   *[no] {""}
} +£{ $pounds }
ability-keep-up = upkeep of { $estates } +£{ $pounds }
ability-act = +{ $n }A each round
ability-serve = +{ $n }A for a white card, once a round
ability-price = price of { $estates } { $changes } if you like
ability-deal = { $estates } bought or sold for 0A, { $n ->
    [1] once
   *[2] twice
} a round{ $pounds ->
    [0] {""}
   *[other] , −£{ $pounds } if you like
}
ability-keep-up-free = upkeep of { $estates } for 0A, { $n ->
    [1] once
   *[2] twice
} a round
ability-draw = +{ $n } { $deck ->
    [event] events
    [companion] companions
   *[any] cards
} in planning
ability-keep = keep { $n } more cards

## What cards do, at length

means-white = Played once, for { $actions }A: it spends £{ $pounds }{ $n ->
    [0] {""}
   *[other] , and more for each companion from your hand who joins ({ $slots })
}.{ $sign }
means-ball = Played once, in one of these ways: { $costs }.{ $sign }
means-gain = Played once, for { $actions }A{ $pounds ->
    [0] {""}
   *[other] {" "}and £{ $pounds }
}: you get { $n }A.
means-fair = Played once, for { $actions }A: up to { $n } markers, dogs or horses, on your farms, without companion cards.
means-party = Played once, for { $actions }A: your houses fall by { $n } steps in all.
means-sign = {" "}Its sign: { $symbol }.
means-property = Bought for £{ $price } and what the market says, 1A. Upkeep for 1A spends £{ $pounds }{ $n ->
    [0] {""}
   *[other] , with companions on it { $rows }
}. { $falling ->
    [yes] A round without upkeep lowers its value by a step ({ $values }).
   *[no] Its value never falls.
} Sold for 1A.
means-expense = Once a round it spends £{ $pounds }{ $actions ->
    [0] {""}
   *[other] {" "}for { $actions }A
}{ $n ->
    [0] {""}
   *[other] , or more with companions on it: { $rows }
}. Placed on your board for { $placing }A.{ $sign }
means-formula = Once a round it spends { $parts }, counted on your own board. Placed there for { $placing }A.
means-helper = { $says } Placed on your board for { $placing }A.{ $pounds ->
    [0] {""}
   *[other] {" "}Once a round it also spends £{ $pounds }.
}
means-companion = { $companion ->
    [joker] Stands for any companion: joins
   *[other] Joins
} a white card that shows it, or goes onto a card on your board for 1A and opens its next row.
means-spend = Whenever you use one of these{ $opera ->
    [yes] , or go to the opera,
   *[no] {""}
} you may spend £{ $pounds } more: { $titles }.
means-keep-up = Whenever you keep up { $estates } you may spend £{ $pounds } more.
means-act = You have { $n }A more in every round, from that in which you place it.
means-serve = Your first white card in each round gives { $n }A, which may help to pay for it.
means-price = Whenever you buy or sell { $estates } you may change the price: { $changes }.
means-deal = { $n ->
    [1] Once
   *[2] Twice
} a round you buy or sell without an action ({ $estates }){ $pounds ->
    [0] {""}
   *[other] , and may lower that price by £{ $pounds }
}.
means-keep-up-free = { $n ->
    [1] Once
   *[2] Twice
} a round you keep up property without its action ({ $estates }).
means-draw = You draw { $n } more { $deck ->
    [event] events
    [companion] companions
   *[any] cards
} whenever you plan.
means-keep = You may keep { $n } more cards at the end of a round.

## Questions. An A is an action.

span = { $least } to { $most }
ask-keep = Which { $n } cards do you keep? The others are discarded.
copy = { $card }, no. { $n }
ask-block = Which planning space do you block? Nobody can plan there in this round.
ask-plan = Where do you plan this round? Whoever plans further left acts earlier.
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
ask-draw = { $n ->
    [one] 1 card
   *[other] { $n } cards
} left to draw. How many { $deck ->
    [event] events
    [helper_expense] helpers or expenses
    [property] properties
   *[companion] companions
}?
ask-draw-mix = { $n ->
    [one] 1 card is to be drawn. From which deck?
   *[other] { $n } cards are to be drawn. From which decks?
} Events are played once; helpers, expenses and property lie on your board; companions join other cards.
draw-mix = { $cards }
draw-rest = { $cards } and { $rest }
ask-errand = Where do you send an errand boy? You have { $n ->
    [one] 1
   *[other] { $n }
} to send, and { $money }.
fetch = { $slot }: { $card }
do-market = Property market: change the prices
do-extension = Extension ({ $n } spaces on your board)
do-random = A card from a deck
do-opera = Opera: spend { $spent }
ask-market = Which modifier goes under { $estate ->
    [mansion] mansions
    [town_house] town houses
    [manor_house] manor houses
   *[farm] farms
}?
market-both = { $one }, { $other }
ask-random = From which deck?
deck = { $deck ->
    [event] Events
    [helper_expense] Helpers and expenses
    [property] Property
   *[companion] Companions
}
ask-opera = How much do you spend at the opera? You have { $money }.
spend = £{ $pounds }, leaving { $money }
ask-turn = You have { $left ->
    [0] no actions
    [one] 1 action (A)
   *[other] { $left } actions (A)
} and { $money }. What do you do?
do-play = Play a white card
do-place = Place a helper or an expense
do-buy = Buy property
do-use = Activate a card on your board, or keep property up
do-mark = Put a companion on a card
do-sell = Sell property
do-discard = Discard a card from your board
do-end = End the turn{ $left ->
    [0] {""}
    [one] , leaving 1 action unused
   *[other] , leaving { $left } actions unused
}
hint-end = not kept up, these will fall: { $houses }
ask-play = Which white card do you play? You have { $left }A and { $money }.
hint-play = { $actions }A of { $left }A{ $served ->
    [0] {""}
   *[other] {" "}and { $served }A from a valet
}{ $n ->
    [0] {""}
   *[other] , spends { $spent }
}
hint-ball = one of its options, with { $left }A{ $served ->
    [0] {""}
   *[other] {" "}and { $served }A from a valet
}
ask-ball = { $card }: which option? You have { $left }A and { $money }.
cost-option = { $actions }A, spends £{ $pounds }
ask-companions = { $card }: who joins? You have { $money }.
play-alone = Nobody: spends { $spent }
play-with = { $companions }: spends { $spent }
ask-amount = { $card }: how much do you spend? You have { $money }.
ask-place = Which card do you place? You have { $left }A and { $room ->
    [one] 1 free space
   *[other] { $room } free spaces
}.
hint-place = { $actions }A of { $left }A
ask-use = Which card do you activate? You have { $left }A and { $money }.
hint-use = { $actions ->
    [0] no action
   *[other] { $actions }A of { $left }A
}, spends { $spent }
ask-mark = Which card gets a companion? You have { $left }A, and it costs 1A and a card from your hand.
hint-mark = { $companion }: opens £{ $pounds }
ask-mark-for = { $card }: which card do you discard for { $companion }?
mark-for = { $companion }
ask-buy = Which property do you buy? You have { $left }A and { $money }.
hint-buy = { $actions ->
    [0] no action
   *[other] { $actions }A of { $left }A
}, costs { $spent }
ask-sell = Which property do you sell? You have { $left }A and { $money }.
hint-sell = { $actions ->
    [0] no action
   *[other] { $actions }A of { $left }A
}, brings { $spent }
ask-deal = { $card }: at which price? You have { $money }.
deal = £{ $pounds } { $agent ->
    [yes] without an action, through your agent
   *[no] { $actions ->
        [0] without an action
       *[other] for { $actions }A
    }
}
ask-discard = Which card do you discard from your board? It costs no action.
hint-discard-used = activated in this round
ask-party = Which house falls? { $n ->
    [one] 1 step
   *[other] { $n } steps
} to go.
lower = { $card }: £{ $value } to £{ $pounds }
ask-fair = On which farm do you put a marker? { $n ->
    [one] 1
   *[other] { $n }
} to go.
breed = { $card }: { $companion }, opens £{ $pounds }
leave-fair = No further marker

waiting-keep = waiting for { $who } to choose which cards to keep
waiting-block = waiting for { $who } to block a planning space
waiting-plan = waiting for { $who } to plan
waiting-draw = waiting for { $who } to draw
waiting-errand = waiting for { $who } to send an errand boy
waiting-turn = waiting for { $who } to act
waiting-party = waiting for { $who } to choose houses that fall
waiting-fair = waiting for { $who } to put markers on farms

## What can be done with a card in hand

hand-play = play: { $upto ->
    [1] 1A
    [2] 2A
   *[other] 2–{ $upto }A
}, { $spent }
hand-buy = buy: £{ $value } { $modifier } = { $price }
hand-place = place: { $actions }A
hand-joker = joins as any companion
hand-companion = joins, or opens a row

## Refusals

refuse-keep = { $card }: that card is not there to keep. Keep { $n } of these: { $held }.
refuse-keep-number = Keep exactly { $n } cards.
refuse-space = Space { $space } cannot be chosen: it is taken, blocked or not on this board. { $n ->
    [0] No space is left.
   *[other] Free: { $left }.
}
refuse-draw = Draw { $n ->
    [one] exactly 1 card
   *[other] exactly { $n } cards
} in all.
refuse-draw-deck = { $deck ->
    [event] Events
    [helper_expense] Helpers and expenses
    [property] Property
   *[companion] Companions
}: deck and discard pile together have { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}, and you can draw no more.
refuse-slot = { $slot }: nothing can be fetched there. { $n ->
    [0] Every card of the offer is gone.
   *[other] Still there: { $left }.
}
refuse-market = Lay each modifier once: { $modifiers }.
refuse-errand-space = { $space ->
    [market] The property market
    [extension] The extension space
   *[opera] The opera
} is taken in this round. Send the boy elsewhere.
refuse-extension = No extension is left. Send the boy elsewhere.
refuse-random-twice = You have drawn a card from a deck in this round; once is the most. Send the boy elsewhere.
refuse-random = { $deck ->
    [event] Events
    [helper_expense] Helpers and expenses
    [property] Property
    [companion] Companions
   *[other] That deck
}: no card can be drawn from there. { $n ->
    [0] Every deck has run out.
   *[other] Possible: { $left }.
}
refuse-opera = The opera does not cost that. { $n ->
    [0] You cannot pay any price there just now.
   *[other] Possible: { $prices }.
}
refuse-opera-debt = The opera would cost £{ $pounds }, and you have { $money }: while you own property you may not spend more.
refuse-not-in-hand = { $card }: not in your hand. { $n ->
    [0] None of your cards can be used like that now.
   *[other] Possible: { $possible }.
}
refuse-not-on-board = { $card }: not on your board. { $n ->
    [0] None of your cards can be used like that now.
   *[other] Possible: { $possible }.
}
refuse-actions = { $card } costs { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, and you have { $left ->
    [0] none left. Only what costs no action is open to you.
   *[other] { $left } left. Choose what costs no more.
}
refuse-debt = { $card }: you have { $money }, and while you own property you may not spend more, so not £{ $pounds }. { $n ->
    [0] Sell property, or use another card.
   *[other] Possible: { $amounts }.
}
refuse-amount = { $card }: £{ $pounds } cannot be spent that way. { $n ->
    [0] You cannot use it just now.
   *[other] Possible: { $amounts }.
}
refuse-full = { $card }: all { $spaces } spaces of your board are taken. { $n ->
    [0] Only property lies there: sell some first.
   *[other] You may discard { $others } first, without an action.
}
refuse-option = { $card }: there is no such option. Choose one that is printed.
refuse-effect = { $effect ->
    [wildparty] { $card }: you have no house that could fall. Buy one first, or keep the card.
    [breedersfair] { $card }: none of your farms lacks a dog or a horse. Buy one first, or keep the card.
   *[other] { $card }: it would do nothing now. Keep the card.
}
refuse-company = { $card }: { $companions } cannot join. { $n ->
    [0] It is played alone.
   *[other] It takes { $wanted }, or jokers instead.
}
refuse-company-absent = You need { $companions } in hand. { $n ->
    [0] You have no companions.
   *[other] You have { $held }.
}
refuse-place-property = { $card }: property is bought, not just placed.
refuse-used = { $card }: activated already in this round, and once a round is the most. { $n ->
    [0] Nothing else on your board can be activated now.
   *[other] Possible: { $others }.
}
refuse-inactive = { $card }: it has nothing to activate, its ability works by itself. { $n ->
    [0] Nothing else on your board can be activated now.
   *[other] Possible: { $others }.
}
refuse-idle = { $card }: it would spend nothing now. { $n ->
    [0] Nothing else on your board can be activated now.
   *[other] Possible: { $others }.
}
refuse-mark-none = { $card }: it has no row for a companion. Choose another card.
refuse-mark-full = { $card }: all its companions are there. Choose another card.
refuse-mark-other = { $card }: its next row takes { $wanted } and not { $companion }. A joker would do, too.
refuse-mark-actions = { $card }: a companion costs 1 action, and you have none left.
refuse-discard-property = { $card }: property is never discarded, only sold. { $n ->
    [0] There is nothing else to discard.
   *[other] You may discard { $others }.
}
refuse-buy-bankrupt = { $card }: you are bankrupt, and buy no more property. Play, place or activate something else.
refuse-buy-poor = { $card } would cost £{ $pounds }, and you have { $money }: property is never bought on credit.
refuse-price = { $card }: £{ $pounds } is not a price for it. { $n ->
    [0] There is none now.
   *[other] Possible: { $prices }.
}
refuse-lower = { $card }: it cannot fall. { $n ->
    [0] No house can.
   *[other] Possible: { $possible }.
}
refuse-breed = { $card }: no dog or horse can go there. { $n ->
    [0] No farm lacks one.
   *[other] Possible: { $possible }.
}
refuse-leave-fair = At least one marker must be put. { $n ->
    [0] No farm lacks one.
   *[other] Possible: { $possible }.
}

## News

inherited = Everybody inherits £{ $pounds }.
inherited-by-will = The will is opened: everybody inherits £{ $pounds }.
dealt = You were dealt { $cards }.
kept = { $who } keeps { $n } of the cards dealt.
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
took-offered = { $who } takes { $card } from { $slot }.
market-changed = { $who } changes the property market: { $prices }.
market-left = { $who } leaves the property market as it is: { $prices }.
extended = { $who } takes an extension: { $n } spaces from now on.
went-to-opera = { $who } goes to the opera for £{ $pounds } and has { $money } left.
boy-idle = { $who } has an errand boy left, but no errand can be run.
turn-began = { $who } begins the turn with { $left ->
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
}. Left: { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money }.
played-with = { $who } plays { $card } with { $companions } for £{ $pounds }{ $gained ->
    [0] {""}
    [one] {" "}and gains 1 action
   *[other] {" "}and gains { $gained } actions
}. Left: { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money }.
fell = { $who } lets { $card } fall to £{ $pounds }.
marked = { $who } puts a marker on { $card }: { $companion }{ $paid ->
    [joker] , for a joker
    [fair] , at the Breeders' Fair
   *[card] {""}
}. Left: { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}.
placed = { $who } places { $card } for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}{ $gained ->
    [0] {""}
    [one] {" "}and gains 1
   *[other] {" "}and gains { $gained }
}. Left: { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}.
bought = { $who } buys { $card } for £{ $price }{ $actions ->
    [0] , without an action
   *[other] {""}
}. Left: { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money }.
sold = { $who } sells { $card } { $price ->
    [0] for nothing
   *[other] for £{ $price }
}{ $actions ->
    [0] , without an action
   *[other] {""}
}. Left: { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money }.
used = { $who } activates { $card } for £{ $pounds }{ $actions ->
    [0] {""}
    [one] {" "}and 1 action
   *[other] {" "}and { $actions } actions
}. Left: { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money }.
kept-up = { $who } keeps { $card } up for £{ $pounds }{ $actions ->
    [0] , without an action
   *[other] {""}
}. Left: { $left ->
    [0] no actions
    [one] 1 action
   *[other] { $left } actions
}, { $money }.
discarded = { $who } discards { $card } from the board.
turn-ended = { $who } ends the turn with { $money }{ $left ->
    [0] {""}
    [one] {" "}and 1 action unused
   *[other] {" "}and { $left } actions unused
}.
went-bankrupt = { $who } is bankrupt: no property, and { $money }.
jokers-returned = { $who } returns { $n ->
    [one] a joker
   *[other] { $n } jokers
}.
tidied = { $who } discards { $cards }.
tidied-cards = You discard { $cards }.
fallen-to = { $card } to £{ $pounds }
depreciated = Houses of { $who } lose value for want of upkeep: { $houses }.
ended-bankrupt = { $n ->
    [one] { $who } is bankrupt
   *[other] { $who } are bankrupt
}, and the game is over.
ended = The seventh round is over, and so is the game.

## Standings

score = { $worth } in all
account-bankrupt = Bankrupt
account-money = Money: { $money }
account-property = { $card }: £{ $value } and £{ $bonus } more
account-plan = Planned on space { $space }

## Pictures

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
picture-owes-keep = { $name } to keep cards
picture-owes-block = { $name } to block
picture-owes-plan = { $name } to plan
picture-owes-draw = { $name } to draw
picture-owes-errand = { $name } to run an errand
picture-owes-turn = { $name } to act
picture-owes-party = { $name } to party
picture-owes-fair = { $name } at the fair
picture-several-keep = to keep cards
picture-you-keep = Choose cards to keep
picture-you-block = Block a space
picture-you-plan = Choose a plan
picture-you-draw = Choose what to draw
picture-you-errand = Send an errand boy
picture-you-turn = Your turn to act
picture-you-party = Lower a house
picture-you-fair = Mark a farm

picture-market = prices
picture-market-changed = prices changed
picture-done = done
picture-bankrupt = bankrupt
picture-sale = to sell
picture-with-property = with property
picture-board = Board
picture-own-board = Your board
picture-free-places = { $n ->
    [0] no free place
    [one] 1 free place
   *[other] { $n } free places
}
picture-own-hand = Your hand
picture-in-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}; { $limit } may be kept at the end of the round
picture-no-cards = no cards

# What a helper's or a special card's signs mean, in two short lines at most.
picture-means-spend = with every such card
picture-means-opera = with every such card and at the opera
picture-means-upkeep = when kept up
picture-means-act = every round
picture-means-serve = for a white card, once a round
picture-means-price = when bought or sold
picture-means-deal = bought or sold, { $n ->
    [1] once
   *[other] twice
} a round
picture-means-free = kept up, { $n ->
    [1] once
   *[other] twice
} a round
picture-means-draw = when planning
picture-means-keep = more may be kept
picture-means-fair = markers on your farms
picture-means-party = steps down for your houses

# Names for the narrow cards of the offer; a bar marks where a word may be broken, nothing leaves the name as it is.
picture-narrow = { $title ->
   *[other] {""}
}

picture-inherited = everybody inherits { $pounds }
picture-kept = { $who } keeps { $cards }
picture-round-began = round { $n } begins
picture-blocked = { $who } blocks space { $space }
picture-planned = { $who } plans on space { $space }: { $gives }
picture-drew = { $who } draws { $cards }
picture-tidied = { $who } discards { $cards }
picture-joker-returned = { $who } returns a joker
picture-went-bankrupt = { $who } is bankrupt
picture-ended = the game is over
picture-fetched = { $who } fetches { $card }
picture-prices = { $who } changes the prices
picture-prices-kept = { $who } leaves the prices as they are
picture-extended = { $who } extends the board { $sign }
picture-opera = { $who } goes to the opera: { $pounds }
picture-idle = { $who } has no errand to run
picture-played = { $who } plays { $card }: { $spent }
picture-placed = { $who } places { $card }
picture-marked = { $who } puts { $companion } on { $card }
picture-discarded = { $who } discards { $card }
picture-turn-ended = { $who } ends the turn
picture-kept-up = { $who } keeps up { $card }: { $pounds }
picture-used = { $who } uses { $card }: { $pounds }
picture-bought = { $who } buys { $card } for { $pounds }
picture-sold = { $who } sells { $card } for { $pounds }
picture-fell = { $who } loses value: { $houses }

picture-money = money
picture-property = property, £5 more for each
picture-no-property = no property
picture-in-all = in all
picture-won-order = as little left, but further left on the planning board
picture-won-debt = the deepest debt: £{ $n }
picture-won-bankrupt = bankrupt, with nothing left
picture-won-least = least money and property: £{ $n }

# What pictures show, in words.

told-last = Last: { $move }
told-offer = On offer: { $slots }.
told-slot = { $slot } { $card }{ $state ->
    [taken] {" "}taken by { $name }
    [closed] {" "}out of reach
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
}: { $names }
told-start = Inherited by everybody: £{ $money }{ $will ->
    [yes] , by a will card
   *[no] {""}
}.
told-deck = { $cards } (discarded { $pile })
told-decks = Decks: { $decks }.
told-supply = Special cards left { $special }{ $crowns ->
    [0] {""}
   *[other] , the next with crowns { $crowns }
}; jokers in the pool { $jokers }; extensions left { $extensions }.
told-money = has { $money }
told-worth = with property { $money }
told-first = first player
told-hand = cards in hand { $n }
told-hand-of = cards in hand { $n } ({ $cards })
told-limit = may keep { $n }
told-plan = plan { $n }
told-boys = errand boys { $n }
told-actions = actions { $n }
told-board = board { $n } of { $spaces }: { $cards }
told-bonuses = helpers: { $bonuses }
told-lying = { $card }{ $worth ->
    [value] {" "}worth £{ $pounds }
    [spends] {" "}£{ $pounds }
   *[none] {""}
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
told-own-hand = Your hand: { $cards }.
told-card = { $card }: { $line }{ $now ->
    [yes] ; possible now
   *[no] {""}
}
told-tie = equal: the planning board decides
told-place = { $place }. { $name }: { $score } ({ $account }).
