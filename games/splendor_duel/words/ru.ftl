### «Роскошь Дуэль» словами.

title = Роскошь. Дуэль
description = Игра для двоих: берите жетоны по линиям, покупайте карты и побеждайте очками, коронами или одним сильным цветом.

choice-safety-stop = Предохранитель: ничья после стольких ходов подряд без покупок и резерва
choice-safety-stop-40 = 40 ходов
choice-safety-stop-20 = 20 ходов
choice-safety-stop-80 = 80 ходов
choice-safety-stop-0 = никогда
choice-refill = Когда в пирамиде открывают новую карту
choice-refill-at-once = сразу, до эффектов и королевских особ
choice-refill-end-of-turn = в конце хода, как в онлайн-версии

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
card = { $colour ->
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
    [token] , даёт жетон своего цвета
    [privilege] , даёт привилегию
    [steal] , крадёт жетон
   *[none] {""}
} ({ $id })
told-card-brief = { $colour ->
    [white] белая
    [blue] синяя
    [green] зелёная
    [red] красная
    [black] чёрная
    [wild] любого цвета
   *[none] без цвета
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points }
}
royal = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $ability ->
    [turn] , ещё один ход
    [privilege] , даёт привилегию
    [steal] , крадёт жетон
   *[none] {""}
} ({ $id })
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
deck = Верхняя карта колоды { $level }, вслепую ({ $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[other] осталось { $n } карт
})
nothing = 0 жетонов
costing = Цена: { $price }
costing-nothing = Бесплатно: хватает бонусов

## Что делает каждый предмет — для тех, кто видит его впервые

