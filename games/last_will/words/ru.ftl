### «Завещание» словами.

title = Завещание
description = Получите наследство и промотайте его так, чтобы остаться в самом большом долгу.
# Как слова начинались раньше: так их ещё набирают.
former-words = использ=активир дешеве=обесцени особ=специальн поправк=модификатор столик=резерв

choice-sum = Наследство
choice-sum-seventy = £70 каждому
choice-sum-will = по карте завещания, от £70 до £130
choice-orders = Заготовки (бот втайне планирует и отправляет посыльных за вас)
choice-orders-on = можно
choice-orders-off = нельзя

## Предметы

title-of = { $title ->
    [dinner] Ужин
    [carriage_ride] Поездка в карете
    [boat_trip] Прогулка на яхте
    [theatre] Театр
    [soiree] Вечеринка
    [ball] Бал
    [gentlemens_club] Джентльменский клуб
    [reservation] Резерв
    [carriage] Карета
    [training_ground] Манеж
    [sea_dog] Морской волк
    [gardener] Садовник
    [valet] Камердинер
    [estate_agent] Агент по недвижимости
    [waiter] Официант
    [school_chum] Школьный товарищ
    [steward] Управляющий
    [tailor] Портной
    [coachman] Кучер
    [old_friend] Старый друг
    [breeders_fair] Ярмарка заводчиков
    [wild_party] Разгул
    [hectic_day] Сумасшедший день
    [mansion] Особняк
    [town_house] Городской дом
    [manor_house] Поместье
    [farm] Ферма
    [chef] Повар
    [guest] Гостья
    [dog] Собака
    [horse] Лошадь
   *[joker] Джокер
}
    .brief = { $title ->
        [boat_trip] Прогулка
        [carriage_ride] Поездка
        [gentlemens_club] Клуб
        [estate_agent] Агент
        [school_chum] Товарищ
        [breeders_fair] Ярмарка
       *[other] { title-of }
    }
card = { $title } ({ $text })
    .brief = { $title }
card-named = «{ $title }» ({ $text })
    .brief = «{ $title }»
card-apart = { $title } ({ $text })
    .brief = { $title } ({ $text })
card-alone = «{ $title }»
house-worth = { $title }, стоимость £{ $value } ({ $text })
    .brief = { $title }, стоимость £{ $value }
property-for = { $title } за £{ $pounds } ({ $text })
    .brief = { $title } за £{ $pounds }
house-for = { $title } за £{ $pounds }, стоимость £{ $worth } ({ $text })
    .brief = { $title } за £{ $pounds }
companion = { $companion ->
    [chef] повар
    [guest] гостья
    [dog] собака
    [horse] лошадь
   *[joker] джокер
}
estate = { $estate ->
    [mansion] особняки
    [town_house] городские дома
    [manor_house] поместья
    [farm] фермы
   *[house] дома
}
estate-object = { $estate ->
    [mansion] особняк
    [town_house] городской дом
    [manor_house] поместье
   *[farm] ферму
}
symbol = { $symbol ->
    [dinner] нож с вилкой
    [carriage] карета
    [theatre] маска
    [boat] штурвал
   *[party] бокал
}
cards-of = { $deck ->
    [event] { $n ->
        [one] { $n } событие
        [few] { $n } события
       *[other] { $n } событий
    }
    [helper_expense] { $n ->
        [one] { $n } помощника или расход
        [few] { $n } помощника или расхода
       *[other] { $n } помощников или расходов
    }
    [property] { $n ->
        [one] { $n } карту недвижимости
        [few] { $n } карты недвижимости
       *[other] { $n } карт недвижимости
    }
    [companion] { $n ->
        [one] { $n } компаньона
        [few] { $n } компаньона
       *[other] { $n } компаньонов
    }
    [special] { $n ->
        [one] { $n } специальную карту
        [few] { $n } специальные карты
       *[other] { $n } специальных карт
    }
   *[joker] { $n ->
        [one] { $n } джокера
        [few] { $n } джокера
       *[other] { $n } джокеров
    }
}
money = { $debt ->
    [yes] −£{ $pounds }
   *[no] £{ $pounds }
}
modifier = { $sign ->
    [minus] −£{ $pounds }
    [plus] +£{ $pounds }
    [either] ±£{ $pounds }
   *[none] £{ $pounds }
}
market = { $estate ->
    [mansion] особняк
    [town_house] городской дом
    [manor_house] поместье
   *[farm] ферма
} { $modifier }

## Что написано на картах. А — действие.

text-white = { $actions }А, £{ $pounds }{ $n ->
    [0] {""}
   *[other] ; { $slots }
}
    .brief = { $actions }А, £{ $pounds }{ $n ->
    [0] {""}
   *[other] –{ $most }
}
slot = { $companion ->
    [chef] повар
    [guest] гостья
    [dog] собака
   *[horse] лошадь
} +£{ $pounds }
text-ball = { $costs }
    .brief = до £{ $most }
