### «Роскошь» словами.

title = Роскошь
description = Собирайте драгоценные камни, покупайте карты развития — с ними следующие карты дешевле — и принимайте вельмож.

choice-safety-stop = Предохранитель: конец игры после стольких раундов без покупок, резерва и вельмож
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
the-noble = ({ $requires }; { $id })
noble = Нужны бонусы: { $requires }; { $points } очка ({ $id })
deck = Верхняя карта колоды { $level }, вслепую ({ $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[other] осталось { $n } карт
})
costing = Цена: { $price }
costing-nothing = Бесплатно: хватает бонусов

## Что делает каждый предмет — для тех, кто видит его впервые

piece-id = { $id }
piece-gold = Золото
means-gold = Джокер: при покупке карты заменяет жетон любого цвета. Получить золото можно только вместе с картой в резерв, пока оно есть на столе.
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
ask-reserve = Какую карту зарезервировать?
ask-buy = Какую карту купить?
ask-gold = Сколько золота потратить?
ask-payment = { $n } золота, остальное камнями. Какими?
ask-return = { $n ->
    [1] Можно держать не больше { $limit } жетонов, один лишний. Какой вернуть?
   *[other] Можно держать не больше { $limit } жетонов, лишних – { $n }. Какой вернуть первым?
}
ask-noble = Какого вельможу принять?

ask-card = { $card }: что сделать?
card-button = { $id } { $bonus ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
   *[black] чёрный
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points }
}
deck-button = Колода { $level }: в резерв
do-buy-card = { $n ->
    [0] Купить бесплатно
   *[other] Купить за { $price }
}
do-buy-otherwise = Заплатить иначе…
do-reserve-card = { $gold ->
    [yes] В резерв и взять золото
   *[no] В резерв (золота нет)
}
cannot-take = Взять камни нельзя: на столе их нет.
cannot-two = Взять два одинаковых нельзя: ни одного цвета нет { $least } жетонов.
cannot-reserve = В резерв нельзя: там уже { $n }.
cannot-buy = Купить пока нечего. Ближе всего { $card }: не хватает { $lacking }{ $gold ->
    [0] {""}
   *[other] , золото покроет { $gold }
}.
do-take = { $n ->
    [1] Взять 1 камень
    [2] Взять 1 или 2 разных камня
   *[other] Взять { $n } разных камня
}
do-two = Взять 2 камня одного цвета
do-reserve = Зарезервировать карту
do-buy = Купить карту
do-pass = Пас (других ходов нет)
pay = Заплатить: { $price }
pay-gold = Потратить { $n } золота
hint-stock = на столе { $n }
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