piece-id = { $id }
sign = { $sign ->
    [turn] Ещё один ход
    [token] Жетон её цвета
    [steal] Кража жетона
    [copy] Карта любого цвета
    [privilege] Свиток привилегии
    [crown] Корона
    [pearl] Жемчужина
   *[gold] Золото
}
does = { $ability ->
    [turn] сразу после этого хода вы ходите ещё раз
    [token] вы берёте с поля жетон цвета этой карты, если он там есть
    [steal] вы забираете у соперника камень или жемчужину на выбор, но не золото
   *[privilege] вы получаете свиток привилегии; если свободных нет — забираете у соперника
}
means-ability = Срабатывает один раз, сразу при получении карты: { $does }.
means-then = {" "}При получении: { $does }.
means-sign = { $sign ->
    [copy] Выберите цвет, в котором у вас уже есть бонус: карта станет бонусом этого цвета, и её очки пойдут в него. Пока бонусов нет, купить её нельзя.
    [privilege] Потратьте его перед действием и возьмите камень или жемчужину с любой клетки. Значок на карте означает: вы получаете свиток; если свободных нет — забираете у соперника.
    [pearl] Некоторые карты стоят одну жемчужину. Бонусы её не заменяют, только золото. Если взять обе жемчужины одной линией, соперник получит свиток привилегии.
   *[gold] Джокер: при покупке карты заменяет камень или жемчужину. Получить его можно только вместе с картой в резерв; на поле он прерывает линию.
}
means-crown = Когда у вас { $first ->
    [one] { $first } корона
    [few] { $first } короны
   *[other] { $first } корон
}, и ещё раз, когда их { $second }, вы выбираете королевскую особу. Если в конце вашего хода корон { $n }, вы победили.
means-royal = Её выбирают, когда корон становится { $first } и { $second }: { $points ->
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
ask-privilege = Какой жетон взять за привилегию?
ask-line = Возьмите до трёх жетонов по прямой. С какой клетки начать?
ask-line-end = От { $cell } — и до какой клетки?
ask-reserve = Какую карту зарезервировать?
ask-reserve-gold = Какое золото взять?
ask-buy = Какую карту купить?
ask-copy = Какого цвета будет карта?
ask-gold = Сколько золота потратить?
ask-payment = Чем заплатить?
ask-discard = { $n ->
    [1] Можно держать не больше { $limit } жетонов, один лишний. Какой убрать в мешочек?
   *[other] Можно держать не больше { $limit } жетонов, лишних – { $n }. Какой убрать первым?
}
ask-matching = Карта даёт жетон своего цвета. Какой взять?
ask-loot = Какой жетон украсть?
ask-royal = Ваши короны привлекли королевскую особу. Какую?

line-length = { $n ->
    [1] Один жетон
   *[other] { $n } жетона
}
do-shorter = Линия короче…
ask-line-short = Какую линию короче взять?
do-take = Взять жетоны
do-reserve = Взять золото и зарезервировать карту
do-buy = Купить карту
do-privilege = Взять жетон за привилегию ({ $n ->
    [one] { $n } свиток
    [few] { $n } свитка
   *[other] { $n } свитков
})
do-replenish = Пополнить поле ({ $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
} в мешочке)
do-pass = Пропустить (действий нет)
pay = Заплатить: { $price }
pay-gold = Потратить { $n } золота
hint-payments = { $n ->
    [one] { $n } способ заплатить
    [few] { $n } способа заплатить
   *[other] { $n } способов заплатить
}
hint-privilege = Соперник получает свиток привилегии
hint-privilege-yours = Соперник забирает ваш свиток привилегии

waiting-turn = { $n ->
    [1] ходит { $who }
   *[other] ходят { $who }
}
waiting-discard = { $n ->
    [1] { $who } убирает лишние жетоны
   *[other] { $who } убирают лишние жетоны
}
waiting-matching = { $n ->
    [1] { $who } выбирает жетон на поле
   *[other] { $who } выбирают жетон на поле
}
waiting-loot = { $n ->
    [1] { $who } выбирает, какой жетон украсть
   *[other] { $who } выбирают, какой жетон украсть
}
waiting-royal = { $n ->
    [1] { $who } выбирает королевскую особу
   *[other] { $who } выбирают королевскую особу
}

## Отказы

refuse-privilege-late = Привилегии тратят до пополнения поля. Теперь возьмите жетоны, зарезервируйте или купите карту.
refuse-privilege-none = У вас нет привилегий. Возьмите жетоны, зарезервируйте или купите карту.
refuse-bag-empty = Мешочек пуст, пополнить поле нечем. Возьмите жетоны, зарезервируйте или купите карту.
refuse-cell-empty = Клетка { $cell } пуста, а пустая клетка прерывает линию. Выберите клетки с жетонами.
refuse-cell-gold = На { $cell } золото: его дают только вместе с картой в резерв, и оно прерывает линию. Берите камни и жемчужины.
refuse-reserve-full = Карт в резерве уже { $n }: { $cards }. Сначала купите одну из них.
refuse-reserve-gold = На { $cell } нет золота, а без него карту не зарезервировать. { $cells ->
    [none] Сейчас золота на поле нет.
   *[other] Золото: { $cells }.
}
refuse-reserve-absent = Карты «{ $card }» нет в пирамиде. Выберите карту из пирамиды или верхнюю карту колоды.
refuse-level = Такой колоды нет. Есть колоды 1, 2 и 3.
refuse-deck-empty = Колода { $level } пуста. { $left ->
    [none] Остальные тоже пусты.
   *[other] Карты ещё есть в колодах { $left }.
}
refuse-buy-absent = Карты «{ $card }» нет ни в пирамиде, ни в вашем резерве.
refuse-copy-nothing = Карта «{ $card }» принимает цвет одного из ваших бонусов, а их у вас ещё нет. Зато её можно зарезервировать.
refuse-copy-colour = Карта «{ $card }» может принять только цвет, в котором у вас есть бонус: { $colours }.
refuse-copy-plain = У карты «{ $card }» цвет менять нельзя.
refuse-buy-poor = На карту «{ $card }» пока не хватает: нужно ещё { $lacking }, а золота у вас { $gold }. Сначала возьмите жетоны или купите другую карту.
refuse-payment = { $n ->
    [0] Карта «{ $card }» для вас бесплатна: хватает бонусов, жетоны не нужны.
   *[other] Карта «{ $card }» стоит для вас { $price }. Заплатите ровно столько; золото заменяет любой жетон.
}
refuse-pass = Пропустить можно, только если действий нет. Вы ещё можете взять жетоны, зарезервировать или купить карту.
refuse-pass-replenish = В мешочке есть жетоны: сначала пополните поле.
refuse-discard-absent = У вас нет всех этих жетонов. У вас { $held }.
refuse-discard-number = Уберите в мешочек ровно { $n ->
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
} жетон. Есть на клетках { $cells }.
refuse-loot = Этого у соперника не забрать. Можно: { $loot }.
refuse-royal = Этой королевской особы уже нет. Выберите из этих: { $royals }.

## Новости

spent-privilege = { $who } берёт за привилегию жетон: { $spot }.
gained-privilege = { $who } получает привилегию.
gained-privilege-from = { $who } забирает привилегию у соперника.
replenished = { $who } пополняет поле: { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
} из мешочка.
took = { $who } берёт { $tokens } ({ $cells }).
reserved = { $who } берёт золото с { $cell } и резервирует карту «{ $card }».
reserved-hidden = { $who } берёт золото с { $cell } и резервирует { $origin ->
    [deck] верхнюю карту колоды { $level }
   *[pyramid] карту уровня { $level } из пирамиды
}.
drew = Ваша карта: { $card }. Она в резерве.
bought = { $who } { $free ->
    [yes] бесплатно получает
   *[no] покупает
} карту «{ $card }»{ $origin ->
    [reserved] {" "}из резерва
   *[pyramid] {""}
}{ $free ->
    [yes] {""}
   *[no] {" "}за { $price }
}{ $copied ->
    [white] . Теперь она белая
    [blue] . Теперь она синяя
    [green] . Теперь она зелёная
    [red] . Теперь она красная
    [black] . Теперь она чёрная
   *[none] {""}
}.
refilled = Открыта карта: { $card }.
took-matching = { $who } получает за карту жетон: { $spot }.
stole = { $who } крадёт жетон: { $token }.
took-royal = { $who } получает королевскую особу: { $royal }.
discarded = { $who } убирает в мешочек: { $tokens }.
passed = { $who } пропускает действие: делать нечего.
another-turn = { $who } ходит ещё раз.
won = { $who } побеждает: { $reached }!
drawn = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
} без покупок и резерва. Ничья.
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

