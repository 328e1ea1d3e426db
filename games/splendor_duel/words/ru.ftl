### «Роскошь Дуэль» словами.

title = Роскошь Дуэль
description = Для двоих: берите жетоны по линиям, покупайте карты и первыми наберите 20 очков, 10 корон или 10 очков одного цвета.

choice-safety-stop = Предохранитель: ничья после стольких ходов подряд без покупок и броней
choice-safety-stop-40 = 40 ходов
choice-safety-stop-20 = 20 ходов
choice-safety-stop-80 = 80 ходов
choice-safety-stop-0 = никогда

## Предметы

colour = { $colour ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
    [black] чёрный
    [pearl] жемчужина
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
    [pearl] { $n ->
        [one] { $n } жемчужина
        [few] { $n } жемчужины
       *[other] { $n } жемчужин
    }
   *[gold] { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
}
card = { $id } ({ $colour ->
    [white] белая
    [blue] синяя
    [green] зелёная
    [red] красная
    [black] чёрная
    [wild] любого цвета
   *[none] без цвета
}{ $bonuses ->
    [2] {" "}×2
   *[other] {""}
}{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
   *[other] , { $points } очков
}{ $crowns ->
    [0] {""}
    [one] , { $crowns } корона
    [few] , { $crowns } короны
   *[other] , { $crowns } корон
}{ $ability ->
    [turn] , ещё один ход
    [token] , жетон её цвета
    [privilege] , свиток привилегии
    [steal] , жетон соперника
   *[none] {""}
})
royal = { $id } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $ability ->
    [turn] , ещё один ход
    [privilege] , свиток привилегии
    [steal] , жетон соперника
   *[none] {""}
})
spot = { $colour ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
    [black] чёрный
    [pearl] жемчужина
   *[gold] золото
} с { $cell }
place = { $cell }: { $colour ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
    [black] чёрный
    [pearl] жемчужина
   *[gold] золото
}
line = { $cells }: { $tokens }
line-alone = только этот жетон: { $token }
deck = Колода { $level }, «вслепую» (осталось карт: { $n })
nothing = 0 жетонов
costing = Цена: { $price }
costing-nothing = Бесплатно: хватает бонусов

## Что делает каждый предмет — для тех, кто видит его впервые

piece-id = { $id }
sign = { $sign ->
    [turn] Ещё один ход
    [token] Жетон её цвета
    [steal] Жетон соперника
    [copy] Карта любого цвета
    [privilege] Свиток привилегии
    [crown] Корона
    [pearl] Жемчужина
   *[gold] Золото
}
does = { $ability ->
    [turn] после этого хода у вас ещё один
    [token] вы берёте с любой клетки поля жетон цвета этой карты, если он там есть
    [steal] вы забираете у соперника камень или жемчужину на выбор, но не золото
   *[privilege] вам достаётся свиток привилегии из запаса, а если там пусто — от соперника
}
means-ability = Действует один раз, сразу при покупке карты или получении королевской особы: { $does }.
means-then = {" "}При получении: { $does }.
means-sign = { $sign ->
    [copy] Получает цвет одной из купленных раньше карт с бонусом: даёт бонус этого цвета, и её очки идут в этот цвет. Пока такой карты нет, купить её нельзя.
    [privilege] До своего действия вы возвращаете его и берёте камень или жемчужину с любой клетки. Как значок на карте или у королевской особы: вы получаете свиток из запаса, а если там пусто — от соперника.
    [pearl] Некоторые карты стоят одну жемчужину. Бонусы её не заменяют, только золото. Если взять с линии обе сразу, свиток привилегии получает соперник.
   *[gold] При покупке карты заменяет камень или жемчужину. Приходит только вместе с бронью, а на поле прерывает линию.
}
means-crown = Как только корон у вас { $first } и ещё раз как только их { $second }, вы получаете королевскую особу. Корон { $n } в конце своего хода — победа.
means-royal = Приходит, когда корон становится { $first } или { $second }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, ни в один цвет они не идут.{ $does }
means-card = { $colour ->
    [white] Белая
    [blue] Синяя
    [green] Зелёная
    [red] Красная
    [black] Чёрная
    [wild] Получает цвет, бонус которого у вас есть
   *[none] Без цвета и бонуса
}{ $bonuses ->
    [2] , считается за два бонуса
   *[other] {""}
}{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
   *[other] , { $points } очков
}{ $crowns ->
    [0] {""}
    [one] , { $crowns } корона
    [few] , { $crowns } короны
   *[other] , { $crowns } корон
}, цена: { $price }.{ $does }