refuse-take-empty = На столе не осталось камней. Зарезервируйте или купите карту; если и это невозможно, пасуйте.
refuse-take-gold = Золото просто так не берут: его дают, когда карта уходит в резерв. Возьмите камни.
refuse-take-alike = Здесь берут по одному жетону каждого цвета. Чтобы взять два одного цвета, выберите «two».
refuse-take-missing = Таких жетонов на столе не хватает. Есть { $offered }.
refuse-take-three = Нужны три разных цвета, а у вас { $n }. Можно взять: { $offered }.
refuse-take-few = Возьмите один жетон или два разных: на столе только { $offered }.
refuse-two-low = Два жетона одного цвета можно взять, только если на столе их не меньше { $least }, а здесь { $left }. { $n ->
    [0] Сейчас столько нет ни одного цвета.
   *[other] Можно: { $full }.
}
refuse-hand-full = Карт в резерве уже { $n }: { $cards }. Сначала купите одну из них.
refuse-reserve-absent = Карты «{ $card }» нет среди открытых. Выберите открытую карту или верхнюю карту колоды.
refuse-level = Такой колоды нет. Есть колоды 1, 2 и 3.
refuse-deck-empty = Колода { $level } пуста. { $left ->
    [none] Остальные тоже пусты.
   *[other] Карты ещё есть в колодах { $left }.
}
refuse-buy-absent = Карты «{ $card }» нет ни среди открытых, ни в вашем резерве.
refuse-buy-poor = На карту «{ $card }» пока не хватает: нужно ещё { $lacking }, а золота у вас { $gold }. Сначала возьмите камни или купите другую карту.
refuse-payment = { $n ->
    [0] Карта «{ $card }» для вас бесплатна: хватает бонусов, жетоны не нужны.
   *[other] Карта «{ $card }» стоит для вас { $price }. Заплатите ровно столько; золото заменяет любой камень.
}
refuse-pass = Пасовать можно, только если других ходов нет. Вы ещё можете взять камни, зарезервировать или купить карту.
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
reserved = { $who } резервирует карту «{ $card }»{ $gold ->
    [yes] {" "}и берёт 1 золото
   *[no] {""}
}.
reserved-unseen = { $who } резервирует верхнюю карту колоды { $level }{ $gold ->
    [yes] {" "}и берёт 1 золото
   *[no] {""}
}.
drew = Ваша карта: { $card }. Она в резерве.
bought = { $who } покупает карту «{ $card }»{ $origin ->
    [hand] {" "}из резерва
   *[row] {""}
} за { $price }.
bought-free = { $who } получает карту «{ $card }»{ $origin ->
    [hand] {" "}из резерва
   *[row] {""}
} бесплатно: хватает бонусов.
refilled = Открыта карта: { $card }.
visited = { $who } принимает вельможу { $noble }: +{ $points } очка.
passed = { $who } пасует: других ходов не было.
last-round = { $who } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}! Это последний раунд.
ended = { $reason ->
    [stalemate] Ходов больше нет ни у кого. Игра окончена.
    [quiet] Уже много раундов никто не покупал и не резервировал карты. Игра окончена.
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

## pictures

stage = Раунд { $n }
picture-round = Раунд { $round }
picture-last-round = Раунд { $round } · последний
picture-goal = для победы
picture-to-return = { $name } возвращает жетоны
picture-your-return = Ваш ход: верните жетоны
picture-to-choose = { $name } выбирает вельможу
picture-your-choice = Ваш ход: выберите вельможу
picture-end-round = Итог · { $round ->
    [one] { $round } раунд
    [few] { $round } раунда
   *[many] { $round } раундов
}
picture-end-order = Сначала очки; при ничьей выше тот, у кого меньше карт
picture-legend-bonus = бонусы
picture-legend-token = жетоны
picture-legend-reserved = резерв
picture-legend-bought = куплено карт
picture-hand-seen = Видели все
picture-hand-blind = Вслепую: знаете только вы
picture-hand-lacking = Не хватает
picture-hand-affordable = Можно купить
picture-hand-free = Бесплатно: хватает бонусов
picture-hand-rows = Вам по карману
picture-hand-closest = Ближе всего к покупке
picture-hand-nothing = Пока ни на что не хватает
picture-hand-reserve = Можно зарезервировать ещё карту (и взять золото).
picture-hand-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
} из { $most }
picture-hand-bought = { $count ->
    [one] { $count } карта куплена
    [few] { $count } карты куплено
   *[other] { $count } карт куплено
}
picture-hand-goal = До победы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
picture-took = { $name } берёт { $tokens }
picture-returned = { $name } возвращает { $tokens }
picture-reserved-unseen = { $name } резервирует вслепую { $card }
picture-reserved-unseen-gold = { $name } резервирует вслепую { $card } и берёт { $gold }
picture-reserved = { $name } резервирует { $card }
picture-reserved-gold = { $name } резервирует { $card } и берёт { $gold }
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
told-affordable = { $name } может купить: { $cards }.
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
told-bank = На столе: { $tokens }.
told-place = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}; из них { $sources }.
told-source = { $colour ->
    [white] белые
    [blue] синие
    [green] зелёные
    [red] красные
    [black] чёрные
   *[noble] вельможа
} { $points }
told-hand-empty = В резерве пусто; карт в нём может быть до { $most }.
told-offers = Вам хватает на карты рядов: { $cards }.
told-hand-affordable = В резерве { $card }. { $origin }. Можно купить, цена: { $tokens }.
told-hand-lacking = В резерве { $card }. { $origin }. Не хватает: { $tokens }.
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
told-reserved = в резерве: { $card }
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