cost = { $actions }А £{ $pounds }
text-gain = { $actions }А{ $pounds ->
    [0] {""}
   *[other] , £{ $pounds }
}: получить { $n }А; колода с { $crowns ->
    [one] { $crowns } короной
   *[other] { $crowns } коронами
}
    .brief = +{ $n }А; { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[other] { $crowns } корон
}
text-fair = { $actions }А: до { $n } собак или лошадей на ваши фермы
text-party = { $actions }А: ваши дома обесцениваются в сумме на { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
text-property = £{ $values }, ремонт { $rows }
    .brief = £{ $values }
text-helper = { $ability }{ $pounds ->
    [0] {""}
   *[other] ; £{ $pounds } за раунд
}
    .brief = { $ability }{ $pounds ->
    [0] {""}
   *[other] , £{ $pounds }
}
text-formula = { $parts }, раз в раунд
    .brief = { $parts }
per = £{ $pounds } за { $what ->
    [farm] ферму
    [dog] собаку
   *[horse] лошадь
}
text-expense = { $actions ->
    [0] {""}
   *[other] { $actions }А:{" "}
}{ $rows } за раунд
    .brief = { $actions ->
    [0] {""}
   *[other] { $actions }А:{" "}
}{ $rows }
row = { $which ->
    [none] {""}
    [only] { $companion ->
        [chef] повар
        [guest] гостья
        [dog] собака
       *[horse] лошадь
    }{" "}
    [first] { $companion ->
        [chef] один повар
        [guest] одна гостья
        [dog] одна собака
       *[horse] одна лошадь
    }{" "}
    [second] { $companion ->
        [chef] два{" "}
       *[other] две{" "}
    }
   *[third] три{" "}
}£{ $pounds }
ability-spend = +£{ $pounds } к картам, где есть { $symbols }{ $opera ->
    [yes] , и к опере
   *[no] {""}
}
    .brief = +£{ $pounds }: { $symbols }
ability-keep-up = +£{ $pounds } к ремонту: { $estates }
    .brief = { $estates }
ability-act = +{ $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
} каждый раунд
    .brief = +{ $n }А
ability-serve = +{ $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
} за событие раз в раунд
ability-price = { $estates }: можно { $change ->
    [lower] снизить
    [raise] повысить
   *[either] снизить или повысить
} цену на £{ $pounds }
    .brief = { $estates } { $change ->
    [lower] −£{ $pounds }
    [raise] +£{ $pounds }
   *[either] ±£{ $pounds }
}
ability-deal = { $estates }: { $n ->
    [1] раз в раунд
   *[2] дважды в раунд
} { $pounds ->
    [0] купить или продать без действия
   *[other] сделка без действия, до £{ $pounds } дешевле
}
    .brief = { $estates }, { $n ->
    [1] сделка
   *[2] две сделки
}
ability-keep-up-free = { $estates }: { $n ->
    [1] раз в раунд
   *[2] дважды в раунд
} ремонт без действия
    .brief = { $estates }{ $n ->
    [1] {""}
   *[2] , дважды
}
ability-draw = +{ $n } { $deck ->
    [event] { $n ->
        [one] событие
        [few] события
       *[other] событий
    }
    [companion] { $n ->
        [one] компаньон
        [few] компаньона
       *[other] компаньонов
    }
   *[any] { $n ->
        [one] карта
        [few] карты
       *[other] карт
    }
} при планировании
    .brief = { $deck ->
    [event] события
    [companion] компаньоны
   *[any] карты
} +{ $n }
ability-keep = +{ $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
} в руке в конце раунда
    .brief = рука +{ $n }

## Что делают карты, подробно

means-white = Играется один раз за { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}: потратить £{ $pounds }{ $n ->
    [0] {""}
   *[other] {" "}и ещё за каждого компаньона из руки ({ $slots })
}.{ $sign }
means-ball = Играется один раз, на выбор: { $costs }.{ $sign }
means-gain = Играется один раз за { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}{ $pounds ->
    [0] {""}
   *[other] {" "}и £{ $pounds }
}: вы получаете { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}. Короны ({ $crowns }) показывают, когда карта появится: сначала специальные карты с одной короной, в конце — с тремя.
means-fair = Играется один раз за { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}: до { $n } собак или лошадей на ваши фермы, без карт компаньонов.
means-party = Играется один раз за { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}: ваши дома обесцениваются в сумме на { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}.
means-sign = {" "}Знак: { $symbol }.
means-property = Покупка: одно действие и £{ $price } с модификатором рынка. Ремонт: одно действие и £{ $pounds }{ $n ->
    [0] {""}
   *[other] , с компаньонами больше ({ $rows })
}. { $falling ->
    [yes] Раунд без ремонта — и цена падает на шаг ({ $values }).
   *[no] Цена не падает.
} Продажа: одно действие.
means-expense = Раз в раунд можно потратить £{ $pounds }{ $actions ->
    [0] {""}
   *[other] {" "}за { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}
}{ $n ->
    [0] {""}
   *[other] , с компаньонами больше ({ $rows })
}. Выложить на планшет: { $placing ->
    [0] без действия
    [one] { $placing } действие
    [few] { $placing } действия
   *[other] { $placing } действий
}.{ $sign }
means-formula = Раз в раунд можно потратить { $parts }, считая на своём планшете. Выложить: { $placing ->
    [0] без действия
    [one] { $placing } действие
    [few] { $placing } действия
   *[other] { $placing } действий
}.
means-helper = { $says } Выложить на планшет: { $placing ->
    [0] без действия
    [one] { $placing } действие
    [few] { $placing } действия
   *[other] { $placing } действий
}.{ $pounds ->
    [0] {""}
   *[other] {" "}Раз в раунд с ним можно потратить ещё £{ $pounds }.
}
sure-twice = Эти числа подтверждают разные источники.
sure-single-source = Эти числа известны только из одного источника.
sure-reconstructed = Эти числа восстановлены: их нет ни в одном источнике.
sure-suspect = Эти числа известны только из одного источника, и в нём здесь может быть ошибка.
sure-in-part = Только из одного источника известно: { $parts }. Остальное подтверждают и другие.
sure-part = { $part ->
    [costs] часть цен
    [values] часть стоимостей
    [rows] ремонт
    [crowns] число корон
   *[copies] число копий
}
means-companion = { $companion ->
    [joker] Заменяет любого компаньона: присоединяется
   *[other] Присоединяется
} к событию с таким значком или за одно действие к карте на вашем планшете, где открывает следующую сумму.
means-spend = С этими картами{ $opera ->
    [yes] {" "}и в опере
   *[no] {""}
} можно каждый раз потратить на £{ $pounds } больше: { $titles }.
means-keep-up = Ремонтируя { $estates }, можно каждый раз потратить на £{ $pounds } больше.
means-act = У вас на { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
} больше в каждом раунде, начиная с того, в котором вы выложили карту.
means-serve = Первое событие в каждом раунде даёт { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}, им можно оплатить и её саму.
means-price = Покупая и продавая { $estates }, каждый раз можно { $change ->
    [lower] снизить
    [raise] повысить
   *[either] снизить или повысить
} цену на £{ $pounds }.
means-deal = { $n ->
    [1] Раз в раунд
   *[2] Дважды в раунд
} можно без действия купить или продать { $estates }{ $pounds ->
    [0] {""}
   *[other] , и цену этой сделки можно снизить на £{ $pounds }
}.
means-keep-up-free = { $n ->
    [1] Раз в раунд
   *[2] Дважды в раунд
} можно без действия ремонтировать { $estates }.
means-draw = При каждом планировании вы берёте больше { $deck ->
    [event] событий
    [companion] компаньонов
   *[any] карт
}: +{ $n }.
means-keep = В конце раунда можно оставить в руке больше карт: +{ $n }.

## Вопросы. А — действие.

span = от { $least } до { $most }
    .brief = { $least }–{ $most }
ask-keep = Выберите { $n } { $n ->
    [one] карту, которую оставите
    [few] карты, которые оставите
   *[other] карт, которые оставите
}.
    .doing = Оставить:
copy = { $card }, № { $n }
ask-block = Какой план закрыть на этот раунд?
    .doing = Закрыть план
ask-plan = Выберите план. Чем он левее, тем раньше ход.
    .doing = Выбрать план
plan-space = { $space }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $boys ->
    [one] { $boys } посыльный
   *[other] { $boys } посыльных
}, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}
ask-draw = { $deck ->
    [any] { ask-draw-mix }
   *[other] Осталось взять { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }. Сколько { $deck ->
        [event] событий
        [helper_expense] помощников и расходов
        [property] недвижимости
       *[companion] компаньонов
    }?
}
    .doing = Взять:
ask-draw-mix = Возьмите { $n ->
    [one] { $n } карту. Из какой колоды?
    [few] { $n } карты. Из каких колод?
   *[other] { $n } карт. Из каких колод?
}
    .doing = Взять:
draw-mix = { $cards }
draw-rest = { $cards } и { $rest }
ask-errand = Куда отправить посыльного?{ $n ->
    [one] {""}
   *[other] {" "}(Осталось { $n }.)
} На счету { $money }.
    .doing = Отправить посыльного ›
fetch = { $slot }: { $card }
do-market = Рынок недвижимости: изменить цены
    .brief = Рынок
do-extension = Расширить планшет: будет { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[other] { $n } ячеек
}
    .brief = Ещё ячейка
do-random = Взять карту из колоды
    .brief = Карта из колоды
do-opera = Опера: потратить { $spent }
    .brief = Опера: { $spent }
ask-market-all = Какой сделать цену особняков? Сейчас: { $now }.
ask-market-others = Какими сделать остальные цены?
market-leave = Оставить цены как есть
market-set = { $prices }
ask-market = { $estate ->
    [mansion] Особняки
    [town_house] Городские дома
    [manor_house] Поместья
   *[farm] Фермы
}: какой модификатор? (сейчас { $now })
market-both = { $one }, { $other }
ask-random = Из какой колоды?
deck = { $deck ->
    [event] События
    [helper_expense] Помощники и расходы
    [property] Недвижимость
   *[companion] Компаньоны
}
ask-opera = Сколько потратить в опере? На счету { $money }.
spend = £{ $pounds } (останется { $money })
ask-turn = { $left ->
    [0] Действий не осталось
    [one] Осталось { $left } действие (А)
    [few] Осталось { $left } действия (А)
   *[other] Осталось { $left } действий (А)
}, на счету { $money }. Что будете делать?
do-play = Разыграть событие
    .brief = Разыграть
do-place = Выложить помощника или расход
    .brief = Выложить
