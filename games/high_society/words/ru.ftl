### «Высшее общество» словами.

title = Высшее общество
description = Торгуйтесь за роскошь и признание, избегайте неудач и не окажитесь беднее всех.

choice-auctions = Торги
choice-auctions-open = открытые (ставки по очереди)
choice-auctions-sealed = закрытые (все ставят втайне)
choice-standing-bids = Автоставки (бот торгуется за вас втайне)
choice-standing-bids-on = разрешены
choice-standing-bids-off = не разрешены
choice-hidden-scoring = Полученные карты
choice-hidden-scoring-off = лежат в открытую
choice-hidden-scoring-on = лежат лицом вниз
choice-tie-break = Ничью решает
choice-tie-break-luxury = самый ценный предмет роскоши
choice-tie-break-money = больший остаток денег
choice-starter = Кто начинает первый раунд
choice-starter-random = случайный игрок
choice-starter-1 = игрок 1
choice-starter-2 = игрок 2
choice-starter-3 = игрок 3
choice-starter-4 = игрок 4
choice-starter-5 = игрок 5

## Предметы

card = { $kind ->
    [luxury] «Предмет роскоши { $worth }»
    [recognition] «Признание»
    [arrest] «Арест»
    [loss] «Проигрыш»
   *[thief] «Вор»
}
card-doing = { $card }{ $kind ->
    [luxury] {""}
    [recognition] {" "}(удваивает ваши очки)
    [arrest] {" "}(делит ваши очки пополам)
    [loss] {" "}(минус 5 очков)
   *[thief] {" "}(забирает предмет роскоши)
}
does-piece = { $kind ->
    [luxury] Приносит столько очков, сколько на нём написано.
    [recognition] Удваивает ваши очки; второе удваивает их ещё раз и так далее. Рамка красная.
    [arrest] Делит ваши очки пополам. Рамка красная.
    [loss] Отнимает 5 очков (но не ниже нуля) до того, как очки удваиваются или делятся.
   *[thief] Забирает один ваш предмет роскоши, а если их пока нет — первый, который вы получите. Обе карты выходят из игры.
}
money = { $n }
points = { $half ->
    [yes] { $n },5 очка
   *[no] { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
}

## Вопросы

ask-turn-buy = На торгах { $card }. { $high ->
    [0] Ставок ещё нет.
   *[other] Высшая ставка { $high }{ $own ->
        [0] {""}
       *[other] {" "}(ваша { $own })
    }.
} { $own ->
    [0] Ставка или пас?
   *[other] Повысить или пасовать?
}
ask-turn-avoid = Неудача: { $card }. Достанется тому, кто пасует первым. { $high ->
    [0] Ставок ещё нет.
   *[other] Высшая ставка { $high }{ $own ->
        [0] {""}
       *[other] {" "}(ваша { $own })
    }.
} { $own ->
    [0] Ставка или пас?
   *[other] Повысить или пасовать?
}
ask-cards = { $own ->
    [0] Какими картами ставите?
   *[other] Какие карты добавляете?
} { $high ->
    [0] Ставок ещё нет.
   *[other] Высшая ставка { $high }{ $own ->
        [0] {""}
       *[other] {" "}(ваша { $own })
    }.
}
ask-sealed-buy = На торгах { $card }. Какой у вас максимум (за всё вместе)?
ask-sealed-avoid = Неудача: { $card }. Достанется тому, кто пасует первым. Какой у вас максимум (за всё вместе)?
ask-order-buy = На торгах { $card }. До какой суммы (за всё вместе) боту торговаться за вас?
ask-order-avoid = Неудача: { $card }. Достанется тому, кто пасует первым. До какой суммы (за всё вместе) боту торговаться за вас?
ask-limit = Какой именно максимум?
ask-discard = Какой предмет роскоши заберёт вор?

do-bid = { $own ->
    [0] Сделать ставку
   *[other] Повысить ставку
}
do-raise-to = { $own ->
    [0] Ставка { $total }
   *[other] Поднять до { $total }
} (выложить { $cards })
do-bid-more = Другие карты…
do-name-limit = Назвать максимум…
limit-field = Ваш максимум за всё вместе
cannot-bid = Повысить нельзя: всех ваших денег { $most }, а высшая ставка { $high }.
do-pass-buy = Пас
do-pass-avoid = Пас — и взять карту { $card }
do-pass = Пас
do-limit = { $low }–{ $top }
up-to = До { $n }
hint-limit-passes = сейчас это пас
hint-limit-is = с вашими картами это { $n }
tally = { $enough ->
    [yes] Ваша ставка: { $total }.
   *[no] Ваша ставка: { $total }, а нужно не меньше { $least }.
}

waiting-turn = { $n ->
    [1] ставит или пасует { $who }
   *[other] ставят или пасуют { $who }
}
waiting-sealed = { $n ->
    [1] ставку обдумывает { $who }
   *[other] ставки обдумывают { $who }
}
waiting-thief = { $n ->
    [1] { $who } выбирает, что отдать вору
   *[other] { $who } выбирают, что отдать вору
}

## Отказы

refuse-nothing = Чтобы повысить ставку, добавьте хотя бы одну карту денег. У вас { $hand }. Или пасуйте.
refuse-not-held = Добавить можно только карты денег из руки: { $hand }. Уже поставленные остаются в ставке.
refuse-too-low = Получится только { $total }, а нужно не меньше { $least }. Добавьте ещё или пасуйте.
refuse-limit = Максимум — целое число от 1 до { $most }. Или пасуйте.
refuse-discard = Вор забирает один из ваших предметов роскоши: { $luxuries }.

## Новости

turned-up = Раунд { $n }: { $auction ->
    [buy] на торгах
   *[avoid] неудача,
} { $card }{ $red ->
    [yes] , красная карта { $reds } из 4 — с четвёртой игра заканчивается
   *[no] {""}
}. { $mode ->
    [sealed] Все втайне называют максимум; первым в торгах идёт { $who }.
   *[open] Начинает { $who }.
}
bid = { $who } ставит { $total }{ $n ->
    [1] {""}
   *[other] {" "}({ $cards })
}.
raised = { $who } добавляет { $cards } и повышает ставку до { $total }.
passed = { $broke ->
    [yes] { $who } пасует: денег не осталось.
   *[no] { $who } пасует.
}
bought = { $who } получает карту { $card } за { $total }{ $n ->
    [1] {""}
   *[other] {" "}({ $cards })
}.
bought-free = Никто не ставит. { $who } пасует последним и бесплатно получает карту { $card }.
suffered = { $who } пасует первым и получает карту { $card }.
lost = { $who } платит { $total }{ $n ->
    [1] {""}
   *[other] {" "}({ $cards })
}, чтобы этого избежать.
gave-up = { $who } отдаёт вору карту { $card }; обе карты выходят из игры.
gave-up-unseen = { $who } отдаёт вору предмет роскоши; обе карты выходят из игры.
parted = Вор забирает вашу карту { $card }.
thief-stayed = У игрока { $who } пока нет роскоши: вор заберёт первый же предмет.
submitted = { $who } делает ставку втайне.
noted = { $limit ->
    [0] Вы решили пасовать.
   *[other] Ваш максимум: { $limit }.
}
limit = { $who } — { $limit ->
    [0] пас
   *[other] до { $limit }
}
limits-opened = Ставки открыты: { $limits }.
call = { $who } — { $n ->
    [0] пас
   *[other] { $n }
}
bidding-ran = Торги: { $calls }.
ended = Это четвёртая красная карта ({ $card }): игра окончена. { $n ->
    [1] { $poorest } выбывает: денег меньше всех ({ $left }).
   *[other] { $poorest } выбывают: денег меньше всех (по { $left }).
}
nobody-won = Денег у всех осталось поровну, поэтому никто не побеждает.

## Приказы

order = Раунд { $n }: { $limit ->
    [0] пасовать.
   *[other] повышать на минимум до { $limit }, потом пасовать.
}
lapsed-auction = Раунд { $n } окончен.
lapsed-passed = В раунде { $n } вы уже пасовали.

## Итоги

score-out = выбывает: беднее всех (было бы { $score })
account-luxuries = { $n ->
    [0] роскоши нет
    [1] роскошь { $luxuries }
   *[other] роскошь { $luxuries } = { $sum }
}
account-loss = проигрыш −5: { $n }
account-recognitions = признание ×{ $factor }: { $n }
account-arrest = арест ÷2: { $score }
account-money = { $n ->
    [0] денег не осталось
    [1] осталось денег: { $total }
   *[other] осталось денег: { $cards } = { $total }
}
tie-luxury = при ничьей: лучшая роскошь { $n }
tie-money = при ничьей: деньги { $n }
tie-shared = ничья: победа общая

## Картинки

stage = Раунд { $n }
picture-auction = Раунд { $n }
picture-owes-bid = { $name }: ставка или пас
picture-owes-limit = { $name } обдумывает ставку
picture-owes-limits = Ждём { $n ->
    [one] { $n } ставку
    [few] { $n } ставки
   *[other] { $n } ставок
}
picture-owes-discard = { $name } выбирает, что отдать вору
picture-you-bid = Ваш ход: ставка или пас
picture-you-limit = Ваш ход: назовите максимум
picture-you-change = Ставка принята; её ещё можно изменить
picture-you-discard = Ваш ход: что заберёт вор?

picture-hammer = на торгах
picture-to-beat = высшая ставка
picture-sealed = ставок сделано
picture-no-bids = ставок ещё нет
picture-thief-hint = Что забирает вор, решает владелец
picture-buy-hint = Последний платит и забирает
picture-avoid-hint = Первый пас забирает, остальные платят
picture-kind = { $kind ->
    [luxury] Роскошь
    [recognition] Признание
    [arrest] Арест
    [loss] Проигрыш
   *[thief] Вор
}
picture-in-hand = в руке
picture-passed = пас
picture-no-bid = ставки нет
picture-no-money = денег нет
picture-handed-in = готово
picture-awaited = думает…
picture-limit = { $limit ->
    [0] пас
   *[other] до { $limit }
}
picture-last-limit = прошлый: { $limit ->
    [0] пас
   *[other] до { $limit }
}
picture-half = { $whole },5
picture-reds = 4-я красная — конец
picture-poorest = Самый бедный в конце игры выбывает при любых очках
picture-to-come = ещё не вышли
picture-hidden = Полученные карты лежат лицом вниз

picture-bid = { $who } ставит { $cards }
picture-raised = { $who } добавляет { $cards } · всего { $total }
picture-raised-many = { $who } ставит { $total }
picture-passes = { $who } пасует
picture-passes-broke = { $who } пасует: денег не осталось
picture-bought = { $who } получает { $card } за { $cards }
picture-bought-many = { $who } получает { $card } за { $total }
picture-bought-free = { $who } получает { $card } бесплатно
picture-suffered = { $who } получает { $card }
picture-lost = остальные платят { $bids }
picture-lost-nothing = никто не платит
picture-gave-up = { $who } отдаёт вору { $card }
picture-gave-up-unseen = { $who } отдаёт вору предмет роскоши
picture-thief-stayed = вор ждёт первой роскоши
picture-submitted = { $who } делает ставку втайне

picture-hand-sum = всего
picture-hand-of = из { $whole }
picture-hand-spent = потрачено
picture-hand-lies = в ставке
picture-hand-hand = в руке
picture-hand-limit = ваш максимум
picture-hand-order = автоставка
picture-hand-no-limit = ещё нет
picture-hand-notes = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
picture-hand-won = ваши карты
picture-hand-none = карт пока нет
picture-hand-score = очки сейчас
picture-hand-robbed = Вор заберёт первую же роскошь
picture-hand-leading = Ваша ставка высшая
picture-hand-cannot = Эту ставку вам не перебить
picture-hand-least = Не меньше { $cards } · всего { $total }

picture-end-auctions = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
}
picture-end-order = { $card } — 4-я красная карта. Самый бедный выбывает при любых очках
picture-end-nobody = Победителя нет
picture-end-nobody-why = { $card } — 4-я красная карта. Денег у всех поровну, поэтому выбывают все
picture-end-out = беднее всех
picture-end-out-note = выбывает

