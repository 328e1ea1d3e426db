### The Princes of Florence, in words.

title = The Princes of Florence
description = Build an estate on which artists and scholars complete their works.

choice-two-player = With two players
choice-two-player-official = official
choice-two-player-unofficial = unofficial: dearer objects, fewer buildings and professions
choice-freedoms = Freedom tiles in the official game for two
choice-freedoms-5 = five
choice-freedoms-4 = four
choice-three-player = With three players
choice-three-player-standard = standard
choice-three-player-unofficial = unofficial: one landscape a round, fewer professions
choice-recruiting = A recruiting card, once used
choice-recruiting-swap = takes the place of the artist it recruited
choice-recruiting-keep = stays with whoever used it
choice-starter = Who starts the first round
choice-starter-random = by lot
choice-starter-1 = player 1
choice-starter-2 = player 2
choice-starter-3 = player 3
choice-starter-4 = player 4
choice-starter-5 = player 5
choice-auctions = Auctions
choice-auctions-open = open: one bid after the other
choice-auctions-sealed = sealed: all say at once how far they go
choice-standing-bids = Standing bids in open auctions
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
freedom = { $freedom ->
    [travel] Freedom of travel
    [opinion] Freedom of opinion
   *[religion] Freedom of religion
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
square = { $at }
covers = Covers { $squares }
turned = { $shape }
turned-column = { $shape } in column { $column }
column = Column { $column }
between = { $least } to { $most }
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
up-to-selling = Up to { $florins } florins, giving up { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
} for that
selling = { $what }, giving up { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
}

## What each piece does, told to whoever meets it

wish = { $what } (+{ $worth })
means-profession = Wishes for { $wishes }. Completed as a work: each wish fulfilled adds so much to it, each of your jesters { $jester }, and each of your profession and recruiting cards, in hand and on the table, { $card }.
means-bonus = Adds to a work { $each } for { $kinds }. Played with the work, and used up by it.
each-kind = { $kind ->
    [buildings] each building
    [large_buildings] each large building ({ $tiles })
    [medium_buildings] each medium building ({ $tiles })
    [small_buildings] each small building ({ $tiles })
    [building_sizes] each size of building that you have, large, medium and small
    [landscapes] each landscape
    [forests] each forest
    [lakes] each lake
    [parks] each park
    [landscape_types] each type of landscape that you have, forest, lake and park
    [builders] each builder
    [jesters] each jester
    [freedoms] each freedom
    [hand_cards] each profession or recruiting card left in your hand
    [table_cards] each profession or recruiting card on your table, the one just played among them
   *[prestige_cards] each prestige card that you hold
}
means-most = At the end { $points } prestige points if you have more { $kind ->
    [table_cards] works than anybody else, recruiting cards on your table among them
    [buildings] buildings than anybody else
    [jesters] jesters than anybody else
    [builders] builders than anybody else
    [forests] forests than anybody else
    [lakes] lakes than anybody else
    [parks] parks than anybody else
   *[landscapes] landscapes than anybody else
}; { $shared } if you share the lead, and nothing if you have none.
means-fewest = At the end { $points } prestige points if you have fewer empty squares than anybody else, { $shared } if somebody has as few.
means-have = At the end { $points } prestige points if you have { $needed }, else nothing. What others have makes no difference.
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
means-jester = +{ $worth } to every work of yours, to the end of the game. You may have any number. Won in an auction.
means-builder = Lets you build for { $price } florins; with two your buildings may touch each other and the palace, with three you build for nothing. The second and the third bring { $points } prestige points each, and there is no fourth. Won in an auction.
means-prestige = Won in an auction: you draw the top { $n } of the deck, keep one face down and put the others under the deck. What it asks for brings prestige points at the end.
means-recruiting = Takes a profession from an opponent’s table into your hand, where it can make another work; that is no action. Until then it adds { $worth } to your works. Used, it lies in the place of that profession, or with you if the table chose so. Won in an auction.
means-any-landscape = Won in an auction: you take one of { $kinds }, and lay it at once.
means-landscape = +{ $worth } to the works of { $cards }. Covers { $squares } squares and may touch anything. Your second one and each later one bring { $points } prestige points at once. Won in an auction.
means-building = { $size ->
    [large] Large
    [medium] Medium
   *[small] Small
}; +{ $worth } to the works of { $cards }. Covers { $squares } squares. An action builds it for { $price } florins, { $less } with one or two builders, nothing with three, and it brings { $points } prestige points. You may have one.
any-freedom = Freedom
means-any-freedom = There are { $kinds }. Each adds { $worth } to the works of those who wish for it. An action introduces one for { $price } florins, once in a round; you may have each once.
means-freedom = +{ $worth } to the works of { $cards }. An action introduces it for { $price } florins, while a tile is left; you may have it once.

## Questions

ask-return = Which of the professions dealt to you do you return? You keep the others.
return = Return { $card }
ask-choose = What do you put up for auction? The opening price is your bid. You have { $money } florins.
lot-for = { $lot } for { $price } florins
do-decline = Choose nothing, and get no object in this round
ask-last = You are the last. What do you take? You have { $money } florins.
do-nothing = Take nothing
ask-bid = { $lot }: { $who } has bid { $price } florins. You have { $money }.
do-raise = Raise to { $price } florins
do-pass = Pass
ask-seal = { $lot }, opened at { $price } florins ({ $worth }). How far do you go? You have { $money }.
do-seal-pass = Pass at once
ask-amount = How much exactly?
ask-landscape = Which landscape do you take?
ask-turned = { $tile }: turned which way? Its rows from the top, with a / between them.
ask-turn-column = { $tile }: turned which way (its rows from the top, with a / between them), and beginning in which column?
ask-column = { $tile }: beginning in which column?
ask-square = { $tile }: on which square does its top row begin?
ask-row = { $tile }: in which row does it begin?
ask-keep-prestige = Which prestige card do you keep?
ask-keep-profession = Which profession do you keep?
ask-keep-bonus = Which bonus card do you keep?
keep = Keep { $card }
keep-ordering = Keep { $card }, and order the others
ask-under = { $n ->
    [1] The others go under the deck: which one first?
   *[other] Which one next?
}
ask-recruit-now = Whom do you recruit with the card just won?
do-save-recruiting = Nobody now: keep the card
ask-recruit = Whom do you recruit?
recruit-from = { $card } of { $owner }
ask-turn = { $n ->
    [0] Both actions are done. You have { $money } florins. What else do you do?
    [one] You have 1 action left, and { $money } florins. What do you do?
   *[other] You have { $n } actions, and { $money } florins. What do you do?
}{ $short ->
    [0] {""}
   *[other] {" "}No work is possible yet: your best would be worth { $short } of { $minimum }.
}
do-work = Complete a work
action-build = { $price ->
    [0] Build for nothing
   *[other] Build for { $price } florins
}
action-profession = Take a profession for { $price } florins
action-bonus = Take a bonus card for { $price } florins
action-freedom = Introduce a freedom for { $price } florins
do-recruit = Use a recruiting card
do-sell = Give up prestige for money
do-end = { $n ->
    [0] End the turn
    [one] End the turn, leaving 1 action
   *[other] End the turn, leaving { $n } actions
}
ask-sell = How many prestige points do you give up?
sell-points = { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
} for { $florins } florins
ask-work = Which work do you complete? It must be worth { $minimum } or more.
work = { $card }: { $value }
ask-bonuses = { $card }, worth { $value } of at least { $minimum }. Which bonus cards do you play with it?
work-most = up to { $n } with bonus cards; { $lacking }
work-tally = Worth { $value }{ $enough ->
    [yes] : enough, { $minimum } is needed
   *[no] , less than { $minimum }
}
ask-pay = The work is worth { $value }: { $florins } florins. How much of it do you turn into prestige, at { $each } florins a point?
pay-out = { $points ->
    [0] { $florins } florins
    [one] 1 prestige point and { $florins } florins
   *[other] { $points } prestige points and { $florins } florins
}
ask-build = { $price ->
    [0] What do you build, for nothing?
   *[other] What do you build, for { $price } florins?
}
ask-profession = Which profession do you take?
do-draw = Draw from the deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
} left
ask-freedom = Which freedom do you introduce?

