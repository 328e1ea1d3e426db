### «Завещание» словами.

title = Завещание
description = Получите наследство и растратьте его быстрее всех.

choice-sum = Наследство
choice-sum-seventy = £70 каждому
choice-sum-will = по карте завещания, от £70 до £130

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
card = { $title } ({ $text })
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
symbol = { $symbol ->
    [dinner] нож с вилкой
    [carriage] карета
    [theatre] маска
    [boat] штурвал
   *[party] бокал
}
cards-of = { $deck ->
    [event] события
    [helper_expense] помощники и расходы
    [property] недвижимость
    [companion] компаньоны
    [special] особые карты
   *[joker] джокеры
} ({ $n })
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
slot = { $companion ->
    [chef] повар
    [guest] гостья
    [dog] собака
   *[horse] лошадь
} +£{ $pounds }
text-ball = { $costs }
cost = { $actions }А £{ $pounds }
text-gain = { $actions }А{ $pounds ->
    [0] {""}
   *[other] , £{ $pounds }
}: получить { $n }А; короны: { $crowns }
text-fair = { $actions }А: до { $n } собак и лошадей на ваши фермы
text-party = { $actions }А: обесценить свои дома, шагов всего { $n }
text-property = £{ $price }, ремонт { $rows }
text-helper = { $ability }{ $pounds ->
    [0] {""}
   *[other] ; £{ $pounds } за раунд
}
text-formula = { $parts }, раз в раунд
per = £{ $pounds } за { $what ->
    [farm] ферму
    [dog] собаку
   *[horse] лошадь
}
text-expense = { $actions ->
    [0] {""}
   *[other] { $actions }А:{" "}
}{ $rows } за раунд
row = { $companion ->
    [none] {""}
    [chef] повар{" "}
    [guest] гостья{" "}
    [dog] собака{" "}
   *[horse] лошадь{" "}
}£{ $pounds }
ability-spend = { $symbols }{ $opera ->
    [yes] {" "}и опера
   *[no] {""}
}: +£{ $pounds }
ability-keep-up = ремонт, { $estates }: +£{ $pounds }
ability-act = +{ $n }А каждый раунд
ability-serve = +{ $n }А за белую карту раз в раунд
ability-price = { $estates }: по желанию { $changes }
ability-deal = { $estates }: { $n ->
    [1] раз в раунд
   *[2] дважды в раунд
} сделка за 0А{ $pounds ->
    [0] {""}
   *[other] , по желанию −£{ $pounds }
}
ability-keep-up-free = { $estates }: { $n ->
    [1] раз в раунд
   *[2] дважды в раунд
} ремонт за 0А
ability-draw = { $deck ->
    [event] события
    [companion] компаньоны
   *[any] карты
} при планировании: +{ $n }
ability-keep = в руке в конце раунда: +{ $n }

## Что делают карты, подробно

