### The Princes of Florence, in words.

title = The Princes of Florence
description = Build an estate where artists and scholars create their works.
# How words began before: people still type them so.
former-words = { "" }

choice-two-player = With two players
choice-two-player-official = official
choice-two-player-unofficial = unofficial: higher prices, fewer buildings and professions
choice-freedoms = Freedom tiles of each kind (official game for two)
choice-freedoms-5 = five
choice-freedoms-4 = four
choice-three-player = With three players
choice-three-player-standard = standard
choice-three-player-unofficial = unofficial: one landscape a round, fewer professions
choice-recruiting = A used recruiting card
choice-recruiting-swap = replaces the profession it recruited
choice-recruiting-keep = stays with the player who used it
choice-starter = Who starts the first round
choice-starter-random = a random player
choice-starter-1 = player 1
choice-starter-2 = player 2
choice-starter-3 = player 3
choice-starter-4 = player 4
choice-starter-5 = player 5
choice-auctions = Auctions
choice-auctions-open = open (players bid in turn)
choice-auctions-sealed = sealed (everyone bids in secret)
choice-standing-bids = Standing bids (the bot bids for you, in secret)
choice-standing-bids-on = allowed
choice-standing-bids-off = not allowed

## Things

lot = { $lot ->
    [forest] Forest
    [lake] Lake
    [park] Park
    [landscape] Landscape
    [jester] Jester
    [builder] Builder
    [prestige] Prestige card
   *[recruiting] Recruiting card
}
    .brief = { $lot ->
        [forest] Forest
        [lake] Lake
        [park] Park
        [landscape] Landscape
        [jester] Jester
        [builder] Builder
        [prestige] Prestige
       *[recruiting] Recruiting
    }
lot-object = { $lot ->
    [forest] a forest
    [lake] a lake
    [park] a park
    [landscape] a landscape
    [jester] a jester
    [builder] a builder
    [prestige] a prestige card
   *[recruiting] a recruiting card
}
tile = { $tile ->
    [university] University
    [laboratory] Laboratory
    [workshop] Workshop
    [library] Library
    [opera] Opera
    [studio] Studio
    [hospital] Hospital
    [theater] Theatre
    [tower] Tower
    [chapel] Chapel
    [forest] Forest
    [lake] Lake
   *[park] Park
}
tile-object = { $tile ->
    [university] a university
    [laboratory] a laboratory
    [workshop] a workshop
    [library] a library
    [opera] an opera
    [studio] a studio
    [hospital] a hospital
    [theater] a theatre
    [tower] a tower
    [chapel] a chapel
    [forest] a forest
    [lake] a lake
   *[park] a park
}
freedom = { $freedom ->
    [travel] Freedom of travel
    [opinion] Freedom of opinion
   *[religion] Freedom of religion
}
freedom-object = { $freedom ->
    [travel] freedom of travel
    [opinion] freedom of opinion
   *[religion] freedom of religion
}
profession = { $id ->
    [mathematician] Mathematician
    [theologian] Theologian
    [philosopher] Philosopher
    [botanist] Botanist
    [alchemist] Alchemist
    [physicist] Physicist
    [watchmaker] Watchmaker
    [goldsmith] Goldsmith
    [bell_maker] Bell Maker
    [cartographer] Cartographer
    [lawyer] Lawyer
    [choreographer] Choreographer
    [composer] Composer
    [sculptor] Sculptor
    [painter] Painter
    [pharmacist] Pharmacist
    [physician] Physician
    [dramatist] Dramatist
    [poet] Poet
    [astronomer] Astronomer
   *[organist] Organist
}
profession-object = { $id ->
    [mathematician] Mathematician
    [theologian] Theologian
    [philosopher] Philosopher
    [botanist] Botanist
    [alchemist] Alchemist
    [physicist] Physicist
    [watchmaker] Watchmaker
    [goldsmith] Goldsmith
    [bell_maker] Bell Maker
    [cartographer] Cartographer
    [lawyer] Lawyer
    [choreographer] Choreographer
    [composer] Composer
    [sculptor] Sculptor
    [painter] Painter
    [pharmacist] Pharmacist
    [physician] Physician
    [dramatist] Dramatist
    [poet] Poet
    [astronomer] Astronomer
   *[organist] Organist
}
prestige = { $id ->
    [most_works] Most works
    [most_buildings] Most buildings
    [most_jesters] Most jesters
    [most_builders] Most builders
    [most_forests] Most forests
    [most_lakes] Most lakes
    [most_parks] Most parks
    [most_landscapes] Most landscapes
    [fewest_empty_squares] Fewest empty squares
    [all_landscape_types] Forest, lake and park
    [all_freedoms] All three freedoms
    [two_large_buildings] Two large buildings
    [builder_jester_two_landscapes] Builder, jester, two landscapes
   *[four_buildings_two_freedoms] Four buildings, two freedoms
}
bonus = { $letter }: { $id ->
    [building] +1 per building
    [small_building_landscape] +1 per small building and landscape
    [forest] +2 per forest
    [freedom] +2 per freedom
    [builder] +2 per builder
    [prestige_freedom] +1 per prestige card and freedom
    [hand_cards] +1 per other card in hand
    [large_building] +2 per large building
    [building_size] +2 per size of building
    [lake] +2 per lake
    [jester] +2 per jester
    [builder_lake] +1 per builder and lake
    [landscape_type] +2 per type of landscape
    [table_cards] +1 per card on the table
    [park] +2 per park
    [medium_building] +2 per medium building
    [prestige_card] +2 per prestige card
    [jester_park] +1 per jester and park
    [forest_prestige] +1 per forest and prestige card
   *[medium_building_builder] +1 per medium building and builder
}
    .brief = { $letter }
bonus-adds = { $bonus } (+{ $n })
part = { $part ->
    [building] building
    [landscape] landscape
    [freedom] freedom
    [jesters] jesters
    [cards] cards
   *[bonuses] bonus cards
} { $n }
sum = { $total } ({ $parts })
    .brief = { $total }
square = { $at }
covers = Covers { $squares }
covering = on { $squares }
turned = rotation { $way }
turned-column = rotation { $way }, column { $column }
column = Column { $column }
between = { $least }–{ $most }
limit = { $who } { $florins ->
    [0] passes
   *[other] up to { $florins }{ $sell ->
        [yes] {" "}with prestige
       *[no] {""}
    }
}
call = { $who } { $price ->
    [0] passes
   *[other] { $price }
}
up-to = Up to { $florins } florins
up-to-selling = Up to { $florins } florins, selling { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
}
selling = { $what }, selling { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
}