hint-wishes = wishes for { $building }, { $landscape } and { $freedom }
hint-prestige = { $points } points at the end{ $shared ->
    [0] {""}
   *[other] , { $shared } in a tie
}; now { $now }
hint-kept = { $wishes }; worth { $n } now
hint-bonus = now +{ $n } to a work
hint-lacking = { $n ->
    [0] all wishes fulfilled
   *[other] lacking: { $lacking }
}
wish-lacking = { $what } +{ $worth }
hint-building = { $size ->
    [large] large
    [medium] medium
   *[small] small
}{ $n ->
    [0] {""}
   *[other] , +{ $worth } to works of { $cards }
}
hint-adds = +{ $worth } to works of { $cards }
hint-landscape = { $points ->
    [0] +{ $worth } to works that wish for it
   *[other] { $points } prestige points at once
}
hint-jester = +{ $worth } to every work of yours
hint-builder = { $n ->
    [1] from now on you build for { $price } florins
    [2] { $points } prestige points, and your buildings may touch
   *[other] { $points } prestige points, and you build for nothing
}
hint-prestige-lot = { $n ->
    [one] the last card of the deck: points at the end
   *[other] you keep one of the top { $n } cards: points at the end
}
hint-recruiting = takes a profession from an opponent’s table, and until then +{ $worth } to your works
hint-build = { $points } prestige points, and +{ $worth } to works that wish for the building
hint-freedom = +{ $worth } to works that wish for it
hint-profession = { $n ->
    [0] +{ $worth } to your works
    [one] the last card of the deck, and +{ $worth } to your works
   *[other] you keep one of the top { $n } cards, and +{ $worth } to your works
}
hint-sell = { $florins } florins for a point
hint-bonus-action = { $n ->
    [one] the last card of the deck: it raises one work
   *[other] you keep one of the top { $n } cards: it raises one work
}

