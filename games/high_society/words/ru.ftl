### «Высшее общество» словами.

title = Высшее общество
description = Торгуйтесь за роскошь и признание, избегайте неудач и не окажитесь беднее всех.

choice-auctions = Торги
choice-auctions-open = открытые: игроки ходят по очереди
choice-auctions-sealed = закрытые: все сразу втайне называют предел
choice-standing-bids = Приказы боту, о которых никто не узнает
choice-standing-bids-on = разрешены
choice-standing-bids-off = не разрешены
choice-hidden-scoring = Подсчёт взакрытую: полученные карты лежат
choice-hidden-scoring-off = в открытую
choice-hidden-scoring-on = лицом вниз
choice-tie-break = При ничьей побеждает
choice-tie-break-luxury = самый ценный предмет роскоши
choice-tie-break-money = больший остаток денег
choice-starter = Кто начинает первый раунд
choice-starter-random = решает жребий
choice-starter-1 = игрок 1
choice-starter-2 = игрок 2
choice-starter-3 = игрок 3
choice-starter-4 = игрок 4
choice-starter-5 = игрок 5

## Предметы

card = { $kind ->
    [luxury] «Роскошь { $worth }»
    [recognition] «Признание»
    [arrest] «Арест»
    [loss] «Проигрыш»
   *[thief] «Вор»
}
card-doing = { $card }{ $kind ->
    [luxury] {""}
    [recognition] {" "}(удваивает счёт)
    [arrest] {" "}(делит счёт пополам)
    [loss] {" "}(минус 5 очков)
   *[thief] {" "}(забирает предмет роскоши)
}
does-piece = { $kind ->
    [luxury] Предмет роскоши приносит столько очков, сколько на нём написано.
    [recognition] «Признание» удваивает счёт, несколько карт — снова и снова. У карты красная рамка.
    [arrest] «Арест» делит счёт пополам. У карты красная рамка.
    [loss] «Проигрыш» отнимает 5 очков, но не ниже нуля, прежде чем счёт удваивается или делится.
   *[thief] «Вор» забирает у владельца один предмет роскоши, сразу или как только тот появится; обе карты выходят из игры.
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

ask-turn-buy = Продаётся карта { $card }. { $high ->
    [0] Ставок ещё нет.
   *[other] Нужно перебить { $high }{ $own ->
        [0] {""}
       *[other] ; ваша ставка пока { $own }
    }.
} { $own ->
    [0] Делаете ставку или пасуете?
   *[other] Повышаете ставку или пасуете?
}
ask-turn-avoid = Неудача: карта { $card }; её получает тот, кто пасует раньше всех. { $high ->
    [0] Ставок ещё нет.
   *[other] Нужно перебить { $high }{ $own ->
        [0] {""}
       *[other] ; ваша ставка пока { $own }
    }.
} { $own ->
    [0] Делаете ставку или пасуете?
   *[other] Повышаете ставку или пасуете?
}
ask-cards = Какие карты денег вы добавляете? { $high ->
    [0] Подойдёт любая ставка.
   *[other] Нужно перебить { $high }{ $own ->
        [0] {""}
       *[other] ; ваша ставка пока { $own }
    }.
}
ask-sealed-buy = Продаётся карта { $card }. До какой суммы вы торгуетесь? Предел относится ко всей вашей ставке.
ask-sealed-avoid = Неудача: карта { $card }; её получает тот, кто пасует раньше всех. До какой суммы вы торгуетесь? Предел относится ко всей вашей ставке.
ask-order-buy = Продаётся карта { $card }. Что сделать, когда придёт ваш ход? Предел относится ко всей вашей ставке.
ask-order-avoid = Неудача: карта { $card }; её получает тот, кто пасует раньше всех. Что сделать, когда придёт ваш ход? Предел относится ко всей вашей ставке.
ask-limit = До какой суммы, считая всё вместе?
ask-discard = У вас вор. Какой предмет роскоши вы отдаёте?

do-bid = { $own ->
    [0] Сделать ставку
   *[other] Повысить ставку
}
do-pass-buy = Спасовать
do-pass-avoid = Спасовать и получить карту { $card }
do-pass = Спасовать
do-limit = Предел от { $low } до { $top }
up-to = до { $n }
hint-limit-passes = сейчас это то же, что пас
hint-limit-is = с вашими картами это то же, что { $n }
tally = { $enough ->
    [yes] Ваша ставка: { $total }.
   *[no] Ваша ставка: { $total }. Этого мало: нужно перебить { $high }.
}

waiting-turn = сейчас { $who } повышает ставку или пасует
waiting-sealed = предел ещё не назван: { $who }
waiting-thief = сейчас { $who } выбирает, что отдать вору

## Отказы

refuse-nothing = Чтобы повысить ставку, положите хотя бы одну карту денег; у вас в руке { $hand }. Или спасуйте.
refuse-not-held = Добавить можно только карты денег из руки: { $hand }. То, что лежит в ставке, остаётся в ней.
refuse-too-low = Получается { $total }, а ставка должна быть выше { $high }. Добавьте ещё или спасуйте.
refuse-limit = Предел — целое число от 1 до { $most }; или спасуйте.
refuse-discard = Вору отдают один из своих предметов роскоши. Выберите из этих: { $luxuries }.

## Новости

turned-up = Раунд { $n }: { $auction ->
    [buy] продаётся карта
   *[avoid] неудача, карта
} { $card }{ $red ->
    [yes] , красная рамка { $reds } из 4: с четвёртой игра заканчивается
   *[no] {""}
}. { $mode ->
    [sealed] Все называют предел; торги начинает { $who }.
   *[open] Начинает { $who }.
}
bid = { $who } ставит { $total }{ $n ->
    [1] {""}
   *[other] {" "}({ $cards })
}.
raised = { $who } добавляет { $cards } и повышает ставку до { $total }.
passed = { $broke ->
    [yes] { $who } пасует: денег в руке не осталось.
   *[no] { $who } пасует.
}
bought = { $who } получает карту { $card } и платит { $total }{ $n ->
    [1] {""}
   *[other] {" "}({ $cards })
}.
bought-free = Ставок нет. { $who } пасует после всех и получает карту { $card } бесплатно.
suffered = { $who } пасует раньше всех и получает карту { $card }.
lost = { $who } платит { $total }{ $n ->
    [1] {""}
   *[other] {" "}({ $cards })
}, чтобы этого избежать.
gave-up = { $who } отдаёт вору карту { $card }; обе карты выходят из игры.
gave-up-unseen = { $who } отдаёт вору один предмет роскоши; обе карты выходят из игры.
parted = Вору достаётся ваша карта { $card }.
thief-stayed = { $who } пока без предметов роскоши: вор остаётся и ждёт первого.
submitted = { $who } втайне называет предел.
noted = { $limit ->
    [0] Ваше решение: пас.
   *[other] Ваш предел: { $limit }.
}
limit = { $who } — { $limit ->
    [0] пас
   *[other] до { $limit }
}
limits-opened = Пределы открыты: { $limits }.
call = { $who } — { $n ->
    [0] пас
   *[other] { $n }
}
bidding-ran = Торги: { $calls }.
ended = Четвёртая красная рамка, карта { $card }: игра окончена. { $n ->
    [1] Выбывает { $poorest }: денег меньше всего, { $left }.
   *[other] Выбывают { $poorest }: денег меньше всего, по { $left }.
}
nobody-won = Денег у всех осталось поровну: никто не побеждает.

## Приказы

order = Раунд { $n }: { $limit ->
    [0] когда придёт ваш ход, спасовать.
   *[other] в ваш ход повышать ставку как можно меньше, не выше { $limit }; иначе спасовать.
}
lapsed-auction = Раунд { $n } окончен, а с ним и ваш приказ.
lapsed-passed = В раунде { $n } у вас пас; ваш приказ больше не действует.

## Итоги

score-out = выбывает: денег меньше всего (иначе было бы { $score })
account-luxuries = { $n ->
    [0] без предметов роскоши
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
tie-luxury = ничья: лучшая роскошь { $n }
tie-money = ничья: деньги { $n }
tie-shared = ничья: поровну

## Картинки

picture-auction = Раунд { $n }
picture-owes-bid = { $name }: ставка или пас
picture-owes-limit = { $name }: назвать предел
picture-owes-limits = { $n ->
    [one] Ждём { $n } предел
    [few] Ждём { $n } предела
   *[other] Ждём { $n } пределов
}
picture-owes-discard = Вор: выбирает { $name }
picture-you-bid = Ваш ход: ставка или пас
picture-you-limit = Ваш ход: назовите предел
picture-you-change = Ваш предел назван; его ещё можно изменить
picture-you-discard = Ваш ход: отдать вору предмет роскоши

picture-hammer = под молотком
picture-to-beat = перебить
picture-sealed = названо пределов
picture-no-bids = ставок ещё нет
picture-thief-hint = Вор уносит предмет роскоши, какой — решает владелец
picture-buy-hint = Последний платит и забирает
picture-avoid-hint = Забирает первый пас, остальные платят
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
picture-awaited = ждём
picture-limit = { $limit ->
    [0] пас
   *[other] до { $limit }
}
picture-last-limit = прошлый: { $limit ->
    [0] пас
   *[other] до { $limit }
}
picture-half = { $whole },5
picture-reds = 4-я рамка — конец
picture-to-come = ещё не вышли
picture-hidden = Карты лежат рубашкой вверх: подсчёт взакрытую

picture-bid = { $who } ставит { $cards }
picture-raised = { $who } добавляет { $cards } · всего { $total }
picture-raised-many = { $who } ставит { $total }
picture-passes = { $who } пасует
picture-passes-broke = { $who } пасует: денег не осталось
picture-bought = { $who } получает { $card } за { $cards }
picture-bought-many = { $who } получает { $card } за { $total }
picture-bought-free = { $who } получает { $card } даром
picture-suffered = { $who } получает { $card }
picture-lost = остальные платят { $bids }
picture-lost-nothing = никто не платит
picture-gave-up = { $who } отдаёт вору { $card }
picture-gave-up-unseen = { $who } отдаёт вору предмет роскоши
picture-thief-stayed = вор ждёт предмета роскоши
picture-submitted = { $who } называет предел

picture-hand-sum = всего
picture-hand-of = из { $whole }
picture-hand-spent = потрачено
picture-hand-lies = в ставке
picture-hand-hand = в руке
picture-hand-limit = ваш предел
picture-hand-order = ваш приказ
picture-hand-no-limit = ещё нет
picture-hand-notes = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
picture-hand-won = ваши карты
picture-hand-none = карт пока нет
picture-hand-score = очки сейчас
picture-hand-robbed = Вор ждёт вашей первой роскоши
picture-hand-leading = Ваша ставка выше всех
picture-hand-cannot = Ваших денег не хватит
picture-hand-least = Минимум { $cards } · всего { $total }

picture-end-auctions = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
}
picture-end-order = Четвёртая красная рамка { $card } — конец. Самый бедный выбывает при любых очках
picture-end-nobody = Победителя нет
picture-end-nobody-why = Четвёртая красная рамка { $card } — конец. Денег у всех поровну, поэтому выбывают все
picture-end-out = беднее всех
picture-end-out-note = выбывает

## Стол словами

told-progress = Раунд { $n }. Красные рамки: { $reds } из { $frames }, затем конец. В колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[other] { $deck } карт
}.
told-last = Последний ход: { $move }
told-card = Под молотком: { $card }.
told-limits = Названо пределов: { $n } из { $asked }.
told-high = Нужно перебить { $high } (ставит { $name }).
told-no-bids = Ставок ещё нет.
told-started = начинает торги
told-in-hand = { $n ->
    [one] { $n } карта денег
    [few] { $n } карты денег
   *[other] { $n } карт денег
} в руке
told-handed-in = предел назван
told-awaited = предел ещё не назван
told-bid = ставка { $n ->
    [1] { $total }
   *[other] { $cards } = { $total }
}
told-face-down = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
} лицом вниз
told-won = получено { $cards }; очки { $points }
told-won-nothing = карт нет
told-to-come = Ещё не вышли: { $cards }.
told-stolen = Ушли с вором: { $cards }.
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
told-hand-limit = Ваш предел: { $limit }.
told-hand-order = Ваш приказ: { $order }.
told-hand-least = Добавить нужно не меньше чем { $cards }, получится { $total }.
told-hand-passed = Вы пасуете
told-hand-won = Ваши карты: { $won }.
told-place = { $place }. { $name }: { $score }. { $account }.