means-white = Играется один раз за { $actions }А: трата £{ $pounds }{ $n ->
    [0] {""}
   *[other] , и ещё больше за каждого компаньона с руки ({ $slots })
}.{ $sign }
means-ball = Играется один раз, на выбор: { $costs }.{ $sign }
means-gain = Играется один раз за { $actions }А{ $pounds ->
    [0] {""}
   *[other] {" "}и £{ $pounds }
}: вы получаете { $n }А.
means-fair = Играется один раз за { $actions }А: до { $n } маркеров собак и лошадей на ваши фермы, без карт компаньонов.
means-party = Играется один раз за { $actions }А: ваши дома теряют в цене, шагов всего { $n }.
means-sign = {" "}Знак: { $symbol }.
means-property = Покупается за £{ $price } с поправкой рынка, 1А. Ремонт за 1А: трата £{ $pounds }{ $n ->
    [0] {""}
   *[other] , с компаньонами { $rows }
}. { $falling ->
    [yes] Раунд без ремонта снижает цену на шаг ({ $values }).
   *[no] Цена не падает.
} Продаётся за 1А.
means-expense = Раз в раунд трата £{ $pounds }{ $actions ->
    [0] {""}
   *[other] {" "}за { $actions }А
}{ $n ->
    [0] {""}
   *[other] , с компаньонами больше: { $rows }
}. Кладётся на планшет за { $placing }А.{ $sign }
means-formula = Раз в раунд трата { $parts }, считая на своём планшете. Кладётся туда за { $placing }А.
means-helper = { $says } Кладётся на планшет за { $placing }А.{ $pounds ->
    [0] {""}
   *[other] {" "}Раз в раунд ещё трата £{ $pounds }.
}
means-companion = { $companion ->
    [joker] Заменяет любого компаньона: присоединяется
   *[other] Присоединяется
} к белой карте с таким значком или за 1А ложится на карту вашего планшета и открывает её следующую строку.
means-spend = С этими картами{ $opera ->
    [yes] {" "}и в опере
   *[no] {""}
} можно каждый раз потратить на £{ $pounds } больше: { $titles }.
means-keep-up = При каждом ремонте ({ $estates }) можно потратить на £{ $pounds } больше.
means-act = У вас на { $n }А больше в каждом раунде, начиная с того, когда карта ложится на планшет.
means-serve = Первая белая карта в каждом раунде даёт { $n }А, им можно оплатить и её саму.
means-price = При каждой покупке и продаже ({ $estates }) можно изменить цену: { $changes }.
means-deal = { $n ->
    [1] Раз в раунд
   *[2] Дважды в раунд
} покупка или продажа без действия ({ $estates }){ $pounds ->
    [0] {""}
   *[other] , и цену этой сделки можно снизить на £{ $pounds }
}.
means-keep-up-free = { $n ->
    [1] Раз в раунд
   *[2] Дважды в раунд
} ремонт без действия ({ $estates }).
means-draw = При каждом планировании вы берёте больше ({ $deck ->
    [event] события
    [companion] компаньоны
   *[any] карты
}): +{ $n }.
means-keep = В конце раунда можно оставить в руке больше карт: +{ $n }.

## Вопросы. А — действие.