## Стол словами

told-progress = Раунд { $n }. Красные карты: { $reds } из { $frames }. В колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[other] { $deck } карт
}.
told-last = Последний ход: { $move }
told-card = На торгах: { $card }.
told-limits = Ставок сделано: { $n } из { $asked }.
told-high = Высшая ставка { $high } ({ $name }).
told-no-bids = Ставок ещё нет.
told-started = начинает торги
told-in-hand = { $n ->
    [one] { $n } карта денег
    [few] { $n } карты денег
   *[other] { $n } карт денег
} в руке
told-handed-in = ставка сделана
told-awaited = ещё думает
told-bid = ставка { $n ->
    [1] { $total }
   *[other] { $cards } = { $total }
}
told-face-down = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
} лицом вниз
told-won = карты { $cards }; очки { $points }
told-won-nothing = карт пока нет
told-to-come = Ещё не вышли: { $cards }.
told-stolen = Забрал вор: { $cards }.
told-hand = У вас в руке: { $cards }; { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}, сумма { $total }.
told-hand-bid = В вашей ставке: { $n ->
    [1] { $total }
   *[other] { $cards } = { $total }
}.
told-hand-spent = Потрачено: { $cards }.
told-hand-whole = Всего у вас { $total } из { $most }.
told-hand-limit = Ваш максимум: { $limit }.
told-hand-order = Ваша автоставка: { $order }.
told-hand-least = Чтобы поставить, добавьте не меньше чем { $cards }: получится { $total }.
told-hand-passed = Вы пасуете
told-hand-won = Ваши карты: { $won }.
told-place = { $place }. { $name }: { $score }. { $account }.