waiting-return = waiting for { $who } to return a profession
waiting-choose = waiting for { $who } to choose an object
waiting-last = waiting for { $who }, the last, to take an object
waiting-bid = waiting for { $who } to bid
waiting-seal = waiting for { $who } to seal a limit
waiting-landscape = waiting for { $who } to lay a landscape
waiting-prestige = waiting for { $who } to choose a prestige card
waiting-profession = waiting for { $who } to choose a profession
waiting-bonus = waiting for { $who } to choose a bonus card
waiting-recruit = waiting for { $who } to recruit or wait
waiting-pay = waiting for { $who } to take the pay
waiting-turn = waiting for { $who } to act

## Standing bids

ask-order = What shall be done for you in the auctions of this round?
do-order = { $now ->
    [yes] Now: { $lot }
   *[no] Later: { $lot }
}
do-order-others = Every object
do-order-last = If I am the last
ask-order-limit = How far do you go?
do-order-pass = Pass
ask-order-others = And all other objects?
do-others-ask = Ask me
do-others-pass = Pass
ask-order-list = { $n ->
    [1] If you are the last: what do you want most?
   *[other] If that is not to be had: what then?
}
do-list-done = { $n ->
    [0] Nothing at all
   *[other] Nothing more
}
order = Round { $round }: { $parts }.
order-bid = { $lot }: { $florins ->
    [0] pass
   *[other] bid up to { $florins } florins{ $sell ->
        [yes] , giving up prestige if need be
       *[no] {""}
    }
}
order-brief = { $parts }
order-bid-brief = { $lot } { $florins ->
    [0] pass
   *[other] up to { $florins }
}
order-others-brief = all others
order-last-brief = last: { $n ->
    [0] nothing
   *[other] { $lots }
}
order-others = all other objects
order-last = as the last player take { $n ->
    [one] { $lots }
   *[other] the first to be had of { $lots }
}
order-last-nothing = as the last player take nothing
lapsed-phase = The auctions of round { $round } are over.
lapsed-object = You have your object of this round: { $lot }.
lapsed-declined = You take no further part in the auctions of this round.

## Refusals