span = от { $least } до { $most }
ask-keep = Какие { $n } { $n ->
    [one] карту
    [few] карты
   *[other] карт
} вы оставляете? Остальные уходят в сброс.
copy = { $card }, № { $n }
ask-block = Какое место на поле планирования закрыть? В этом раунде его не займёт никто.
ask-plan = Какой план на этот раунд? Чем левее место, тем раньше ход.
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
ask-draw = Осталось взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}. Сколько из них — { $deck ->
    [event] события
    [helper_expense] помощники и расходы
    [property] недвижимость
   *[companion] компаньоны
}?
ask-draw-mix = Предстоит взять { $n ->
    [one] { $n } карту. Из какой колоды?
    [few] { $n } карты. Из каких колод?
   *[other] { $n } карт. Из каких колод?
} События играются один раз; помощники, расходы и недвижимость лежат на планшете; компаньоны присоединяются к другим картам.
draw-mix = { $cards }
draw-rest = { $cards }, { $rest }
ask-errand = Куда отправить посыльного? У вас { $n ->
    [one] остался { $n }
   *[other] их { $n }
}, на счету { $money }.
fetch = { $slot }: { $card }
do-market = Рынок недвижимости: изменить цены
do-extension = Дополнительная часть планшета: будет { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[other] { $n } ячеек
}
do-random = Карта из колоды
do-opera = Опера: потратить { $spent }
ask-market = { $estate ->
    [mansion] Особняки
    [town_house] Городские дома
    [manor_house] Поместья
   *[farm] Фермы
}: какой модификатор?
market-both = { $one }, { $other }
ask-random = Из какой колоды?
deck = { $deck ->
    [event] События
    [helper_expense] Помощники и расходы
    [property] Недвижимость
   *[companion] Компаньоны
}
ask-opera = Сколько потратить на оперу? У вас { $money }.
spend = £{ $pounds }, останется { $money }
ask-turn = У вас { $left ->
    [0] нет действий
    [one] { $left } действие (А)
    [few] { $left } действия (А)
   *[other] { $left } действий (А)
} и { $money }. Что будете делать?
do-play = Разыграть белую карту
do-place = Разместить помощника или расходы
do-buy = Купить недвижимость
do-use = Активировать карту на планшете (недвижимость: ремонт)
do-mark = Добавить к карте компаньона
do-sell = Продать недвижимость
do-discard = Сбросить карту с планшета
do-end = Закончить ход{ $left ->
    [0] {""}
    [one] , хотя осталось { $left } действие
    [few] , хотя осталось { $left } действия
   *[other] , хотя осталось { $left } действий
}
hint-end = без ремонта обесценятся: { $houses }
ask-play = Какую белую карту вы разыгрываете? У вас { $left }А и { $money }.
hint-play = { $actions }А из { $left }А{ $served ->
    [0] {""}
   *[other] {" "}и { $served }А от камердинера
}{ $n ->
    [0] {""}
   *[other] , трата { $spent }
}
hint-ball = один из вариантов, у вас { $left }А{ $served ->
    [0] {""}
   *[other] {" "}и { $served }А от камердинера
}
ask-ball = { $card }: какой вариант? У вас { $left }А и { $money }.
cost-option = { $actions }А, трата £{ $pounds }
ask-companions = { $card }: кого взять с собой? У вас { $money }.
play-alone = Никого: трата { $spent }
play-with = { $companions }: трата { $spent }
ask-amount = { $card }: сколько потратить? У вас { $money }.
ask-place = Какую карту вы размещаете? У вас { $left }А и { $room ->
    [one] { $room } свободная ячейка
    [few] { $room } свободные ячейки
   *[other] { $room } свободных ячеек
}.
hint-place = { $actions }А из { $left }А
ask-use = Какую карту вы активируете? У вас { $left }А и { $money }.
hint-use = { $actions ->
    [0] без действия
   *[other] { $actions }А из { $left }А
}, трата { $spent }
ask-mark = К какой карте добавить компаньона? У вас { $left }А, цена: 1А и карта из руки.
hint-mark = { $companion }: откроется £{ $pounds }
ask-mark-for = { $card }: какую карту сбросить за компаньона ({ $companion })?
mark-for = { $companion }
ask-buy = Какую недвижимость вы покупаете? У вас { $left }А и { $money }.
hint-buy = { $actions ->
    [0] без действия
   *[other] { $actions }А из { $left }А
}, цена { $spent }
ask-sell = Какую недвижимость вы продаёте? У вас { $left }А и { $money }.
hint-sell = { $actions ->
    [0] без действия
   *[other] { $actions }А из { $left }А
}, выручка { $spent }
ask-deal = { $card }: по какой цене? У вас { $money }.
deal = £{ $pounds } { $agent ->
    [yes] без действия, через агента
   *[no] { $actions ->
        [0] без действия
       *[other] за { $actions }А
    }
}
ask-discard = Какую карту сбросить с планшета? Действий это не стоит.
hint-discard-used = активирована в этом раунде
ask-party = Какой дом обесценить? Осталось шагов: { $n }.
lower = { $card }: с £{ $value } до £{ $pounds }
ask-fair = На какую ферму положить маркер? Осталось маркеров: { $n }.
breed = { $card }: { $companion }, откроется £{ $pounds }
leave-fair = Больше маркеров не нужно

waiting-keep = карты ещё не выбраны: { $who }
waiting-block = сейчас { $who } закрывает место на поле планирования
waiting-plan = сейчас { $who } выбирает план
waiting-draw = сейчас { $who } берёт карты
waiting-errand = сейчас { $who } отправляет посыльного
waiting-turn = сейчас ходит { $who }
waiting-party = сейчас { $who } обесценивает свои дома
waiting-fair = сейчас { $who } выбирает фермы на ярмарке

## Что можно сделать с картой в руке

hand-play = разыграть: { $upto ->
    [1] 1А
    [2] 2А
   *[other] 2–{ $upto }А
}, { $spent }
hand-buy = купить: £{ $value } { $modifier } = { $price }
hand-place = разместить: { $actions }А
hand-joker = за любого компаньона
hand-companion = в компанию или для ряда

## Отказы

