### «Роскошь» словами.

title = Роскошь
description = Собирайте драгоценные камни, покупайте карты, чтобы следующие обходились дешевле, и принимайте вельмож.
# Как слова начинались раньше: так их ещё набирают.
former-words = зарезерв=заброн резерв=брон

choice-safety-stop = Предохранитель: конец игры после стольких раундов без покупок, забронированных карт и вельмож
choice-safety-stop-20 = 20 раундов
choice-safety-stop-10 = 10 раундов
choice-safety-stop-40 = 40 раундов
choice-safety-stop-0 = никогда
choice-token-limit = Сколько жетонов можно оставить себе в конце хода
choice-token-limit-10 = 10, как в правилах
choice-token-limit-12 = 12 (домашнее правило)

## Предметы

colour = { $colour ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
    [black] чёрный
   *[gold] золото
}
count = { $colour ->
    [white] { $n ->
        [one] { $n } белый
       *[other] { $n } белых
    }
    [blue] { $n ->
        [one] { $n } синий
       *[other] { $n } синих
    }
    [green] { $n ->
        [one] { $n } зелёный
       *[other] { $n } зелёных
    }
    [red] { $n ->
        [one] { $n } красный
       *[other] { $n } красных
    }
    [black] { $n ->
        [one] { $n } чёрный
       *[other] { $n } чёрных
    }
   *[gold] { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
}
card = { $bonus ->
    [white] белая
    [blue] синяя
    [green] зелёная
    [red] красная
   *[black] чёрная
}{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
   *[other] , { $points } очков
} ({ $id })
the-card = { $bonus ->
    [white] белую
    [blue] синюю
    [green] зелёную
    [red] красную
   *[black] чёрную
} карту{ $points ->
    [0] {""}
    [one] {" "}на { $points } очко
    [few] {" "}на { $points } очка
   *[other] {" "}на { $points } очков
} ({ $id })
the-noble = ({ $requires }; { $id })
noble = Нужны бонусы: { $requires }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $id })
deck = Верхняя карта колоды { $level }, вслепую ({ $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[other] осталось { $n } карт
})
costing = Цена: { $price }
costing-later = Цена при покупке: { $price }
costing-nothing = Бесплатно: хватает бонусов
costing-nothing-later = При покупке не будет стоить ничего: хватает бонусов

## Что делает каждый предмет — для тех, кто видит его впервые

piece-id = { $id }
piece-gold = Золото
means-gold = Джокер: при покупке карты заменяет жетон любого цвета. Золото получают, только когда бронируют карту и оно ещё есть на столе.
means-noble = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}; нужны бонусы: { $requires }. Приходит сам в конце вашего хода, как только все они есть на купленных картах. Это бесплатно; за ход приходит только один вельможа.
means-card = { $bonus ->
    [white] Белая
    [blue] Синяя
    [green] Зелёная
    [red] Красная
   *[black] Чёрная
}{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
   *[other] , { $points } очков
}, цена: { $price }. После покупки каждая следующая карта обойдётся вам на один { $bonus ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
   *[black] чёрный
} жетон дешевле.

## Вопросы

ask-turn = Что будете делать?
ask-different = { $n ->
    [1] Какой жетон взять?
    [2] Выберите один жетон или два разных
   *[other] Выберите три разных цвета
}
ask-two = Какого цвета взять два камня?
ask-reserve = Какую карту забронировать? { $gold ->
    [yes] Вместе с ней вы получите золото.
   *[no] Золота в банке нет.
}
ask-buy = Какую карту купить?
ask-gold = Сколько золота потратить?
ask-payment = Золота тратите { $n }, остальное — камнями. Какими?
ask-return = { $n ->
    [1] Можно держать не больше { $limit } жетонов, один лишний. Какой вернуть?
   *[other] Можно держать не больше { $limit } жетонов, а у вас на { $n } больше. Какие вернуть?
}
    .doing = Вернуть:
ask-noble = Какого вельможу принять?
    .doing = Принять вельможу ›

