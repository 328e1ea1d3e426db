### High Society, in words.

title = High Society
description = Bid for luxuries and honours, dodge misfortunes – and don’t end up the poorest.

choice-auctions = Auctions
choice-auctions-open = open (players bid in turn)
choice-auctions-sealed = sealed (everyone bids in secret)
choice-standing-bids = Standing bids (the bot bids for you, in secret)
choice-standing-bids-on = allowed
choice-standing-bids-off = not allowed
choice-hidden-scoring = Won cards
choice-hidden-scoring-off = face up
choice-hidden-scoring-on = face down
choice-tie-break = Ties go to
choice-tie-break-luxury = the most valuable luxury card
choice-tie-break-money = the most money left
choice-starter = First auction starts with
choice-starter-random = a random player
choice-starter-1 = player 1
choice-starter-2 = player 2
choice-starter-3 = player 3
choice-starter-4 = player 4
choice-starter-5 = player 5

## Things

card = { $kind ->
    [luxury] luxury { $worth }
    [recognition] Recognition
    [arrest] the Arrest
    [loss] the Loss
   *[thief] the Thief
}
card-doing = { $card }{ $kind ->
    [luxury] {""}
    [recognition] {" "}(doubles your score)
    [arrest] {" "}(halves your score)
    [loss] {" "}(−5 points)
   *[thief] {" "}(takes one of your luxuries)
}
does-piece = { $kind ->
    [luxury] Worth its number in points.
    [recognition] Doubles your score; a second one doubles it again, and so on. Its frame is red.
    [arrest] Halves your score. Its frame is red.
    [loss] Costs you 5 points (never below 0), before anything is doubled or halved.
   *[thief] Takes one of your luxury cards – or the first one you win, if you have none yet. Both cards are then discarded.
}
money = { $n }
points = { $half ->
    [yes] { $n }.5 points
   *[no] { $n ->
        [one] 1 point
       *[other] { $n } points
    }
}

## Questions

ask-turn-buy = Up for auction: { $card }. { $high ->
    [0] No bids yet.
   *[other] Highest bid: { $high }{ $own ->
        [0] {""}
       *[other] {" "}(yours: { $own })
    }.
} { $own ->
    [0] Bid or pass?
   *[other] Raise or pass?
}
ask-turn-avoid = Misfortune: { $card }. The first to pass takes it. { $high ->
    [0] No bids yet.
   *[other] Highest bid: { $high }{ $own ->
        [0] {""}
       *[other] {" "}(yours: { $own })
    }.
} { $own ->
    [0] Bid or pass?
   *[other] Raise or pass?
}
ask-cards = Which cards do you { $own ->
    [0] bid
   *[other] add
}? { $high ->
    [0] No bids yet.
   *[other] Highest bid: { $high }{ $own ->
        [0] {""}
       *[other] {" "}(yours: { $own })
    }.
}
ask-sealed-buy = Up for auction: { $card }. What is your maximum bid (in total)?
ask-sealed-avoid = Misfortune: { $card }. The first to pass takes it. What is your maximum bid (in total)?
ask-order-buy = Up for auction: { $card }. Up to how much (in total) should the bot bid for you?
ask-order-avoid = Misfortune: { $card }. The first to pass takes it. Up to how much (in total) should the bot bid for you?
ask-limit = Your maximum bid?
ask-discard = Which luxury does the thief take?
    .doing = Give the thief:

do-bid = { $own ->
    [0] Bid
   *[other] Raise
}
do-raise-to = { $own ->
    [0] Bid { $total } (lay { $cards })
   *[other] Raise to { $total } (add { $cards })
}
do-bid-total = Type a total…
ask-total = Your bid
total-field = Your bid in total (you have { $own })
refuse-total = You can’t bid exactly { $total } with your cards, but you can bid { $below ->
    [0] { $above }
   *[other] { $above ->
        [0] { $below }
       *[other] { $below } or { $above }
    }
}. In your hand: { $hand }.
do-bid-more = Choose the cards yourself…
do-name-limit = Name a maximum…
do-up-to = Bid up to…
limit-field = Your maximum in total (you have { $own })
cannot-bid = No raise is possible: all your money comes to { $most }, and the highest bid is { $high }.
do-pass-buy = Pass
do-pass-avoid = Pass and take { $card }
do-pass = Pass
do-limit = { $low }–{ $top }
up-to = Up to { $n }
hint-limit-passes = right now this means: pass
hint-limit-is = with your cards, the same as { $n }
tally = { $enough ->
    [yes] Your bid: { $total } in total.
   *[no] Your bid: { $total } – you need at least { $least }.
}