do-buy = Купить недвижимость
do-use = { $kind ->
    [property] Сделать ремонт
   *[card] Активировать карту или сделать ремонт
}
    .brief = { $kind ->
        [property] Сделать ремонт
       *[card] Активировать
    }
do-mark = Добавить компаньона
    .brief = Компаньон к карте
do-sell = Продать недвижимость
    .brief = Продать
do-discard = Сбросить карту с планшета
    .brief = Сбросить
do-count = Указать числа…
do-end = Закончить ход{ $left ->
    [0] {""}
   *[other] {" "}(не использовано действий: { $left })
}
hint-end = без ремонта: { $houses }
ask-play = Какую карту разыграть? { $left ->
    [0] Действий нет
    [one] У вас { $left } действие
    [few] У вас { $left } действия
   *[other] У вас { $left } действий
}, на счету { $money }.
hint-takes = { $actions ->
    [0] без действия
   *[other] { $actions } из { $left ->
        [one] { $left } действия
       *[other] { $left } действий
    }
}{ $served ->
    [0] {""}
   *[other] {" "}(+{ $served } от камердинера)
}
hint-play = { $takes }{ $n ->
    [0] {""}
   *[other] , потратите { $spent }
}
hint-ball = несколько вариантов, { $left ->
    [0] действий нет
    [one] у вас { $left } действие
    [few] у вас { $left } действия
   *[other] у вас { $left } действий
}{ $served ->
    [0] {""}
   *[other] {" "}(+{ $served } от камердинера)
}, потратите { $spent }
ask-ball = { $card }: какой вариант? { $left ->
    [0] Действий нет
    [one] У вас { $left } действие
    [few] У вас { $left } действия
   *[other] У вас { $left } действий
}, на счету { $money }.
cost-option = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}, потратить £{ $pounds }
ask-companions = { $card }: кто с вами? На счету { $money }.
play-alone = Никто: потратить { $spent }
play-with = { $companions }: потратить { $spent }
ask-amount = { $card }: сколько потратить? На счету { $money }.
ask-place = Какую карту выложить? { $left ->
    [0] Действий нет
    [one] У вас { $left } действие
    [few] У вас { $left } действия
   *[other] У вас { $left } действий
} и { $room ->
    [one] { $room } свободная ячейка
    [few] { $room } свободные ячейки
   *[other] { $room } свободных ячеек
}.
hint-place = { $actions ->
    [0] бесплатно
   *[other] { $actions } из { $left ->
        [one] { $left } действия
       *[other] { $left } действий
    }
}
upkeep-of = Ремонт: { $card }
ask-use = Какую карту активировать? { $left ->
    [0] Действий нет
    [one] У вас { $left } действие
    [few] У вас { $left } действия
   *[other] У вас { $left } действий
}, на счету { $money }.
hint-use = { $takes }, потратите { $spent }
ask-mark = К какой карте добавить компаньона? Нужны 1 действие (у вас { $left }) и карта компаньона из руки.
hint-mark = { $companion }: откроет £{ $pounds }{ $used ->
    [yes] {" "}(в этом раунде карта уже активирована)
   *[no] {""}
}
ask-mark-for = { $card }: какую карту сбросить ради компаньона ({ $companion })?
mark-for = { $companion }
ask-buy = Какую недвижимость купить? { $left ->
    [0] Действий нет
    [one] У вас { $left } действие
    [few] У вас { $left } действия
   *[other] У вас { $left } действий
}, на счету { $money }.
hint-buy = { $actions ->
    [0] без действия
   *[other] { $actions } из { $left ->
        [one] { $left } действия
       *[other] { $left } действий
    }
}, цена { $spent }
hint-buy-either = { $actions } из { $left ->
    [one] { $left } действия
   *[other] { $left } действий
}, цена { $spent }; или без действия, цена { $agent }
ask-sell = Какую недвижимость продать? { $left ->
    [0] Действий нет
    [one] У вас { $left } действие
    [few] У вас { $left } действия
   *[other] У вас { $left } действий
}, на счету { $money }.
hint-sell = { $actions ->
    [0] без действия
   *[other] { $actions } из { $left ->
        [one] { $left } действия
       *[other] { $left } действий
    }
}, выручка { $spent }
hint-sell-either = { $actions } из { $left ->
    [one] { $left } действия
   *[other] { $left } действий
}, выручка { $spent }; или без действия, выручка { $agent }
ask-deal = { $card }: по какой цене? На счету { $money }.
deal = £{ $pounds } { $agent ->
    [yes] через агента (без действия)
   *[no] { $actions ->
        [0] (без действия)
        [one] за { $actions } действие
        [few] за { $actions } действия
       *[other] за { $actions } действий
    }
}
ask-discard = Какую карту сбросить с планшета? (Бесплатно)
hint-discard-used = активирована в этом раунде
ask-party = Какой дом обесценится? Осталось { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
}.
lower = { $card }: с £{ $value } до £{ $pounds }
ask-fair = На какую ферму добавить собаку или лошадь? Осталось: { $n }.
breed = { $card }: { $companion }, откроет £{ $pounds }
leave-fair = Больше не нужно

## Заготовки

ask-order = Можно оставить заготовку. Выберите план, который вам нужнее всего, или укажите, куда пойдут ваши посыльные.
ask-order-plan = { $n ->
    [1] Раунд { $round }: какой план вы хотите больше всего?
    [2] А если он занят?
   *[other] А если занят и этот?
}
ask-order-decks = Из каких колод брать карты по плану? Отметьте сколько угодно: из каждой берётся поровну. Если не отметить ничего, бот спросит вас.
ask-order-errand = { $n ->
    [1] Какое место для посыльного вы хотите больше всего?
    [2] Куда потом — или если это место займут?
   *[other] А дальше — или если займут и это?
}
do-order-errands = Мои посыльные…
do-order-done = Это всё
do-order-random = Карта из колоды: { $deck ->
    [event] события
    [helper_expense] помощники и расходы
    [property] недвижимость
   *[companion] компаньоны
}
order-fetch = за картой «{ $card }» ({ $slot })
order-random = за картой из колоды «{ $deck ->
    [event] события
    [helper_expense] помощники и расходы
    [property] недвижимость
   *[companion] компаньоны
}»
order-opera = в оперу ({ $spent })
order-extension = расширить планшет
order = Раунд { $round }: { $parts }
order-brief = { $parts }
order-also = { $first }; { $later }
order-else = { $first }, иначе { $later }
order-nothing = больше ничего
order-plan = { $space }
order-plans = план { $plans }
order-deck = { $deck ->
    [event] события
    [helper_expense] помощники/расходы
    [property] недвижимость
   *[companion] компаньоны
}
order-decks = взять: { $decks }
order-errands = отправить посыльного { $errands }
lapsed = В раунде { $round } это уже решено.

waiting-keep = { $n ->
    [1] { $who } выбирает карты
   *[other] { $who } выбирают карты
}
waiting-block = { $n ->
    [1] { $who } закрывает план
   *[other] { $who } закрывают планы
}
waiting-plan = { $n ->
    [1] план выбирает { $who }
   *[other] план выбирают { $who }
}
waiting-draw = { $n ->
    [1] { $who } выбирает, какие карты взять
   *[other] { $who } выбирают, какие карты взять
}
waiting-errand = { $n ->
    [1] посыльного отправляет { $who }
   *[other] посыльных отправляют { $who }
}
waiting-turn = { $n ->
    [1] ходит { $who }
   *[other] ходят { $who }
}
waiting-party = { $n ->
    [1] { $who } выбирает, какие дома обесценятся
   *[other] { $who } выбирают, какие дома обесценятся
}
waiting-fair = { $n ->
    [1] { $who } на ярмарке заводчиков
   *[other] { $who } на ярмарке заводчиков
}