ask-card = Что сделать с этой картой: { $card }?
card-button = { $id } { $bonus ->
    [white] белая
    [blue] синяя
    [green] зелёная
    [red] красная
   *[black] чёрная
}
deck-button = Колода { $level }, вслепую
buy-button = Купить { $id } ({ $bonus ->
    [white] белая
    [blue] синяя
    [green] зелёная
    [red] красная
   *[black] чёрная
}) { $n ->
    [0] бесплатно
   *[other] за { $price }
}
do-buy-otherwise = Заплатить иначе…
do-reserve-which = Забронировать…
cannot-take = Взять камни нельзя: в банке их нет.
cannot-two = Взять два одинаковых нельзя: ни в одной стопке нет { $least } жетонов.
cannot-reserve = Забронировать нельзя: карт в брони уже { $n }.
cannot-buy = Купить пока ничего нельзя. Ближе всего к покупке — { $card }. Нужно ещё: { $lacking }{ $gold ->
    [0] {""}
   *[other] {" "}(золото покроет { $gold })
}.
do-take = { $n ->
    [1] Взять 1 камень
    [2] Взять 1 или 2 разных камня
   *[other] Взять { $n } разных камня
}
do-two = Взять 2 камня одного цвета
do-reserve = Забронировать карту
do-buy = Купить карту
    .brief = Купить
do-pass = Пас (других ходов нет)
pay = Заплатить: { $price }
pay-gold = Потратить { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
hint-stock = в банке { $n }
hint-payments = { $n ->
    [one] { $n } способ заплатить
    [few] { $n } способа заплатить
   *[other] { $n } способов заплатить
}
hint-ways = { $n ->
    [one] { $n } способ
    [few] { $n } способа
   *[other] { $n } способов
}

waiting-turn = { $n ->
    [1] ходит { $who }
   *[other] ходят { $who }
}
waiting-return = { $n ->
    [1] { $who } возвращает жетоны
   *[other] { $who } возвращают жетоны
}
waiting-noble = { $n ->
    [1] { $who } выбирает вельможу
   *[other] { $who } выбирают вельможу
}

## Отказы

refuse-take-empty = В банке не осталось камней. Забронируйте или купите карту; если и это невозможно, пасуйте.
refuse-take-gold = Золото просто так не берут: его дают, когда бронируют карту. Возьмите камни.
refuse-take-alike = Здесь берут по одному жетону каждого цвета. Чтобы взять два одного цвета, выберите «two».
refuse-take-missing = Таких жетонов в банке не хватает. Есть { $offered }.
refuse-take-three = Нужны три разных цвета, а у вас { $n }. Можно взять: { $offered }.
refuse-take-few = Возьмите один жетон или два разных: в банке только { $offered }.
refuse-two-low = Два жетона одного цвета можно взять, только если в стопке их не меньше { $least }, а здесь { $left }. { $n ->
    [0] Сейчас столько нет ни в одной стопке.
   *[other] Можно: { $full }.
}
refuse-hand-full = Забронированных карт уже { $n }: { $cards }. Сначала купите одну из них.
refuse-reserve-absent = Карты «{ $card }» нет среди открытых. Выберите открытую карту или верхнюю карту колоды.
refuse-level = Такой колоды нет. Есть колоды 1, 2 и 3.
refuse-deck-empty = Колода { $level } пуста. { $left ->
    [none] Остальные тоже пусты.
   *[other] Карты ещё есть в колодах { $left }.
}
refuse-buy-absent = Карты «{ $card }» нет ни среди открытых, ни среди забронированных.
refuse-buy-poor = На карту «{ $card }» пока не хватает. Нужно ещё: { $lacking }; золота у вас { $gold }. Сначала возьмите камни или купите другую карту.
refuse-payment = { $n ->
    [0] Карта «{ $card }» для вас бесплатна: хватает бонусов, жетоны не нужны.
   *[other] Карта «{ $card }» стоит для вас { $price }. Заплатите ровно столько; золото заменяет любой камень.
}
refuse-pass = Пасовать можно, только если других ходов нет. Вы ещё можете взять камни, забронировать или купить карту.
refuse-return-absent = У вас нет всех этих жетонов. У вас { $held }.
refuse-return-number = Верните ровно { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}, чтобы осталось { $limit }. У вас { $held }.
refuse-noble = Этот вельможа сейчас не придёт. Выберите из этих: { $willing }.

## Новости

took = { $who } берёт { $tokens }.
returned = { $who } возвращает { $tokens }.
reserved = { $who } бронирует { $card }{ $gold ->
    [yes] {" "}и берёт 1 золото
   *[no] {""}
}.
reserved-unseen = { $who } бронирует верхнюю карту колоды { $level }{ $gold ->
    [yes] {" "}и берёт 1 золото
   *[no] {""}
}.
drew = Ваша карта: { $card }. Она забронирована.
bought = { $who } покупает { $card }{ $origin ->
    [hand] {" "}из брони
   *[row] {""}
} и платит { $price }.
bought-free = { $who } получает { $card }{ $origin ->
    [hand] {" "}из брони
   *[row] {""}
} бесплатно: хватает бонусов.
refilled = Открыта карта: { $card }.
visited = { $who } принимает вельможу { $noble }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
passed = { $who } пасует: других ходов не было.
last-round = { $who } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}! Это последний раунд.
ended = { $reason ->
    [stalemate] Ходов больше нет ни у кого. Игра окончена.
    [quiet] Уже много раундов никто не покупал и не бронировал карты. Игра окончена.
   *[goal] Последний раунд сыгран.
}