waiting-turn = { $n ->
    [one] it’s { $who }’s turn to bid or pass
   *[other] waiting for { $who } to bid or pass
}
waiting-sealed = { $n ->
    [one] { $who } is choosing a maximum bid
   *[other] { $who } are choosing their maximum bids
}
waiting-thief = { $n ->
    [one] { $who } is choosing what the thief takes
   *[other] { $who } are choosing what the thief takes
}

## Refusals

refuse-nothing = To raise, add at least one money card. You have { $hand }. Or pass.
refuse-not-held = You can add only money cards from your hand: { $hand }. Cards you have already bid stay in your bid.
refuse-too-low = That would only make { $total } – you need at least { $least }. Add more, or pass.
refuse-limit = Your maximum must be a whole number from 1 to { $most }. Or pass.
refuse-discard = The thief takes one of your own luxuries: { $luxuries }.

## News

turned-up = Auction { $n }: { $auction ->
    [buy] { $card } is up for auction
   *[avoid] { $card } – the first to pass takes it
}{ $red ->
    [yes] , red card { $reds } of 4 – the fourth ends the game
   *[no] {""}
}. { $mode ->
    [sealed] Everyone names a secret maximum; { $starter } comes first in the order of bidding.
   *[open] { $starter } bids first.
}
bid = { $who } bids { $total }{ $n ->
    [one] {""}
   *[other] {" "}({ $cards })
}.
raised = { $who } adds { $cards } and raises to { $total }.
passed = { $broke ->
    [yes] { $who } has nothing left to raise with and passes.
   *[no] { $who } passes.
}
bought = { $who } wins { $card } for { $total }{ $n ->
    [one] {""}
   *[other] {" "}({ $cards })
}.
bought-free = No one bids. { $who } is the last one left and gets { $card } for free.
suffered = { $who } passes first and takes { $card }.
lost = { $who } pays { $total }{ $n ->
    [one] {""}
   *[other] {" "}({ $cards })
} to avoid it.
gave-up = The thief takes { $card } from { $who }; both cards are discarded.
gave-up-unseen = The thief takes a luxury from { $who }; both cards are discarded.
parted = The thief took your { $card }.
thief-stayed = { $who } has no luxury yet: the thief will take the first one.
submitted = { $who }’s bid is in.
noted = { $limit ->
    [0] You chose to pass.
   *[other] Your maximum: { $limit }.
}
limit = { $who } { $limit ->
    [0] passes
   *[other] up to { $limit }
}
limits-opened = Maximum bids: { $limits }.
call = { $who } { $n ->
    [0] passes
   *[other] { $n }
}
bidding-ran = Bidding: { $calls }.
ended = That was the fourth red card ({ $card }): the game is over. { $n ->
    [one] { $poorest } is the poorest ({ $left } left) and is eliminated.
   *[other] { $poorest } are the poorest ({ $left } left each) and are eliminated.
}
nobody-won = Everyone has the same amount of money left, so no one wins.

## Standing bids

order = Auction { $n }: { $limit ->
    [0] pass.
   *[other] raise by the minimum up to { $limit }, then pass.
}
lapsed-auction = Auction { $n } is over.
lapsed-passed = You have passed in auction { $n }.

## Standings

score-out = eliminated as the poorest, would have had { $score }
account-luxuries = { $n ->
    [0] no luxuries
    [one] luxury { $luxuries }
   *[other] luxuries { $luxuries } = { $sum }
}
account-loss = Loss −5: { $n }
account-recognitions = Recognition ×{ $factor }: { $n }
account-arrest = Arrest ÷2: { $score }
account-money = { $n ->
    [0] no money left
    [one] money left: { $total }
   *[other] money left: { $cards } = { $total }
}
tie-luxury = tie-break: best luxury { $n }
tie-money = tie-break: money { $n }
tie-shared = tie: victory shared