## What each piece does, told to whoever meets it

wish = { $what } (+{ $worth })
means-profession = Likes { $wishes }. You play it to complete a work. Each liked thing you have adds its number to the work; each of your jesters adds { $jester }, and each of your profession and recruiting cards, in hand and on the table, adds { $card }.
means-bonus = Adds { $each } for { $kinds } to one work. You play it with the work and can use it once.
each-kind = { $kind ->
    [buildings] each building
    [large_buildings] each large building ({ $tiles })
    [medium_buildings] each medium building ({ $tiles })
    [small_buildings] each small building ({ $tiles })
    [building_sizes] each size of building you have (large, medium, small)
    [landscapes] each landscape
    [forests] each forest
    [lakes] each lake
    [parks] each park
    [landscape_types] each type of landscape you have (forest, lake, park)
    [builders] each builder
    [jesters] each jester
    [freedoms] each freedom
    [hand_cards] each profession or recruiting card still in your hand
    [table_cards] each profession or recruiting card on your table, including the one just played
   *[prestige_cards] each of your prestige cards
}
means-most = { $points } prestige points at the end if you have the most { $kind ->
    [table_cards] works (recruiting cards on your table count too)
    [buildings] buildings
    [jesters] jesters
    [builders] builders
    [forests] forests
    [lakes] lakes
    [parks] parks
   *[landscapes] landscapes
}; { $shared } if you tie. None if you have none.
means-fewest = { $points } prestige points at the end if you have the fewest empty squares; { $shared } if you tie.
sure = { $part ->
    [shape] The outline of this tile is reconstructed: no source shows it.
    [points] The points of this card are reconstructed: no source gives them.
    [counts] What this card counts is reconstructed: no source gives it.
   *[card] This card is reconstructed: no source gives it.
}
means-have = { $points } prestige points at the end if you have { $needed }, otherwise none. The other players don’t matter.
needed = { $kind ->
    [landscape_types] { $n } types of landscape
    [freedoms] { $n } freedoms
    [large_buildings] { $n } large buildings ({ $tiles })
    [buildings] { $n } buildings
    [landscapes] { $n } landscapes
    [builders] { $n ->
        [one] 1 builder
       *[other] { $n } builders
    }
   *[jesters] { $n ->
        [one] 1 jester
       *[other] { $n } jesters
    }
}
means-jester = +{ $worth } to each of your works until the end of the game. You can have any number. You win jesters in auctions.
means-builder = With one you build for { $price } florins; with two, your buildings may touch each other and the palace; with three you build for free. The second and third bring { $points } prestige points each. Three is the maximum. You win builders in auctions.
means-prestige = You draw the top { $n } cards of the deck, keep one face down and put the rest under the deck. It can bring prestige points at the end. You win prestige cards in auctions.
means-recruiting = Takes a profession from another player’s table into your hand, so that you can complete one more work with it. This doesn’t cost an action. The recruiting card adds { $worth } to each of your works, like every profession card. When used, it takes the place of that profession – or stays with you, if that house rule is on. You win recruiting cards in auctions.
means-any-landscape = You choose one of these and place it at once: { $kinds }. You win landscapes in auctions.
means-landscape = +{ $worth } to the works of { $cards }. Covers { $squares } squares and may touch anything. Your second one and every further one brings { $points } prestige points at once. You win landscapes in auctions.
means-building = { $size ->
    [large] Large
    [medium] Medium
   *[small] Small
}; +{ $worth } to the works of { $cards }. Covers { $squares } squares. Building it takes an action and { $price } florins ({ $less } with one or two builders, free with three), and brings { $points } prestige points. You can have only one.
any-freedom = Freedom
means-any-freedom = { $kinds } – each adds { $worth } to the works of the artists and scholars who like it. Introducing one takes an action and { $price } florins. One a round; you can have each once.
means-freedom = +{ $worth } to the works of { $cards }. Introducing it takes an action and { $price } florins, as long as tiles are left. You can have it once.

## Questions

ask-return = You keep all but one of these professions. Which one do you discard?
return = Discard the { $card }
ask-choose = Which item do you put up for auction? The price is your first bid. You have { $money } florins.
lot-for = { $lot } for { $price }
    .brief = { $lot }
do-decline = Choose nothing (no item for you this round)
ask-last = Everyone else has an item. Which one do you take? You have { $money } florins.
do-nothing = Take nothing
ask-bid = { $lot }: { $who } bids { $price } florins. You have { $money }.
do-raise = Raise to { $price }
do-up-to = Bid up to { $florins }
do-name-limit = Bid up to…
hint-up-to = whenever you’re outbid, the bot raises by { $step } for you; nobody else learns of it
do-pass = Pass
ask-seal = { $lot }, starting at { $price } florins ({ $worth }). What is your maximum bid? You have { $money }.
do-seal-pass = Pass
ask-amount = How much exactly?
ask-landscape = Which landscape do you take?
ask-place = Place the { $tile }
ask-turned = Place the { $tile }: which way round?
ask-turn-column = Place the { $tile }: which way round, and from which column?
ask-column = Place the { $tile }: from which column?
ask-square = Place the { $tile }: where does its top row start?
ask-row = Place the { $tile }: in which row?
ask-keep-prestige = Which prestige card do you keep?
    .doing = Keep:
ask-keep-profession = Which profession do you keep?
    .doing = Keep:
ask-keep-bonus = Which bonus card do you keep?
    .doing = Keep:
ask-keep-first = Which one do you keep? Then you order the rest.
keep = Keep { $card }
keep-ordering = Keep { $card } (choose the order of the rest)
ask-under = { $n ->
    [1] The rest go under the deck. In which order?
   *[other] And then?
}
ask-recruit-now = Use your new recruiting card now? Choose a profession.
do-save-recruiting = Keep the card for later
ask-recruit = Which profession do you recruit?
recruit-from = { $card } (from { $owner })
ask-turn = { $n ->
    [0] You have used both actions, and have { $money } florins. Anything else?
    [one] You have 1 action left and { $money } florins. What would you like to do?
   *[other] You have { $n } actions and { $money } florins. What would you like to do?
}{ $short ->
    [0] {""}
   *[other] {" "}You can’t complete a work yet: your best is worth { $short }, the minimum is { $minimum }.
}
do-work = Complete a work
action-build = { $price ->
    [0] Build (free)
   *[other] Build ({ $price } florins)
}
action-profession = Take a profession ({ $price } florins)
action-bonus = Take a bonus card ({ $price } florins)
action-freedom = Introduce a freedom ({ $price } florins)
do-recruit = Use a recruiting card
do-sell = Sell prestige for money
work-best = { $card }: { $n } with { $bonuses }
work-other = { $card } with other cards…
keep-and-order = Keep one, and choose the order of the others…
do-end = { $n ->
    [0] End turn
    [one] End turn (1 action unused)
   *[other] End turn ({ $n } actions unused)
}
ask-sell = How many prestige points do you sell?
sell-points = { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
} for { $florins } florins
ask-work = Which work do you complete? It must be worth at least { $minimum }.
work = { $card }: { $value }
ask-bonuses = { $card }, worth { $value } (minimum { $minimum }). Which bonus cards do you add?
work-most = up to { $n } with bonus cards; { $lacking }
work-tally = Worth { $value }{ $enough ->
    [yes] {" "}– enough (minimum { $minimum })
   *[no] {" "}– not enough (minimum { $minimum })
}
ask-pay = Your work is worth { $value }: { $florins } florins. Take it as money or prestige? ({ $each } florins for 1 prestige point)
pay-out = { $points ->
    [0] { $florins } florins
   *[other] { $points } prestige{ $florins ->
        [0] {""}
       *[other] {" "}and { $florins } florins
    }
}
ask-build = { $price ->
    [0] What do you build (for free)?
   *[other] What do you build ({ $price } florins)?
}
ask-profession = Which profession do you take?
do-draw = Draw from the deck ({ $n ->
    [one] 1 card
   *[other] { $n } cards
} left)
ask-freedom = Which freedom do you introduce?

hint-wishes = likes { $building }, { $landscape } and { $freedom }
hint-prestige = { $points } points at the end{ $shared ->
    [0] {""}
   *[other] {" "}({ $shared } if tied)
}; now { $now }
hint-kept = { $wishes }; worth { $n } now
hint-bonus = now +{ $n } to a work
hint-lacking = { $n ->
    [0] has everything it likes
   *[other] missing: { $lacking }
}
wish-lacking = { $what } +{ $worth }
hint-building = { $size ->
    [large] large
    [medium] medium
   *[small] small
}{ $n ->
    [0] {""}
   *[other] , +{ $worth } for { $cards }
}
hint-adds = +{ $worth } for { $cards }
hint-adds-or-points = +{ $worth } for { $cards }; { $points } prestige points for a second of a kind
hint-landscape-or-points = +{ $worth } to works that like it; { $points } prestige points for a second of a kind
hint-landscape = { $points ->
    [0] +{ $worth } to works that like it
   *[other] { $points } prestige points at once
}
hint-jester = +{ $worth } to each of your works
hint-builder = { $n ->
    [1] you build for { $price } florins from now on
    [2] { $points } prestige points, and your buildings may touch
   *[other] { $points } prestige points, and you build for free
}
hint-prestige-lot = { $n ->
    [one] the last card of the deck: points at the end
   *[other] keep 1 of { $n } cards: points at the end
}
hint-recruiting = takes a profession from another player’s table; +{ $worth } to each of your works
hint-build = { $points } prestige points, and +{ $worth } to works that like the building
hint-freedom = +{ $worth } to works that like it
hint-profession = { $n ->
    [0] +{ $worth } to each of your works
    [one] the last card of the deck; +{ $worth } to each of your works
   *[other] keep 1 of { $n } cards; +{ $worth } to each of your works
}
hint-sell = { $florins } florins for each point
hint-bonus-action = { $n ->
    [one] the last card of the deck: improves one work
   *[other] keep 1 of { $n } cards: improves one work
}

waiting-return = { $n ->
    [one] { $who } is choosing which profession to discard
   *[other] { $who } are choosing which professions to discard
}
waiting-choose = { $n ->
    [one] { $who } is choosing an item to auction
   *[other] { $who } are choosing an item to auction
}
waiting-last = { $n ->
    [one] { $who } is last and takes an item at the starting price
   *[other] { $who } are last and take an item at the starting price
}
waiting-bid = { $n ->
    [one] it’s { $who }’s turn to bid or pass
   *[other] waiting for { $who } to bid or pass
}
waiting-seal = { $n ->
    [one] { $who } is choosing a maximum bid
   *[other] { $who } are choosing their maximum bids
}
waiting-landscape = { $n ->
    [one] { $who } is placing a landscape
   *[other] { $who } are placing a landscape
}
waiting-prestige = { $n ->
    [one] { $who } is choosing a prestige card
   *[other] { $who } are choosing a prestige card
}
waiting-profession = { $n ->
    [one] { $who } is choosing a profession
   *[other] { $who } are choosing a profession
}
waiting-bonus = { $n ->
    [one] { $who } is choosing a bonus card
   *[other] { $who } are choosing a bonus card
}
waiting-recruit = { $n ->
    [one] { $who } may use a new recruiting card
   *[other] { $who } may use a new recruiting card
}
waiting-pay = { $n ->
    [one] { $who } is choosing money or prestige
   *[other] { $who } are choosing money or prestige
}
waiting-turn = { $n ->
    [one] it’s { $who }’s turn
   *[other] waiting for { $who }
}

## Standing bids

ask-order = Leave a standing bid for this round?
do-order = { $now ->
    [yes] { $lot } (now)
   *[no] { $lot } (later)
}
do-order-others = Any item
do-order-last = If you’re the last without an item
ask-order-limit = What is your maximum bid?
do-order-pass = Pass
ask-order-others = What about the other items?
do-others-ask = Ask me
do-others-pass = Pass
ask-order-list = { $n ->
    [1] If you’re the last without an item, what do you want most?
   *[other] And if that’s gone?
}
do-list-done = { $n ->
    [0] Nothing
   *[other] Nothing else
}
order = Round { $round }: { $parts }.
order-bid = { $lot }: { $florins ->
    [0] pass
   *[other] bid up to { $florins } florins{ $sell ->
        [yes] , selling prestige if needed
       *[no] {""}
    }
}
order-brief = { $parts }
order-bid-brief = { $lot } { $florins ->
    [0] pass
   *[other] up to { $florins }
}
order-others-brief = other items
order-last-brief = last: { $n ->
    [0] nothing
   *[other] { $lots }
}
order-others = all other items
order-last = if last, take { $n ->
    [one] { $lots }
   *[other] the first available of { $lots }
}
order-last-nothing = if last, take nothing
lapsed-phase = The auctions of round { $round } are over.
lapsed-object = You already have an item this round: { $lot }.
lapsed-declined = You are out of this round’s auctions.