## Итоги

score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
account-cards = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
account-nobles = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за { $n ->
    [one] { $n } вельможу
   *[other] { $n } вельмож
}

## Достижения

honour-nobles = вельможи в гостях: { $n } или больше
honour-no-noble = победа без вельмож
honour-high = победа со счётом от { $n } очков
honour-far-ahead = победа с отрывом от { $n } очков
honour-few-cards = победа, а карт не больше { $n }
honour-early = победа не позже { $n }-го раунда
honour-tie = победа при равных очках: карт меньше
honour-for-nothing = карта уровня { $level } бесплатно
honour-dearest = самые дорогие карты, по { $points } очков: { $n } или больше
honour-one-colour = бонусы одного цвета: { $n } или больше
honour-without = победа без единого бонуса одного из цветов

## pictures

stage = Раунд { $n }
picture-round = Раунд { $round }
picture-last-round = Раунд { $round } · последний
picture-goal = для победы
picture-away = ещё { $n }
picture-reach = хватает на { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
picture-strip-take = Возьмите жетоны
picture-strip-alike = Возьмите пару жетонов
picture-strip-reserve = Забронируйте карту
picture-strip-reserve-this = Забронируйте { $card }
picture-strip-buy = Купите карту
picture-strip-buy-this = Купите { $card }
picture-earlier = до этого:
picture-bank = Банк
picture-to-return = { $name }: вернуть жетоны
picture-your-return = Ваш ход: верните жетоны
picture-your-return-some = Ваш ход: верните { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}
picture-to-choose = { $name } выбирает вельможу
picture-your-choice = Ваш ход: выберите вельможу
picture-rounds = { $round ->
    [one] { $round } раунд
    [few] { $round } раунда
   *[many] { $round } раундов
}
picture-end-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} — на { $ahead } больше, чем у ближайшего соперника ({ $name }, { $theirs })
picture-end-fewer = Поровну очков с ближайшим соперником ({ $name }, { $points }), но карт меньше: { $cards } против { $theirs }
picture-end-shared = Поровну и очков, и карт: { $points } и { $cards }
picture-legend-bonus = бонусы
picture-legend-token = жетоны
picture-legend-reserved = бронь
picture-legend-noble = вельможа: каких бонусов не хватает
picture-hand-seen = Видели все
picture-hand-blind = Вслепую: знаете только вы
picture-hand-advice = { $tokens ->
    [yes] Возьмите жетоны или забронируйте карту{ $gold ->
        [yes] {" "}и получите золото
       *[no] {""}
    }
   *[no] Забронируйте карту{ $gold ->
        [yes] {" "}и получите золото
       *[no] {""}
    }
}
picture-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
picture-hand-most = Оставить можно { $n }
picture-hand-reserved = Бронь
picture-hand-nearest = Ближе всего
picture-hand-within = Можно купить
picture-hand-next = На очереди
picture-hand-minus = − не хватает
picture-hand-table = на столе
picture-hand-lack = нужно
picture-hand-costs = платите
picture-hand-ready = хватает
picture-hand-nothing-due = даром
picture-hand-can = Можно купить { $card }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
picture-hand-could = Хватает на { $card }
picture-hand-short = Не хватает { $tokens } на { $card }
picture-hand-counted = жетоны: { $n }/{ $most }
picture-took = { $name } берёт { $tokens }
picture-returned = { $name } возвращает { $tokens }
picture-reserved-unseen = { $name } бронирует вслепую { $card }
picture-reserved-unseen-gold = { $name } бронирует вслепую { $card } и берёт { $gold }
picture-reserved = { $name } бронирует { $card }
picture-reserved-gold = { $name } бронирует { $card } и берёт { $gold }
picture-bought = { $name } покупает { $card } { $points ->
    [0] за { $price }
   *[other] (+{ $points }) за { $price }
}
picture-bought-free = { $name } получает { $card } { $points ->
    [0] бесплатно
   *[other] (+{ $points }) бесплатно
}
picture-visited = { $name } принимает { $noble } +{ $points }
picture-passed = { $name } пасует