## Урок: по подсказке перед каждым решением

lesson-bid = Деньги у всех одинаковые. Карты продают по одной; побеждают очки, но самый бедный в конце выбывает. Начните с 4.
lesson-raise = Вашу ставку перебили. К ставке можно только добавлять карты, и сдачи нет: 4 и 3 — это 7. Частая ошибка — рано растратить мелкие карты.
lesson-again = Победа: 5 очков за 7. Платит только победитель. Теперь на торгах предмет на 7 очков. Первым ставит тот, кто выиграл прошлую карту. Попробуйте 8.
lesson-pass = 25! Это очень много. Пасуйте: вся ставка возвращается, и вы не платите ничего. Запомните, кто тратит много: самый бедный выбывает.
lesson-double = Признание удваивает все ваши очки. Рамка красная: игра кончается, как только открыта четвёртая красная карта, без предупреждения.
lesson-free = Теперь 4 очка. Бороться за всё не нужно: если пасуют все остальные, последний берёт карту даром. Пасуйте и берегите деньги.
lesson-misfortune = Неудача: арест делит очки пополам. Здесь карту берёт тот, кто пасует первым, а все остальные платят. Поставьте 2, чтобы её избежать.
lesson-loss = Ещё одна: проигрыш отнимает 5 очков. Уклоняться дорого всем. Поставьте 6 и посмотрите, кто сдастся. (Вор забирает предмет роскоши.)
lesson-poorest = Открыты три красные карты: игра может кончиться сейчас. Вторая частая ошибка — купить напоследок и стать самым бедным. Пасуйте.
lesson-over = Четвёртая красная карта закончила игру. Самый бедный выбыл при любых очках, а среди остальных больше всех у вас. Вот и все правила.