refuse-keep = { $card }: такой карты среди ваших нет. Выберите из этих, всего { $n }: { $held }.
refuse-keep-number = Оставить нужно ровно { $n }: ни больше, ни меньше.
refuse-space = Место { $space } выбрать нельзя: оно занято, закрыто или его нет на поле. { $n ->
    [0] Свободных мест нет.
   *[other] Свободны: { $left }.
}
refuse-draw = Всего нужно взять ровно { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
refuse-draw-deck = { $deck ->
    [event] События
    [helper_expense] Помощники и расходы
    [property] Недвижимость
   *[companion] Компаньоны
}: в колоде и сбросе вместе { $n ->
    [0] карт нет
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}, больше взять нельзя.
refuse-slot = { $slot }: взять там нечего. { $n ->
    [0] На поле предложений ничего не осталось.
   *[other] Ещё лежат: { $left }.
}
refuse-market = Каждый модификатор кладут один раз: { $modifiers }.
refuse-errand-space = { $space ->
    [market] Рынок недвижимости
    [extension] Область дополнительных частей
   *[opera] Опера
}: в этом раунде уже занято. Отправьте посыльного в другое место.
refuse-extension = Дополнительных частей больше нет. Отправьте посыльного в другое место.
refuse-random-twice = Карту из колоды вы в этом раунде уже брали, а это можно один раз. Отправьте посыльного в другое место.
refuse-random = { $deck ->
    [event] События
    [helper_expense] Помощники и расходы
    [property] Недвижимость
    [companion] Компаньоны
   *[other] Эта колода
}: карт там не взять. { $n ->
    [0] Все колоды закончились.
   *[other] Можно: { $left }.
}
refuse-opera = Столько опера не стоит. { $n ->
    [0] Сейчас она вам не по карману.
   *[other] Можно: { $prices }.
}
refuse-opera-debt = Опера стоила бы £{ $pounds }, а у вас { $money }: пока есть недвижимость, больше тратить нельзя.
refuse-not-in-hand = { $card }: такой карты у вас в руке нет. { $n ->
    [0] Сейчас так не применить ни одну карту.
   *[other] Можно: { $possible }.
}
refuse-not-on-board = { $card }: такой карты на вашем планшете нет. { $n ->
    [0] Сейчас так не применить ни одну карту.
   *[other] Можно: { $possible }.
}
refuse-actions = { $card }: цена { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}, а { $left ->
    [0] у вас их не осталось. Доступно только то, что действий не стоит.
    [one] у вас осталось { $left }. Выберите что-нибудь не дороже.
    [few] у вас осталось { $left }. Выберите что-нибудь не дороже.
   *[other] у вас осталось { $left }. Выберите что-нибудь не дороже.
}
refuse-debt = { $card }: у вас { $money }, а пока есть недвижимость, больше тратить нельзя, так что £{ $pounds } — нет. { $n ->
    [0] Продайте недвижимость или примените другую карту.
   *[other] Можно: { $amounts }.
}
refuse-amount = { $card }: £{ $pounds } так потратить нельзя. { $n ->
    [0] Сейчас эту карту не применить.
   *[other] Можно: { $amounts }.
}
refuse-full = { $card }: на планшете нет места, ячеек всего { $spaces }. { $n ->
    [0] Там одна недвижимость: сначала что-нибудь продайте.
   *[other] Сначала можно без действия сбросить: { $others }.
}
refuse-option = { $card }: такого варианта нет. Выберите один из указанных на карте.
refuse-effect = { $effect ->
    [wildparty] { $card }: у вас нет дома, который может обесцениться. Сначала купите дом или оставьте карту на потом.
    [breedersfair] { $card }: ни на одной вашей ферме нет места для собаки или лошади. Сначала купите ферму или оставьте карту на потом.
   *[other] { $card }: сейчас это ничего не даст. Оставьте карту на потом.
}
refuse-company = { $card }: такая компания не подходит ({ $companions }). { $n ->
    [0] Эту карту разыгрывают без компаньонов.
   *[other] Подходят { $wanted }, а вместо них джокеры.
}
refuse-company-absent = Для этого в руке нужны такие карты: { $companions }. { $n ->
    [0] Компаньонов у вас нет.
   *[other] У вас: { $held }.
}
refuse-place-property = { $card }: недвижимость не размещают просто так, её покупают.
refuse-used = { $card }: в этом раунде карта уже активирована, а это можно один раз. { $n ->
    [0] Больше на планшете активировать нечего.
   *[other] Можно: { $others }.
}
refuse-inactive = { $card }: активировать здесь нечего, способность действует сама. { $n ->
    [0] Больше на планшете активировать нечего.
   *[other] Можно: { $others }.
}
refuse-idle = { $card }: сейчас это ничего не потратит. { $n ->
    [0] Больше на планшете активировать нечего.
   *[other] Можно: { $others }.
}
refuse-mark-none = { $card }: рядов для компаньонов на карте нет. Выберите другую карту.
refuse-mark-full = { $card }: все компаньоны уже там. Выберите другую карту.
refuse-mark-other = { $card }: следующий ряд открывает { $wanted }, а не { $companion }. Подойдёт и джокер.
refuse-mark-actions = { $card }: компаньон стоит 1 действие, а их у вас не осталось.
refuse-discard-property = { $card }: недвижимость не сбрасывают, её можно только продать. { $n ->
    [0] Больше сбрасывать нечего.
   *[other] Можно сбросить: { $others }.
}
refuse-buy-bankrupt = { $card }: банкрот недвижимость не покупает. Разыграйте, разместите или активируйте что-нибудь другое.
refuse-buy-poor = { $card }: цена £{ $pounds }, а у вас { $money }. Недвижимость в долг не покупают.
refuse-price = { $card }: такой цены, £{ $pounds }, нет. { $n ->
    [0] Сейчас цены нет никакой.
   *[other] Можно: { $prices }.
}
refuse-lower = { $card }: обесценить это нельзя. { $n ->
    [0] Обесценить нечего.
   *[other] Можно: { $possible }.
}
refuse-breed = { $card }: собаку или лошадь сюда не поставить. { $n ->
    [0] Свободных ферм нет.
   *[other] Можно: { $possible }.
}
refuse-leave-fair = Хотя бы один маркер положить нужно. { $n ->
    [0] Свободных ферм нет.
   *[other] Можно: { $possible }.
}

## Новости

inherited = Каждому достаётся £{ $pounds } наследства.
inherited-by-will = Завещание вскрыто: каждому достаётся £{ $pounds }.
dealt = Вам розданы карты: { $cards }.
kept = { $who } оставляет { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} из розданных.
kept-cards = Вы оставляете: { $cards }.
round-began = Начинается раунд { $round } из { $rounds }. Первый игрок: { $who }.
in-slot = { $slot } { $card }
laid-out = На поле предложений: { $cards }.
blocked = { $who } закрывает место { $space } на поле планирования.
planned = { $who } занимает место { $space }: { $cards ->
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
drew = { $who } берёт из колод: { $cards }.
drew-cards = Вы берёте из колод: { $cards }.
took-offered = { $who } берёт с поля предложений ({ $slot }): { $card }.
market-changed = { $who } меняет рынок недвижимости: { $prices }.
market-left = { $who } оставляет рынок недвижимости без изменений: { $prices }.
extended = { $who } берёт дополнительную часть планшета, теперь в нём { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[other] { $n } ячеек
}.
went-to-opera = { $who } тратит на оперу £{ $pounds }, остаётся { $money }.
boy-idle = { $who }: посыльный без дела, доступных поручений нет.
turn-began = Ходит { $who }: { $left ->
    [0] действий нет
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}, { $money }.
played = { $who } разыгрывает карту «{ $card }»{ $pounds ->
    [0] {""}
   *[other] {" "}и тратит £{ $pounds }
}{ $gained ->
    [0] {""}
    [one] {" "}(+{ $gained } действие)
    [few] {" "}(+{ $gained } действия)
   *[other] {" "}(+{ $gained } действий)
}. Остаток: { $left ->
    [0] действий нет
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}, { $money }.
played-with = { $who } разыгрывает карту «{ $card }» и тратит £{ $pounds }, компания: { $companions }{ $gained ->
    [0] {""}
    [one] {" "}(+{ $gained } действие)
    [few] {" "}(+{ $gained } действия)
   *[other] {" "}(+{ $gained } действий)
}. Остаток: { $left ->
    [0] действий нет
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}, { $money }.
fell = { $who } обесценивает до £{ $pounds }: { $card }.
marked = { $who } кладёт маркер ({ $companion }) на карту: { $card }{ $paid ->
    [joker] , за джокера
    [fair] , с ярмарки заводчиков
   *[card] {""}
}. Остаток: { $left ->
    [0] действий нет
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}.
placed = { $who } размещает карту: { $card }, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}{ $gained ->
    [0] {""}
   *[other] {" "}(и +{ $gained })
}. Остаток: { $left ->
    [0] действий нет
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}.
bought = { $who } покупает за £{ $price }{ $actions ->
    [0] {" "}без действия
   *[other] {""}
}: { $card }. Остаток: { $left ->
    [0] действий нет
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}, { $money }.
sold = { $who } продаёт { $price ->
    [0] даром
   *[other] за £{ $price }
}{ $actions ->
    [0] {" "}без действия
   *[other] {""}
}: { $card }. Остаток: { $left ->
    [0] действий нет
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}, { $money }.
used = { $who } активирует карту «{ $card }» и тратит £{ $pounds }{ $actions ->
    [0] {""}
    [one] {" "}и { $actions } действие
    [few] {" "}и { $actions } действия
   *[other] {" "}и { $actions } действий
}. Остаток: { $left ->
    [0] действий нет
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}, { $money }.
kept-up = { $who } тратит на ремонт £{ $pounds }{ $actions ->
    [0] {" "}без действия
   *[other] {""}
}: { $card }. Остаток: { $left ->
    [0] действий нет
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}, { $money }.
discarded = { $who } убирает карту с планшета: { $card }.
turn-ended = { $who } заканчивает ход, на счету { $money }{ $left ->
    [0] {""}
    [one] , пропадает { $left } действие
    [few] , пропадают { $left } действия
   *[other] , пропадает { $left } действий
}.
went-bankrupt = { $who } — банкрот: недвижимости нет, на счету { $money }.
jokers-returned = { $who } возвращает { $n ->
    [one] { $n } джокера
   *[other] { $n } джокеров
}.
tidied = { $who } сбрасывает: { $cards }.
tidied-cards = Вы сбрасываете: { $cards }.
fallen-to = { $card } до £{ $pounds }
depreciated = Без ремонта обесцениваются дома ({ $who }): { $houses }.
ended-bankrupt = { $n ->
    [one] Банкрот: { $who }
   *[other] Банкроты: { $who }
}. Игра окончена.
ended = Седьмой раунд сыгран: игра окончена.

## Итоги

score = Итого { $worth }
account-bankrupt = Банкрот
account-money = Деньги: { $money }
account-property = { $card }: £{ $value } и ещё £{ $bonus }
account-plan = Место планирования: { $space }

## Картинки

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
picture-owes-keep = Выбор карт: { $name }
picture-owes-block = Закрыть место: { $name }
picture-owes-plan = План: { $name }
picture-owes-draw = Добор: { $name }
picture-owes-errand = Поручение: { $name }
picture-owes-turn = Ходит { $name }
picture-owes-party = Разгул: { $name }
picture-owes-fair = Ярмарка: { $name }
picture-several-keep = Выбор карт
picture-you-keep = Что оставить?
picture-you-block = Закройте место
picture-you-plan = Выберите план
picture-you-draw = Что добрать?
picture-you-errand = Дайте поручение
picture-you-turn = Ваш ход
picture-you-party = Обесценьте дом
picture-you-fair = Маркер на ферму

picture-market = цены
picture-market-changed = цены изменены
picture-done = ход окончен
picture-bankrupt = банкрот
picture-sale = продать
picture-with-property = с недвижимостью
picture-board = Планшет
picture-own-board = Ваш планшет
picture-free-places = { $n ->
    [0] свободных мест нет
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
}
picture-own-hand = Ваша рука
picture-in-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}; в конце раунда остаётся не больше { $limit }
picture-no-cards = карт нет