## Что можно сделать с картой в руке

hand-play = разыграть: { $upto ->
    [1] 1 действие
    [2] 2 действия
   *[other] 2–{ $upto } действий
}, { $spent }
    .brief = разыграть: { $spent }
hand-buy = купить: £{ $value } { $modifier } = { $price }
    .brief = купить: { $price }
hand-deal = купить: { $prices }{ $free ->
    [yes] , без действия
   *[no] {""}
}
    .brief = купить: { $prices }
hand-place = { $actions ->
    [0] выложить: бесплатно
   *[other] выложить: { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}
}
    .brief = { $actions ->
    [0] выложить: бесплатно
   *[other] выложить:
}
hand-homeless = нет свободной ячейки
    .brief = нет ячейки
hand-few-actions = мало действий
hand-few-pounds = мало денег
hand-no-effect = сейчас ничего не даст
hand-no-buying = банкрот
hand-no-partner = не к чему добавить
hand-joker = за любого компаньона
hand-companion = к другой карте

## Отказы

refuse-keep = Карты { $card } у вас нет. Оставьте { $n } из этих: { $held }.
refuse-keep-number = Оставьте ровно { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
refuse-space = Место { $space } выбрать нельзя: оно занято, закрыто или его нет на поле. { $n ->
    [0] Свободных мест нет.
   *[other] Свободны: { $left }.
}
refuse-draw = Нужно взять ровно { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
refuse-draw-deck = { $deck ->
    [event] События
    [helper_expense] Помощники и расходы
    [property] Недвижимость
   *[companion] Компаньоны
}: вместе со сбросом { $n ->
    [0] карт не осталось
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[other] осталось { $n } карт
}.
refuse-slot = { $slot }: брать там нечего. { $n ->
    [0] Предложений не осталось.
   *[other] Ещё лежат: { $left }.
}
refuse-market = Каждый модификатор ставится один раз: { $modifiers }.
refuse-errand-space = { $space ->
    [market] Рынок недвижимости
    [extension] Расширение планшета
   *[opera] Опера
}: в этом раунде уже занято. Отправьте посыльного в другое место.
refuse-extension = Расширений больше нет. Отправьте посыльного в другое место.
refuse-random-twice = Карту из колоды вы в этом раунде уже брали. Отправьте посыльного в другое место.
refuse-random = { $deck ->
    [event] События
    [helper_expense] Помощники и расходы
    [property] Недвижимость
    [companion] Компаньоны
   *[other] Эта колода
}: карт не осталось. { $n ->
    [0] Все колоды закончились.
   *[other] Можно: { $left }.
}
refuse-opera = Столько в опере потратить нельзя. { $n ->
    [0] Сейчас она вам не по карману.
   *[other] Можно: { $prices }.
}
refuse-opera-debt = Нельзя потратить в опере £{ $pounds }: на счету { $money }, а с недвижимостью в долг жить нельзя.
refuse-not-in-hand = { $card }: такой карты у вас в руке нет. { $n ->
    [0] Сейчас подходящих карт нет.
   *[other] Можно: { $possible }.
}
refuse-not-on-board = { $card }: такой карты на вашем планшете нет. { $n ->
    [0] Сейчас подходящих карт нет.
   *[other] Можно: { $possible }.
}
refuse-actions = { $card }: нужно { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}, а { $left ->
    [0] у вас их не осталось. Можно то, что действий не стоит.
   *[other] у вас осталось { $left }.
}
refuse-debt = { $card }: потратить £{ $pounds } нельзя. На счету { $money }, а с недвижимостью в долг жить нельзя. { $n ->
    [0] Продайте недвижимость или возьмите другую карту.
   *[other] Можно: { $amounts }.
}
refuse-amount = { $card }: £{ $pounds } так потратить нельзя. { $n ->
    [0] Сейчас эту карту активировать нельзя.
   *[other] Можно: { $amounts }.
}
refuse-full = { $card }: на планшете нет свободной ячейки (всего ячеек: { $spaces }). { $n ->
    [0] Там только недвижимость: сначала что-нибудь продайте.
   *[other] Сначала можно бесплатно сбросить: { $others }.
}
refuse-option = { $card }: такого варианта нет. Выберите один из указанных на карте.
refuse-effect = { $effect ->
    [wildparty] { $card }: у вас нет дома, который может обесцениться.
    [breedersfair] { $card }: на ваших фермах нет места для собаки или лошади.
   *[other] { $card }: сейчас это ничего не даст.
} Оставьте карту на потом.
refuse-company = { $card }: эти компаньоны не подходят ({ $companions }). { $n ->
    [0] Эту карту разыгрывают без компаньонов.
   *[other] Подходят { $wanted } или джокеры.
}
refuse-company-absent = Для этого в руке нужны такие карты: { $companions }. { $n ->
    [0] Компаньонов у вас нет.
   *[other] У вас: { $held }.
}
refuse-place-property = Недвижимость покупают, а не выкладывают: { $card }.
refuse-used = { $card }: в этом раунде уже активирована. { $n ->
    [0] Больше активировать нечего.
   *[other] Можно: { $others }.
}
refuse-inactive = { $card }: действует сама, активировать её не нужно. { $n ->
    [0] Больше активировать нечего.
   *[other] Можно: { $others }.
}
refuse-idle = { $card }: сейчас на эту карту ничего не потратить. { $n ->
    [0] Больше активировать нечего.
   *[other] Можно: { $others }.
}
refuse-mark-none = { $card }: компаньонов эта карта не принимает. Выберите другую.
refuse-mark-full = { $card }: все компаньоны уже здесь. Выберите другую карту.
refuse-mark-other = { $card }: следующий компаньон здесь — { $wanted }, а не { $companion }. Подойдёт и джокер.
refuse-mark-actions = { $card }: добавить компаньона стоит 1 действие, а у вас их не осталось.
refuse-discard-property = Недвижимость не сбрасывают, её можно только продать: { $card }. { $n ->
    [0] Больше сбрасывать нечего.
   *[other] Можно сбросить: { $others }.
}
refuse-buy-bankrupt = Вы банкрот и покупать недвижимость уже не можете: { $card }.
refuse-buy-poor = { $card }: цена £{ $pounds }, а у вас { $money }. Недвижимость в долг не покупают.
refuse-price = { $card }: за £{ $pounds } нельзя. { $n ->
    [0] Сейчас эту карту не купить и не продать.
   *[other] Можно: { $prices }.
}
refuse-lower = { $card }: обесцениваться некуда. { $n ->
    [0] Других домов тоже нет.
   *[other] Можно: { $possible }.
}
refuse-breed = { $card }: места для собаки или лошади нет. { $n ->
    [0] Других ферм тоже нет.
   *[other] Можно: { $possible }.
}
refuse-leave-fair = Добавьте хотя бы одну собаку или лошадь. { $n ->
    [0] Свободных ферм нет.
   *[other] Можно: { $possible }.
}

## Новости

inherited = Каждому достаётся £{ $pounds } наследства.
inherited-by-will = Завещание вскрыто: каждому достаётся £{ $pounds }.
dealt = Ваши карты: { $cards }.
kept = { $who } оставляет { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
kept-cards = Вы оставляете: { $cards }.
round-began = Начинается раунд { $round } из { $rounds }. Первый игрок: { $who }.
in-slot = { $slot } { $card }
laid-out = На поле предложений: { $cards }.
blocked = { $who } закрывает план { $space }.
planned = { $who } выбирает план { $space }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $boys ->
    [one] { $boys } посыльный
    [few] { $boys } посыльных
   *[other] { $boys } посыльных
}, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}.
drew = { $who } берёт: { $cards }.
drew-cards = Вы берёте: { $cards }.
took-offered = { $who } берёт с места { $slot } карту { $card }.
market-changed = { $who } меняет цены на недвижимость: { $prices }.
market-left = { $who } оставляет цены на недвижимость как есть: { $prices }.
extended = { $who } расширяет планшет: теперь { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[other] { $n } ячеек
}.
went-to-opera = { $who } тратит в опере £{ $pounds }. Осталось { $money }.
boy-idle = { $who }: посыльного некуда отправить.
turn-began = Ходит { $who }: { $left ->
    [0] действий нет
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}, на счету { $money }.
played = { $who } разыгрывает карту «{ $card }»{ $pounds ->
    [0] {""}
   *[other] {" "}и тратит £{ $pounds }
}{ $gained ->
    [0] {""}
    [one] , получая { $gained } действие
    [few] , получая { $gained } действия
   *[other] , получая { $gained } действий
}. { $left ->
    [0] Действий не осталось
    [one] Осталось { $left } действие
    [few] Осталось { $left } действия
   *[other] Осталось { $left } действий
}, на счету { $money }.
played-with = { $who } разыгрывает карту «{ $card }» (в компании: { $companions }) и тратит £{ $pounds }{ $gained ->
    [0] {""}
    [one] , получая { $gained } действие
    [few] , получая { $gained } действия
   *[other] , получая { $gained } действий
}. { $left ->
    [0] Действий не осталось
    [one] Осталось { $left } действие
    [few] Осталось { $left } действия
   *[other] Осталось { $left } действий
}, на счету { $money }.
fell = { $card }: теперь £{ $pounds } ({ $who }).
marked = { $who } добавляет к карте { $card } компаньона: { $companion }{ $paid ->
    [joker] {" "}(джокер)
    [fair] {" "}(с ярмарки заводчиков)
   *[card] {""}
}. { $left ->
    [0] Действий не осталось
    [one] Осталось { $left } действие
    [few] Осталось { $left } действия
   *[other] Осталось { $left } действий
}.
placed = { $who } выкладывает карту { $card } { $actions ->
    [0] бесплатно
    [one] за { $actions } действие
    [few] за { $actions } действия
   *[other] за { $actions } действий
}{ $gained ->
    [0] {""}
    [one] {" "}и получает { $gained } действие
    [few] {" "}и получает { $gained } действия
   *[other] {" "}и получает { $gained } действий
}. { $left ->
    [0] Действий не осталось
    [one] Осталось { $left } действие
    [few] Осталось { $left } действия
   *[other] Осталось { $left } действий
}.
bought = { $who } покупает недвижимость { $card } за £{ $price }{ $actions ->
    [0] {" "}без действия
   *[other] {""}
}. { $left ->
    [0] Действий не осталось
    [one] Осталось { $left } действие
    [few] Осталось { $left } действия
   *[other] Осталось { $left } действий
}, на счету { $money }.
sold = { $who } продаёт недвижимость { $card } { $price ->
    [0] даром
   *[other] за £{ $price }
}{ $actions ->
    [0] {" "}без действия
   *[other] {""}
}. { $left ->
    [0] Действий не осталось
    [one] Осталось { $left } действие
    [few] Осталось { $left } действия
   *[other] Осталось { $left } действий
}, на счету { $money }.
used = { $who } активирует карту «{ $card }» и тратит £{ $pounds }{ $actions ->
    [0] {" "}без действия
   *[other] {""}
}. { $left ->
    [0] Действий не осталось
    [one] Осталось { $left } действие
    [few] Осталось { $left } действия
   *[other] Осталось { $left } действий
}, на счету { $money }.
kept-up = { $who } ремонтирует { $card } за £{ $pounds }{ $actions ->
    [0] {" "}без действия
   *[other] {""}
}. { $left ->
    [0] Действий не осталось
    [one] Осталось { $left } действие
    [few] Осталось { $left } действия
   *[other] Осталось { $left } действий
}, на счету { $money }.
discarded = { $who } сбрасывает с планшета карту { $card }.
turn-ended = { $who } заканчивает ход, на счету { $money }{ $left ->
    [0] {""}
   *[other] {" "}(не использовано действий: { $left })
}.
sum-turn = { $who }, { $before } → { $after }: { $parts }{ $left ->
    [0] {""}
   *[other] {" "}(не использовано действий: { $left })
}.
sum-spent = { $card }{ $pounds ->
    [0] {""}
   *[other] {" "}£{ $pounds }
}
sum-kept-up = ремонт («{ $card }») £{ $pounds }
sum-placed = на планшет «{ $card }»
sum-bought = покупка («{ $card }») за £{ $pounds }
sum-sold = продажа («{ $card }») за £{ $pounds }
sum-marked = { $companion } к карте «{ $card }»
sum-discarded = сброс («{ $card }»)
went-bankrupt = { $who } — банкрот: недвижимости нет, на счету { $money }!
jokers-returned = { $who } возвращает { $n ->
    [one] { $n } джокера
   *[other] { $n } джокеров
}.
tidied = { $who } сбрасывает: { $cards }.
tidied-cards = Вы сбрасываете: { $cards }.
fallen-to = { $card } до £{ $pounds }
depreciated = { $who } не ремонтирует дома, и они обесцениваются: { $houses }.
ended-bankrupt = { $n ->
    [one] { $who } — банкрот
   *[other] { $who } — банкроты
}, и игра кончается.
ended = Последний раунд сыгран.

## Итоги

score = итого { $worth }
account-bankrupt = банкрот
account-money = деньги { $money }
account-property = { $card } £{ $value } + £{ $bonus }
account-plan = план { $space }

## Достижения

honour-early = банкротство не позже { $n }-го раунда
honour-solvent = победа без банкротства
honour-debt = долг £{ $pounds } или больше
honour-tie = победа при равенстве: план левее
honour-no-property = победа без покупки недвижимости
honour-turn = за один ход картами потрачено £{ $pounds } или больше
honour-card = одной картой потрачено £{ $pounds } или больше
honour-companions = компаньоны на одной карте: { $n } или больше
honour-loss = потеряно £{ $pounds } или больше на одной карте недвижимости
honour-properties = карт недвижимости сразу: { $n } или больше
honour-sales = карт недвижимости продано: { $n } или больше
honour-opera = походы в оперу: { $n } или больше

## Картинки

stage = { $n ->
    [0] До первого раунда
   *[other] Раунд { $n }
}
picture-round-brief = { $n ->
    [0] Перед первым раундом
   *[other] Раунд { $n } из { $rounds }
}
picture-sold-out = ПРОДАНО
picture-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
}
picture-round = { $n ->
    [0] Перед первым раундом
   *[other] Раунд { $n } из { $rounds } · { $phase ->
        [preparation] подготовка
        [planning] планы
        [errands] поручения
        [actions] действия
        [end-of-round] конец раунда
       *[end] конец
    }
}
picture-owes-keep = { $name }: выбрать карты
picture-owes-block = { $name }: закрыть место
picture-owes-plan = { $name }: выбрать план
picture-owes-draw = { $name }: взять карты
picture-owes-errand = { $name }: посыльный
picture-owes-turn = Ходит { $name }
picture-owes-party = { $name } кутит
picture-owes-fair = { $name } на ярмарке
picture-several-keep = выбирают карты
picture-you-keep = Что оставить?
picture-you-block = Закройте место
picture-you-plan = Выберите план
picture-you-draw = Что взять?
picture-you-errand = Куда посыльного?
picture-you-turn = Ваш ход
picture-you-party = Какой дом обесценится?
picture-you-fair = Собака или лошадь?
picture-ask-play = { $card ->
    [none] Разыграть карту
   *[other] Разыграть «{ $card }»
}
picture-ask-place = { $card ->
    [none] Выложить карту
   *[other] Выложить «{ $card }»
}
picture-ask-buy = { $card ->
    [none] Купить недвижимость
   *[other] Купить «{ $card }»
}
picture-ask-use = { $card ->
    [none] Активировать карту
   *[other] Активировать «{ $card }»
}
picture-ask-mark = { $card ->
    [none] Добавить компаньона
   *[other] Добавить к карте «{ $card }»
}
picture-ask-sell = { $card ->
    [none] Продать недвижимость
   *[other] Продать «{ $card }»
}
picture-ask-discard = { $card ->
    [none] Сбросить карту
   *[other] Сбросить «{ $card }»
}
picture-sent-market = Какие будут цены?
picture-sent-opera = Поход в оперу
picture-sent-random = Из какой колоды?