## Honours

honour-narrow = won with just { $n } more money than the poorest
honour-high = won with { $n } points or more
honour-recognitions = got all { $n } Recognitions
honour-best-two = got luxuries { $best } and { $second }
honour-single = won with a single luxury
honour-arrest = won despite the Arrest
honour-tie = won on the tie-break
honour-for-nothing = got luxury { $n } for free
honour-dear = paid { $n } or more for one card
honour-penniless = spent every bit of money
honour-rich-and-out = eliminated with at least { $n } times the winner’s points
honour-misfortunes = took all { $n } misfortunes

## Pictures

stage = Auction { $n }
picture-auction = Auction { $n }
picture-owes-bid = { $name } to bid or pass
picture-owes-limit = { $name } is choosing a maximum bid
picture-owes-limits = waiting for { $n ->
    [one] 1 bid
   *[other] { $n } bids
}
picture-owes-discard = Thief: { $name } is choosing
picture-you-bid = Your turn: bid or pass
picture-you-limit = Your turn: enter your maximum bid
picture-you-change = Your bid is in; you can still change it
picture-you-discard = Your turn: choose what the thief takes

picture-to-beat = highest bid
picture-sealed = bids in
picture-no-bids = no bids yet
picture-thief-hint = The owner chooses which luxury the thief takes
picture-buy-hint = Last bidder wins and pays
picture-avoid-hint = First to pass takes it; everyone else pays
picture-kind = { $kind ->
    [luxury] Luxury
    [recognition] Recognition
    [arrest] Arrest
    [loss] Loss
   *[thief] Thief
}
picture-luxury = { $worth ->
    [1] Midnight Drop
    [2] First Cork
    [3] Silver Comet
    [4] The Royal Box
    [5] The Rainforest
    [6] Azure Express
    [7] Queen of Clouds
    [8] White Petrel
    [9] Villa Solitaire
   *[10] Somebody’s Crown
}
picture-passed = passed
picture-no-bid = no bid yet
picture-no-money = no money left
picture-handed-in = bid in
picture-awaited = thinking…
picture-limit = { $limit ->
    [0] pass
   *[other] up to { $limit }
}
picture-last-limit = last: { $limit ->
    [0] pass
   *[other] up to { $limit }
}
picture-half = { $whole }.5
picture-reds = 4th red card ends it
picture-poorest = The poorest player at the end is eliminated, whatever the score
picture-to-come = still to come
picture-stolen = the thief took { $card }
picture-hidden = Won cards stay face down

picture-bid = { $who } bids { $cards }
picture-raised = { $who } adds { $cards } · { $total } in total
picture-raised-many = { $who } bids { $total }
picture-passes = { $who } passes
picture-passes-broke = { $who } has nothing left to raise with and passes
picture-bought = { $who } wins { $card } for { $cards }
picture-bought-many = { $who } wins { $card } for { $total }
picture-bought-free = { $who } gets { $card } for free
picture-suffered = { $who } takes { $card }
picture-lost = the others pay { $bids }
picture-lost-nothing = no one pays
picture-gave-up = { $who } loses { $card } to the thief
picture-gave-up-unseen = { $who } loses a luxury to the thief
picture-thief-stayed = the thief waits for the first luxury
picture-submitted = { $who }’s bid is in

picture-hand-spent = spent
picture-hand-bid = your bid
picture-hand-left = Leaves { $left } in hand
picture-hand-turn = Your turn: { $total } would leave you { $left }
picture-hand-next = To stay in: { $total }, leaving { $left }
picture-hand-passed = You have passed
picture-hand-wait = waiting for the others
picture-hand-leaves = leaves
picture-hand-worth = With this card your score is { $then }
picture-hand-hand = in hand
picture-hand-limit = your maximum
picture-strip-more = Bid more than { $high }, or pass
picture-hand-order = standing bid
picture-hand-no-limit = none yet
picture-hand-notes = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
picture-hand-score = score so far
picture-hand-robbed = The thief takes your first luxury
picture-hand-leading = You have the highest bid
picture-hand-cannot = You can’t beat this bid
picture-hand-least = Lowest raise: { $cards } for a total of { $total }
picture-hand-first = Lowest bid: { $cards }
picture-hand-first-many = Lowest bid: { $cards } for a total of { $total }