account-cards = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
account-royals = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за { $n ->
    [one] { $n } особу
   *[other] { $n } особ
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

stage = Ход { $n }
picture-turn = Ход { $n }
picture-quiet = без покупок { $n }/{ $most }
picture-bag = в мешочке
picture-to-discard = { $name } убирает жетоны
picture-your-discard = Ваш ход: уберите жетоны в мешочек
picture-to-match = { $name } выбирает жетон
picture-your-match = Ваш ход: выберите жетон
picture-to-steal = { $name } крадёт жетон
picture-your-steal = Ваш ход: какой жетон украсть?
picture-to-crown = { $name } выбирает королевскую особу
picture-your-crown = Ваш ход: выберите королевскую особу
picture-earlier = раньше:
picture-spent = { $name } берёт за привилегию { $scroll } жетон { $token } { $cell }
picture-gained = { $name } получает привилегию { $scroll }
picture-gained-from = { $name } забирает привилегию { $scroll } у соперника
picture-replenished = { $name } пополняет поле: { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}
picture-took = { $name } берёт { $tokens } { $cells }
picture-reserved = { $name } резервирует { $card } и берёт { $gold } { $cell }
picture-reserved-seen = { $name } резервирует { $card } из пирамиды и берёт { $gold } { $cell }
picture-reserved-unseen = { $name } резервирует вслепую { $card } и берёт { $gold } { $cell }
picture-bought = { $name } покупает { $card } { $worth } за { $price }
picture-bought-free = { $name } получает { $card } { $worth } бесплатно
picture-matched = { $name } берёт ещё { $token } { $cell }
picture-stole = { $name } крадёт { $token }
picture-royal = { $name } получает { $royal }
picture-discarded = { $name } убирает { $tokens } в мешочек
picture-passed = { $name } пропускает действие
picture-another-turn = { $name } ходит ещё раз
picture-hand-seen = Видели оба
picture-hand-blind = Вслепую: знаете только вы
picture-hand-lacking = Не хватает
picture-hand-uncopied = бонуса, чтобы взять его цвет
picture-hand-affordable = Можно купить
picture-hand-free = Бесплатно: хватает бонусов
picture-hand-pyramid = Вам по карману
picture-hand-nothing = Пока ни на что не хватает
picture-hand-reserve = Можно зарезервировать ещё карту и взять золото.
picture-hand-no-gold = На поле нет золота, резервировать сейчас нельзя.
picture-hand-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
} из { $most }
picture-hand-privileges = Привилегии
picture-hand-late = Привилегии: со следующего хода
picture-hand-no-privilege = Привилегий нет
picture-hand-bag-empty = Мешочек пуст
picture-end-turn = Итог · { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
picture-end-order = Для победы: { $points } очков, { $crowns } корон или { $colour } очков одного цвета
picture-end-reserved = осталось в резерве
picture-end-drawn = Ничья
picture-end-quiet = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
} без покупок и резерва