## the table in words

told-title = Роскошь. { $round }. Играем до { $goal } очков.
told-last = Последний ход: { $move }
told-earlier = До этого: { $moves }
told-row = Ряд { $level }, в колоде осталось { $deck }: { $cards }
told-affordable = Доступные покупки ({ $name }): { $cards }.
told-willing = { $name } может принять: { $nobles }.
told-nobles = Вельможи, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}: { $nobles }
told-nobles-left = { $n ->
    [one] Остался { $n } вельможа
    [few] Осталось { $n } вельможи
   *[other] Осталось { $n } вельмож
}, очков за каждого: { $points }.
told-bank = В банке: { $tokens }.
told-place = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}; откуда очки: { $sources }.
told-source = { $colour ->
    [white] белые
    [blue] синие
    [green] зелёные
    [red] красные
    [black] чёрные
   *[noble] вельможа
} { $points }
told-hand-empty = Забронированных карт нет; их может быть до { $most }.
told-offers = Карты рядов, которые вы можете купить: { $cards }.
told-closest = Ближе всего к покупке: { $card }. Нужно ещё: { $tokens }.
told-hand-affordable = В брони { $card }. { $origin }. Можно купить, цена: { $tokens }.
told-hand-lacking = В брони { $card }. { $origin }. Нужно ещё: { $tokens }.
told-person = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
told-bonuses = бонусы: { $bonuses }
told-tokens = жетоны: { $tokens }
told-visitors = вельможи: { $nobles }
told-reserved = в брони: { $card }
told-unseen = карта вслепую, уровень { $level }
told-card = { $bonus ->
    [white] белая
    [blue] синяя
    [green] зелёная
    [red] красная
   *[black] чёрная
}, { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, цена: { $cost } ({ $id })
told-card-brief = { $bonus ->
    [white] белая
    [blue] синяя
    [green] зелёная
    [red] красная
   *[black] чёрная
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points }
}
told-free = 0 жетонов

## Что говорит за ход

