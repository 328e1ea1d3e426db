### Last Will, in words.

title = Last Will
description = Inherit a fortune, and get rid of it faster than everybody else.

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
    [chef] chef
    [guest] guest
    [dog] dog
    [horse] horse
   *[joker] joker
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
}: gain { $n }A
text-fair = { $actions }A: up to { $n } dogs or horses onto your farms
text-party = { $actions }A: your houses fall by { $n } steps in all
text-property = £{ $price }, upkeep { $rows }
text-helper = { $ability }{ $pounds ->
    [0] {""}
   *[other] ; £{ $pounds }
}
text-formula = { $parts }
per = £{ $pounds } per { $what ->
    [farm] farm
    [dog] dog
   *[horse] horse
}
text-expense = { $actions ->
    [0] {""}
   *[other] { $actions }A,{" "}
}{ $rows }
row = { $companion ->
    [none] {""}
    [chef] chef{" "}
    [guest] guest{" "}
    [dog] dog{" "}
   *[horse] horse{" "}
}£{ $pounds }
ability-spend = { $symbols }{ $opera ->
    [yes] {" "}and opera
   *[no] {""}
} +£{ $pounds }
ability-keep-up = upkeep of { $estates } +£{ $pounds }
ability-act = +{ $n }A each round
ability-serve = +{ $n }A for a white card, once a round
ability-price = deals in { $estates }: { $changes } if you like
ability-deal = deals in { $estates } for 0A { $n ->
    [1] once
   *[2] twice
} a round{ $pounds ->
    [0] {""}
   *[other] , −£{ $pounds } if you like
}
ability-keep-up-free = upkeep of { $estates } for 0A { $n ->
    [1] once
   *[2] twice
} a round
ability-draw = +{ $n } { $deck ->
    [event] events
    [companion] companions
   *[any] cards
} in planning
ability-keep = keep { $n } more cards

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
depreciated = { $who }: loses value for want of upkeep: { $houses }.
ended-bankrupt = { $n ->
    [one] { $who } is bankrupt
   *[other] { $who } are bankrupt
}, and the game is over.
ended = The seventh round is over, and so is the game.

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
picture-owes-tidy = { $name } to discard
picture-several-keep = to keep cards
picture-several-tidy = to discard
picture-you-keep = Keep two cards
picture-you-block = Block a space
picture-you-plan = Choose a plan
picture-you-draw = Choose what to draw
picture-you-errand = Send an errand boy
picture-you-turn = Your turn to act
picture-you-party = Lower a house
picture-you-fair = Mark a farm
picture-you-tidy = Discard cards

picture-market = prices
picture-market-changed = prices changed
picture-done = done
picture-bankrupt = bankrupt
picture-sale = to sell

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
picture-means-keep = in hand at the end of the round
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