picture-end-auctions = { $n ->
    [one] { $n } auction
   *[other] { $n } auctions
}
picture-end-despite = Score { $points } – { $name }’s { $theirs } doesn’t count: poorest, so out
picture-end-next = Score { $points }, then { $name } with { $theirs }
picture-end-tied = Score { $points } · { $tie }
picture-end-left = { $n } left
picture-end-nobody = No one wins
picture-end-nobody-why = Everyone has the same money left, so everyone is eliminated
picture-end-out = poorest
picture-end-out-note = eliminated

## The table in words

told-progress = Auction { $n }. Red cards: { $reds } of { $frames }. In the deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}.
told-last = Last move: { $move }
told-card = Up for auction: { $card }.
told-limits = Bids in: { $n } of { $asked }.
told-high = Highest bid: { $high }, by { $name }.
told-no-bids = No bids yet.
told-started = opened this auction
told-in-hand = { $n ->
    [one] 1 money card
   *[other] { $n } money cards
} in hand
told-handed-in = bid is in
told-awaited = still thinking
told-bid = bid { $n ->
    [one] { $total }
   *[other] { $cards } = { $total }
}
told-face-down = { $n ->
    [one] 1 card
   *[other] { $n } cards
} face down
told-won = has { $cards }; score { $points }
told-won-nothing = no cards yet
told-to-come = Still to come: { $cards }.
told-stolen = Taken by the thief: { $cards }.
told-hand = Your hand: { $cards }; { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $total }.
told-hand-bid = In your bid: { $n ->
    [one] { $total }
   *[other] { $cards } = { $total }
}.
told-hand-spent = Spent: { $cards }.
told-hand-whole = You have { $total } of { $most } in total.
told-hand-limit = Your maximum: { $limit }.
told-hand-order = Your standing bid: { $order }.
told-hand-least = To bid you must add at least { $cards }, making { $total }.
told-hand-passed = You have passed
told-hand-won = Your cards: { $won }.
told-place = { $place }. { $name }: { $score } ({ $account }).

## The lesson, a sentence before each decision

lesson-bid = Everyone has the same money cards. Cards are auctioned one by one; most points win, but whoever is poorest at the end is out. Open with a 4.
lesson-raise = You’ve been outbid. You cannot take your 4 back, and there is no change: you can only add to your bid. Add your 3 to make 7.
lesson-again = The luxury is yours: 5 points for 7. Only the winner pays, and bids first on the next card. But 3 and 4 are gone: without small cards you cannot raise by a little. Spending them early is the first classic mistake. Bid 8 for the 7.
lesson-pass = 25! That’s a lot. Pass: you take your whole bid back and pay nothing. Nobody shows their money, but you see what they pay. Keep an eye on it: the poorest player is out.
lesson-double = Recognition doubles all your points: bid 10 for it. Its frame is red. The game ends the moment the fourth red card appears; nobody bids for that one.
lesson-free = A luxury worth 4. You don’t have to fight for everything: if nobody bids, the last one left gets it for nothing. Pass and save money.
lesson-misfortune = A misfortune: the Arrest halves your points. The first to pass takes it and gets their bid back; everyone else pays their bid. Bid 2 to stay out of it.
lesson-loss = Another misfortune, not red: the Loss costs 5 points, before doubling and halving; nobody falls below 0. Everyone who avoids it pays. Bid 6 and see who gives in. The third misfortune, the Thief, takes a luxury away.
lesson-poorest = Three red cards are out: the next one ends the game. Second classic mistake: buying at the end and being the poorest. Pass and keep your money.
lesson-over = The fourth red card ended it. Somebody else had the most points but the least money, and was out. So you win.
lesson-more = If several have equally little money, all of them are out. On equal points, the most valuable single luxury wins. The Thief takes a luxury of your choice, or, if you have none, the next one you get.

## Hints