reason-goal = У вас станет { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}; { $goal } завершают игру.
reason-points = Это даёт { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}.
reason-noble = К вам придёт Вельможа { $id }.
reason-bonus = Её бонус ({ $colour }) удешевит вам ещё { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
reason-free = Её целиком оплачивают бонусы: жетоны не тратятся.
reason-keeps-gold = Золото остаётся у вас: { $n }.
reason-reaches = Следующим ходом вы сможете купить карту «{ $card }».
reason-nearer = После этого на карту «{ $card }» не хватает { $n ->
    [one] всего { $n } жетона
   *[other] всего { $n } жетонов
}.
reason-last = В банке не останется жетонов этого цвета: { $colour }.
reason-denies = Следующим ходом { $who } может купить карту «{ $card }»{ $why ->
    [goal] {" "}и завершить игру
   *[points] {""}
}{ $n ->
    [0] {""}
    [one] : { $n } очко
    [few] : { $n } очка
   *[other] : { $n } очков
}.
reason-gold = Вместе с ней вы получаете золото.
reason-spare = Эти жетоны вам нужны меньше всего: { $tokens }.

## Урок: по подсказке перед каждым решением

lesson-take = Побеждает тот, кто первым наберёт 15 очков, а очки дают карты. За ход — одно действие. Обычно это взять из банка 3 камня разных цветов.
lesson-two = Или взять 2 камня одного цвета, если в банке их не меньше 4. Два красных и ваш чёрный — это цена белой карты (1-01).
lesson-buy = Купите её: цена — камни в углу карты. Карта остаётся у вас навсегда, а её цвет — ваш бонус: каждая следующая карта стоит на один белый меньше.
lesson-take-again = Ищите следующую цель: чёрная карта (1-38) стоит 2 белых и 2 зелёных. У вас 1 белый и 1 зелёный, и бонус заменяет ещё один белый.
lesson-bonus = Теперь вы платите на 1 белый меньше. Частая ошибка — копить камни: несколько дешёвых карт делают дорогие почти бесплатными. Покупайте рано.
lesson-reserve = Третье действие — зарезервировать карту. Никто другой её не купит, а вы получаете 1 золото: оно заменяет любой камень. В резерве до 3 карт.
lesson-gold = Карта из резерва стоит 3 синих, 2 красных и 3 чёрных. Чёрная карта экономит один чёрный, золото закроет одну нехватку. Собирайте дальше.
lesson-excess = Следите за пределом: в конце хода у вас не больше 10 жетонов вместе с золотом. Лишние возвращаются — это вторая частая ошибка.
lesson-noble = Купите карту из резерва: 1 очко. Вельможи вверху сами приходят к тому, у кого есть нужные бонусы: по 3 очка даром. Собирайте цвета, которые они любят.
lesson-over = Вот и вся игра: брать, резервировать, покупать. Когда кто-то набирает 15 очков, раунд доигрывают, и побеждает тот, у кого очков больше.

## Где мы сейчас, и что говорят новичкам

where-turn = { $last ->
    [yes] Последний раунд
   *[no] Раунд { $n }
}: одно действие, затем { $next }.
where-late-return = Конец хода: у вас остаётся { $limit } жетонов, затем { $next }.
where-late-noble = Конец хода: приходит один вельможа, затем { $next }.
where-next = ходит { $who }
where-end = конец игры
meet-turn = Впервые играете? За ход делают одно: берут камни, покупают карту или резервируют её. Каждая купленная карта удешевляет следующие; с { $goal } очками начинается последний раунд.
meet-return = В конце хода у игрока не больше { $limit } жетонов. Верните цвета, которые нужны меньше всего.
meet-noble = Вельможи приходят сами, но только один за ход: другой может прийти позже.

## Предупреждения

warning-goal = { $who }: { $goal } очков возможны уже следующим ходом.
warning-tokens = Жетонов будет больше, чем { $limit }: вернуть придётся { $n }.

## Как играть, за минуту

primer-goal-cards = Покупайте карты: побеждают очки. С дешёвыми картами дорогие, где очков больше, стоят меньше.
primer-turn-different = Взять { $different } жетона разных цветов.
primer-turn-alike = Или взять { $alike } жетона одного цвета, если в стопке их не меньше { $pile }. В конце хода у вас не больше { $limit } жетонов.
primer-turn-buy = Купить карту: её цену платят жетонами. Цвет карты навсегда заменяет один жетон в каждой покупке.
primer-turn-reserve = Зарезервировать карту: купить её сможете только вы. И взять золото: оно заменяет любой цвет.
primer-turn-noble = Без действия: вельможа сам приходит к тому, у кого есть нужные карты, и приносит { $noble } очка.
primer-end-goal = Кто-то набирает { $goal } очков? Раунд доигрывают. Побеждают очки, а при равенстве тот, у кого меньше карт.

## Руководство: главы в несколько фраз, каждая рядом с картинкой

chapter-tokens = Жетоны
guide-tokens-1 = За ход вы делаете одно: берёте жетоны, покупаете карту или резервируете её.
guide-tokens-2 = Возьмите из банка (справа) { $different } жетона разных цветов.
guide-tokens-3 = Или { $alike } жетона одного цвета, если в стопке их не меньше { $pile }.
guide-tokens-4 = Золото так не берут.
guide-tokens-5 = В конце хода у вас не больше { $limit } жетонов; лишние возвращаются.

chapter-buying = Покупка карт
guide-buying-1 = Купите любую открытую карту или свою карту из резерва.
guide-buying-2 = Цена — в нижней половине карты. Уплаченные жетоны возвращаются в банк.
guide-buying-3 = Камень вверху — бонус карты: отныне каждая покупка на один жетон этого цвета дешевле.
guide-buying-4 = Золотой жетон заменяет любой один.
guide-buying-5 = Число вверху — очки. У многих карт их нет: такие покупают ради бонуса.

chapter-reserving = Резерв
guide-reserving-1 = Возьмите открытую карту или верхнюю карту колоды не глядя. Больше её не купит никто.
guide-reserving-2 = Вместе с ней — золотой жетон, если он есть в банке.
guide-reserving-3 = В резерве не больше { $reserved } карт.
guide-reserving-4 = Избавиться от неё можно, только купив её в один из следующих ходов.

chapter-nobles = Вельможи
guide-nobles-1 = На каждом вельможе видно, сколько карт какого цвета ему нужно.
guide-nobles-2 = Считаются только купленные карты, не жетоны.
guide-nobles-3 = Если в конце хода они у вас есть, вельможа приходит и приносит { $noble } очка.
guide-nobles-4 = Это не стоит ни действия, ни жетонов, и карты остаются у вас.
guide-nobles-5 = За ход приходит не больше одного. Его место остаётся пустым.

chapter-end = Конец игры
guide-end-1 = Когда у кого-то в конце хода { $goal } очков, раунд доигрывают.
guide-end-2 = Так ходов у всех поровну.
guide-end-3 = Побеждают очки, кто бы ни набрал { $goal } первым.
guide-end-4 = При равенстве — тот, у кого меньше купленных карт.

## График игры

chart-title = Очки по раундам
chart-value = { $sign }{ $n }
chart-length = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
best-move = Лучший ход, раунд { $round }: +{ $gain }