## стол словами

told-title = Роскошь. Дуэль. Ход { $n }.
told-last = Последний ход: { $move }
told-earlier = До этого: { $moves }
told-replenished = Поле пополнено: в этот ход привилегии тратить нельзя.
told-again = После этого хода тот же игрок ходит ещё раз.
told-quiet = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
} без покупок и резерва из { $most }.
told-row = Уровень { $level }, в колоде осталось { $deck }: { $cards }
told-affordable = { $name } может купить: { $cards }.
told-choice = { $name } выбирает из: { $things }.
told-royals = Особы (по одной за { $crowns } корон): { $royals }
told-board = Поле, столбцы a–e слева, ряды 1–5 сверху: { $cells }
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
told-supply = Свободно привилегий: { $n }.
told-hand-empty = В резерве пусто; карт в нём может быть до { $most }.
told-offers = Вам хватает на карты пирамиды: { $cards }.
told-hand-affordable = В резерве { $card }. { $origin }. Можно купить, цена: { $tokens }.
told-hand-lacking = В резерве { $card }. { $origin }. Не хватает: { $tokens }.
told-player = { $name }: очки { $points }/{ $points_goal }, короны { $crowns }/{ $crowns_goal }, { $colour ->
    [none] один цвет
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
   *[black] чёрный
} { $best }/{ $colour_goal }; очки по цветам { $prestige }, без цвета { $colourless }; карты { $cards }; бонусы { $bonuses }; жетонов { $total }: { $tokens }; привилегии { $privileges }; королевские особы { $royals }; в резерве { $reserved }.
told-person = { $name }: очки { $points } из { $points_goal }, короны { $crowns } из { $crowns_goal }, { $colour ->
    [none] один цвет
    [white] белый цвет
    [blue] синий цвет
    [green] зелёный цвет
    [red] красный цвет
   *[black] чёрный цвет
} { $best } из { $colour_goal }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
told-bonuses = бонусы: { $bonuses }
told-tokens = жетоны: { $tokens }
told-privileges = привилегии: { $n }
told-guests = королевские особы: { $royals }
told-reserved = в резерве: { $cards }
told-hidden = карта уровня { $level } { $origin ->
    [deck] из колоды
   *[pyramid] из пирамиды
}
told-card = { $card }, цена: { $cost }