## Refusals

refuse-return = You weren’t dealt the { $card }. Discard one of these: { $dealt }.
refuse-poor = You can’t afford that: it costs { $price } florins, and you have { $money } and { $points ->
    [0] no prestige points
    [one] 1 prestige point
   *[other] { $points } prestige points
} to sell.
refuse-short = That costs { $price } florins and you have { $money }. You would have to sell { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
}: choose the option that says so.
refuse-needless = You have { $money } florins and need only { $price }: there’s no need to sell prestige.
refuse-sell = You can’t sell { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
}: { $held ->
    [0] you have none.
   *[other] choose from 1 to { $held }.
}
refuse-lot-unknown = { $lot }: not part of this game. Possible: { $possible }.
refuse-lot-twice = { $lot }: already auctioned this round. Possible: { $possible }.
refuse-lot-gone = { $lot }: none left. Possible: { $possible }.
refuse-builders = { $lot }: you already have the maximum. Possible: { $possible }.
refuse-no-room = { $lot }: there’s no room on your estate, and it must be placed at once. Possible: { $possible }.
refuse-limit = A maximum must be a multiple of { $step } florins, at least { $least }. Or pass.
refuse-landscape = You can’t place that now. Place one of these: { $offered }.
refuse-outside = { $tile } at { $at }: part of it would lie outside your estate.{ $fits ->
    [seen] {""}
    [none] {" "}This way round it doesn’t fit anywhere.
   *[other] {" "}This way round it fits at { $fits }.
}
refuse-on-palace = { $tile } at { $at }: it would cover the palace.{ $fits ->
    [seen] {""}
    [none] {" "}This way round it doesn’t fit anywhere.
   *[other] {" "}This way round it fits at { $fits }.
}
refuse-covered = { $tile } at { $at }: something already lies on { $squares }.{ $fits ->
    [seen] {""}
    [none] {" "}This way round it doesn’t fit anywhere.
   *[other] {" "}This way round it fits at { $fits }.
}
refuse-touching = { $tile } at { $at }: it would touch another building or the palace; you need more builders for that.{ $fits ->
    [seen] {""}
    [none] {" "}This way round it doesn’t fit anywhere.
   *[other] {" "}This way round it fits at { $fits }.
}
refuse-keep = Keep one of the cards you drew and put the rest under the deck: { $cards }.
refuse-recruit-without = You have no recruiting card. You win them in auctions.
refuse-recruit = No other player has the { $card } on the table. { $n ->
    [0] There is no one to recruit now.
   *[other] You can recruit { $targets }.
}
refuse-no-action = You have used both actions. You can still use a recruiting card, sell prestige or end your turn.
refuse-profession-twice = You have already taken a profession this turn. Choose another action.
refuse-profession-limit = All the professions allowed at this table have been taken. You can still recruit.
refuse-freedom-twice = You have already introduced a freedom this turn. Choose another action.
refuse-deck = { $deck ->
    [bonus] There are no bonus cards left.
   *[profession] There are no professions left in the deck.
} Choose another action.
refuse-not-shown = The { $card } isn’t for sale. { $n ->
    [0] No profession is.
   *[other] For sale: { $shown }.
}
refuse-freedom-held = { $freedom }: you already have it. { $n ->
    [0] There are no others left for you.
   *[other] Possible: { $possible }.
}
refuse-freedom-gone = { $freedom }: no tiles left. { $n ->
    [0] There are no others left for you.
   *[other] Possible: { $possible }.
}
refuse-work-used = You have already completed the { $card }’s work. { $n ->
    [0] You have no professions in hand.
   *[other] In hand: { $hand }.
}
refuse-work-absent = You don’t have the { $card } in hand. { $n ->
    [0] You have no professions in hand.
   *[other] In hand: { $hand }.
}
refuse-bonus = You can play each of your bonus cards once. { $n ->
    [0] You have none.
   *[other] You have { $held }.
}
refuse-work-low = That work would be worth { $value }: { $missing } below the minimum of { $minimum }. With all your bonus cards it would be worth { $most }.
refuse-pay = This work pays { $florins } florins: you can take from 0 to { $most } prestige points for it.
refuse-build-landscape = { $tile }: you can’t build landscapes; you win them in auctions. { $n ->
    [0] There is nothing you can build now.
   *[other] You can build { $others }.
}
refuse-build-twice = { $tile }: you already have one, and can have only one of each. { $n ->
    [0] There is nothing else you can build now.
   *[other] You can build { $others }.
}
refuse-build-gone = { $tile }: none left. { $n ->
    [0] There is nothing else you can build now.
   *[other] You can build { $others }.
}

## News

