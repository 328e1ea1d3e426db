### «Принцы Флоренции» словами.

title = Принцы Флоренции
description = Обустройте поместье, в котором художники и учёные создают шедевры.

choice-two-player = Вдвоём
choice-two-player-official = официальная игра
choice-two-player-unofficial = неофициальная: объекты дороже, зданий и профессий меньше
choice-freedoms = Маркеры свобод в официальной игре для двоих
choice-freedoms-5 = пять
choice-freedoms-4 = четыре
choice-three-player = Втроём
choice-three-player-standard = обычная игра
choice-three-player-unofficial = неофициальная: один ландшафт за раунд, профессий меньше
choice-recruiting = Карта найма после применения
choice-recruiting-swap = ложится на место того, кого переманили
choice-recruiting-keep = остаётся у того, кто её применил
choice-starter = Кто начинает первый раунд
choice-starter-random = по жребию
choice-starter-1 = игрок 1
choice-starter-2 = игрок 2
choice-starter-3 = игрок 3
choice-starter-4 = игрок 4
choice-starter-5 = игрок 5
choice-auctions = Аукционы
choice-auctions-open = открытые: ставка за ставкой
choice-auctions-sealed = закрытые: все сразу называют свой предел
choice-standing-bids = Приказы на открытых аукционах
choice-standing-bids-on = можно
choice-standing-bids-off = нельзя

## Предметы

lot = { $lot ->
    [forest] Лес
    [lake] Озеро
    [park] Парк
    [landscape] Ландшафт
    [jester] Шут
    [builder] Строитель
    [prestige] Карта престижа
   *[recruiting] Карта найма
}
tile = { $tile ->
    [university] Университет
    [laboratory] Лаборатория
    [workshop] Мастерская
    [library] Библиотека
    [opera] Опера
    [studio] Студия
    [hospital] Госпиталь
    [theater] Театр
    [tower] Башня
    [chapel] Часовня
    [forest] Лес
    [lake] Озеро
   *[park] Парк
}
freedom = { $freedom ->
    [travel] Свобода странствий
    [opinion] Свобода мнений
   *[religion] Свобода веры
}
profession = { $id ->
    [mathematician] Математик
    [theologian] Богослов
    [philosopher] Философ
    [botanist] Ботаник
    [alchemist] Алхимик
    [physicist] Физик
    [watchmaker] Часовщик
    [goldsmith] Ювелир
    [bell_maker] Колокольный мастер
    [cartographer] Картограф
    [lawyer] Правовед
    [choreographer] Хореограф
    [composer] Композитор
    [sculptor] Скульптор
    [painter] Живописец
    [pharmacist] Аптекарь
    [physician] Врач
    [dramatist] Драматург
    [poet] Поэт
    [astronomer] Астроном
   *[organist] Органный мастер
}
prestige = { $id ->
    [most_works] Больше всех шедевров
    [most_buildings] Больше всех зданий
    [most_jesters] Больше всех шутов
    [most_builders] Больше всех строителей
    [most_forests] Больше всех лесов
    [most_lakes] Больше всех озёр
    [most_parks] Больше всех парков
    [most_landscapes] Больше всех ландшафтов
    [fewest_empty_squares] Меньше всех пустых клеток
    [all_landscape_types] Лес, озеро и парк
    [all_freedoms] Все три свободы
    [two_large_buildings] Два больших здания
    [builder_jester_two_landscapes] Строитель, шут, два ландшафта
   *[four_buildings_two_freedoms] Четыре здания, две свободы
}
bonus = { $letter }: { $id ->
    [building] +1 за каждое здание
    [small_building_landscape] +1 за маленькое здание и за ландшафт
    [forest] +2 за каждый лес
    [freedom] +2 за каждую свободу
    [builder] +2 за каждого строителя
    [prestige_freedom] +1 за карту престижа и за свободу
    [hand_cards] +1 за каждую другую карту в руке
    [large_building] +2 за каждое большое здание
    [building_size] +2 за каждый размер зданий
    [lake] +2 за каждое озеро
    [jester] +2 за каждого шута
    [builder_lake] +1 за строителя и за озеро
    [landscape_type] +2 за каждый вид ландшафта
    [table_cards] +1 за каждую карту на столе
    [park] +2 за каждый парк
    [medium_building] +2 за каждое среднее здание
    [prestige_card] +2 за каждую карту престижа
    [jester_park] +1 за шута и за парк
    [forest_prestige] +1 за лес и за карту престижа
   *[medium_building_builder] +1 за среднее здание и за строителя
}
bonus-adds = { $bonus } (+{ $n })
part = { $part ->
    [building] здание
    [landscape] ландшафт
    [freedom] свобода
    [jesters] шуты
    [cards] карты
   *[bonuses] бонусы
} { $n }
sum = { $total } ({ $parts })
square = { $at }
covers = Займёт { $squares }
turned = { $shape }
turned-column = { $shape }, столбец { $column }
column = Столбец { $column }
between = от { $least } до { $most }
limit = { $who } — { $florins ->
    [0] пас
   *[other] до { $florins }{ $sell ->
        [yes] {" "}вместе с престижем
       *[no] {""}
    }
}
call = { $who } — { $price ->
    [0] пас
   *[other] { $price }
}
up-to = До { $florins } { $florins ->
    [one] флорина
   *[other] флоринов
}
up-to-selling = До { $florins } { $florins ->
    [one] флорина
   *[other] флоринов
}, если нужно, отдав престижа: { $n }
selling = { $what }, отдав { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
}