## Подсказки

reason-points = Это { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}.
reason-doubles = Ваши очки (сейчас { $n }) удвоятся, и будущие тоже.
reason-avoids = Эта карта достанется другому: { $card }.
reason-safe = У вас остаётся { $left }, а у самого бедного из остальных — { $least }.
reason-time = У вас остаётся { $left }, меньше, чем у других ({ $least }), но они ещё успеют потратиться.
reason-lowest = { $n } — наименьшая ставка, которая сейчас выигрывает.
reason-leap = Это на { $n } больше последней ставки: торги могут сразу закончиться.
reason-would-be-poorest = Ставка выше оставит вам { $left }, а у самого бедного из остальных — { $least }.
reason-others-pay = Остальные теряют свои ставки, всего { $n }; вы берёте карту { $card }.
reason-keeps = Все ваши деньги остаются у вас: { $n }.
reason-least-luxury = Это самый дешёвый из ваших предметов роскоши: { $card }.

## Предупреждения

warning-poorest = Если вы выиграете эти торги, у вас останется { $left }, и меньше нет ни у кого: самый бедный выбывает.
warning-poorest-now = У вас осталось { $left }, и меньше нет ни у кого: самый бедный выбывает.

## Как играть, за минуту

primer-goal-points = Выигрывайте на торгах предметы роскоши. Число на карте — её очки; побеждают очки …
primer-goal-poorest = … но у кого в конце меньше всех денег, тот выбывает, сколько бы очков ни было!
primer-turn-bid = Открывают карту. По очереди повышайте или пасуйте. Карты к ставке только добавляют: сдачи нет, потраченное не вернётся.
primer-turn-buy = Хорошая карта — тому, кто не спасовал последним. Платит только он, остальные забирают ставки.
primer-turn-avoid = Неудача — тому, кто спасовал первым, даром. Все остальные платят! Она делит очки пополам, отнимает { $loss } или забирает предмет.
primer-turn-recognition = Признание удваивает очки. Каждое следующее — ещё раз.
primer-end-red = Красная карта номер { $red } сразу кончает игру. Когда она выйдет, не знает никто.
primer-end-winner = Самый бедный выбывает. Среди остальных побеждают очки.