dealt = You were dealt these professions: { $cards }.
returned = { $who } discards a profession.
returned-card = You discarded the { $card }.
round-began = Round { $round } begins with { $who }. Works must be worth at least { $minimum }.
shown = The { $card } is now for sale.
chose = { $who } opens an auction for { $lot } at { $price }.
declined = { $who } takes no item this round.
declined-unable = { $who } can’t take anything this round.
raised = { $who } raises to { $price }.
passed = { $who } passes.
passed-unable = { $lacks ->
    [money] { $who } can’t pay more and passes.
   *[room] { $who } has no room for it and passes.
}
sealed = { $who }’s bid is in.
sealed-limit = Your bid: { $florins ->
    [0] pass
   *[other] up to { $florins } florins{ $sell ->
        [yes] , selling prestige if needed
       *[no] {""}
    }
}.
limits-opened = { $lot } – maximum bids: { $limits }.
bidding-ran = Bidding: { $calls }.
bought = { $who } wins { $lot } for { $price } florins{ $points ->
    [0] {""}
   *[other] {" "}and gains { $points } prestige points
}.
laid = { $who } places { $tile } at { $at }{ $points ->
    [0] {""}
   *[other] {" "}and gains { $points } prestige points
}.
drew = { $who } draws { $n ->
    [one] 1 { $deck ->
        [profession] profession
        [bonus] bonus card
       *[prestige] prestige card
    }
   *[other] { $n } { $deck ->
        [profession] professions
        [bonus] bonus cards
       *[prestige] prestige cards
    }
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price } florins
}.
kept = { $who } keeps one { $deck ->
    [profession] profession
    [bonus] bonus card
   *[prestige] prestige card
}.
kept-card = You keep { $card }.
took-face-up = { $who } takes the { $card } for { $price } florins.
recruited = { $who } recruits the { $card } from { $owner }, leaving a recruiting card there.
recruited-keeping = { $who } recruits the { $card } from { $owner } and keeps the recruiting card.
recruiting-saved = { $who } keeps the recruiting card for later.
worked = { $who } completes the { $card }’s work, worth { $value }.
worked-with = { $who } completes the { $card }’s work, worth { $value }; bonus cards: { $bonuses }.
paid = { $who } takes { $points ->
    [0] { $florins } florins
   *[other] { $points } prestige{ $florins ->
        [0] {""}
       *[other] {" "}and { $florins } florins
    }
}.
built = { $who } builds { $tile } at { $at } ({ $price ->
    [0] free
   *[other] { $price } florins
}, +{ $points } prestige).
introduced = { $who } introduces { $freedom } ({ $price } florins).
sold = { $who } sells { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
} for { $florins } florins.
turn-ended = { $who } ends the turn{ $n ->
    [0] {""}
    [one] {" "}(1 action unused)
   *[other] {" "}({ $n } actions unused)
}.
best-work = Best work of the round, worth { $value }: { $who }. +{ $points } prestige.
best-work-none = No one completed a work this round.
gain-work = { $who } completes the { $card }’s work, worth { $value }: +{ $points } prestige.
gain-best-work = Best work of the round: +{ $points }.
scored = { $who } reveals a prestige card: { $card }, { $points ->
    [0] no points
   *[other] +{ $points } points
}{ $tied ->
    [yes] {" "}(tied)
   *[no] {""}
}.
ended = That was the last round.

## Standings

score = { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
}
account-from = { $source ->
    [works] { $points } for works
    [sold] −{ $points } sold for florins
    [buildings] { $points } for buildings
    [landscapes] { $points } for landscapes
   *[builders] { $points } for builders
}
account-card = { $card }: { $points }{ $tied ->
    [yes] {" "}(tied)
   *[no] {""}
}
account-money = { $florins } florins

## Honours

honour-great-work = completed a work worth { $n } or more
honour-works = completed { $n } works or more
honour-best-works = had the best work in { $n } rounds or more
honour-no-best-work = won without ever having the best work
honour-far-ahead = won by { $n } points or more
honour-tie = won a tie with more florins
honour-penniless = won with no florins left
honour-full = { $n } free squares or fewer in the estate
honour-jesters = had { $n } jesters or more
honour-freedoms = introduced all { $n } freedoms
honour-recruited = recruited { $n } professions or more
honour-prestige = { $n } prestige cards or more scored in full
honour-cheap = never paid more than an opening price

## Pictures

picture-number = { $n }
stage = { $n ->
    [0] The deal
   *[other] Round { $n }
}
picture-round = { $n ->
    [0] The deal
   *[other] Round { $n } of { $rounds }
}
picture-minimum = min. work value
picture-freedom = { $freedom ->
    [travel] travel
    [opinion] opinion
   *[religion] religion
}
picture-owes-return = { $name } to discard
picture-owes-choose = { $name } to choose an item
picture-owes-last = { $name } to take an item
picture-owes-bid = { $name } to bid
picture-owes-seal = { $name } to bid
picture-owes-landscape = { $name } to place a tile
picture-owes-prestige = { $name } to choose a card
picture-owes-profession = { $name } to choose a card
picture-owes-bonus = { $name } to choose a card
picture-owes-recruit = { $name } may recruit
picture-owes-pay = { $name }: money or prestige?
picture-owes-turn = { $name } to move
picture-several-return = { $n } players to discard
picture-several-seal = waiting for { $n } bids
picture-you-return = Discard one profession
picture-you-choose = Choose an item
picture-you-last = Take an item
picture-you-bid = Your turn to bid
picture-you-seal = Enter your maximum bid
picture-you-landscape = Place your landscape
picture-you-prestige = Keep one card
picture-you-profession = Keep one card
picture-you-bonus = Keep one card
picture-you-recruit = Recruit now or later
picture-you-pay = Money or prestige?
picture-you-turn = Your turn
picture-hand-ready = { $card } reaches { $n }
picture-hand-step = { $card } + { $thing } = { $n }
picture-hand-short = { $card } is { $n } short
picture-next-bid = next bid: { $n }
picture-turn-left = { $n ->
    [0] no actions left
    [one] 1 action left
   *[other] { $n } actions left
}
picture-some-cards = { $n } { $deck ->
    [profession] profession
    [bonus] bonus
   *[prestige] prestige
} { $n ->
    [one] card
   *[other] cards
}
picture-actions-left = { $n ->
    [0] no actions left
    [one] 1 action left
   *[other] { $n } actions left
}
# The same beside a figure, which is drawn by itself.
picture-held-builder = { $n ->
    [one] builder
   *[other] builders
}
picture-held-jester = { $n ->
    [one] jester
   *[other] jesters
}
picture-held-profession = { $n ->
    [one] profession
   *[other] professions
}
picture-held-bonus = { $n ->
    [one] bonus
   *[other] bonuses
}
picture-held-prestige = { $n ->
    [one] prestige card
   *[other] prestige cards
}
picture-held-recruiting = { $n ->
    [one] recruit
   *[other] recruits
}
picture-next = What would help
picture-nothing-next = You have all that your cards like
picture-hand-leads = You lead with { $n } prestige
picture-hand-behind = { $short } prestige behind the leader
picture-standings = How everybody stands
picture-ask-build = Build { $thing ->
    [none] what?
   *[other] { $thing }
}
picture-act-freedom = Introduce a freedom
picture-act-work = Complete a work
picture-barred = no building here
picture-ask-lay = { $thing }: where to place it?