# Слова рядом с цифрами стола.
picture-debt = долг
picture-offer = Карты
picture-decks = в колодах
picture-none-here = пусто
picture-plans = Планы
picture-plan-number = план { $n }
picture-plan-cards = карты
picture-plan-errands = поручения
picture-plan-actions = действия
picture-errand-prices = цены
picture-errand-opera = опера: £{ $n }
picture-errand-extend = ячейка
picture-errand-draw = взять карту
picture-free = ячейка

picture-keeps = можно оставить
picture-state = положение
picture-too-many = в конце раунда сбросить { $n }
picture-cards-in-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}

picture-done = ход окончен
picture-bankrupt = банкрот
picture-sale = продажа
picture-with-property = с недвижимостью
picture-board = Планшет
picture-order = Заготовка: { $order }
picture-own-board = Ваш планшет
picture-free-places = { $n ->
    [0] свободных ячеек нет
    [one] { $n } свободная ячейка
    [few] { $n } свободные ячейки
   *[other] { $n } свободных ячеек
}
picture-own-hand = Ваши карты
picture-no-cards = Карт нет
picture-companions = Компаньоны

# Что значат знаки помощника или специальной карты, не больше двух коротких строк.
picture-means-spend = за такую карту
picture-means-opera = за карту и оперу
picture-means-upkeep = при ремонте
picture-means-act = в раунд
picture-means-serve = первое событие
picture-means-price = к цене
picture-means-deal = { $n ->
    [1] одна сделка
    [few] { $n } сделки
   *[other] { $n } сделок
}
picture-means-free = { $n ->
    [1] ремонт
    [few] { $n } ремонта
   *[other] { $n } ремонтов
}
picture-means-draw = к плану
picture-means-keep = в руке
picture-means-fair = на фермы
picture-means-party = дома обесцениваются