## Вопросы

ask-turn = Что будете делать?
ask-privilege = Какой жетон взять за свиток привилегии?
ask-line = Возьмите от одного до трёх жетонов по прямой. С какого края начать?
ask-line-end = От { $cell } до какой клетки?
ask-reserve = Какую карту забронировать?
ask-reserve-gold = С какой клетки взять золото?
ask-buy = Какую карту купить?
ask-copy = Какой цвет скопировать?
ask-gold = Сколько золота потратить?
ask-payment = Чем заплатить?
ask-discard = { $n ->
    [1] У вас больше десяти жетонов. Какой убрать в мешочек?
   *[other] У вас больше десяти жетонов, убрать в мешочек нужно { $n }. Какой сейчас?
}
ask-matching = Карта даёт жетон своего цвета. Какой взять?
ask-loot = Какой жетон забрать у соперника?
ask-royal = За короны вы получаете карту королевской особы. Какую?

do-take = Взять жетоны
do-reserve = Взять золото и забронировать карту
do-buy = Купить карту
do-privilege = Потратить свиток привилегии и взять жетон (свитков: { $n })
do-replenish = Восполнить игровое поле (жетонов в мешочке: { $n })
do-pass = Пропустить действие: ни одно не возможно
pay = Заплатить: { $price }
pay-gold = Потратить золота: { $n }
hint-payments = Способов заплатить: { $n }
hint-privilege = Соперник получает свиток привилегии
hint-privilege-yours = Соперник забирает ваш свиток привилегии

waiting-turn = сейчас ходит { $who }
waiting-discard = сейчас { $who } убирает лишние жетоны
waiting-matching = сейчас { $who } выбирает жетон с поля
waiting-loot = сейчас { $who } выбирает жетон соперника
waiting-royal = сейчас { $who } выбирает королевскую особу

## Отказы

refuse-privilege-late = Привилегией пользуются до восполнения поля. В этот ход уже нельзя: возьмите жетоны, забронируйте или купите карту.
refuse-privilege-none = У вас нет свитков привилегий. Возьмите жетоны, забронируйте или купите карту.
refuse-bag-empty = Мешочек пуст, восполнить поле нечем. Возьмите жетоны, забронируйте или купите карту.
refuse-cell-empty = Клетка { $cell } пуста. Называйте клетки с жетонами; пустая клетка прерывает линию.
refuse-cell-gold = На { $cell } лежит золото: оно приходит только с бронью и прерывает линию. Берите камни и жемчужины.
refuse-reserve-full = У вас уже три забронированные карты: { $cards }. Купите одну из них, прежде чем бронировать ещё.
refuse-reserve-gold = На { $cell } нет золота, а без него не забронировать. { $cells ->
    [none] Сейчас на поле золота нет.
   *[other] Золото лежит здесь: { $cells }.
}
refuse-reserve-absent = Карты { $card } нет в пирамиде, её нельзя забронировать. Выберите карту из пирамиды или верхнюю карту колоды.
refuse-level = Такой колоды нет; есть колоды 1, 2 и 3.
refuse-deck-empty = Колода { $level } пуста. { $left ->
    [none] Карт не осталось ни в одной колоде.
   *[other] Карты есть в колодах: { $left }.
}
refuse-buy-absent = Карты { $card } нет ни в пирамиде, ни среди ваших забронированных. Купить можно только такие.
refuse-copy-nothing = Карта { $card } копирует цвет бонуса, а у вас ещё нет карт с бонусами. Купите сначала такую; а эту можно забронировать.
refuse-copy-colour = Карта { $card } копирует только цвет, в котором у вас есть бонус: { $colours }.
refuse-copy-plain = Карта { $card } цвет не копирует.
refuse-buy-poor = На карту { $card } пока не хватает: нужно ещё { $lacking }, а золота у вас { $gold }. Возьмите сначала жетоны или купите другую карту.
refuse-payment = { $n ->
    [0] Карта { $card } для вас бесплатна: хватает бонусов, жетонов платить не нужно.
   *[other] Цена карты { $card } для вас — { $price }. Заплатите ровно столько своими жетонами; золото заменяет любой из них.
}
refuse-pass = Пропустить действие можно, только когда ни одно не возможно; вы ещё можете взять жетоны, забронировать или купить карту.
refuse-pass-replenish = В мешочке есть жетоны: прежде чем пропускать действие, восполните игровое поле.
refuse-discard-absent = Всех этих жетонов у вас нет. У вас { $held }.
refuse-discard-number = Сейчас уберите в мешочек ровно { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}. У вас { $held }.
refuse-matching = Карта даёт { $colour ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
   *[black] чёрный
} жетон. Такие лежат здесь: { $cells }.
refuse-loot = Этого у соперника не забрать. Можно забрать: { $loot }.
refuse-royal = Этой королевской особы уже нет. Выберите из этих: { $royals }.