picture-chose = { $who } opens an auction for { $lot } at { $price }
picture-declined = { $who } takes no item
picture-raised = { $who } bids { $price }
picture-passes = { $who } passes
picture-passes-unable = { $who } can’t raise
picture-sealed = { $who }’s bid is in
picture-opened = maximum bids { $limits }
picture-bought = { $who } wins { $lot } for { $price }
picture-laid = { $who } places { $tile } at { $at }
picture-built = { $who } builds { $tile } at { $at }
picture-introduced = { $who } introduces { $freedom }
picture-worked = { $who } completes the { $card }’s work, worth { $value }
picture-paid = { $who } takes { $gains } for the { $card }’s work
picture-paid-briefly = { $who } takes { $gains } for a work
picture-sold = { $who } sells { $points } for { $florins }
picture-turn-ended = { $who } ends the turn
picture-drew = { $who } draws { $cards }
picture-kept = { $who } keeps { $card }
picture-took = { $who } takes the { $card }
picture-recruited = { $who } recruits the { $card } from { $owner }
picture-saved = { $who } keeps { $card } a recruiting card for later
picture-returned = { $who } discards a card
picture-best = best work, { $value }: { $who } { $points }
picture-no-works = no one completed a work
picture-round-began = round { $n } begins
picture-ended = the game is over

picture-limits = Maximum bids
picture-hammer = Up for auction
picture-pay = Work value
picture-laying = To be placed
picture-dealt = The deal
picture-auctions = Auctions
picture-actions = Actions
picture-over = The game is over
picture-dealt-hint = Everyone discards one profession.
picture-auctions-hint = The choice of item opens the bidding.
picture-jesters = Jesters
picture-cards = Cards
picture-bonuses = Bonus cards
picture-one-of = one of these
picture-one-profession = { $free ->
    [possible] can take a profession
    [gone] no professions left
   *[done] profession taken
}
picture-one-freedom = { $free ->
    [possible] can introduce a freedom
    [gone] no freedom left
   *[done] freedom taken
}
picture-no-best = no works yet
picture-best-so-far = best work: { $value }

picture-in-hand = in hand
picture-enough = enough
picture-short = { $n } needed
picture-lies-open = face up
picture-bonus-card = Bonus
picture-prestige-card = Prestige
picture-recruiting-card = Recruiting
picture-recruiting-means = Takes a profession from another player’s table
picture-can-pay = can spend { $n }
picture-considered = Preview: { $tile } at { $squares }
picture-build-price = next building: { $n }
picture-label-spend = with prestige sold
picture-label-building = next building
picture-every-work = each work: +{ $n }
picture-empty = { $n ->
    [one] 1 free square
   *[other] { $n } free squares
}
picture-order = standing bid: { $order }
picture-limit = your bid: { $florins ->
    [0] pass
   *[other] { $florins }{ $sell ->
        [yes] {" "}with prestige
       *[no] {""}
    }
}

picture-shared = same prestige and florins: shared victory
picture-ahead = ahead by { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
}
picture-ahead-money = same prestige, but more florins
picture-tie = breaks the tie

## Pictures told

told-progress = { $n ->
    [0] Professions are being dealt.
   *[other] Round { $n } of { $rounds }; minimum work { $minimum }.
}
told-last = Last move: { $move }
told-auction = Up for auction: { $lot }, { $price } bid by { $name }; next bid { $next }.
told-sealed = Secret bids for { $lot }, opened at { $price } by { $name }.
told-bids = Bids: { $bids }.
told-pay = Being paid: a work worth { $value }.
told-laying = To be placed: { $tiles }.
told-turn = { $name }: { $left }; profession { $profession ->
    [possible] possible
    [gone] impossible
   *[done] taken
}, freedom { $freedom ->
    [possible] possible
    [gone] impossible
   *[done] introduced
}.
told-figures = prestige { $points }, florins { $florins }
told-count = { $what ->
    [builders] builders
    [jesters] jesters
    [professions] professions in hand
    [bonuses] bonus cards
    [prestige] prestige cards
   *[recruiting] recruiting cards
} { $n }
told-freedoms = freedoms { $freedoms }
told-works = works { $works }
told-first = start player
told-mark = best work of the round { $n }
told-estate = estate { $tiles }
told-bidder = { $state ->
    [leads] highest bid
    [asked] to answer
    [sealed] bid is in
    [passed] passed
    [waits] still in
    [has-object] has { $lot }
   *[out] gets no item
}
told-lot = { $lot } { $n } from { $price }{ $owner }
told-lots = For auction: { $lots }.
told-buildings = Buildings left: { $buildings }.
told-freedoms-left = Freedoms left: { $freedoms }.
told-decks = Decks: professions { $professions }, bonus { $bonuses }, prestige { $prestige }.
told-for-sale = For sale: { $cards }.
told-may-be-taken = Professions that can still be taken: { $n }.
told-professions = Your professions: { $cards }.
told-drawn = Drawn – keep one: { $cards }.
told-offered = { $card } (worth { $n } in hand)
told-bonuses = Your bonus cards: { $cards }.
told-prestige = Your prestige cards: { $cards }.
told-prestige-card = { $card } { $n } of { $most }
told-candidate = { $card } { $value }{ $more ->
    [yes] {" "}(with bonus { $most })
   *[no] {""}
}
told-limit = Your bid: { $limit }.
told-order = Your standing bid: { $order }
told-place = { $place }. { $name }: { $score } ({ $account }).
told-opened = { $name } still had: { $cards }.

## The lesson, a sentence before each decision