# Имена для узких карт поля предложений; черта — где слово можно перенести, пусто — имя как есть.
picture-narrow = { $title ->
    [gentlemens_club] Джентль|менский клуб
    [estate_agent] Агент по недви|жимости
    [steward] Управ|ляющий
    [valet] Камер|динер
    [hectic_day] Сумас|шедший день
    [breeders_fair] Ярмарка завод|чиков
   *[other] {""}
}

picture-inherited = все наследуют { $pounds }
picture-kept = { $who } оставляет { $cards }
picture-round-began = начинается раунд { $n }
picture-blocked = { $who } закрывает место { $space }
picture-planned = { $who } выбирает план { $space }: { $gives }
picture-drew = { $who } берёт: { $cards }
picture-tidied = { $who } сбрасывает: { $cards }
picture-joker-returned = { $who } возвращает джокера
picture-went-bankrupt = { $who } — банкрот
picture-ended = игра окончена
picture-fetched = { $who } берёт «{ $card }»
picture-prices = { $who } меняет цены
picture-prices-kept = { $who } оставляет цены как есть
picture-extended = { $who } расширяет планшет { $sign }
picture-opera = { $who } идёт в оперу: { $pounds }
picture-idle = { $who }: посыльного послать некуда
picture-played = { $who } играет «{ $card }»: { $spent }
picture-placed = { $who } выкладывает «{ $card }»
picture-marked = { $who } добавляет { $companion } к карте «{ $card }»
picture-discarded = { $who } сбрасывает «{ $card }»
picture-turn-ended = { $who } заканчивает ход
picture-kept-up = { $who } ремонтирует «{ $card }»: { $pounds }
picture-used = { $who } активирует «{ $card }»: { $pounds }
picture-bought = { $who } покупает «{ $card }»: { $pounds }
picture-sold = { $who } продаёт «{ $card }»: { $pounds }
picture-fell = дома ({ $who }) обесцениваются: { $houses }

picture-money = деньги
picture-property = планшет (недвижимость +£{ $bonus })
picture-in-all = итого
picture-end-board = на планшете
picture-end-empty = пусто
picture-won-order = поровну, но маркер планирования левее
picture-won-debt = самый большой долг (£{ $n })
picture-won-deepest = самый большой долг
picture-won-bankrupt = банкротство: не осталось ничего
picture-won-least = меньше всех денег и недвижимости: £{ $n }
picture-won-fewest = меньше всех денег и недвижимости

# Что на картинках, словами.

told-last = Последний ход: { $move }
told-offer = Поле предложений: { $slots }.
told-slot = { $slot } { $card }{ $state ->
    [taken] {" "}— берёт { $name }
    [closed] {" "}— недоступно
   *[there] {""}
}
told-plans = Планы: { $spaces }.
told-marker = { $n } { $state ->
    [blocked] закрыто
    [free] свободно
   *[taken] { $name }
}
told-space = { $n } (карты { $cards }, посыльные { $boys }, действия { $actions }) { $state ->
    [blocked] закрыто
    [free] свободно
   *[taken] { $name }
}
told-market = Цены: { $prices }.
told-errands = Поручения: { $errands }.
told-errand = { $space ->
    [market] рынок
    [extension] расширение
    [opera] опера
   *[random] карта из колоды
} ({ $names })
told-start = Наследство каждого: £{ $money }{ $will ->
    [yes] , по карте завещания
   *[no] {""}
}.
told-deck = { $cards } (в сбросе { $pile })
told-decks = Из колод можно взять: { $decks }.
told-supply = Специальных карт осталось: { $special }{ $crowns ->
    [0] {""}
    [one] {" "}(следующая из колоды с { $crowns } короной)
   *[other] {" "}(следующая из колоды с { $crowns } коронами)
}; джокеров: { $jokers }; расширений: { $extensions }.
told-money = деньги { $money }
told-worth = с недвижимостью { $money }
told-first = первый игрок
told-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
} в руке
told-hand-of = держит в руке { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} ({ $cards })
told-limit = можно оставить { $n }
told-plan = план { $n }
told-boys = { $n ->
    [one] { $n } посыльный
    [few] { $n } посыльных
   *[other] { $n } посыльных
}
told-actions = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}
told-board = планшет { $n } из { $spaces } ({ $cards })
told-bonuses = помощники ({ $bonuses })
told-lying = { $card }{ $worth ->
    [value] , стоимость £{ $pounds }
    [spends] {" "}£{ $pounds }
   *[none] {""}
}{ $steps ->
    [none] {""}
   *[other] {" "}(£{ $steps })
}{ $sale ->
    [0] {""}
   *[other] {" "}(продажа: £{ $sale })
}{ $n ->
    [0] {""}
   *[other] {" "}+ { $companions }
}{ $used ->
    [yes] {" "}(активировано)
   *[no] {""}
}
told-order = Ваша заготовка: { $order }
told-own-hand = Ваши карты: { $cards }.
told-card = { $card }: { $line }{ $now ->
    [yes] ; можно сейчас
   *[no] {""}
}
told-tie = поровну: решает поле планирования
told-place = { $place }. { $name }: { $score } ({ $account }).

## Урок: по подсказке перед каждым решением