reason-points = It is worth { $n ->
    [one] 1 point
   *[other] { $n } points
}.
reason-doubles = It doubles { $some ->
    [yes] the score, now { $score }, and what is won later
   *[no] whatever is won later
}.
reason-doubles-rival = If { $who } got it, even more would double: { $score }.
reason-pays-thief = The thief takes it at once and is gone.
reason-avoids = Someone else gets this: { $card }.
reason-safe = That leaves { $left }; the poorest of the others has { $least }.
reason-time = That leaves { $left }; { $even ->
    [yes] the poorest of the others has as much
   *[no] the poorest of the others has { $least }
}, but there is time for them to spend more.
reason-lowest = { $n } may be enough, and a raise is possible later.
reason-leap = { $high ->
    [0] It opens with { $n }: that may end the auction.
   *[other] It is { $n } above the last bid: that may end the auction.
}
reason-would-be-poorest = A higher bid would leave { $left }; the poorest of the others has { $least }.
reason-others-pay = The others lose their bids, { $n } in all, at the price of taking { $card }.
reason-worth = It is worth bidding up to about { $most }.
reason-too-dear = { $most ->
    [0] It is worth no bid now
   *[other] It is worth bidding up to about { $most }
}{ $high ->
    [0] .
   *[other] ; the bid is already { $high }.
}
reason-least-luxury = Of the luxuries, this one is worth least: { $card }.

## Where the game stands, and what newcomers are told

where-auction-turn = Auction { $n }. Red cards: { $reds } of { $end }. { $kind ->
    [buy] The highest bidder pays and takes the card
   *[avoid] The first to pass takes the card, and everyone else pays
}.
where-auction-sealed = Auction { $n }. Red cards: { $reds } of { $end }. All maximum bids are revealed together.
where-thief = After auction { $n }: the thief takes a luxury, then the next auction begins.
meet-turn = New here? You bid with whole money cards and get no change. Keep some: at the end the player with the least money is eliminated.
meet-sealed = New here? Everyone names a maximum in secret, then the bidding runs by itself up to it. Keep some money: the player with the least is eliminated at the end.
meet-thief = The thief takes one luxury for good. Give the one that is worth least.

## Warnings

warning-poorest = { $auction ->
    [buy] If you win this
   *[avoid] If someone else takes this card
}, you’ll have { $left } left, and no one has less: the poorest player is eliminated.
warning-poorest-limit = If you have to pay { $n }, you’ll have { $left } left, and no one has less: the poorest player is eliminated.
warning-poorest-now = You have { $left } left, and no one has less: the poorest player is eliminated.

## How it is played, in a minute

primer-goal-points = Win luxury cards at auctions. Each is worth its number in points; most points win …
primer-goal-poorest = … but whoever has the least money left at the end is out, whatever their points!
primer-turn-bid = A card is turned up. In turn, raise or pass. You only add cards to your bid: no change, and spent cards never come back.
primer-turn-buy = A good card goes to the last one who has not passed. Only they pay; everyone else takes their bid back.
primer-turn-avoid = The first to pass takes a misfortune and pays nothing. Everyone else pays their bid! It halves your points, costs { $loss }, or takes a luxury.
primer-turn-recognition = Recognition doubles your points. Each further one doubles them again.
primer-end-red = Red card number { $red } ends the game the moment it is turned up. Nobody knows when.
primer-end-winner = The poorest is out. Among the others, most points win.
worked-line = win riches, but keep some money
worked-bid = Bid money cards
worked-add = add more, or pass: no change is given
worked-buy = The last one in pays
worked-back = the others take their money back
worked-points = Numbers are points
worked-doubled = each Recognition doubles them all
worked-avoid = Misfortune: the first to pass takes it
worked-pay = everyone else pays what they bid
worked-poorest = the poorest is out

## The guide: chapters of a few sentences, each beside a picture

chapter-bidding = Bidding
guide-bidding-1 = Everybody has the same { $notes } money cards, { $money } in all. They never come back once they are spent.
guide-bidding-2 = A card is turned up. In turn you raise, or you pass.
guide-bidding-3 = To raise, lay money cards until your bid is higher than all others. There is no change.
guide-bidding-4 = What lies in your bid stays there: you can add to it, but not swap.
guide-bidding-5 = When you pass, you take your whole bid back.
guide-bidding-6 = Whoever gets the card begins the next auction. Who begins the first is chosen at random.