## Новости

spent-privilege = { $who } пользуется привилегией: { $spot }.
gained-privilege = { $who } получает свиток привилегии.
gained-privilege-from = { $who } забирает свиток привилегии у соперника.
replenished = { $who } восполняет игровое поле: { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
} из мешочка.
took = { $who } берёт с поля ({ $cells }): { $tokens }.
reserved = { $who } берёт золото с { $cell } и бронирует карту { $card }.
reserved-hidden = { $who } берёт золото с { $cell } и бронирует { $origin ->
    [deck] «вслепую» карту
   *[pyramid] из пирамиды карту
} { $level ->
    [1] первого
    [2] второго
   *[3] третьего
} уровня.
drew = Ваша забронированная карта: { $card }.
bought = { $who } { $origin ->
    [reserved] выкупает забронированную карту
   *[pyramid] покупает карту
} { $card }{ $free ->
    [yes] {" "}бесплатно.
   *[no] . Цена: { $price }.
}{ $copied ->
    [white] {" "}Теперь она белая.
    [blue] {" "}Теперь она синяя.
    [green] {" "}Теперь она зелёная.
    [red] {" "}Теперь она красная.
    [black] {" "}Теперь она чёрная.
   *[none] {""}
}
refilled = Новая карта в пирамиде: { $card }.
took-matching = { $who } берёт за карту жетон её цвета: { $spot }.
stole = { $who } забирает жетон у соперника: { $token }.
took-royal = { $who } получает королевскую особу { $royal }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
discarded = { $who } убирает в мешочек: { $tokens }.
passed = { $who } пропускает действие: ни одно не возможно.
another-turn = { $who } делает ещё один ход.
won = { $who } побеждает: { $reached }.
drawn = Ходов подряд без покупок и броней: { $turns }. Ничья.
reached-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
reached-crowns = { $n ->
    [one] { $n } корона
    [few] { $n } короны
   *[other] { $n } корон
}
coloured = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} { $colour ->
    [white] белого
    [blue] синего
    [green] зелёного
    [red] красного
   *[black] чёрного
} цвета

## Итоги