lesson-keep = Наследство — £70. Промотайте его и уйдите в долг: побеждает самый большой долг. Оставьте две карты: городской дом, который можно купить дорого, и «Резерв» (столик в ресторане): £4 за раунд. «1А» на картах — одно действие.
lesson-plan = Выберите план: он даёт карты, посыльных и действия на раунд. Чем левее, тем раньше ход. Карт у вас пока хватает, поэтому возьмите план без карт, зато с 2 посыльными и 3 действиями.
lesson-fetch = Посыльных отправляют по очереди, и занятое место закрыто для других. На недвижимость уходит больше всего денег: возьмите в руку карту поместья. Сейчас оно дёшево (−£3): купите, когда подорожает, а продайте дёшево.
lesson-opera = Отправьте второго посыльного в оперу: минус £2. Посыльные могут и расширить планшет, поменять цены на недвижимость или взять карту из колоды не глядя.
lesson-buy = Ваш ход: тратьте действия. Купите городской дом (1 действие). На карте £15, рынок прибавляет £3, и дом стоит £18. Покупать дорого здесь хорошо!
lesson-place = Выложите «Резерв» на планшет (1 действие): карты там работают каждый раунд. «С недвижимостью» на картинке — деньги, цена домов и ещё по £5 за каждый. Если никто не обанкротится, победит тот, у кого эта сумма меньше.
lesson-use = Активируйте «Резерв» последним действием: минус £4, и так можно каждый раунд. Первая ошибка новичков — забывать карты на планшете, особенно те, что не стоят действия (0А).
lesson-end = Закончите ход. Ремонт (1 действие) держит цену дома. Без него дом в конце раунда обесценивается, и вы потеряете на продаже больше: это вам и нужно. Фермы не обесцениваются: на них деньги уходят с ремонтом.
lesson-again = Новый раунд, начинает другой игрок. Ваш городской дом обесценился до £13, как и нужно. Вторая ошибка новичков — много карт и мало действий: в конце раунда в руке остаются лишь 2 карты. Возьмите 2 карты, 2 посыльных, 3 действия.
lesson-draw = Возьмите событие и компаньона. События разыгрывают один раз; помощники и расходы лежат на планшете и работают каждый раунд; компаньонов добавляют к другим картам, и те тратят больше.
lesson-joker = Если на ужин, который вы взяли, позвать лошадь, на него уйдёт на £2 больше. Но у вас есть только гостья. Возьмите джокера: в этом раунде он заменит любого компаньона.
lesson-market = Второй посыльный — на рынок недвижимости: вы устанавливаете цены. Особняки −£2; городские дома −£3: такой вы продаёте; поместья +£3: такое вы купите; фермы +£1. Продавайте дёшево, покупайте дорого!
lesson-sell = Продайте дом (1 действие): он стоит £13, рынок отнимает £3, и за купленное за £18 вы получаете £10. С недвижимостью в долг не уйти, поэтому к концу её продают. Без неё можно уйти и ниже нуля.
lesson-event = Разыграйте ужин: 1 действие. С джокером вместо лошади уходит £4, а не £2: чем больше, тем лучше. Компаньона за 1 действие добавляют и к карте на планшете: с ним она тратит больше.
lesson-over = Осталось одно действие: играйте дальше и купите поместье, пока оно дорого. Игра кончается с раундом, в котором кто-то банкрот (без недвижимости и без денег), или с седьмым. Раунд доигрывают все. Побеждает самый большой долг.
lesson-more = Если за семь раундов никто не обанкротился, побеждает тот, у кого меньше сумма: деньги, цена недвижимости и £5 за каждую. При ничьей важно, чей план левее. На планшете 5 ячеек: когда он полон, расширьте его или сбросьте с него карту.

## Подсказки

reason-spends = На это уходит £{ $n }.
reason-no-action = Это не требует действия.
reason-kept-up = Но дом в этом раунде не обесценится на £{ $n }.
reason-later = Это позволяет потратить до конца игры ещё около £{ $n }.
reason-falls = Если его не ремонтировать, до конца игры он обесценится на £{ $n }.
reason-price = Это на £{ $n } дороже рыночной цены.
reason-sold-low = Так уйдёт примерно на £{ $n } больше, чем если держать карту ещё раунд.
reason-money = На траты будет £{ $n }.
reason-more = С этого момента на эту карту каждый раз будет уходить на £{ $n } больше.
reason-room = На планшете освободится ячейка для карты получше.
reason-space = Свободных ячеек на планшете: { $n }. Станет на одну больше.
reason-plan-busy = { $n ->
    [1] Картам в руке пригодится его действие
   *[other] Картам в руке пригодятся все его действия: { $n }
}.
reason-plan-idle = { $waiting ->
    [0] Карты в руке пока не требуют действий
   *[other] Картам в руке нужно действий: только { $waiting }
}. План приносит новые карты, до { $n }.
reason-blocks = Этот выгодный план не достанется никому.
reason-early-property = Недвижимость будет обесцениваться ещё { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
}.
reason-events = { $n ->
    [one] Событие тратит
   *[other] События тратят
} деньги сразу.
reason-market = Цены станут выгоднее для будущих покупок и продаж.
reason-nothing-left = Тратить действие больше не на что.

## Как играть, за минуту

primer-goal-spend = Каждый получает £{ $money }. Избавьтесь от всех денег и всей недвижимости: побеждает самый большой долг.
primer-round-plan = План: сколько карт, посыльных и действий вы получаете. Чем левее, тем раньше ход.
primer-round-errands = Посыльные, по одному за раз: взять карту, потратить £{ $opera } в опере, расширить планшет, задать цены на недвижимость.
primer-round-white = События — в светлой рамке: платите действия, тратите деньги, карта уходит.
primer-round-black = Расходы и помощники — в тёмной рамке, они ложатся на планшет. Каждую активируют раз в раунд: деньги уходят каждый раунд.
primer-round-blue = Компаньоны — в голубой рамке: с ними на карту уходит больше денег.
primer-round-houses = Дома покупайте дорого, продавайте дёшево. Без ремонта дом обесценивается каждый раунд. В конце раунда в руке остаются { $hand } карты.
primer-end-ruin = Пока есть недвижимость, нельзя тратить больше, чем есть. Ни денег, ни недвижимости: вы банкрот, этот раунд последний, долг может расти.
primer-end-winner = Побеждает самый большой долг. Если после раунда { $rounds } банкротов нет — меньшая сумма: деньги плюс недвижимость по стоимости и ещё по £{ $bonus } за каждую.

## Руководство: главы в несколько фраз, каждая рядом с картинкой

chapter-planning = Планирование
guide-planning-1 = Раунд начинается с планов: первым выбирает игрок с цилиндром, дальше по часовой стрелке. В следующем раунде цилиндр у соседа слева. Каждое место занимают один раз.
guide-planning-2 = Место даёт карты (сразу), посыльных и действия (А).
guide-planning-3 = Кто левее, тот раньше отправляет посыльных и ходит.
guide-planning-4 = Колоды вы выбираете сами: события, помощники и расходы, недвижимость, компаньоны.
guide-planning-5 = Взятые карты вы увидите, только когда возьмёте все.
guide-planning-6 = До начала игры вы получаете { $dealt } карт и оставляете { $kept } из них.

chapter-errands = Поручения
guide-errands-1 = В порядке планов каждый отправляет посыльного, потом ещё одного, если он есть.
guide-errands-2 = Занятое место закрыто для всех до конца раунда.
guide-errands-3 = Возьмите карту из предложения или одну не глядя из колоды.
guide-errands-4 = Сходите в оперу: минус £{ $opera }.
guide-errands-5 = Расширьте планшет на одну ячейку до конца игры.
guide-errands-6 = Задайте рынок: на сколько дороже или дешевле каждый вид недвижимости, от −£{ $lowest } до +£{ $highest }. Так и останется, пока кто-нибудь не поменяет.