reason-goal = Будет { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}, а игра кончается на { $goal }.
reason-points = Это даёт { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}.
reason-noble = Придёт вельможа { $id }.
reason-bonus = Её бонус ({ $colour }) удешевит ещё { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
reason-free = Её целиком оплачивают бонусы: жетоны не тратятся.
reason-keeps-gold = Золото не тратится, его остаётся { $n }.
reason-reaches = Следующим ходом можно купить карту «{ $card }».
reason-nearer = После этого на карту «{ $card }» не хватает { $short ->
    [one] всего { $short } жетона
   *[other] всего { $short } жетонов
}.
reason-last = В банке не останется жетонов этого цвета: { $colour }.
reason-withholds = Без таких жетонов ({ $colour }) { $who } не может купить карту «{ $card }», а в банке их уже не хватит.
reason-denies = Следующим ходом { $who } может купить карту «{ $card }»{ $why ->
    [goal] {" "}и завершить игру
   *[points] {""}
}{ $n ->
    [0] {""}
    [one] : { $n } очко
    [few] : { $n } очка
   *[other] : { $n } очков
}.
reason-gold = К ней добавляется золото.
reason-spare = Эти жетоны сейчас почти не нужны: { $tokens }.

## Урок: по подсказке перед каждым решением

lesson-take = Очки дают карты. Когда кто-то набирает 15, раунд доигрывают, и побеждает тот, у кого очков больше. За ход — одно действие. Обычно берут из банка 3 камня разных цветов: возьмите белый, зелёный и чёрный.
lesson-two = Или берут 2 камня одного цвета, если в банке их не меньше 4. Возьмите два красных: с вашим чёрным это цена белой карты (1-01).
lesson-buy = Купите белую карту: цена — камни в её нижней половине. Карта ваша навсегда, а камень справа вверху — ваш бонус: каждая следующая карта, где нужен белый, стоит на один белый меньше.
lesson-take-again = Теперь чёрная карта (1-38): она стоит 2 белых и 2 зелёных. У вас 1 белый и 1 зелёный, бонус заменяет ещё белый. Возьмите недостающий зелёный, а красный и чёрный — про запас.
lesson-bonus = Купите чёрную карту: вы платите на 1 белый меньше. Первая ошибка новичков — копить камни: несколько дешёвых карт делают дорогие почти бесплатными. Покупайте рано.
lesson-reserve = Третье действие — забронировать карту. Забронируйте 2-19: никто другой её не купит, а вы получаете 1 золото. Оно заменяет любой камень, и получить его можно только так. Забронировать можно до 3 карт.
lesson-gold = Забронированная карта стоит 3 синих, 2 красных и 3 чёрных. Чёрная карта экономит один чёрный, золото закроет одну нехватку. Возьмите синий, красный и чёрный: останется добыть один синий.
lesson-excess = Возьмите синий, которого ещё не хватает, а белый и зелёный — про запас. В конце хода остаётся не больше 10 жетонов вместе с золотом: у вас будет 9. Вторая ошибка новичков — брать то, что придётся вернуть.
lesson-noble = Купите забронированную карту: 1 очко. Вельможи сами приходят к тому, у кого есть нужные бонусы (жетоны не в счёт): по 3 очка даром. Собирайте цвета, которые они любят.
lesson-over = Вот и вся игра: брать, бронировать, покупать. Когда кто-то набирает 15 очков, раунд доигрывают, и побеждает тот, у кого очков больше.
lesson-more = При равных очках побеждает тот, кто купил меньше карт. Забронированные карты ничего не дают, пока не куплены. За ход приходит не больше одного вельможи.

## Где мы сейчас, и что говорят новичкам

where-turn = { $last ->
    [yes] Последний раунд
   *[no] Раунд { $n }
}: одно действие, затем { $next }.
where-late-return = Конец хода: у вас остаётся { $limit } жетонов, затем { $next }.
where-late-noble = Конец хода: приходит один вельможа, затем { $next }.
where-next = ходит { $who }
where-end = конец игры
meet-turn = Впервые играете? За ход — одно действие: взять камни, купить карту или забронировать её. Каждая купленная карта удешевляет следующие; на { $goal } очках начинается последний раунд.
meet-return = В конце хода у игрока не больше { $limit } жетонов. Верните цвета, которые нужны меньше всего.
meet-noble = Вельможи приходят сами, но только один за ход: другой может прийти позже.

## Предупреждения

warning-goal = { $who } может набрать { $goal } очков уже следующим ходом. Нужная карта: { $card }.
warning-tokens = Жетонов будет больше, чем { $limit }: вернуть придётся { $n }.

## Как играть, за минуту

worked-line = покупайте карты, и они купят новые
worked-tokens = Возьмите { $different } разных жетона
worked-alike = или { $alike } одинаковых, если их { $pile }
worked-buy = Заплатите за карту
worked-reserve = или бронь и золото
worked-jewel = Её бонус — скидка 1 навсегда
worked-every = как и бонус каждой вашей карты
worked-free = а с { $n } — бесплатно
worked-noble = Вельможа приходит сам
worked-asked = к тому, у кого есть нужные карты
worked-end = { $goal } очков — конец
worked-most = у кого больше, победил
primer-goal-cards = Покупайте карты: решают очки. С дешёвыми картами дорогие обходятся дешевле, а на дорогих очков больше.
primer-turn-different = Взять { $different } жетона разных цветов.
primer-turn-alike = Или взять { $alike } жетона одного цвета, если в стопке их не меньше { $pile }. В конце хода у вас не больше { $limit } жетонов.
primer-turn-buy = Купить карту за жетоны. Её цвет навсегда заменяет один жетон в каждой покупке.
primer-turn-reserve = Забронировать карту: купить её сможете только вы. И взять золото: оно заменяет любой цвет.
primer-turn-noble = Без действия: вельможа сам приходит к тому, у кого есть нужные карты, и приносит { $noble ->
    [one] { $noble } очко
    [few] { $noble } очка
   *[other] { $noble } очков
}.
primer-end-goal = У кого-то { $goal } очков? Раунд доигрывают. Решают очки, а при равенстве побеждает тот, у кого меньше карт.

## Руководство: главы в несколько фраз, каждая рядом с картинкой

chapter-tokens = Жетоны
guide-tokens-1 = За ход — одно действие: взять жетоны, купить карту или забронировать её.
guide-tokens-2 = Возьмите из банка (справа) { $different } жетона разных цветов; меньше — только если цветов в банке меньше.
guide-tokens-3 = Или { $alike } жетона одного цвета, если в стопке их не меньше { $pile }.
guide-tokens-4 = Золото так не берут.
guide-tokens-5 = В конце хода у вас не больше { $limit } жетонов; лишние, на ваш выбор, возвращаются.

chapter-buying = Покупка карт
guide-buying-1 = Купите любую открытую карту или свою забронированную. Место в ряду сразу занимает карта из колоды.
guide-buying-2 = Цена — в нижней половине карты. Уплаченные жетоны, и золото тоже, возвращаются в банк.
guide-buying-3 = Камень вверху — бонус карты: теперь каждая покупка дешевле на один жетон этого цвета.
guide-buying-4 = Золотой жетон заменяет любой другой.
guide-buying-5 = Число вверху — очки. У многих карт их нет: такие покупают ради бонуса.

chapter-reserving = Бронь
guide-reserving-1 = Возьмите открытую карту или верхнюю карту колоды не глядя. Кроме вас, её никто не купит.
guide-reserving-2 = Вместе с ней — золотой жетон, если он есть в банке.
guide-reserving-3 = Забронированных карт у игрока не больше { $reserved }.
guide-reserving-4 = Избавиться от такой карты можно, только купив её в другой ход.

chapter-nobles = Вельможи
guide-nobles-1 = Вельмож на одного больше, чем игроков. На каждом видно, сколько карт какого цвета ему нужно.
guide-nobles-2 = Считаются только купленные карты, не жетоны.
guide-nobles-3 = Если в конце хода они у вас есть, вельможа приходит и приносит { $noble ->
    [one] { $noble } очко
    [few] { $noble } очка
   *[other] { $noble } очков
}.
guide-nobles-4 = Это не стоит ни действия, ни жетонов, и карты остаются у вас.
guide-nobles-5 = За ход приходит не больше одного; если могут несколько, выбираете вы. Место пришедшего остаётся пустым.

chapter-end = Конец игры
guide-end-1 = Когда у кого-то в конце хода { $goal } очков, раунд доигрывают.
guide-end-2 = Так ходов у всех поровну.
guide-end-3 = Решают очки, а не то, кто первым набирает { $goal }.
guide-end-4 = При равенстве побеждает тот, у кого меньше купленных карт. Если и тут поровну, победа общая.

## График игры

chart-title = Очки по раундам
chart-value = { $sign }{ $n }
chart-length = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
best-move = Самый прибыльный ход, раунд { $round }: +{ $gain }

## Задачи

puzzle-forced-win = Найдите ход, после которого вам уже нельзя помешать победить следующим ходом, какие бы карты ни открылись. Последний ход в партии — за вами.
puzzle-forced-win-why = После него вы побеждаете следующим ходом, что бы ни делали соперники и какие бы карты ни открылись. После любого другого хода вам могут помешать или всё решает удача.
puzzle-forced-win-then = { $n ->
    [1] Затем победу приносит карта: { $cards }.
   *[other] Затем победу могут принести карты: { $cards }.
}
puzzle-forced-win-value = { $wins ->
    [yes] верная победа
   *[no] можно помешать
}

## Почему выиграна партия

verdict-score = { $who } — { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}, { $other } — { $less }.
verdict-tie = При равных очках решает, у кого меньше карт: { $n } против { $more }.
verdict-nobles = Решили вельможи: { $n } ({ $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}) против { $less ->
    [0] ни одного
   *[other] { $less }
}.
verdict-cards = { $kind ->
    [more] Решило число карт
   *[dear] Решили карты подороже
}: { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
} за { $n } { $n ->
    [one] карту
    [few] карты
   *[other] карт
} против { $less } за { $others }.
verdict-reserved = { $other }: забронировано, но так и не куплено карт — { $n }.