# Что значат знаки помощника или особой карты, не больше двух коротких строк.
picture-means-spend = за каждую такую карту
picture-means-opera = за каждую такую карту и в опере
picture-means-upkeep = при ремонте
picture-means-act = каждый раунд
picture-means-serve = за белую карту раз в раунд
picture-means-price = при покупке и продаже
picture-means-deal = покупка или продажа, { $n ->
    [1] раз
   *[other] дважды
} в раунд
picture-means-free = ремонт, { $n ->
    [1] раз
   *[other] дважды
} в раунд
picture-means-draw = при планировании
picture-means-keep = можно оставить
picture-means-fair = маркеры на свои фермы
picture-means-party = свои дома дешевеют

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
picture-drew = { $who } тянет { $cards }
picture-tidied = { $who } сбрасывает { $cards }
picture-joker-returned = { $who } возвращает джокера
picture-went-bankrupt = { $who } — банкрот
picture-ended = игра окончена
picture-fetched = { $who } берёт: { $card }
picture-prices = { $who } меняет цены
picture-prices-kept = { $who } оставляет цены как есть
picture-extended = { $who } расширяет планшет { $sign }
picture-opera = { $who } идёт в оперу: { $pounds }
picture-idle = { $who } остаётся без поручения
picture-played = { $who } играет: { $card } { $spent }
picture-placed = { $who } выкладывает: { $card }
picture-marked = { $who } ставит { $companion } на карту: { $card }
picture-discarded = { $who } сбрасывает: { $card }
picture-turn-ended = { $who } заканчивает ход
picture-kept-up = { $who } ремонтирует: { $card } { $pounds }
picture-used = { $who } тратит: { $card } { $pounds }
picture-bought = { $who } покупает: { $card } { $pounds }
picture-sold = { $who } продаёт: { $card } { $pounds }
picture-fell = { $who } теряет в цене: { $houses }

