### «Роскошь» словами.

title = Роскошь
description = Собирайте камни, покупайте карты Развития, которые удешевляют следующие, и принимайте Вельмож.

choice-safety-stop = Предохранитель: конец после стольких раундов без покупок, броней и Вельмож
choice-safety-stop-20 = 20 раундов
choice-safety-stop-10 = 10 раундов
choice-safety-stop-40 = 40 раундов
choice-safety-stop-0 = никогда

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
card = { $id } ({ $bonus ->
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
})
noble = { $id } (просит { $requires }; { $points } очка)
deck = Колода { $level }, вслепую (осталось карт: { $n })
costing = Цена: { $price }
costing-nothing = Бесплатно: хватает бонусов

## Что делает каждый предмет — для тех, кто видит его впервые

piece-id = { $id }
piece-gold = Золото
means-gold = При покупке карты заменяет жетон любого цвета. Приходит только вместе с бронью, пока золото есть на столе.
means-noble = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}; просит бонусы: { $requires }. Приходит сам в конце вашего хода, как только все они есть на ваших купленных картах; это бесплатно, и за ход приходит один.
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
}, цена: { $price }. После покупки это бонус: каждая следующая карта стоит для вас на один { $bonus ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
   *[black] чёрный
} жетон меньше.

## Вопросы

ask-turn = Что будете делать?
ask-different = { $n ->
    [1] Какой жетон взять?
    [2] Взять один жетон или два разных: какие?
   *[other] Взять три жетона разных цветов: какие?
}
ask-two = Какого цвета взять два жетона?
ask-reserve = Какую карту забронировать?
ask-buy = Какую карту купить?
ask-gold = Сколько золота потратить?
ask-payment = Золота: { $n }. Какими камнями доплатить?
ask-return = { $n ->
    [1] У вас больше десяти жетонов. Какой вернуть?
   *[other] У вас больше десяти жетонов, вернуть нужно { $n }. Какой сейчас?
}
ask-noble = Какого Вельможу принять?

do-take = Взять разные жетоны
do-two = Взять два одного цвета
do-reserve = Забронировать карту
do-buy = Купить карту
do-pass = Пас: больше ничего сделать нельзя
pay = Заплатить: { $price }
pay-gold = Потратить золота: { $n }
hint-stock = на столе: { $n }
hint-payments = Способов заплатить: { $n }
hint-ways = Способов: { $n }

waiting-turn = сейчас ходит { $who }
waiting-return = сейчас { $who } возвращает жетоны
waiting-noble = сейчас { $who } выбирает Вельможу

## Отказы

refuse-take-empty = На столе нет жетонов камней. Можно забронировать или купить карту, а если нельзя и этого — спасовать.
refuse-take-gold = Золото со стола не берут: оно приходит только вместе с бронью. Возьмите камни.
refuse-take-alike = Здесь берут по одному жетону каждого цвета. Два одного цвета — отдельное действие: «two».
refuse-take-missing = На столе есть не все эти жетоны. Есть { $offered }.
refuse-take-three = Вы назвали цветов: { $n }, а взять нужно три разных. Выберите из этих: { $offered }.
refuse-take-few = Возьмите один жетон или два разных: на столе есть только { $offered }.
refuse-two-low = Два жетона одного цвета берут, только если их на столе не меньше четырёх; здесь { $left }. { $n ->
    [0] Сейчас таких цветов нет.
   *[other] Можно: { $full }.
}
refuse-hand-full = У вас уже три забронированные карты: { $cards }. Купите одну из них, прежде чем бронировать ещё.
refuse-reserve-absent = Карта { $card } не лежит в открытую, её нельзя забронировать. Выберите карту из рядов или верхнюю карту колоды.
refuse-level = Такой колоды нет; есть колоды 1, 2 и 3.
refuse-deck-empty = Колода { $level } пуста. { $left ->
    [none] Карт не осталось ни в одной колоде.
   *[other] Карты есть в колодах: { $left }.
}
refuse-buy-absent = Карта { $card } не лежит в открытую и не у вас в руке. Можно купить карту из рядов или свою забронированную.
refuse-buy-poor = На карту { $card } пока не хватает: нужно ещё { $lacking }, а золота у вас { $gold }. Возьмите сначала жетоны или купите другую карту.
refuse-payment = { $n ->
    [0] Карта { $card } для вас бесплатна: хватает бонусов, жетонов платить не нужно.
   *[other] Карта { $card } стоит для вас { $price }. Заплатите ровно столько своими жетонами; золото заменяет любой камень.
}
refuse-pass = Пасовать можно, только когда ничего другого нельзя; вы ещё можете взять жетоны, забронировать или купить карту.
refuse-return-absent = Всех этих жетонов у вас нет. У вас { $held }.
refuse-return-number = Верните ровно { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}, чтобы осталось десять. У вас { $held }.
refuse-noble = Этот Вельможа сейчас к вам не придёт. Выберите из этих: { $willing }.