## Руководство: главы в несколько фраз, каждая рядом с картинкой

chapter-bidding = Ставки
guide-bidding-1 = У всех одинаковые { $notes } карт денег, всего { $money }. Потраченные не возвращаются.
guide-bidding-2 = Открывают карту. По очереди вы повышаете или пасуете.
guide-bidding-3 = Чтобы повысить, докладывайте карты денег, пока ставка не станет выше всех. Сдачи нет.
guide-bidding-4 = Карты ставки лежат до конца: добавить можно, поменять нельзя.
guide-bidding-5 = Пасуя, вы забираете всю ставку.
guide-bidding-6 = Кто получает карту, начинает следующие торги.

chapter-buying = Желанные карты
guide-buying-1 = Предметы роскоши стоят от { $least } до { $most } очков.
guide-buying-2 = Признание (красная рамка) удваивает очки; каждое следующее — ещё раз.
guide-buying-3 = Торгуются, пока не останется один.
guide-buying-4 = Он платит ставку и берёт карту. Больше не платит никто.
guide-buying-5 = Если никто не ставит, последний берёт карту даром.

chapter-avoiding = Неудачи
guide-avoiding-1 = Здесь всё наоборот: вы платите, чтобы карта досталась не вам.
guide-avoiding-2 = Кто пасует первым, берёт неудачу, забирает ставку и не платит.
guide-avoiding-3 = Все остальные теряют свои ставки!
guide-avoiding-4 = Арест делит очки пополам. Проигрыш отнимает { $loss }.
guide-avoiding-5 = Вор забирает один ваш предмет роскоши или следующий, который вы выиграете.

chapter-end = Когда конец
guide-end-1 = У некоторых карт красная рамка.
guide-end-2 = Когда открывают красную карту номер { $red }, игра сразу кончается.
guide-end-3 = Её не продают, и она никому не засчитывается.
guide-end-4 = Это может случиться рано: не рассчитывайте на оставшиеся карты.

chapter-scoring = Кто победит
guide-scoring-1 = Сначала считают оставшиеся деньги. У кого меньше всех, тот выбывает, что бы ни выиграл.
guide-scoring-2 = Если таких несколько, выбывают все.
guide-scoring-3 = Остальные складывают предметы роскоши, минус { $loss } за проигрыш.
guide-scoring-4 = Каждое признание удваивает сумму, арест делит её пополам.
guide-scoring-5 = Побеждают очки. При равенстве решает самый дорогой предмет.

## График игры

chart-title = Стоимость карт после каждого аукциона
chart-value = { $sign }{ $n }
chart-length = { $n ->
    [one] { $n } аукцион
    [few] { $n } аукциона
   *[many] { $n } аукционов
}
best-move = Лучшая покупка, аукцион { $round }: +{ $gain }