## Что делает каждый предмет — для тех, кто видит его впервые

wish = { $what } (+{ $worth })
means-profession = Пожелания: { $wishes }. С этой картой создают шедевр. В скобках — сколько добавляет исполненное пожелание; ещё { $jester } добавляет каждый ваш шут и { $card } — каждая ваша карта профессии или найма, в руке и на столе.
means-bonus = Добавляет к ценности шедевра по { $each } { $kinds }. Играется вместе с шедевром, один раз.
each-kind = { $kind ->
    [buildings] за каждое здание
    [large_buildings] за каждое большое здание ({ $tiles })
    [medium_buildings] за каждое среднее здание ({ $tiles })
    [small_buildings] за каждое маленькое здание ({ $tiles })
    [building_sizes] за каждый размер зданий, какой у вас есть: большие, средние, маленькие
    [landscapes] за каждый ландшафт
    [forests] за каждый лес
    [lakes] за каждое озеро
    [parks] за каждый парк
    [landscape_types] за каждый вид ландшафта, какой у вас есть: лес, озеро, парк
    [builders] за каждого строителя
    [jesters] за каждого шута
    [freedoms] за каждую свободу
    [hand_cards] за каждую карту профессии или найма, оставшуюся в руке
    [table_cards] за каждую карту профессии или найма на вашем столе вместе с только что сыгранной
   *[prestige_cards] за каждую вашу карту престижа
}
means-most = В конце игры { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} престижа, если у вас больше всех { $kind ->
    [table_cards] шедевров, считая и карты найма на столе
    [buildings] зданий
    [jesters] шутов
    [builders] строителей
    [forests] лесов
    [lakes] озёр
    [parks] парков
   *[landscapes] ландшафтов
}; { $shared }, если столько же ещё у кого-то, и ничего, если их нет вовсе.
means-fewest = В конце игры { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} престижа, если у вас меньше всех пустых клеток, и { $shared }, если столько же ещё у кого-то.
means-have = В конце игры { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} престижа, если у вас есть { $needed }, иначе ничего. Что есть у других, неважно.
needed = { $kind ->
    [landscape_types] { $n } { $n ->
        [one] вид ландшафта
        [few] вида ландшафтов
       *[other] видов ландшафтов
    }
    [freedoms] { $n } { $n ->
        [one] свобода
        [few] свободы
       *[other] свобод
    }
    [large_buildings] { $n } { $n ->
        [one] большое здание
        [few] больших здания
       *[other] больших зданий
    } ({ $tiles })
    [buildings] { $n } { $n ->
        [one] здание
        [few] здания
       *[other] зданий
    }
    [landscapes] { $n } { $n ->
        [one] ландшафт
        [few] ландшафта
       *[other] ландшафтов
    }
    [builders] { $n } { $n ->
        [one] строитель
        [few] строителя
       *[other] строителей
    }
   *[jesters] { $n } { $n ->
        [one] шут
        [few] шута
       *[other] шутов
    }
}
means-jester = +{ $worth } к каждому вашему шедевру до конца игры. Шутов может быть сколько угодно. Получают на аукционе.
means-builder = С ним здание стоит { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}; с двумя ваши здания могут граничить друг с другом и с дворцом, с тремя здания бесплатны. Второй и третий приносят очки престижа: по { $points }; четвёртого не бывает. Получают на аукционе.
means-prestige = Получают на аукционе: вы смотрите верхние карты колоды, всего { $n }, одну оставляете втайне, остальные кладёте под низ. В конце игры она приносит престиж за то, что на ней названо.
means-recruiting = Переманивает профессию со стола соперника к вам в руку, и с ней можно создать ещё один шедевр; действия это не стоит. До тех пор +{ $worth } к вашим шедеврам. Применённая ложится на место той профессии, а если так решил стол, остаётся у вас. Получают на аукционе.
means-any-landscape = Получают на аукционе: вы берёте любой один и сразу размещаете. Виды: { $kinds }.
means-landscape = +{ $worth } к шедеврам, которые его ждут: { $cards }. Клеток { $squares }; может граничить с чем угодно. Второй и каждый следующий того же вида сразу приносит очки престижа: { $points }. Получают на аукционе.
means-building = { $size ->
    [large] Большое
    [medium] Среднее
   *[small] Маленькое
} здание; +{ $worth } к шедеврам, которые его ждут: { $cards }. Клеток { $squares }. Постройка — действие за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, с одним или двумя строителями за { $less }, с тремя бесплатно, и очки престижа: { $points }. Такое здание может быть только одно.
any-freedom = Свобода
means-any-freedom = В игре есть { $kinds }. Каждая добавляет { $worth } к шедеврам, которые её ждут. Ввести свободу — действие за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, не больше одной за раунд и каждую один раз.
means-freedom = +{ $worth } к шедеврам, которые её ждут: { $cards }. Ввести её — действие за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, пока маркеры есть, и только один раз.