lesson-profession = Seven rounds; most prestige wins. Works bring it, each with a profession card and what that profession likes. Keep cards that like the same: the Sculptor and Botanist religion, the Botanist and Goldsmith the park. Discard the Lawyer.
lesson-auction = A round begins with auctions: everyone gets one item at most, and only the winner pays. A jester adds 2 to each of your works. Raise by 100.
lesson-pass = An early jester is worth more, but you get only one item a round, and with a forest your first work becomes the best of this one. Pass, and take the forest, which nobody else wants yet. Each kind of item is auctioned once a round.
lesson-landscape = Now you choose an item; its price is also your first bid. Your Sculptor likes forests, and a landscape he likes adds 3 to his work. Choose the forest.
lesson-place = You got it for the lowest price. Place it in a corner: landscapes may touch anything, and you will need room later. A second landscape of a kind brings 3 prestige.
lesson-build = Then everyone takes two actions: a building, a profession, a bonus, a freedom or a work. Build the studio your Sculptor likes: 3 prestige now and 4 for his work. Buildings may touch only at corners; only one of each kind.
lesson-work = Second action: complete a work. Studio 4, forest 3, and 1 for each profession card: 10. It must reach the round’s minimum, now 7.
lesson-pay = A work pays 100 florins per point of value. Every 200 of them may be taken as 1 prestige, but only now. Early in the game florins are worth more: they buy what makes later works better. Take them all.
lesson-next = Your work was the best of the round: 3 prestige more. The minimum now rises each round, so works must get better. A jester helps all of them: put one up for auction.
lesson-raise = Someone raises. This early a jester still adds to four or five works, so 400 is cheap: raise. A builder is another item: with one, building is cheaper; with two, buildings may even touch.
lesson-freedom = Actions again. Introduce the freedom of religion: it adds 3 to the work of each profession that likes it, such as the Botanist, and you keep it to the end.
lesson-bonus = None of your works reaches the minimum now. Don’t let rounds pass without a work: it’s the classic mistake. Prepare a better one: bonus cards raise its value. Draw five and keep one.
lesson-keep = Keep P: it adds 2 to one work, once, for each building of medium size, as your studio is. You could also have taken a profession card: each adds 1 to all your works.
lesson-over = You now know how a round goes: auctions, then two actions. Aim for five works or more in seven rounds.
lesson-more = Prestige cards are auctioned, too: draw five and keep one in secret; it scores at the end, for the most of something or for a set. A recruiting card brings you a profession another player has used. On equal prestige, more florins win.

## Hints

reason-worth = It is worth paying up to about { $n } florins; it costs { $price } now.
reason-jester = A jester adds { $n } to each work{ $rounds ->
    [one] {" "}in this last round
   *[other] , for { $rounds } more rounds
}.
reason-wished = { $n ->
    [one] One profession in hand likes it.
   *[other] { $n } professions in hand like it.
}
reason-prestige = It brings { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
}.
reason-too-dear = { $lot }: worth about { $n } florins; the bid is already { $price }.
reason-keeps = { $n } florins are kept for what is to come.
reason-work = The work is worth { $value } and pays { $florins } florins.
reason-best-work = So far it is the best work of this round: that brings { $n } prestige points.
reason-court = Jesters, cards and recruits alone add { $n }.
reason-money-idle = After the last round florins are worth nothing.
reason-money-left = { $n } florins are left for { $rounds ->
    [one] the last round
   *[other] the { $rounds } rounds to come
}.
reason-fits-least = { $short ->
    [0] Nothing counts towards its work yet
   *[other] Only { $short } counts towards its work so far
}.
reason-counts-now = As things stand it brings { $n } points.
reason-may-count = What it asks for can still be reached.
reason-fits = { $n } already counts towards its work.
reason-adds = It adds { $n } to the next work.
reason-works-to-come = Professions left for works: { $n }.
reason-raises-works = A bonus card makes one of the next works worth more.
reason-nothing-left = Both actions are used.

## How it is played, in a minute

primer-goal-prestige = Make your estate a place where artists create works. After { $rounds } rounds the most prestige wins.
primer-round-auction = First the auctions: you may win one item a round. Bids begin at { $opening } florins and rise by { $raise }.
primer-round-objects = Builders make building cheaper, a jester makes every work better, landscapes please artists.
primer-round-build = Then { $actions } actions each. Build: place a building on your estate for { $price }, { $building } prestige. Buildings must not touch.
primer-round-take = Or pay { $card } for a profession card, a bonus card or a freedom.
primer-round-work = Or complete a work: play a profession. What it likes counts: building +{ $wanted }, landscape +{ $ground }, freedom +{ $liberty }; each jester +{ $jester }, each profession or recruiting card +{ $profession }.
primer-round-pay = A work must reach the minimum of the round ({ $least } in the first, { $most } in the last). It pays { $pay } a point, or prestige for { $prestige } each. The round’s best work: +{ $best } prestige.
primer-end-prestige = After round { $rounds } prestige cards are scored. The most prestige wins; in a tie, the most money.

worked-line = make your estate a place where artists work
worked-auction = Bid for one item a round
worked-bid = from { $opening } florins, in steps of { $raise }
worked-actions = Then { $actions } actions: build
worked-cards = or take a card or a freedom for { $card }
worked-work = Or complete a work
worked-minimum = its value must reach the round’s minimum
worked-pay = A work pays florins
worked-prestige = or prestige, for { $prestige } florins each
worked-end = Most prestige wins
worked-rounds = after { $rounds } rounds

## The guide: chapters of a few sentences, each beside a picture

chapter-auctions = Auctions
guide-auctions-1 = A round begins with auctions. You may win one item a round.
guide-auctions-2 = The start player chooses first: whoever names an item has bid { $opening } for it. You may choose nothing instead, and get no item this round.
guide-auctions-3 = The others raise by { $raise } or pass. Whoever passed is out for this item, not for later ones.
guide-auctions-4 = The last one left pays and takes it. No one else pays. If the player who chose it didn’t win it, they choose again; otherwise the next player to the left chooses.
guide-auctions-5 = Each kind of item is auctioned at most once a round. The last player without one may take any for { $opening }, and nobody bids against it.
guide-auctions-6 = Everybody begins the game with { $money } florins. You are dealt { $dealt } profession cards and keep { $kept }.

chapter-objects = What you can win
guide-objects-1 = Landscapes (forest, lake, park) are placed on your estate at once. One of a kind that you already have brings { $landscape } prestige.
guide-objects-2 = Jesters add { $jester } to every work you complete.
guide-objects-3 = Builders: with one, a building costs { $cheap }; with { $touch }, buildings may touch; with { $builders }, building is free.
guide-objects-4 = Each builder after the first brings { $builder } prestige. You may have { $builders }.
guide-objects-5 = Prestige card: draw { $drawn }, keep one in secret; it scores at the end.
guide-objects-6 = Recruiting card: take a profession that another player has used, and use it again. The recruiting card stays in its place, or with you if the table has chosen so.

chapter-actions = Actions
guide-actions-1 = Then everybody has { $actions } actions, all in one turn, clockwise from the start player. Next round the player to the left is start player.
guide-actions-2 = Build, complete a work or take a bonus card: as often as you have actions.
guide-actions-3 = Take a profession card or introduce a freedom: once each in a round.
guide-actions-4 = For a profession or bonus card you pay { $card }, draw { $drawn } and keep one.
guide-actions-5 = A freedom (travel, opinion, religion) costs { $freedom } and stays yours.
guide-actions-6 = Short of money? You may sell prestige, { $sold } florins each.