picture-money = деньги
picture-property = недвижимость, по £5 сверху
picture-no-property = без недвижимости
picture-in-all = итого
picture-won-order = поровну, но маркер планирования левее
picture-won-debt = самый большой долг: £{ $n }
picture-won-bankrupt = банкротство: не осталось ничего
picture-won-least = меньше всех денег и недвижимости: £{ $n }

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
    [blocked] занято
    [free] свободно
   *[taken] { $name }
}
told-space = { $n } (карты { $cards }, посыльные { $boys }, действия { $actions }) { $state ->
    [blocked] занято
    [free] свободно
   *[taken] { $name }
}
told-market = Цены: { $prices }.
told-errands = Поручения: { $errands }.
told-errand = { $space ->
    [market] рынок
    [extension] часть планшета
    [opera] опера
   *[random] карта из колоды
}: { $names }
told-start = Наследство каждого: £{ $money }{ $will ->
    [yes] , по карте завещания
   *[no] {""}
}.
told-deck = { $cards } (в сбросе { $pile })
told-decks = Колоды: { $decks }.
told-supply = Особых карт осталось { $special }{ $crowns ->
    [0] {""}
   *[other] , корон на верхней { $crowns }
}; джокеров в запасе { $jokers }; частей планшета осталось { $extensions }.
told-money = деньги { $money }
told-worth = с недвижимостью { $money }
told-first = первый игрок
told-hand = карт в руке { $n }
told-hand-of = карт в руке { $n } ({ $cards })
told-limit = можно оставить { $n }
told-plan = план { $n }
told-boys = посыльные { $n }
told-actions = действия { $n }
told-board = планшет { $n } из { $spaces }: { $cards }
told-bonuses = помощники: { $bonuses }
told-lying = { $card }{ $worth ->
    [value] , стоимость £{ $pounds }
    [spends] {" "}£{ $pounds }
   *[none] {""}
}{ $sale ->
    [0] {""}
   *[other] {" "}(продажа: £{ $sale })
}{ $n ->
    [0] {""}
   *[other] {" "}+ { $companions }
}{ $used ->
    [yes] {" "}(использовано)
   *[no] {""}
}
told-own-hand = Ваша рука: { $cards }.
told-card = { $card }: { $line }{ $now ->
    [yes] ; можно сейчас
   *[no] {""}
}
told-tie = поровну: решает поле планирования
told-place = { $place }. { $name }: { $score } ({ $account }).