refuse-return = The { $card } was not dealt to you. Return one of these: { $dealt }.
refuse-poor = That costs { $price } florins. You have { $money }, and { $points ->
    [0] no prestige points
    [one] 1 prestige point
   *[other] { $points } prestige points
} to give up. Choose something cheaper, or pass.
refuse-short = That costs { $price } florins and you have { $money }: it takes giving up { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
}, which you have to agree to.
refuse-needless = You have { $money } florins and need no more than { $price }: no prestige has to be given up for that.
refuse-sell = You cannot give up { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
}: { $held ->
    [0] you have none.
   *[other] you have { $held }; give up at least one and at most that many.
}
refuse-lot-unknown = { $lot }: this table does not auction that. Possible: { $possible }.
refuse-lot-twice = { $lot }: auctioned already in this round, and every object only once. Possible: { $possible }.
refuse-lot-gone = { $lot }: none is left. Possible: { $possible }.
refuse-builders = { $lot }: either you have as many as anybody may have, or none is left. Possible: { $possible }.
refuse-no-room = { $lot }: your estate has no room for it, and it has to be laid at once. Possible: { $possible }.
refuse-limit = A limit is a multiple of { $step } florins, here at least { $least }; or pass.
refuse-landscape = You cannot lay that now. Lay one of these: { $offered }.
refuse-outside = { $tile } at { $at }: a part of it would lie outside the estate. { $fits ->
    [none] Turned like that it fits nowhere.
   *[other] Turned like that it fits at { $fits }.
}
refuse-on-palace = { $tile } at { $at }: it would cover the palace. { $fits ->
    [none] Turned like that it fits nowhere.
   *[other] Turned like that it fits at { $fits }.
}
refuse-covered = { $tile } at { $at }: something lies on { $squares } already. { $fits ->
    [none] Turned like that it fits nowhere.
   *[other] Turned like that it fits at { $fits }.
}
refuse-touching = { $tile } at { $at }: it would touch another building or the palace, which takes more builders. { $fits ->
    [none] Turned like that it fits nowhere.
   *[other] Turned like that it fits at { $fits }.
}
refuse-keep = Keep one of the cards you drew, and put each of the others under the deck: { $cards }.
refuse-recruit-without = You have no recruiting card in hand. They are won in the auctions.
refuse-recruit = The { $card } does not lie on an opponent's table. { $n ->
    [0] Nobody can be recruited now.
   *[other] You may recruit { $targets }.
}
refuse-no-action = Both your actions are done. You may still use a recruiting card, give up prestige, or end the turn.
refuse-profession-twice = You have taken a profession in this turn; once is the most. Any other action is still open to you.
refuse-profession-limit = As many professions as this table allows have been taken. Recruiting is still possible.
refuse-freedom-twice = You have introduced a freedom in this turn; once is the most. Any other action is still open to you.
refuse-deck = { $deck ->
    [bonus] There are no bonus cards left.
   *[profession] There are no professions left in the deck.
} Choose another action.
refuse-not-shown = The { $card } does not lie face up for sale. { $n ->
    [0] No profession does.
   *[other] For sale: { $shown }.
}
refuse-freedom-held = { $freedom }: you have introduced it already. { $n ->
    [0] There is no other one left for you.
   *[other] Possible: { $possible }.
}
refuse-freedom-gone = { $freedom }: no tile is left. { $n ->
    [0] There is no other one left for you.
   *[other] Possible: { $possible }.
}
refuse-work-used = The { $card } lies on your table, as a work completed already. { $n ->
    [0] You have no profession in hand.
   *[other] In hand you have { $hand }.
}
refuse-work-absent = The { $card } is not in your hand. { $n ->
    [0] You have no profession in hand.
   *[other] In hand you have { $hand }.
}
refuse-bonus = You may play each bonus card in your hand once. { $n ->
    [0] You have none.
   *[other] You have { $held }.
}
refuse-work-low = That work would be worth { $value }, { $missing } short of { $minimum }. With all your bonus cards it would be worth { $most }.
refuse-pay = From this pay of { $florins } florins you may take from 0 to { $most } prestige points; older money does not count.
refuse-build-landscape = { $tile }: landscapes are won in the auctions and not built. { $n ->
    [0] Nothing can be built now.
   *[other] You may build { $others }.
}
refuse-build-twice = { $tile }: you have one, and may have only one of each type. { $n ->
    [0] Nothing else can be built now.
   *[other] You may build { $others }.
}
refuse-build-gone = { $tile }: none is left. { $n ->
    [0] Nothing else can be built now.
   *[other] You may build { $others }.
}

## News