## Что говорит за ход

reason-wins = Это сразу приносит победу.
reason-points = Это даёт { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}.
reason-crowns = Это даёт { $n ->
    [one] { $n } корону
    [few] { $n } короны
   *[other] { $n } корон
}, всего их будет { $all }.
reason-royal = К вам придёт особа.
reason-ability = { $ability ->
    [turn] Вы получите ещё один ход.
    [token] Вы возьмёте ещё один жетон её цвета.
    [privilege] Вы получите свиток привилегии.
   *[steal] Вы возьмёте жетон соперника.
}
reason-bonus = Её бонус ({ $colour ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
   *[black] чёрный
}) удешевит вам ещё { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
reason-free = Её целиком оплачивают бонусы: жетоны не тратятся.
reason-reaches = После этого вы сможете купить карту «{ $card }».
reason-nearer = После этого на карту «{ $card }» не хватает всего { $n ->
    [one] { $n } жетона
   *[other] { $n } жетонов
}.
reason-denies = Следующим ходом { $who } может купить карту «{ $card }»{ $why ->
    [wins] {" "}и победить
   *[buys] {""}
}.
reason-gold = Вместе с ней вы получаете золото.
reason-poor-board = На поле { $n ->
    [one] остался только { $n } жетон
    [few] осталось только { $n } жетона
   *[other] осталось только { $n } жетонов
}.
reason-spare = Эти жетоны вам нужны меньше всего: { $tokens }.

## Урок: по подсказке перед каждым решением

lesson-take = Победа — это 20 очков, 10 корон или 10 очков одного цвета. Обычный ход: взять до 3 жетонов по прямой. Здесь — жемчужина и два белых.
lesson-line = Осторожно: три жетона одного цвета или обе жемчужины дают сопернику привилегию. Два чёрных — можно. А синяя карта (1-09) стоит 2 белых и 2 чёрных.
lesson-buy = Купите её. Карта — скидка навсегда: её цвет заменяет один жетон. А эта ещё сразу даёт вам жетон своего цвета.
lesson-privilege = Соперник пополняет поле, и за это у вас привилегия. Потратьте её перед действием: возьмите любой жетон, кроме золота.
lesson-line-again = Теперь действие. Красный, белый и чёрный лежат на одной прямой — как раз для зелёной карты (1-13). Синий за вас платит ваша синяя карта.
lesson-bonus = Купите зелёную карту: бонус экономит синий. Дешёвые карты в начале делают дорогие доступными. Копить жетоны — первая частая ошибка.
lesson-reserve = Возьмите золото и зарезервируйте карту: её купите только вы, а золото заменяет любой жетон. Эта даёт 2 очка и корону. В резерве до 3 карт.
lesson-replenish = Поле пустеет. Перед действием его можно пополнить из мешочка с потраченными жетонами, но соперник получит за это привилегию.
lesson-three = Возьмите два белых и чёрный: не три одинаковых, так что привилегии сопернику нет. Карте в резерве нужны 2 белых, 2 красных, 2 чёрных и жемчужина.
lesson-crowns = За 3 и за 6 корон к вам приходит королевская особа: очки или эффект. Вторая частая ошибка: больше 10 жетонов в конце хода не удержать.
lesson-win = Купите карту из резерва: 2 очка и первая корона. Следите за всеми тремя целями, и у соперника тоже: игра кончается сразу.
lesson-over = Вот и вся игра: жетоны по прямым, карты-скидки и привилегии как плата за жадность. Кто в свой ход достигает цели, сразу побеждает.

## Предупреждения

warning-goal = { $who } может победить следующим ходом.
warning-tokens = Жетонов будет больше, чем { $limit }: в мешочек уйдёт { $n }.

## Как играть, за минуту

primer-goal-three = Первым достичь одной из целей: { $points } очков, { $crowns } корон или { $colour } очков на картах одного цвета.
primer-turn-first = Сначала, если хотите: потратить привилегии — по жетону за каждую, кроме золота; пополнить поле — тогда привилегия сопернику.
primer-turn-line = Взять до { $line } жетонов, лежащих рядом на одной прямой. Золото так не берут.
primer-turn-buy = Или купить карту: её цену платят жетонами. С её цветом следующие карты дешевле.
primer-turn-reserve = Или взять золото (оно заменяет любой жетон) и зарезервировать карту. В конце хода не больше { $limit } жетонов.
primer-turn-ability = Некоторые карты сразу что-то делают: ещё один ход, чужой жетон, привилегия.
primer-turn-privilege = Осторожно: { $line } жетона одного цвета за раз или обе жемчужины — и соперник получает привилегию.
primer-turn-royal = За { $royal } короны и ещё раз за { $second } корон — королевская карта на выбор.
primer-end-goal = Цель достигнута в конце своего хода? Это победа, сразу.

## Руководство: главы в несколько фраз, каждая рядом с картинкой

chapter-tokens = Жетоны
guide-tokens-1 = За ход — одно действие: взять жетоны, купить карту или зарезервировать её.
guide-tokens-2 = Возьмите до { $line } жетонов, лежащих рядом на прямой: по ряду, столбцу или диагонали.
guide-tokens-3 = Золото и пустые клетки прерывают линию.
guide-tokens-4 = Осторожно: { $line } одного цвета или обе жемчужины за раз дают сопернику привилегию.
guide-tokens-5 = В конце хода у вас не больше { $limit } жетонов; лишние уходят в мешочек.

chapter-privileges = Привилегии и мешочек
guide-privileges-1 = До действия можно потратить привилегии (свитки): за каждую — любой жетон с поля, кроме золота.
guide-privileges-2 = Потом можно пополнить поле из мешочка: туда уходят все уплаченные жетоны.
guide-privileges-3 = За это соперник получает привилегию.
guide-privileges-4 = Если свободных нет, он берёт вашу.
guide-privileges-5 = Если ничего другого сделать нельзя, пополнять придётся.

chapter-buying = Покупка и резерв
guide-buying-1 = Купите карту пирамиды или из резерва: цена — в её нижней половине.
guide-buying-2 = Её камни — бонусы: на столько жетонов этого цвета дешевле каждая следующая карта.
guide-buying-3 = Жемчужины тоже платят, и бонус их не заменяет.
guide-buying-4 = Для резерва возьмите с поля золото и карту, можно верхнюю карту колоды не глядя. В резерве — до { $reserved }.
guide-buying-5 = Золото заменяет любой жетон. Нет золота на поле — нет и резерва.

chapter-abilities = Знаки на картах
guide-abilities-1 = Некоторые карты срабатывают один раз, сразу после покупки.
guide-abilities-2 = Стрелка по кругу — ещё один ход. Маска — жетон соперника, кроме золота.
guide-abilities-3 = Свиток — привилегия. Фишка — жетон цвета карты с поля.
guide-abilities-4 = Цветное колесо — положите карту на одну из своих: у неё навсегда тот же цвет.
guide-abilities-5 = Короны считают: за { $royal } и ещё раз за { $second } выбирают королевскую карту.

chapter-end = Победа
guide-end-1 = Вы побеждаете в конце своего хода, если достигли одной из целей.
guide-end-2 = { $points } очков всего, вместе с королевскими картами.
guide-end-3 = Или { $crowns } корон.
guide-end-4 = Или { $colour } очков на картах одного цвета.
guide-end-5 = Игра кончается сразу, у соперника хода больше нет.

## График игры

chart-title = Очки по ходам
chart-value = { $sign }{ $n }
chart-length = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
best-move = Лучший ход, { $round }-й: +{ $gain }