chapter-buying = Cards you want
guide-buying-1 = Luxury cards are worth { $least } to { $most } points.
guide-buying-2 = Recognition (red frame) doubles your points; each further one doubles them again.
guide-buying-3 = The bidding goes on until all but one have passed.
guide-buying-4 = That player pays the bid and takes the card. Nobody else pays.
guide-buying-5 = If nobody bids, the last one gets the card for nothing.

chapter-avoiding = Misfortunes
guide-avoiding-1 = Here everything is the other way round: you bid to be spared.
guide-avoiding-2 = The first to pass takes the misfortune, takes back the bid and pays nothing.
guide-avoiding-3 = All others lose what they have bid!
guide-avoiding-4 = The Arrest halves your points. The Loss costs { $loss }.
guide-avoiding-5 = The Thief takes one of your luxury cards (you choose which), or the next one you win if you have none. Then both cards are gone.

chapter-end = When it ends
guide-end-1 = Some cards have a red frame: every Recognition, and the Arrest.
guide-end-2 = When red card number { $red } is turned up, the game ends at once.
guide-end-3 = That card is not auctioned and counts for nobody.
guide-end-4 = It may come early: do not rely on the cards that are left.

chapter-scoring = Who wins
guide-scoring-1 = First the money left is counted. Whoever has least is out, whatever they won.
guide-scoring-2 = If several have equally little, all of them are out.
guide-scoring-3 = The others add up their luxury cards, minus { $loss } for the Loss, but never less than zero.
guide-scoring-4 = Each Recognition doubles the sum, the Arrest halves it. Half a point counts, too.
guide-scoring-5 = Most points win. In a tie, the most valuable single luxury card decides; if nobody tied has one, the money left.

## How a game went, as a chart

chart-title = What the cards are worth, by auction
chart-value = { $sign }{ $n }
chart-length = { $n ->
    [one] 1 auction
   *[other] { $n } auctions
}
best-move = Best buy, auction { $round }: +{ $gain }

## Why a finished game was won

verdict-poorest = With { $left } left { $who } is the poorest and out; the next poorest has { $least }.
verdict-even-poorest = With { $left } left { $who } is one of the poorest and out.
verdict-best-poorest = { $who } has more points than anybody else ({ $score }), but with { $left } left is the poorest and out: { $short } more would have been enough to win.
verdict-dearest = Most was paid { $auction ->
    [buy] for
   *[avoid] against
} { $card }: { $n }.
verdict-luxury = { $who } has { $score }, { $other } { $less }: luxuries worth { $n } made the difference, against { $fewer }.
verdict-doubled = { $who } has { $score }, { $other } { $less }. Their luxuries are worth { $n } and { $fewer }: what doubles or halves points, or takes some, made the difference.
verdict-misfortune = { $who } has { $score }, { $other } { $less }; without { $kind ->
    [arrest] the Arrest
   *[loss] the Loss
} { $other } would have won with { $then }.
verdict-recognition = { $who } has { $score }, { $other } { $less }. A Recognition made the difference: with one less, { $who } would have { $then }.
verdict-tie = { $who } and { $other } have { $score } each. { $by ->
    [luxury] The best luxury
   *[money] The money left
} decides: { $n } against { $less }.

## Puzzles

puzzle-price = Suppose you know how far the others go: { $others }. They always make the lowest bid they can, with as few cards as possible. Which bid do you make now, to get { $card } for the least money in the end?
puzzle-price-value = { $reached ->
    [yes] you pay { $n }
   *[no] somebody else gets the card
}
puzzle-price-why = In the end you pay { $n }{ $reached ->
    [yes] , { $more } less than after the next best bid.
   *[no] . After any other bid somebody else gets the card.
}
puzzle-escape = Suppose you know how far the others go: { $others }. They always make the lowest bid they can, with as few cards as possible. Which bid do you make now, so that somebody else gets { $card } and you lose the least money in the end?
puzzle-escape-value = { $reached ->
    [yes] you lose { $n }
   *[no] you get the card
}
puzzle-escape-why = In the end you lose { $n }{ $reached ->
    [yes] , { $more } less than after the next best bid.
   *[no] . After any other bid you get the card.
}
puzzle-other = { $who } bids up to { $limit } in all (in hand: { $cards })
puzzle-no-more = { $n ->
    [one] { $who } bids no more
   *[other] { $who } bid no more
}