dealt = You were dealt { $cards }.
returned = { $who } has returned a profession.
returned-card = You returned the { $card }.
round-began = Round { $round } begins with { $who }. A work must be worth { $minimum }.
shown = For sale from now on: the { $card }.
chose = { $who } puts up for auction: { $lot }, bidding { $price }.
declined = { $who } chooses nothing and gets no object in this round.
declined-unable = { $who } cannot take anything any more in this round.
raised = { $who } raises to { $price }.
passed = { $who } passes.
passed-unable = { $who } cannot raise and passes.
sealed = { $who } has sealed a limit.
sealed-limit = You sealed: { $florins ->
    [0] pass
   *[other] up to { $florins } florins{ $sell ->
        [yes] , giving up prestige if need be
       *[no] {""}
    }
}.
limits-opened = { $lot }, the limits: { $limits }.
bidding-ran = The bidding: { $calls }.
bought = { $who } gets for { $price } florins: { $lot }{ $points ->
    [0] {""}
   *[other] {" "}and { $points } prestige points
}.
laid = { $who } lays at { $at }: { $tile }{ $points ->
    [0] {""}
   *[other] {" "}for { $points } prestige points
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
recruited = { $who } recruits the { $card } from { $owner }, and leaves a recruiting card there.
recruited-keeping = { $who } recruits the { $card } from { $owner }, and keeps the recruiting card as a work.
recruiting-saved = { $who } keeps the recruiting card for later.
worked = { $who } completes a work: { $card }, worth { $value }.
worked-with = { $who } completes a work: { $card }, worth { $value }; bonus cards { $bonuses }.
paid = { $who } takes { $points ->
    [0] { $florins } florins
    [one] 1 prestige point and { $florins } florins
   *[other] { $points } prestige points and { $florins } florins
}.
built = { $who } builds at { $at }: { $tile }, { $price ->
    [0] for nothing
   *[other] for { $price } florins
}. +{ $points } prestige points.
introduced = { $who } introduces for { $price } florins: { $freedom }.
sold = { $who } gives up { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
} for { $florins } florins.
turn-ended = { $who } ends the turn{ $n ->
    [0] {""}
    [one] , leaving 1 action
   *[other] , leaving { $n } actions
}.
best-work = Best work of the round, worth { $value }: { $who }. +{ $points } prestige points.
best-work-none = Nobody completed a work in this round.
scored = { $who } shows a prestige card: { $card }, { $points ->
    [0] no points
   *[other] +{ $points } points
}{ $tied ->
    [yes] , tied with others
   *[no] {""}
}.
ended = The seventh round is over, and so is the game.

## Standings

score = { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
}
account-before = { $points } before the prestige cards
account-card = { $card }: { $points }{ $tied ->
    [yes] {" "}(tied)
   *[no] {""}
}
account-money = { $florins } florins

## Pictures

picture-number = { $n }
picture-round = { $n ->
    [0] The deal
   *[other] Round { $n } of { $rounds }
}
picture-minimum = least work
picture-freedom = { $freedom ->
    [travel] travel
    [opinion] opinion
   *[religion] religion
}
picture-owes-return = { $name } to return a card
picture-owes-choose = { $name } to choose
picture-owes-last = { $name } to take
picture-owes-bid = { $name } to bid
picture-owes-seal = { $name } to seal
picture-owes-landscape = { $name } to lay a tile
picture-owes-prestige = { $name } to keep a card
picture-owes-profession = { $name } to keep a card
picture-owes-bonus = { $name } to keep a card
picture-owes-recruit = { $name } to recruit
picture-owes-pay = { $name } to be paid
picture-owes-turn = { $name } to act
picture-several-return = { $n } to return a card
picture-several-seal = { $n } to seal a limit
picture-you-return = Return one card
picture-you-choose = Choose an object
picture-you-last = Take an object
picture-you-bid = Your turn to bid
picture-you-seal = Seal your limit
picture-you-landscape = Lay your landscape
picture-you-prestige = Keep one card
picture-you-profession = Keep one card
picture-you-bonus = Keep one card
picture-you-recruit = Recruit or wait
picture-you-pay = Take your pay
picture-you-turn = Your turn to act
picture-hint-bid = { $lot }: raise to { $price } or pass
picture-hint-pay = a work worth { $value }
picture-hint-seal = { $lot }: opened at { $price }
picture-actions-left = { $n ->
    [0] no actions left
    [one] 1 action left
   *[other] { $n } actions left
}
picture-no-work = no works yet

picture-chose = { $who } puts up { $lot } at { $price }
picture-declined = { $who } takes no object
picture-raised = { $who } bids { $price }
picture-passes = { $who } passes
picture-passes-unable = { $who } cannot raise
picture-sealed = { $who } has sealed a limit
picture-opened = limits { $limits }
picture-bought = { $who } gets { $lot } for { $price }
picture-laid = { $who } lays { $tile } at { $at }
picture-built = { $who } builds { $tile } at { $at }
picture-introduced = { $who } introduces { $freedom }
picture-worked = { $who } completes a work: { $card }, worth { $value }
picture-paid = { $who } takes { $gains }
picture-sold = { $who } gives up { $points } for { $florins }
picture-turn-ended = { $who } ends the turn
picture-drew = { $who } draws { $cards }
picture-kept = { $who } keeps { $card }
picture-took = { $who } takes { $card }
picture-recruited = { $who } recruits { $card } from { $owner }
picture-saved = { $who } keeps { $card } for later
picture-returned = { $who } has returned a card
picture-best = best work, { $value }: { $who } { $points }
picture-no-works = nobody completed a work
picture-round-began = round { $n } begins
picture-ended = the game is over

picture-limits = Sealed limits
picture-hammer = Under the hammer
picture-pay = A work is paid for
picture-laying = To be laid
picture-dealt = The deal
picture-auctions = Auctions
picture-actions = Actions
picture-over = The game is over
picture-seal-hint = Everybody says at once how far to go; the highest limit wins.
picture-dealt-hint = Everybody keeps all but one of the professions dealt.
picture-auctions-hint = Whoever chooses an object opens its auction.
picture-jesters = Jesters
picture-cards = Cards
picture-bonuses = Bonus cards
picture-one-of = one of these
picture-one-profession = profession
picture-one-freedom = freedom
picture-no-best = no work in this round yet
picture-best-so-far = best work: { $value }
picture-left-lots = Objects left
picture-left-built = Left to build and draw
picture-from = from { $price }
picture-for-sale = For sale
picture-may-be-taken = { $n } may be taken

picture-drawn = choose one
picture-enough = enough
picture-short = { $n } needed
picture-lies-open = lies open
picture-bonus-card = Bonus
picture-prestige-card = Prestige
picture-recruiting-card = Recruiting
picture-recruiting-means = Takes a profession from an opponent's table
picture-can-pay = can pay { $n }
picture-considered = { $tile } would cover { $squares }. Not laid yet.
picture-build-price = building: { $n }
picture-estate = building: { $n } · { $empty } empty
picture-every-work = every work: +{ $n }
picture-empty = { $n ->
    [one] 1 empty square
   *[other] { $n } empty squares
}
picture-order = standing bid: { $order }
picture-limit = your limit: { $florins ->
    [0] pass
   *[other] { $florins }{ $sell ->
        [yes] {" "}with prestige
       *[no] {""}
    }
}

picture-before = before
picture-prestige-cards = prestige cards
picture-florins = florins
picture-total = total
picture-shared = as much prestige, as many florins: a shared victory
picture-ahead = { $n ->
    [one] 1 prestige point ahead
   *[other] { $n } prestige points ahead
}
picture-ahead-money = as much prestige, but more florins
picture-tie = decides a tie
picture-tied = tied
picture-no-prestige-cards = no prestige cards

## Pictures told

told-progress = { $n ->
    [0] Professions are dealt.
   *[other] Round { $n } of { $rounds }; least work { $minimum }.
}
told-last = Last: { $move }
told-auction = Under the hammer: { $lot }, { $price } bid by { $name }; next bid { $next }.
told-sealed = Sealed limits for { $lot }, opened at { $price } by { $name }.
told-bids = Bids: { $bids }.
told-pay = To be paid for: a work worth { $value }.
told-laying = To be laid: { $tiles }.
told-turn = { $name }: { $left }; profession { $profession ->
    [yes] possible
   *[no] taken
}, freedom { $freedom ->
    [yes] possible
   *[no] introduced
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
    [leads] leads
    [asked] to answer
    [sealed] limit sealed
    [passed] passed
    [waits] takes part
    [has-object] has { $lot }
   *[out] gets no object
}
told-lot = { $lot } { $n } from { $price }{ $owner }
told-lots = Objects left: { $lots }.
told-buildings = Buildings left: { $buildings }.
told-freedoms-left = Freedoms left: { $freedoms }.
told-decks = Decks: professions { $professions }, bonus { $bonuses }, prestige { $prestige }.
told-for-sale = For sale: { $cards }.
told-may-be-taken = Professions that may still be taken: { $n }.
told-professions = Your professions: { $cards }.
told-drawn = Drawn, keep one: { $cards }.
told-bonuses = Your bonus cards: { $cards }.
told-prestige = Your prestige cards: { $cards }.
told-prestige-card = { $card } { $n } of { $most }
told-candidate = { $card } { $value }{ $more ->
    [yes] {" "}(with bonus { $most })
   *[no] {""}
}
told-limit = Sealed: { $limit }.
told-order = Your standing bid: { $order }
told-place = { $place }. { $name }: { $score } ({ $account }).
told-opened = { $name } had left in hand: { $cards }.