chapter-turn = Ваш ход
guide-turn-1 = Теперь действия (А): сколько угодно карт, в любом порядке.
guide-turn-2 = Светлая рамка — событие. Платите действия, тратите деньги, карта уходит.
guide-turn-3 = Тёмная рамка — расход или помощник. Выложить её обычно стоит одно действие (1А), она занимает одну из { $spaces } ячеек планшета.
guide-turn-4 = Голубая рамка — компаньон. К событию, где он нарисован, его добавляют без действия, к карте на планшете — за одно действие: с ним тратят больше.
guide-turn-5 = Джокер — любой компаньон. Неистраченные действия пропадают.

chapter-board = Планшет
guide-board-1 = Каждую карту на планшете активируют раз в раунд, и сразу в том, когда её выложили. Чем раньше она там, тем больше потратит.
guide-board-2 = 0А — карта работает без действия: не забывайте о таких.
guide-board-3 = Помощники меняют правила для вас: больше денег за ужин, больше карт, больше действий.
guide-board-4 = Нижний ряд карты действует, когда добавлены все компаньоны до него и в нём. Ряд выбираете вы.
guide-board-5 = Карту на планшете можно сбросить в любой момент, недвижимость — никогда.

chapter-property = Недвижимость
guide-property-1 = Покупка: одно действие, карта из руки на свободную ячейку планшета; тратите её первую стоимость плюс модификатор рынка. В долг не купить.
guide-property-2 = Раз в раунд можно сделать ремонт: одно действие, и деньги уходят.
guide-property-3 = Дом без ремонта, даже только что купленный, в конце раунда обесценивается на шаг. Это вам и нужно!
guide-property-4 = Фермы не обесцениваются. Деньги на них уходят с ремонтом.
guide-property-5 = Продажа — одно действие; возвращается нынешняя стоимость с модификатором рынка: продавайте дёшево. Можно и в том же раунде, в котором купили.
guide-property-6 = С недвижимостью в долг не уйти, поэтому избавьтесь от неё вовремя.

chapter-end = Долг и конец игры
guide-end-1 = В конце раунда в руке остаются { $hand } карты; лишние сбрасывают.
guide-end-2 = Без недвижимости можно тратить больше, чем есть, сколько угодно: это долг.
guide-end-3 = У кого ни недвижимости, ни денег, тот банкрот и недвижимость больше не покупает. Раунд доигрывают все, и игра кончается.
guide-end-4 = Побеждает самый большой долг, а не первый банкрот.
guide-end-5 = Если банкротов нет, конец — после раунда { $rounds }. Побеждает меньшая сумма: деньги плюс недвижимость по стоимости и ещё по £{ $bonus } за каждую.
guide-end-6 = При равенстве — тот, кто в планах левее.
figures-in-doubt = Многие карты, большинство планов и мест предложения найдены только в одном источнике, поэтому отдельные числа могут отличаться от печатных.

## График игры

chart-title = Сколько осталось, по раундам
chart-value = { $sign }£{ $n }
chart-length = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
best-move = Самый дорогой ход, раунд { $round }: { $gain }

## Почему сейчас что-то невозможно

cannot-what = { $what ->
    [play] разыграть событие
    [place] выложить помощника или расход
    [buy] купить недвижимость
    [use] активировать карту на планшете
   *[sell] продать недвижимость
}
cannot-use = Сейчас нельзя { $what }. { $why ->
    [room] На планшете нет свободной ячейки.
    [actions] { $left ->
        [0] Действий не осталось.
       *[other] Не хватает действий: осталось { $left }.
    }
    [debt] Не хватает денег, а пока у вас есть недвижимость, уходить в долг нельзя: сначала продайте её.
    [money] Не хватает денег.
    [both] Не хватает и действий (осталось { $left }), и денег.
    [bankrupt] Вы банкрот.
   *[cards] Для этого не хватает карт.
}
cannot-space = { $space ->
    [market] рынок недвижимости
    [extension] расширение планшета
    [opera] опера
   *[random] карта из колоды
}
cannot-errand = Занято или сейчас невозможно: { $spaces }.
cannot-shared = До конца раунда закрыто: { $slots }. Из { $group } взять можно только { $n }.

## Где мы сейчас, и что говорят новичкам

where-round = Раунд { $n } из { $rounds }
where-keep-first = { $round }: первые карты, затем планирование.
where-keep = { $round }: лишние карты из руки сбрасывают, затем раунд { $n }.
where-planning-block = { $round }, планирование: каждый закрывает один план, затем планы, поручения и действия.
where-planning-plan = { $round }, планирование: план на раунд, затем поручения и действия.
where-planning-draw = { $round }, планирование: карты по плану, затем поручения и действия.
where-errand = { $round }, поручения: посыльных отправляют по одному, затем действия.
where-turn = { $round }, действия: ходит { $who }, затем { $next }.
where-next = ходит { $who }
where-close = конец раунда: дома без ремонта обесцениваются
where-end = конец игры
meet-keep = Впервые играете? Побеждает тот, у кого в конце самый большой долг. Оставьте карты, которые тратят много за мало действий: между раундами в руке не больше { $limit }.
meet-block = Закрытый план в этом раунде не достанется никому. Закройте тот, что подходит сопернику.
meet-plan = План решает, сколько карт вы берёте, скольких посыльных отправляете и сколько у вас действий. Кто левее, тот ходит раньше.
meet-draw = События разыгрывают один раз. Помощники, расходы и недвижимость лежат на планшете и работают каждый раунд; с компаньонами на другие карты уходит больше денег.
meet-errand = Поручение выполняется сразу, а на каждом месте стоит только один посыльный. Берите карты, на которые можно потратить деньги. Буквы — места, где карты лежат на картинке.
meet-turn = События разыгрывают один раз, карты на планшете работают раз в раунд. Что не стоит действий, работает и тогда, когда их не осталось.
meet-party = Дом обесценивается, а это вам и нужно: всё, что у вас есть, считается против вас.
meet-fair = С новой собакой или лошадью на ферму уходит больше денег.

## Предупреждения

warning-free = Без действия ещё можно активировать: { $cards }.

worked-line = промотайте наследство лучше всех
worked-will = Каждый наследует £{ $money }
worked-will-more = промотайте всё: победит самый большой долг
worked-plan = Выберите план
worked-plan-more = он даёт карты, посыльных и действия; левее — раньше ход
worked-errands = Пошлите посыльных
worked-errands-more = за картой, в оперу за £{ $opera } или менять цены на дома
worked-cards = Тратьте деньги картами
worked-cards-more = события — один раз, планшет — каждый раунд
worked-houses = Дома дешевеют
worked-houses-more = куплен за £{ $bought }, продан без ремонта за £{ $sold }
worked-ruin = Наконец-то банкрот!
worked-ruin-more = ни денег, ни домов: после раунда { $rounds } победит беднейший

## Задачи

puzzle-spending = Ваш последний ход в партии. С чего начать, чтобы в конце осталось как можно меньше денег и недвижимости?
puzzle-spending-value = останется { $left }
puzzle-spending-why = Если и дальше играть наилучшим образом, в итоге будет { $left }: на { $less } меньше, чем после следующего по силе хода.

## Почему выиграна партия

verdict-score = У кого сколько осталось: { $who } — { $worth }, { $other } — { $more }.
verdict-tie = { $who } и { $other } — поровну, { $worth }. Решает, чей план левее: { $n } против { $more }.
verdict-from = { $source ->
    [board] Решили расходы и помощники: на них ушло
    [events] Решили события: на них ушло
    [houses] Решила недвижимость: на ней потеряно
   *[opera] Решила опера: на неё ушло
} { $n } против { $less }.
verdict-free = Из них без единого действия — { $n } против { $less }.