## Вопросы

ask-return = Какую из розданных вам карт профессий вернуть? Остальные вы оставляете.
return = Вернуть: { $card }
ask-choose = Что вы выставляете на аукцион? Начальная цена — ваша ставка. У вас { $money } { $money ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}.
lot-for = { $lot } за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}
do-decline = Ничего не выставлять и остаться в этом раунде без объекта
ask-last = Остались только вы. Что вы берёте? У вас { $money } { $money ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}.
do-nothing = Ничего не брать
ask-bid = { $lot }: впереди { $who }, ставка { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}. У вас { $money }.
do-raise = Поднять ставку до { $price } { $price ->
    [one] флорина
   *[other] флоринов
}
do-pass = Пас
ask-seal = { $lot }, начальная ставка { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
} ({ $worth }). До какой ставки вы готовы идти? У вас { $money }.
do-seal-pass = Сразу пас
ask-amount = Сколько именно?
ask-landscape = Какой ландшафт вы берёте?
ask-turned = { $tile }: как повернуть? Ряды сверху вниз, между ними /.
ask-turn-column = { $tile }: как повернуть (ряды сверху вниз, между ними /) и в каком столбце начать?
ask-column = { $tile }: в каком столбце начать?
ask-square = { $tile }: с какой клетки начинается верхний ряд?
ask-row = { $tile }: с какой клетки начать?
ask-keep-prestige = Какую карту престижа оставить?
ask-keep-profession = Какую карту профессии оставить?
ask-keep-bonus = Какую карту бонуса оставить?
keep = Оставить: { $card }
keep-ordering = Оставить: { $card } — и разложить остальные
ask-under = { $n ->
    [1] Остальные уходят под низ колоды: какая первой?
   *[other] Какая следующей?
}
ask-recruit-now = Кого переманить только что полученной картой?
do-save-recruiting = Пока никого: оставить карту себе
ask-recruit = Кого переманить?
recruit-from = { $card } ({ $owner })
ask-turn = { $n ->
    [0] Оба действия сделаны. Флоринов у вас: { $money }. Что ещё?
    [one] Осталось { $n } действие. Флоринов у вас: { $money }. Что будете делать?
    [few] У вас { $n } действия. Флоринов: { $money }. Что будете делать?
   *[other] У вас { $n } действий. Флоринов: { $money }. Что будете делать?
}{ $short ->
    [0] {""}
   *[other] {" "}Шедевр пока не создать: лучший стоил бы { $short }, а нужно { $minimum }.
}
do-work = Создать шедевр
action-build = { $price ->
    [0] Построить здание бесплатно
    [one] Построить здание за { $price } флорин
    [few] Построить здание за { $price } флорина
   *[other] Построить здание за { $price } флоринов
}
action-profession = Взять карту профессии за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}
action-bonus = Взять карту бонуса за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}
action-freedom = Ввести свободу за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}
do-recruit = Применить карту найма
do-sell = Отдать престиж за деньги
do-end = { $n ->
    [0] Закончить ход
    [one] Закончить ход, хотя осталось { $n } действие
    [few] Закончить ход, хотя осталось { $n } действия
   *[other] Закончить ход, хотя осталось { $n } действий
}
ask-sell = Сколько очков престижа вы отдаёте?
sell-points = { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
} за { $florins } { $florins ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}
ask-work = Какой шедевр вы создаёте? Минимальная ценность: { $minimum }.
work = { $card }: { $value }
ask-bonuses = { $card }: ценность { $value }, нужно не меньше { $minimum }. Какие карты бонусов вы добавляете?
work-most = с картами бонусов до { $n }; { $lacking }
work-tally = Ценность { $value }{ $enough ->
    [yes] : хватает, нужно { $minimum }
   *[no] , нужно не меньше { $minimum }
}
ask-pay = Ценность шедевра { $value }, плата { $florins } { $florins ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}. Сколько очков престижа взять? Каждое вместо { $each } флоринов.
pay-out = { $points ->
    [0] {""}
    [one] { $points } очко престижа и{" "}
    [few] { $points } очка престижа и{" "}
   *[other] { $points } очков престижа и{" "}
}{ $florins } { $florins ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}
ask-build = { $price ->
    [0] Что вы строите? Это бесплатно.
    [one] Что вы строите за { $price } флорин?
    [few] Что вы строите за { $price } флорина?
   *[other] Что вы строите за { $price } флоринов?
}
ask-profession = Какую карту профессии вы берёте?
do-draw = Из колоды: осталось { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
ask-freedom = Какую свободу вы вводите?

hint-wishes = пожелания: { $building }, { $landscape } и { $freedom }
hint-prestige = в конце { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}{ $shared ->
    [0] {""}
   *[other] , при равенстве { $shared }
}; сейчас { $now }
hint-kept = { $wishes }; ценность сейчас { $n }
hint-bonus = сейчас +{ $n } к шедевру
hint-lacking = { $n ->
    [0] все пожелания исполнены
   *[other] не хватает: { $lacking }
}
wish-lacking = { $what } +{ $worth }
hint-building = { $size ->
    [large] большое
    [medium] среднее
   *[small] маленькое
}{ $n ->
    [0] {""}
   *[other] , +{ $worth } к шедеврам: { $cards }
}
hint-adds = +{ $worth } к шедеврам: { $cards }
hint-landscape = { $points ->
    [0] +{ $worth } к шедеврам с таким пожеланием
   *[other] сразу +{ $points } к престижу
}
hint-jester = +{ $worth } к каждому вашему шедевру
hint-builder = { $n ->
    [1] здания станут стоить { $price } флоринов
    [2] +{ $points } к престижу, и здания можно ставить вплотную
   *[other] +{ $points } к престижу, и здания станут бесплатными
}
hint-prestige-lot = { $n ->
    [1] последняя карта колоды: очки в конце игры
   *[other] одна из { $n } верхних карт на выбор: очки в конце игры
}
hint-recruiting = профессия со стола соперника, а до тех пор +{ $worth } к вашим шедеврам
hint-build = +{ $points } к престижу и +{ $worth } к шедеврам, которым нужно это здание
hint-freedom = +{ $worth } к шедеврам, которым она нужна
hint-profession = { $n ->
    [0] +{ $worth } к вашим шедеврам
    [1] последняя карта колоды и +{ $worth } к вашим шедеврам
   *[other] одна из { $n } верхних карт на выбор и +{ $worth } к вашим шедеврам
}
hint-sell = { $florins } флоринов за очко
hint-bonus-action = { $n ->
    [1] последняя карта колоды: усилит один шедевр
   *[other] одна из { $n } верхних карт на выбор: усилит один шедевр
}

waiting-return = карта профессии ещё не возвращена: { $who }
waiting-choose = сейчас { $who } выбирает объект
waiting-last = сейчас { $who } выбирает объект без торгов
waiting-bid = сейчас { $who } делает ставку
waiting-seal = предел ещё не назван: { $who }
waiting-landscape = сейчас { $who } размещает ландшафт
waiting-prestige = сейчас { $who } выбирает карту престижа
waiting-profession = сейчас { $who } выбирает карту профессии
waiting-bonus = сейчас { $who } выбирает карту бонуса
waiting-recruit = сейчас { $who } решает, применить ли карту найма
waiting-pay = сейчас { $who } берёт плату за шедевр
waiting-turn = сейчас ходит { $who }

## Приказы

ask-order = Что сделать за вас на аукционах этого раунда?
do-order = { $now ->
    [yes] Сейчас: { $lot }
   *[no] Потом: { $lot }
}
do-order-others = Любой объект
do-order-last = Если останусь только я
ask-order-limit = До какой ставки идти?
do-order-pass = Пас
ask-order-others = А с остальными объектами?
do-others-ask = Спросить меня
do-others-pass = Пас
ask-order-list = { $n ->
    [1] Если останетесь только вы: чего хочется больше всего?
   *[other] А если этого не взять: чего тогда?
}
do-list-done = { $n ->
    [0] Ничего
   *[other] Больше ничего
}
order = Раунд { $round }: { $parts }.
order-bid = { $lot } — { $florins ->
    [0] пас
   *[other] ставки до { $florins } флоринов{ $sell ->
        [yes] , если нужно, за счёт престижа
       *[no] {""}
    }
}
order-brief = { $parts }
order-bid-brief = { $lot } — { $florins ->
    [0] пас
   *[other] до { $florins }
}
order-others-brief = остальное
order-last-brief = под конец: { $n ->
    [0] ничего
   *[other] { $lots }
}
order-others = остальные объекты
order-last = если останетесь только вы, взять { $n ->
    [one] { $lots }
   *[other] первое, что можно: { $lots }
}
order-last-nothing = если останетесь только вы, ничего не брать
lapsed-phase = Аукционы раунда { $round } закончились.
lapsed-object = Объект этого раунда у вас уже есть: { $lot }.
lapsed-declined = В аукционах этого раунда вы больше не участвуете.

## Отказы

refuse-return = Карты «{ $card }» вам не раздавали. Верните одну из этих: { $dealt }.
refuse-poor = Цена { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, а у вас { $money } и { $points ->
    [0] нет престижа, который можно отдать
    [one] { $points } очко престижа
    [few] { $points } очка престижа
   *[other] { $points } очков престижа
}. Выберите что-нибудь дешевле или спасуйте.
refuse-short = Цена { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, а у вас { $money }: пришлось бы отдать { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
}, а на это нужно ваше согласие.
refuse-needless = У вас { $money } { $money ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, а нужно не больше { $price }: отдавать престиж незачем.
refuse-sell = Нельзя отдать { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
}: { $held ->
    [0] у вас его нет.
   *[other] у вас { $held }; отдайте хотя бы одно и не больше, чем есть.
}
refuse-lot-unknown = { $lot }: за этим столом такого не выставляют. Можно: { $possible }.
refuse-lot-twice = { $lot }: в этом раунде уже было, а каждый объект выставляют один раз. Можно: { $possible }.
refuse-lot-gone = { $lot }: больше не осталось. Можно: { $possible }.
refuse-builders = { $lot }: или у вас их уже предельное число, или больше не осталось. Можно: { $possible }.
refuse-no-room = { $lot }: в вашем поместье нет места, а размещать нужно сразу. Можно: { $possible }.
refuse-limit = Предел кратен { $step } флоринам, здесь он не меньше { $least }; или пас.
refuse-landscape = Это сейчас разместить нельзя. Разместите одно из этого: { $offered }.
refuse-outside = { $tile }, клетка { $at }: часть вышла бы за край поместья. { $fits ->
    [none] В таком повороте места нет нигде.
   *[other] В таком повороте можно начать с { $fits }.
}
refuse-on-palace = { $tile }, клетка { $at }: это накрыло бы дворец. { $fits ->
    [none] В таком повороте места нет нигде.
   *[other] В таком повороте можно начать с { $fits }.
}
refuse-covered = { $tile }, клетка { $at }: уже занято { $squares }. { $fits ->
    [none] В таком повороте места нет нигде.
   *[other] В таком повороте можно начать с { $fits }.
}
refuse-touching = { $tile }, клетка { $at }: вплотную к зданию или дворцу, а для этого нужно больше строителей. { $fits ->
    [none] В таком повороте места нет нигде.
   *[other] В таком повороте можно начать с { $fits }.
}
refuse-keep = Оставьте одну из взятых карт, а все остальные положите под низ колоды: { $cards }.
refuse-recruit-without = У вас в руке нет карты найма. Их получают на аукционах.
refuse-recruit = { $card }: на столах соперников такой карты нет. { $n ->
    [0] Сейчас переманить некого.
   *[other] Можно переманить: { $targets }.
}
refuse-no-action = Оба действия сделаны. Можно ещё применить карту найма, отдать престиж или закончить ход.
refuse-profession-twice = В этом ходу вы уже брали карту профессии, а это можно один раз. Любое другое действие возможно.
refuse-profession-limit = За этим столом взяты все карты профессий, какие можно взять. Переманивать ещё можно.
refuse-freedom-twice = В этом ходу вы уже вводили свободу, а это можно один раз. Любое другое действие возможно.
refuse-deck = { $deck ->
    [bonus] Карты бонусов закончились.
   *[profession] В колоде профессий карт не осталось.
} Выберите другое действие.
refuse-not-shown = { $card }: такая карта не лежит в открытом виде. { $n ->
    [0] Открытых карт сейчас нет.
   *[other] Открыты: { $shown }.
}
refuse-freedom-held = { $freedom }: у вас она уже есть. { $n ->
    [0] Других для вас не осталось.
   *[other] Можно: { $possible }.
}
refuse-freedom-gone = { $freedom }: маркеров не осталось. { $n ->
    [0] Других для вас не осталось.
   *[other] Можно: { $possible }.
}
refuse-work-used = { $card }: карта уже лежит у вас на столе как шедевр. { $n ->
    [0] В руке карт профессий нет.
   *[other] В руке у вас: { $hand }.
}
refuse-work-absent = { $card }: такой карты у вас в руке нет. { $n ->
    [0] Карт профессий в руке нет.
   *[other] В руке у вас: { $hand }.
}
refuse-bonus = Каждую карту бонуса из руки можно сыграть один раз. { $n ->
    [0] У вас их нет.
   *[other] У вас: { $held }.
}
refuse-work-low = Ценность такого шедевра { $value }, до минимума { $minimum } не хватает { $missing }. Со всеми вашими бонусами было бы { $most }.
refuse-pay = Из этой платы в { $florins } флоринов можно взять от 0 до { $most } очков престижа; прежние деньги не в счёт.
refuse-build-landscape = { $tile }: ландшафты не строят, их получают на аукционах. { $n ->
    [0] Сейчас строить нечего.
   *[other] Можно построить: { $others }.
}
refuse-build-twice = { $tile }: у вас уже есть, а каждого здания можно иметь только одно. { $n ->
    [0] Больше строить нечего.
   *[other] Можно построить: { $others }.
}
refuse-build-gone = { $tile }: больше не осталось. { $n ->
    [0] Больше строить нечего.
   *[other] Можно построить: { $others }.
}

## Новости

dealt = Вам розданы карты: { $cards }.
returned = { $who } возвращает карту профессии.
returned-card = Вы возвращаете карту: { $card }.
round-began = Раунд { $round }, начинает { $who }. Минимальная ценность шедевра: { $minimum }.
shown = Теперь в продаже: { $card }.
chose = { $who } выставляет на аукцион: { $lot }, ставка { $price }.
declined = { $who } ничего не выставляет и остаётся в этом раунде без объекта.
declined-unable = { $who } в этом раунде больше ничего взять не может.
raised = { $who } поднимает ставку до { $price }.
passed = { $who } пасует.
passed-unable = { $who } не может поднять ставку и пасует.
sealed = { $who } называет предел.
sealed-limit = Ваш предел: { $florins ->
    [0] пас
   *[other] до { $florins } флоринов{ $sell ->
        [yes] , если нужно, за счёт престижа
       *[no] {""}
    }
}.
limits-opened = { $lot }, пределы: { $limits }.
bidding-ran = Торги: { $calls }.
bought = { $who } получает за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}: { $lot }{ $points ->
    [0] {""}
    [one] {" "}и { $points } очко престижа
    [few] {" "}и { $points } очка престижа
   *[other] {" "}и { $points } очков престижа
}.
laid = { $who } размещает в клетке { $at }: { $tile }{ $points ->
    [0] {""}
    [one] , { $points } очко престижа
    [few] , { $points } очка престижа
   *[other] , { $points } очков престижа
}.
drew = { $who } смотрит { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} { $deck ->
    [profession] профессий
    [bonus] бонусов
   *[prestige] престижа
}{ $price ->
    [0] {""}
    [one] {" "}за { $price } флорин
    [few] {" "}за { $price } флорина
   *[other] {" "}за { $price } флоринов
}.
kept = { $who } оставляет себе карту { $deck ->
    [profession] профессии
    [bonus] бонуса
   *[prestige] престижа
}.
kept-card = Вы оставляете себе: { $card }.
took-face-up = { $who } берёт карту: { $card }, за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}.
recruited = { $who } переманивает: { $card } (прежний стол: { $owner }). Там остаётся карта найма.
recruited-keeping = { $who } переманивает: { $card } (прежний стол: { $owner }) и кладёт карту найма к своим шедеврам.
recruiting-saved = { $who } оставляет карту найма на потом.
worked = { $who } создаёт шедевр: { $card }, ценность { $value }.
worked-with = { $who } создаёт шедевр: { $card }, ценность { $value }; бонусы: { $bonuses }.
paid = { $who } берёт { $points ->
    [0] {""}
    [one] { $points } очко престижа и{" "}
    [few] { $points } очка престижа и{" "}
   *[other] { $points } очков престижа и{" "}
}{ $florins } { $florins ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}.
built = { $who } строит в клетке { $at }: { $tile }, { $price ->
    [0] бесплатно
    [one] { $price } флорин
    [few] { $price } флорина
   *[other] { $price } флоринов
}, престиж +{ $points }.
introduced = { $who } вводит за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}: { $freedom }.
sold = { $who } отдаёт { $points ->
    [one] { $points } очко престижа
    [few] { $points } очка престижа
   *[other] { $points } очков престижа
} за { $florins } { $florins ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}.
turn-ended = { $who } заканчивает ход{ $n ->
    [0] {""}
    [one] , остаётся { $n } действие
    [few] , остаётся { $n } действия
   *[other] , остаётся { $n } действий
}.
best-work = Самый ценный шедевр раунда, { $value }: { $who }. Престиж +{ $points }.
best-work-none = В этом раунде шедевров нет.
scored = { $who } показывает карту престижа: { $card }, { $points ->
    [0] без очков
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
}{ $tied ->
    [yes] , поровну с другими
   *[no] {""}
}.
ended = Седьмой раунд сыгран: игра окончена.

## Итоги

score = { $points ->
    [one] { $points } очко престижа
    [few] { $points } очка престижа
   *[other] { $points } очков престижа
}
account-before = До карт престижа: { $points }
account-card = { $card }: { $points }{ $tied ->
    [yes] {" "}(поровну)
   *[no] {""}
}
account-money = Флорины: { $florins }

## Картинки

picture-number = { $n }
picture-round = { $n ->
    [0] Раздача
   *[other] Раунд { $n } из { $rounds }
}
picture-minimum = мин. шедевр
picture-freedom = { $freedom ->
    [travel] странствия
    [opinion] мнения
   *[religion] вера
}
picture-owes-return = Вернуть карту: { $name }
picture-owes-choose = Выбор: { $name }
picture-owes-last = Без торгов: { $name }
picture-owes-bid = Ставка: { $name }
picture-owes-seal = Предел: { $name }
picture-owes-landscape = Ландшафт: { $name }
picture-owes-prestige = Выбор карты: { $name }
picture-owes-profession = Выбор карты: { $name }
picture-owes-bonus = Выбор карты: { $name }
picture-owes-recruit = Наём: { $name }
picture-owes-pay = Плата: { $name }
picture-owes-turn = Ходит { $name }
picture-several-return = Вернуть карту: ещё { $n }
picture-several-seal = Назвать предел: ещё { $n }
picture-you-return = Верните одну карту
picture-you-choose = Выберите объект
picture-you-last = Возьмите объект
picture-you-bid = Ваша ставка
picture-you-seal = Назовите предел
picture-you-landscape = Разместите ландшафт
picture-you-prestige = Оставьте одну карту
picture-you-profession = Оставьте одну карту
picture-you-bonus = Оставьте одну карту
picture-you-recruit = Кого переманить?
picture-you-pay = Возьмите плату
picture-you-turn = Ваш ход
picture-hint-bid = { $lot }: { $price } или пас
picture-hint-pay = ценность шедевра { $value }
picture-hint-seal = { $lot }: начальная ставка { $price }
picture-actions-left = { $n ->
    [0] действий не осталось
    [one] осталось { $n } действие
    [few] осталось { $n } действия
   *[other] осталось { $n } действий
}
picture-no-work = шедевров ещё нет

picture-chose = { $who } выставляет { $lot } за { $price }
picture-declined = { $who } остаётся без объекта
picture-raised = { $who } ставит { $price }
picture-passes = { $who } пасует
picture-passes-unable = { $who } не может поднять ставку
picture-sealed = { $who } называет предел
picture-opened = пределы: { $limits }
picture-bought = { $who } получает { $lot } за { $price }
picture-laid = { $who } размещает на { $at }: { $tile }
picture-built = { $who } строит на { $at }: { $tile }
picture-introduced = { $who } вводит { $freedom }
picture-worked = { $who } создаёт шедевр: { $card }, ценность { $value }
picture-paid = { $who } берёт { $gains }
picture-sold = { $who } отдаёт { $points } за { $florins }
picture-turn-ended = { $who } заканчивает ход
picture-drew = { $who } тянет { $cards }
picture-kept = { $who } оставляет { $card }
picture-took = { $who } берёт: { $card }
picture-recruited = { $who } переманивает у { $owner }: { $card }
picture-saved = { $who } откладывает { $card }
picture-returned = { $who } возвращает карту
picture-best = лучший шедевр, { $value }: { $who } { $points }
picture-no-works = шедевров в раунде нет
picture-round-began = начинается раунд { $n }
picture-ended = игра окончена

picture-limits = Пределы втёмную
picture-hammer = Под молотком
picture-pay = Плата за шедевр
picture-laying = Разместить
picture-dealt = Раздача
picture-auctions = Аукционы
picture-actions = Действия
picture-over = Игра окончена
picture-seal-hint = Все втёмную называют предел; самый высокий получает объект.
picture-dealt-hint = Каждый оставляет все розданные профессии, кроме одной.
picture-auctions-hint = Кто выбирает объект, начинает торги за него.
picture-jesters = Шуты
picture-cards = Карты
picture-bonuses = Бонусы
picture-one-of = на выбор
picture-one-profession = профессия
picture-one-freedom = свобода
picture-no-best = шедевров пока нет
picture-best-so-far = лучший шедевр: { $value }
picture-left-lots = Остались объекты
picture-left-built = Осталось построить и взять
picture-from = от { $price }
picture-for-sale = Открыто лежат
picture-may-be-taken = можно взять { $n }

picture-drawn = на выбор
picture-enough = хватает
picture-short = нужно { $n }
picture-lies-open = открыта
picture-bonus-card = Бонус
picture-prestige-card = Престиж
picture-recruiting-card = Наём
picture-recruiting-means = Профессия со стола соперника
picture-can-pay = можно заплатить { $n }
picture-considered = { $tile } займёт { $squares }. Пока не выложено.
picture-build-price = здание: { $n }
picture-estate = здание: { $n } · пустых клеток { $empty }
picture-every-work = каждый шедевр: +{ $n }
picture-empty = { $n ->
    [one] { $n } пустая клетка
    [few] { $n } пустые клетки
   *[other] { $n } пустых клеток
}
picture-order = приказ: { $order }
picture-limit = ваш предел: { $florins ->
    [0] пас
   *[other] { $florins }{ $sell ->
        [yes] {" "}вместе с престижем
       *[no] {""}
    }
}

picture-before = до карт
picture-prestige-cards = карты престижа
picture-florins = флорины
picture-total = всего
picture-shared = престиж и флорины равны: победа общая
picture-ahead = { $n ->
    [one] впереди на { $n } очко престижа
    [few] впереди на { $n } очка престижа
   *[other] впереди на { $n } очков престижа
}
picture-ahead-money = престиж равный, флоринов больше
picture-tie = решают флорины
picture-tied = поровну
picture-no-prestige-cards = карт престижа нет

## Картинки словами

told-progress = { $n ->
    [0] Раздача профессий.
   *[other] Раунд { $n } из { $rounds }; минимум шедевра { $minimum }.
}
told-last = Последний ход: { $move }
told-auction = Под молотком: { $lot }, ставка { $price } ({ $name }); следующая { $next }.
told-sealed = Закрытый аукцион: { $lot }, начальная ставка { $price } ({ $name }).
told-bids = Ставки: { $bids }.
told-pay = Оплачивается шедевр, ценность { $value }.
told-laying = Разместить: { $tiles }.
told-turn = { $name }: { $left }; профессия { $profession ->
    [yes] доступна
   *[no] взята
}, свобода { $freedom ->
    [yes] доступна
   *[no] введена
}.
told-figures = престиж { $points }, флорины { $florins }
told-count = { $what ->
    [builders] строители
    [jesters] шуты
    [professions] профессии на руках
    [bonuses] бонусы
    [prestige] карты престижа
   *[recruiting] карты найма
} { $n }
told-freedoms = свободы: { $freedoms }
told-works = шедевры: { $works }
told-first = начинает раунд
told-mark = лучший шедевр раунда { $n }
told-estate = поместье: { $tiles }
told-bidder = { $state ->
    [leads] ставка выше всех
    [asked] очередь отвечать
    [sealed] предел назван
    [passed] пас
    [waits] в игре
    [has-object] получено: { $lot }
   *[out] без объекта
}
told-lot = { $lot } { $n } от { $price }{ $owner }
told-lots = Остались объекты: { $lots }.
told-buildings = Остались здания: { $buildings }.
told-freedoms-left = Остались свободы: { $freedoms }.
told-decks = Колоды: профессии { $professions }, бонусы { $bonuses }, престиж { $prestige }.
told-for-sale = Открыто лежат: { $cards }.
told-may-be-taken = Профессий можно ещё взять: { $n }.
told-professions = Ваши профессии: { $cards }.
told-drawn = Взяты, оставьте одну: { $cards }.
told-bonuses = Ваши бонусы: { $cards }.
told-prestige = Ваши карты престижа: { $cards }.
told-prestige-card = { $card } { $n } из { $most }
told-candidate = { $card } { $value }{ $more ->
    [yes] {" "}(с бонусами { $most })
   *[no] {""}
}
told-limit = Закрыто: { $limit }.
told-order = Ваш приказ: { $order }
told-place = { $place }. { $name }: { $score } ({ $account }).
told-opened = { $name }, остались на руках: { $cards }.