chapter-building = Building
guide-building-1 = A building of any size costs { $price } and brings { $building } prestige at once.
guide-building-2 = Place it on free squares of your estate; you may turn and flip it.
guide-building-3 = Its edge must not touch another building or the palace; corners may touch.
guide-building-4 = Landscapes may touch anything.
guide-building-5 = You may have one building of each kind. It stays where it is.

chapter-works = Works
guide-works-1 = Play a profession card from your hand; each is played once. Its work is worth the sum of what follows.
guide-works-2 = The building it likes, if on your estate: +{ $wanted }. The landscape it likes: +{ $ground }. The freedom it likes: +{ $liberty }.
guide-works-3 = Each jester: +{ $jester }. Each profession or recruiting card you have, in hand or on the table: +{ $profession }. Bonus cards add what they say.
guide-works-4 = The sum must reach the minimum of the round: { $least } in the first, { $most } in the last.
guide-works-5 = You get { $pay } florins a point. Every { $prestige } of them may be taken as one prestige point instead.
guide-works-6 = The best work of the round brings { $best } prestige more. If several are equally good, each of them does.

chapter-end = The end
guide-end-1 = The game ends after round { $rounds }.
guide-end-2 = Prestige cards are shown and scored for whoever holds them.
guide-end-3 = Some reward the player with the most of something; in a tie each gets half.
guide-end-4 = Others reward a certain set.
guide-end-5 = The most prestige wins. On equal prestige, whoever has more florins; otherwise money counts for nothing.
figures-in-doubt = The outlines of the tiles, most minimum values of works and some cards were found in no source and are reconstructed, so they may differ from print.

## How a game went, as a chart

chart-title = Prestige by round
chart-value = { $sign }{ $n }
chart-length = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
best-move = Biggest gain, round { $round }: +{ $gain }

## Why something is not possible now

cannot-build = You can’t build: none of the remaining buildings fits on your estate.
cannot-profession = You can’t take a profession: { $why ->
    [once] only one per turn.
   *[gone] there are none left to buy.
}
cannot-bonus = You can’t take a bonus card: the deck is empty.
cannot-freedom = You can’t introduce a freedom: { $why ->
    [once] only one per turn.
   *[gone] there is none left that you don’t have.
}
cannot-priced = { $what ->
    [build] a building
    [profession] a profession
    [bonus] a bonus card
   *[freedom] a freedom
} ({ $price })
cannot-afford = Too expensive, as you have { $money }: { $what }.
cannot-choose = { $why ->
    [won] Already auctioned this round:
    [dear] Too expensive for you:
   *[gone] None left, or no room for it:
} { $lots }.

## Where the game stands, and what newcomers are told

where-return = Before the game: you discard one card, then the first of { $rounds } rounds begins with auctions.
where-auction = Round { $round } of { $rounds }: { $won ->
    [yes] what was won in auction { $n } of { $of }
   *[no] auction { $n } of { $of }
}, then { $actions } actions each.
where-action = Round { $round } of { $rounds }: { $what ->
    [turn] action { $n } of { $of }
    [pay] payment for your work
    [profession] choose the profession you bought
    [bonus] choose the bonus card you bought
   *[idle] no action left
}{ $goes_on ->
    [yes] .
   *[no] , then { $next }.
}
where-next-action = action { $n }
where-next = { $who } acts
where-best = { $last ->
    [yes] the best work of the round and the final scores
   *[no] the best work of the round gets { $points } prestige
}
meet-return = New here? Each profession becomes one work. Keep professions that like the same building, landscape or freedom.
meet-choose = You win at most one item a round. Bidding on your choice opens at the starting price, and others may outbid you.
meet-bid = Each raise is { $step } florins. Whoever wins an item takes no part in the other auctions of this round.
meet-seal = Everyone names a maximum in secret, then the bidding runs by itself, { $step } florins at a time.
meet-last = The others have their items: you pay the starting price, and no one can outbid you.
meet-landscape = A landscape raises the works that like it. It stays where it lies, so leave room for buildings.
meet-prestige = A prestige card stays secret and scores at the end, if you meet its condition by then.
meet-recruit = A recruiting card takes a profession from another player’s table. You can complete one more work with it.
meet-turn = New here? You have { $n } actions a round. Works bring money and points: each must be worth at least { $minimum } now, and more in later rounds.
meet-pay = A work pays { $pay } florins a point. You need money for auctions, but only prestige wins.
meet-profession = The others go under the deck. Take one that likes what you already have.
meet-bonus = A bonus card raises one work and is then gone. The others go under the deck.

## Warnings

warning-minimum = { $best ->
    [0] You have no profession in hand for a work; this round’s minimum is { $minimum }.
   *[other] No work of yours reaches this round’s minimum yet: your best is worth { $best }, and { $minimum } is needed.
}
warning-sell = { $when ->
    [far] If the bidding goes that far, this
    [won] If you win it, this
   *[now] This
} sells { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
} for { $florins } florins.

## Puzzles

puzzle-prestige = Your last turn of the game. What do you begin with, to have as much prestige as possible when the turn ends? Your prestige cards count, the reward for the best work doesn’t.
puzzle-prestige-value = { $n } prestige
puzzle-prestige-why = If you go on as well as you can, your turn ends with { $n } prestige: { $more } more than after the next best move.

## Why a finished game was won

verdict-score = { $who } has { $n } prestige points, { $other } { $less }.
verdict-tie = { $who } and { $other } have { $n } prestige points each. The florins decide: { $florins } against { $less }.
verdict-works = Works made the difference: { $n ->
    [one] one work
   *[other] { $n } works
} worth { $worth } in all brought { $points } prestige points; { $fewer ->
    [0] no work brought any
    [one] one worth { $lesser } brought { $less }
   *[other] { $fewer } worth { $lesser } brought { $less }
}.
verdict-best = The rewards for the best work of a round made the difference: { $n } ({ $points } prestige points) against { $less }.
verdict-sold = { $other } gave up { $n } prestige { $n ->
    [one] point
   *[other] points
} for florins, { $who } { $less }.
verdict-from = { $source ->
    [buildings] Buildings
    [landscapes] Landscapes
    [builders] Builders
   *[cards] Prestige cards
} made the difference: { $n } prestige { $n ->
    [one] point
   *[other] points
} against { $less }.
verdict-idle = { $other } has { $florins } florins left that bought nothing.