## Новости

took = { $who } берёт { $tokens }.
returned = { $who } возвращает { $tokens }.
reserved = { $who } бронирует карту { $card }{ $gold ->
    [yes] {" "}и берёт 1 золото
   *[no] {""}
}.
reserved-unseen = { $who } бронирует вслепую карту { $level ->
    [1] первого
    [2] второго
   *[3] третьего
} уровня{ $gold ->
    [yes] {" "}и берёт 1 золото
   *[no] {""}
}.
drew = Ваша забронированная карта: { $card }.
bought = { $who } покупает карту { $card }{ $origin ->
    [hand] {" "}из руки
   *[row] {""}
} за { $price }.
bought-free = { $who } покупает карту { $card }{ $origin ->
    [hand] {" "}из руки
   *[row] {""}
} бесплатно: хватает бонусов.
refilled = Новая карта в ряду: { $card }.
visited = { $who } принимает Вельможу { $noble }: +{ $points } очка.
passed = { $who } пасует: сделать ничего нельзя.
last-round = { $who } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Этот раунд последний.
ended = { $reason ->
    [stalemate] Никто больше ничего не может сделать: игра окончена.
    [quiet] Много раундов никто не покупал и не бронировал: игра окончена.
   *[goal] Последний раунд сыгран: игра окончена.
}

## Итоги

score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
account-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
account-nobles = { $n ->
    [one] { $n } Вельможа
    [few] { $n } Вельможи
   *[other] { $n } Вельмож
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

## pictures

picture-round = Раунд { $round }
picture-last-round = Раунд { $round } · последний
picture-goal = до конца
picture-to-return = { $name } возвращает жетоны
picture-your-return = Ваш ход: верните жетоны
picture-to-choose = { $name } выбирает Вельможу
picture-your-choice = Ваш ход: выберите Вельможу
picture-end-round = Итог · { $round ->
    [one] { $round } раунд
    [few] { $round } раунда
   *[many] { $round } раундов
}
picture-end-order = Выше тот, у кого больше престижа; при ничьей — у кого меньше купленных карт
picture-legend-bonus = бонус
picture-legend-token = жетон
picture-legend-reserved = в брони
picture-legend-bought = куплено карт
picture-hand-seen = из ряда · видели все
picture-hand-blind = вслепую · знаете только вы
picture-hand-lacking = Не хватает
picture-hand-affordable = Можно купить
picture-hand-free = бесплатно: хватает бонусов
picture-hand-rows = сейчас в рядах
picture-hand-nothing = Пока ничего не купить
picture-hand-reserve = Место свободно: забронируйте карту из ряда или верхнюю карту колоды и возьмите жетон золота, если он есть.
picture-hand-tokens = Жетонов: { $count } из 10
picture-hand-bought = Карт куплено: { $count }
picture-hand-goal = До конца: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
picture-took = { $name } берёт { $tokens }
picture-returned = { $name } возвращает { $tokens }
picture-reserved-unseen = { $name } бронирует вслепую { $card }
picture-reserved-unseen-gold = { $name } бронирует вслепую { $card } и берёт { $gold }
picture-reserved = { $name } бронирует { $card }
picture-reserved-gold = { $name } бронирует { $card } и берёт { $gold }
picture-bought = { $name } покупает { $card } { $points ->
    [0] за { $price }
   *[other] +{ $points } за { $price }
}
picture-bought-free = { $name } покупает { $card } { $points ->
    [0] бесплатно
   *[other] +{ $points } бесплатно
}
picture-visited = { $name } принимает { $noble } +{ $points }
picture-passed = { $name } пасует

## the table in words

told-title = Роскошь. { $round }. Игра до { $goal } очков.
told-last = Последний ход: { $move }
told-earlier = До этого: { $moves }
told-letters = W белый, U синий, G зелёный, R красный, K чёрный, Y золото, ? вслепую.
told-row = Ряд { $level }, в колоде { $deck }: { $cards }
told-affordable = { $name } может купить: { $cards }.
told-willing = { $name } может принять: { $nobles }.
told-nobles = Вельможи, по 3 очка: { $nobles }
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
   *[noble] Вельможа
} { $points }
told-hand-empty = Броней нет: можно забронировать до трёх карт.
told-offers = Вы можете купить в рядах: { $cards }.
told-hand-affordable = Бронь { $card }, { $origin }: можно купить, цена: { $tokens }.
told-hand-lacking = Бронь { $card }, { $origin }. Не хватает: { $tokens }.
told-player = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}; бонусы { $bonuses }; жетоны { $tokens }; Вельможи { $nobles }; бронь { $reserved }.
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
told-visitors = Вельможи: { $nobles }
told-reserved = бронь: { $card }
told-unseen = карта вслепую, уровень { $level }
told-card = { $id }, { $bonus ->
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
}, цена { $cost }
told-free = 0 жетонов
