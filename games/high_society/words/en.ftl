### High Society, in words.

title = High Society
description = Bid for luxuries and honours, dodge misfortunes, and do not end up the poorest.

choice-auctions = Auctions
choice-auctions-open = open: one player after another
choice-auctions-sealed = sealed: all hand in a limit at once
choice-standing-bids = Standing bids, left with the bot in secret
choice-standing-bids-on = allowed
choice-standing-bids-off = not allowed
choice-hidden-scoring = Hidden scoring: cards won lie
choice-hidden-scoring-off = face up
choice-hidden-scoring-on = face down
choice-tie-break = A tie goes to
choice-tie-break-luxury = the most valuable luxury card
choice-tie-break-money = the most money left
choice-starter = Who starts the first auction
choice-starter-random = drawn by lot
choice-starter-1 = player 1
choice-starter-2 = player 2
choice-starter-3 = player 3
choice-starter-4 = player 4
choice-starter-5 = player 5

## Things

card = { $kind ->
    [luxury] luxury { $worth }
    [recognition] a recognition
    [arrest] the arrest
    [loss] the loss
   *[thief] the thief
}
card-doing = { $card }{ $kind ->
    [luxury] {""}
    [recognition] {" "}(doubles the score)
    [arrest] {" "}(halves the score)
    [loss] {" "}(5 points less)
   *[thief] {" "}(takes a luxury card away)
}
does-piece = { $kind ->
    [luxury] A luxury card is worth its number in points.
    [recognition] A recognition doubles the score; several double it again and again. It has a red frame.
    [arrest] The arrest halves the score. It has a red frame.
    [loss] The loss takes 5 points away, but not below 0, before anything is doubled or halved.
   *[thief] The thief takes one luxury card from whoever has him, at once or as soon as there is one; then both are gone.
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

ask-turn-buy = For sale: { $card }. { $high ->
    [0] Nobody has bid yet.
   *[other] To beat: { $high }{ $own ->
        [0] {""}
       *[other] ; your bid so far: { $own }
    }.
} { $own ->
    [0] Bid or pass?
   *[other] Raise or pass?
}
ask-turn-avoid = To be avoided: { $card }; the first to pass takes it. { $high ->
    [0] Nobody has bid yet.
   *[other] To beat: { $high }{ $own ->
        [0] {""}
       *[other] ; your bid so far: { $own }
    }.
} { $own ->
    [0] Bid or pass?
   *[other] Raise or pass?
}
ask-cards = Which money cards do you add? { $high ->
    [0] Any bid will do.
   *[other] To beat: { $high }{ $own ->
        [0] {""}
       *[other] ; your bid so far: { $own }
    }.
}
ask-sealed-buy = For sale: { $card }. How far do you go? The limit is for your whole bid.
ask-sealed-avoid = To be avoided: { $card }; the first to pass takes it. How far do you go? The limit is for your whole bid.
ask-order-buy = For sale: { $card }. What shall happen when your turn comes? The limit is for your whole bid.
ask-order-avoid = To be avoided: { $card }; the first to pass takes it. What shall happen when your turn comes? The limit is for your whole bid.
ask-limit = Up to how much, all together?
ask-discard = The thief is with you. Which luxury card do you give up?

do-bid = { $own ->
    [0] Bid
   *[other] Raise
}
do-pass-buy = Pass
do-pass-avoid = Pass and take { $card }
do-pass = Pass
do-limit = A limit of { $low } to { $top }
up-to = up to { $n }
hint-limit-passes = as things are, the same as a pass
hint-limit-is = with your cards the same as { $n }
tally = { $enough ->
    [yes] Your bid: { $total }.
   *[no] Your bid: { $total }. That is not enough: it must beat { $high }.
}

waiting-turn = waiting for { $who } to bid or pass
waiting-sealed = waiting for { $who } to hand in a limit
waiting-thief = waiting for { $who } to give up a luxury card

## Refusals

refuse-nothing = To raise you lay at least one money card; you hold { $hand }. Or pass.
refuse-not-held = You can add only money cards that you hold: { $hand }. What lies in your bid stays there.
refuse-too-low = That makes { $total }, but a bid must be higher than { $high }. Add more, or pass.
refuse-limit = A limit is a whole number from 1 to { $most }; or pass.
refuse-discard = The thief takes one of your own luxury cards. Choose among { $luxuries }.

## News

turned-up = Auction { $n }: { $card } { $auction ->
    [buy] is for sale
   *[avoid] is to be avoided
}{ $red ->
    [yes] {" "}(red frame { $reds } of 4; the fourth ends the game)
   *[no] {""}
}. { $mode ->
    [sealed] All hand in a limit; the bidding begins with { $who }.
   *[open] { $who } starts.
}
bid = { $who } bids { $total }{ $n ->
    [one] {""}
   *[other] {" "}with { $cards }
}.
raised = { $who } adds { $cards } and raises to { $total }.
passed = { $broke ->
    [yes] { $who } has no money left in hand and passes.
   *[no] { $who } passes.
}
bought = { $who } takes { $card } and pays { $total }{ $n ->
    [one] {""}
   *[other] {" "}({ $cards })
}.
bought-free = Nobody bids. { $who } is the last to pass and takes { $card } for nothing.
suffered = { $who } is the first to pass and takes { $card }.
lost = { $who } pays { $total }{ $n ->
    [one] {""}
   *[other] {" "}({ $cards })
} to be spared.
gave-up = { $who } gives up { $card } to the thief; both leave the game.
gave-up-unseen = { $who } gives up one luxury card to the thief; both leave the game.
parted = You gave up { $card }.
thief-stayed = { $who } has no luxury card: the thief stays and waits for the first one.
submitted = { $who } has handed in a limit.
noted = { $limit ->
    [0] You handed in: pass.
   *[other] You handed in: up to { $limit }.
}
limit = { $who } { $limit ->
    [0] pass
   *[other] up to { $limit }
}
limits-opened = The limits: { $limits }.
call = { $who } { $n ->
    [0] passes
   *[other] { $n }
}
bidding-ran = The bidding: { $calls }.
ended = The fourth red frame, { $card }: the game is over. { $n ->
    [one] { $poorest } has the least money, { $left }, and is out.
   *[other] { $poorest } have the least money, { $left } each, and are out.
}
nobody-won = All have the same amount of money left: nobody wins.

## Standing bids

order = Auction { $n }: { $limit ->
    [0] pass when your turn comes.
   *[other] whenever your turn comes, raise as little as possible, up to { $limit }; else pass.
}
lapsed-auction = Auction { $n } is over, and your standing bid with it.
lapsed-passed = You have passed in auction { $n }; your standing bid is over.

## Standings

score-out = out with the least money (otherwise { $score })
account-luxuries = { $n ->
    [0] no luxuries
    [one] luxury { $luxuries }
   *[other] luxuries { $luxuries } = { $sum }
}
account-loss = loss −5: { $n }
account-recognitions = recognition ×{ $factor }: { $n }
account-arrest = arrest ÷2: { $score }
account-money = { $n ->
    [0] no money left
    [one] money left: { $total }
   *[other] money left: { $cards } = { $total }
}
tie-luxury = tie: best luxury { $n }
tie-money = tie: money { $n }
tie-shared = tie: shared

## Pictures

picture-auction = Auction { $n }
picture-owes-bid = { $name } to bid or pass
picture-owes-limit = { $name } to hand in a limit
picture-owes-limits = { $n ->
    [one] 1 limit
   *[other] { $n } limits
} still to come
picture-owes-discard = Thief: { $name } to choose
picture-you-bid = Your turn: bid or pass
picture-you-limit = Your turn: hand in a limit
picture-you-change = Your limit is in; you may still change it
picture-you-discard = Your turn: give up a luxury card to the thief

picture-hammer = under the hammer
picture-to-beat = to beat
picture-sealed = limits in
picture-no-bids = nobody has bid yet
picture-thief-hint = The thief takes a luxury card; its owner says which
picture-buy-hint = The last one in pays and takes it
picture-avoid-hint = The first to pass takes it, all others pay
picture-kind = { $kind ->
    [luxury] Luxury
    [recognition] Recognition
    [arrest] Arrest
    [loss] Loss
   *[thief] Thief
}
picture-in-hand = in hand
picture-passed = passed
picture-no-bid = no bid yet
picture-no-money = no money left
picture-handed-in = handed in
picture-awaited = awaited
picture-limit = { $limit ->
    [0] pass
   *[other] up to { $limit }
}
picture-last-limit = last: { $limit ->
    [0] pass
   *[other] up to { $limit }
}
picture-half = { $whole }.5
picture-reds = 4 red frames end it
picture-to-come = still to come
picture-hidden = Cards won lie face down: hidden scoring

picture-bid = { $who } bids { $cards }
picture-raised = { $who } adds { $cards } · { $total } in all
picture-raised-many = { $who } bids { $total }
picture-passes = { $who } passes
picture-passes-broke = { $who } has no money left and passes
picture-bought = { $who } takes { $card } for { $cards }
picture-bought-many = { $who } takes { $card } for { $total }
picture-bought-free = { $who } takes { $card } for nothing
picture-suffered = { $who } takes { $card }
picture-lost = the others pay { $bids }
picture-lost-nothing = nobody pays
picture-gave-up = { $who } gives up { $card } to the thief
picture-gave-up-unseen = { $who } gives up a luxury card to the thief
picture-thief-stayed = the thief waits there for a luxury
picture-submitted = { $who } has handed in a limit

picture-hand-sum = in all
picture-hand-of = of { $whole }
picture-hand-spent = spent
picture-hand-lies = in the bid
picture-hand-hand = in hand
picture-hand-limit = your limit
picture-hand-order = standing bid
picture-hand-no-limit = not yet
picture-hand-notes = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
picture-hand-won = your cards
picture-hand-none = no cards won yet
picture-hand-score = score so far
picture-hand-robbed = The thief waits for your first luxury
picture-hand-leading = Your bid is the highest
picture-hand-cannot = Your money does not beat it
picture-hand-least = At least { $cards } · { $total } in all

picture-end-auctions = { $n ->
    [one] { $n } auction
   *[other] { $n } auctions
}
picture-end-order = The fourth red frame { $card } ends it. Least money is out, whatever the score
picture-end-nobody = Nobody wins
picture-end-nobody-why = The fourth red frame { $card } ends it. All have the same money left, so all are out
picture-end-out = poorest
picture-end-out-note = out of the game

## The table in words

told-progress = Auction { $n }. Red frames: { $reds } of { $frames }, then the end. In the deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}.
told-last = Last: { $move }
told-card = Under the hammer: { $card }.
told-limits = Limits handed in: { $n } of { $asked }.
told-high = To beat: { $high }, bid by { $name }.
told-no-bids = Nobody has bid yet.
told-started = began this auction
told-in-hand = { $n ->
    [one] 1 money card
   *[other] { $n } money cards
} in hand
told-handed-in = limit handed in
told-awaited = limit awaited
told-bid = bid { $n ->
    [one] { $total }
   *[other] { $cards } = { $total }
}
told-face-down = { $n ->
    [one] 1 card
   *[other] { $n } cards
} face down
told-won = won { $cards }; score { $points }
told-won-nothing = no cards won
told-to-come = Still to come: { $cards }.
told-stolen = Gone with the thief: { $cards }.
told-hand = Your hand: { $cards }; { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $total }.
told-hand-bid = In your bid: { $n ->
    [one] { $total }
   *[other] { $cards } = { $total }
}.
told-hand-spent = Spent: { $cards }.
told-hand-whole = In all you have { $total } of { $most }.
told-hand-limit = Your limit: { $limit }.
told-hand-order = Your standing bid: { $order }.
told-hand-least = You must add at least { $cards }, which makes { $total }.
told-hand-passed = You have passed
told-hand-won = Your cards: { $won }.
told-place = { $place }. { $name }: { $score }. { $account }.