account-cards = карты ({ $n }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
account-royals = королевские особы ({ $n }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[other] { $crowns } корон
}, { $coloured ->
    [one] { $coloured } очко
    [few] { $coloured } очка
   *[other] { $coloured } очков
} { $colour ->
    [white] белого
    [blue] синего
    [green] зелёного
    [red] красного
   *[black] чёрного
} цвета

## картинки

picture-turn = Ход { $n }
picture-quiet = тихих { $n }/{ $most }
picture-bag = в мешочке
picture-to-discard = { $name } убирает жетоны
picture-your-discard = Ваш ход: уберите жетоны в мешочек
picture-to-match = { $name } выбирает жетон
picture-your-match = Ваш ход: выберите жетон на поле
picture-to-steal = { $name } выбирает добычу
picture-your-steal = Ваш ход: выберите жетон соперника
picture-to-crown = { $name } выбирает королевскую особу
picture-your-crown = Ваш ход: выберите королевскую особу
picture-spent = { $name } за свиток { $scroll } берёт { $token } { $cell }
picture-gained = { $name } получает свиток { $scroll }
picture-gained-from = { $name } забирает свиток { $scroll } у соперника
picture-replenished = { $name } восполняет поле, жетонов: { $n }
picture-took = { $name } берёт { $tokens } { $cells }
picture-reserved = { $name } бронирует { $card } и берёт { $gold } { $cell }
picture-reserved-seen = { $name } бронирует карту пирамиды { $card } и берёт { $gold } { $cell }
picture-reserved-unseen = { $name } бронирует вслепую { $card } и берёт { $gold } { $cell }
picture-bought = { $name } покупает { $card } { $worth } за { $price }
picture-bought-free = { $name } покупает { $card } { $worth } бесплатно
picture-matched = { $name } берёт ещё { $token } { $cell }
picture-stole = { $name } берёт { $token } у соперника
picture-royal = { $name } получает { $royal }
picture-discarded = { $name } убирает { $tokens } в мешочек
picture-passed = { $name } пропускает действие
picture-another-turn = { $name } ходит ещё раз
picture-hand-seen = из пирамиды, видели оба
picture-hand-blind = вслепую, знаете только вы
picture-hand-lacking = Не хватает
picture-hand-uncopied = карты, чтобы скопировать цвет
picture-hand-affordable = Можно купить
picture-hand-free = бесплатно: хватает бонусов
picture-hand-pyramid = сейчас в пирамиде
picture-hand-nothing = Пока ничего не купить
picture-hand-reserve = Место свободно: забронируйте карту пирамиды или верхнюю в колоде и возьмите золото.
picture-hand-no-gold = Сейчас на поле нет золота, поэтому бронировать нельзя.
picture-hand-tokens = Жетонов: { $count } из { $most }
picture-hand-privileges = Свитки привилегий
picture-hand-late = Свитки — со следующего хода
picture-hand-no-privilege = Свитков привилегий нет
picture-hand-bag-empty = Мешочек пуст
picture-end-turn = Итог · { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
picture-end-order = Для победы нужно 20 очков, 10 корон или 10 очков одного цвета
picture-end-reserved = осталось в брони
picture-end-drawn = Ничья
picture-end-quiet = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
} без покупок и броней

## стол словами

told-title = Роскошь Дуэль. Ход { $n }.
told-last = Последний ход: { $move }
told-earlier = До этого: { $moves }
told-replenished-brief = Поле восполнено, без свитков.
told-replenished = Поле восполнено: в этот ход свитки больше не потратить.
told-again = За этим ходом последует ещё один.
told-quiet = Ходов без покупок и броней: { $n } из { $most }.
told-row-brief = Уровень { $level } (колода { $deck }): { $cards }
told-row = Уровень { $level }, в колоде { $deck }: { $cards }
told-affordable = { $name } может купить: { $cards }.
told-choice = { $name } выбирает из: { $things }.
told-royals = Особы (по одной за { $crowns } корон): { $royals }
told-board = Поле, столбцы a–e слева, ряды 1–5 сверху: { $cells }
told-board-brief = Поле a–e, ряды 1–5: { $rows }.
told-cells = { $colour ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
    [black] чёрный
    [pearl] жемчужина
   *[gold] золото
}: { $cells }
told-bag = В мешочке { $n }: { $tokens }.
told-supply = Свободных свитков: { $n }.
told-hand-empty = Броней нет: можно забронировать до трёх карт.
told-offers = Вы можете купить в пирамиде: { $cards }.
told-hand-affordable = Бронь { $card }, { $origin }: можно купить за { $tokens }.
told-hand-lacking = Бронь { $card }, { $origin }: не хватает { $tokens }.
told-player = { $name }: очки { $points }/{ $points_goal }, короны { $crowns }/{ $crowns_goal }, { $colour ->
    [none] один цвет
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
   *[black] чёрный
} { $best }/{ $colour_goal }; очки по цветам { $prestige }, без цвета { $colourless }; карты { $cards }; бонусы { $bonuses }; жетонов { $total }: { $tokens }; свитки { $privileges }; королевские особы { $royals }; в брони { $reserved }.
told-player-brief = { $name }: очки { $points }/{ $points_goal }{ $sources }, короны { $crowns }/{ $crowns_goal }, { $colour ->
    [none] один цвет
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
   *[black] чёрный
} { $best }/{ $colour_goal }; карты { $cards }; бонусы { $bonuses }; жетоны { $total }: { $tokens }; свитки { $privileges }{ $royals ->
    [none] {""}
   *[other] ; особы { $royals }
}{ $reserved ->
    [none] {""}
   *[other] ; бронь { $reserved }
}.
told-hidden = карта уровня { $level } { $origin ->
    [deck] вслепую из колоды
   *[pyramid] из пирамиды
}
told-card = { $card }, цена: { $cost }
told-ability = { $ability ->
    [turn] ход
    [token] жетон
    [privilege] свиток
   *[steal] кража
}
told-letters = W белый, U синий, G зелёный, R красный, K чёрный, P жемчуг, Y золото, * любой, ♛ корона, ✓ можно купить, ? скрыто.
