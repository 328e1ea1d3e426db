### «Принцы Флоренции» словами.

title = Принцы Флоренции
description = Обустройте поместье, в котором художники и учёные создают шедевры.
# Как слова начинались раньше: так их ещё набирают.
former-words = лот=объект

choice-two-player = Вдвоём
choice-two-player-official = официальная игра
choice-two-player-unofficial = неофициальная игра: цены выше, зданий и профессий меньше
choice-freedoms = Жетоны каждой свободы (официальная игра вдвоём)
choice-freedoms-5 = пять
choice-freedoms-4 = четыре
choice-three-player = Втроём
choice-three-player-standard = обычная игра
choice-three-player-unofficial = неофициальная игра: один ландшафт за раунд, профессий меньше
choice-recruiting = Карта найма после применения
choice-recruiting-swap = ложится на место нанятой профессии
choice-recruiting-keep = остаётся у того, кто её применил
choice-starter = Кто начинает первый раунд
choice-starter-random = случайный игрок
choice-starter-1 = игрок 1
choice-starter-2 = игрок 2
choice-starter-3 = игрок 3
choice-starter-4 = игрок 4
choice-starter-5 = игрок 5
choice-auctions = Аукционы
choice-auctions-open = открытые (ставки по очереди)
choice-auctions-sealed = закрытые (все ставят втайне)
choice-standing-bids = Автоставки (бот торгуется за вас втайне)
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
    .brief = { $lot ->
        [forest] Лес
        [lake] Озеро
        [park] Парк
        [landscape] Ландшафт
        [jester] Шут
        [builder] Строитель
        [prestige] Престиж
       *[recruiting] Наём
    }
lot-object = { $lot ->
    [forest] лес
    [lake] озеро
    [park] парк
    [landscape] ландшафт
    [jester] шута
    [builder] строителя
    [prestige] карту престижа
   *[recruiting] карту найма
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
tile-object = { $tile ->
    [university] университет
    [laboratory] лабораторию
    [workshop] мастерскую
    [library] библиотеку
    [opera] оперу
    [studio] студию
    [hospital] госпиталь
    [theater] театр
    [tower] башню
    [chapel] часовню
    [forest] лес
    [lake] озеро
   *[park] парк
}
freedom = { $freedom ->
    [travel] Свобода странствий
    [opinion] Свобода мнений
   *[religion] Свобода веры
}
freedom-object = { $freedom ->
    [travel] свободу странствий
    [opinion] свободу мнений
   *[religion] свободу веры
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
    [bell_maker] Колокольных дел мастер
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
profession-object = { $id ->
    [mathematician] математика
    [theologian] богослова
    [philosopher] философа
    [botanist] ботаника
    [alchemist] алхимика
    [physicist] физика
    [watchmaker] часовщика
    [goldsmith] ювелира
    [bell_maker] колокольных дел мастера
    [cartographer] картографа
    [lawyer] правоведа
    [choreographer] хореографа
    [composer] композитора
    [sculptor] скульптора
    [painter] живописца
    [pharmacist] аптекаря
    [physician] врача
    [dramatist] драматурга
    [poet] поэта
    [astronomer] астронома
   *[organist] органного мастера
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
    .brief = { $letter }
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
    .brief = { $total }
square = { $at }
covers = Займёт { $squares }
covering = на { $squares }
turned = поворот { $way }
turned-column = поворот { $way }, столбец { $column }
column = Столбец { $column }
between = { $least }–{ $most }
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
}, продав { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
}
selling = { $what }, продав { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
}

## Что делает каждый предмет — для тех, кто видит его впервые

wish = { $what } (+{ $worth })
means-profession = Любит: { $wishes }. С этой картой создают шедевр. Число в скобках прибавляется, если это у вас есть; ещё { $jester } прибавляет каждый ваш шут и { $card } — каждая ваша карта профессии или найма, в руке и на столе.
means-bonus = Добавляет к одному шедевру по { $each } { $kinds }. Играется вместе с шедевром, один раз.
each-kind = { $kind ->
    [buildings] за каждое здание
    [large_buildings] за каждое большое здание ({ $tiles })
    [medium_buildings] за каждое среднее здание ({ $tiles })
    [small_buildings] за каждое маленькое здание ({ $tiles })
    [building_sizes] за каждый размер ваших зданий (большое, среднее, маленькое)
    [landscapes] за каждый ландшафт
    [forests] за каждый лес
    [lakes] за каждое озеро
    [parks] за каждый парк
    [landscape_types] за каждый вид ваших ландшафтов (лес, озеро, парк)
    [builders] за каждого строителя
    [jesters] за каждого шута
    [freedoms] за каждую свободу
    [hand_cards] за каждую карту профессии или найма, оставшуюся в руке
    [table_cards] за каждую карту профессии или найма на вашем столе, включая только что сыгранную
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
sure = { $part ->
    [shape] Очертания этого тайла восстановлены: их нет ни в одном источнике.
    [points] Очки этой карты восстановлены: их нет ни в одном источнике.
    [counts] Что считает эта карта, восстановлено: этого нет ни в одном источнике.
   *[card] Эта карта восстановлена: её нет ни в одном источнике.
}
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
means-builder = С одним строителем здание стоит { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}; с двумя — здания могут стоять вплотную друг к другу и к дворцу; с тремя — здания бесплатны. Второй и третий приносят очки престижа (по { $points }); больше трёх нельзя. Получают на аукционе.
means-prestige = Получают на аукционе: вы берёте верхние карты колоды ({ $n }), одну оставляете втайне, остальные кладёте под низ. В конце игры она может принести очки престижа.
means-recruiting = Забирает профессию со стола другого игрока к вам в руку, и с ней можно создать ещё один шедевр. Действия это не стоит. Как и любая карта профессии, добавляет { $worth } к каждому вашему шедевру. Применённая ложится на место той профессии или, если так решил стол, остаётся у вас. Получают на аукционе.
means-any-landscape = Получают на аукционе: вы выбираете один ландшафт и сразу его размещаете. Виды: { $kinds }.
means-landscape = +{ $worth } к шедеврам тех, кто его любит: { $cards }. Клеток: { $squares }; может стоять вплотную к чему угодно. Второй и каждый следующий такой же сразу приносит очки престижа ({ $points }). Получают на аукционе.
means-building = { $size ->
    [large] Большое
    [medium] Среднее
   *[small] Маленькое
} здание; +{ $worth } к шедеврам тех, кто его любит: { $cards }. Клеток: { $squares }. Постройка — действие за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
} (с одним или двумя строителями за { $less }, с тремя бесплатно). Приносит очки престижа: { $points }. Такое здание может быть только одно.
any-freedom = Свобода
means-any-freedom = { $kinds }: каждая добавляет { $worth } к шедеврам тех, кто её любит. Ввести свободу — действие за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, одна за раунд, каждую один раз.
means-freedom = +{ $worth } к шедеврам тех, кто её любит: { $cards }. Ввести её — действие за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, пока есть жетоны, и только один раз.

## Вопросы

ask-return = Вы оставляете все эти профессии, кроме одной. Какую сбросить?
return = Сбросить: { $card }
ask-choose = Что выставить на аукцион? Цена — ваша первая ставка. У вас { $money } { $money ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}.
lot-for = { $lot } за { $price }
    .brief = { $lot }
do-decline = Ничего не выставлять (в этом раунде без объекта)
ask-last = У остальных объекты уже есть. Какой возьмёте вы? У вас { $money } { $money ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}.
do-nothing = Ничего не брать
ask-bid = { $lot }: { $who } ставит { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}. У вас { $money }.
do-raise = Поднять до { $price }
do-up-to = Торговаться до { $florins }
do-name-limit = Торговаться до…
hint-up-to = когда вас перебьют, бот сам поднимет ставку на { $step }; другие об этом не узнают
do-pass = Пас
ask-seal = { $lot }, начальная цена { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
} ({ $worth }). Какой у вас максимум? У вас { $money }.
do-seal-pass = Пас
ask-amount = Сколько именно?
ask-landscape = Какой ландшафт взять?
ask-place = { $tile }: где разместить?
ask-turned = { $tile }: какой поворот?
ask-turn-column = { $tile }: какой поворот и с какого столбца начать?
ask-column = { $tile }: с какого столбца начать?
ask-square = { $tile }: с какой клетки начать верхний ряд?
ask-row = { $tile }: в каком ряду?
ask-keep-prestige = Какую карту престижа оставить?
    .doing = Оставить:
ask-keep-profession = Какую карту профессии оставить?
    .doing = Оставить:
ask-keep-bonus = Какую карту бонуса оставить?
    .doing = Оставить:
ask-keep-first = Какую карту оставить? Потом выберете порядок остальных.
keep = Оставить: { $card }
keep-ordering = Оставить: { $card } (выбрать порядок остальных)
ask-under = { $n ->
    [1] Остальные уходят под низ колоды. В каком порядке?
   *[other] А дальше?
}
ask-recruit-now = Применить новую карту найма сейчас? Выберите профессию.
do-save-recruiting = Оставить карту на потом
ask-recruit = Какую профессию нанять?
recruit-from = { $card } ({ $owner })
ask-turn = { $n ->
    [0] Оба действия сделаны, у вас { $money } флоринов. Что-нибудь ещё?
    [one] Осталось { $n } действие, у вас { $money } флоринов. Что будете делать?
    [few] У вас { $n } действия и { $money } флоринов. Что будете делать?
   *[other] У вас { $n } действий и { $money } флоринов. Что будете делать?
}{ $short ->
    [0] {""}
   *[other] {" "}Шедевр пока не создать: ценность лучшего { $short }, а минимум { $minimum }.
}
do-work = Создать шедевр
action-build = { $price ->
    [0] Построить здание (бесплатно)
    [one] Построить здание ({ $price } флорин)
    [few] Построить здание ({ $price } флорина)
   *[other] Построить здание ({ $price } флоринов)
}
action-profession = Взять профессию ({ $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
})
action-bonus = Взять карту бонуса ({ $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
})
action-freedom = Ввести свободу ({ $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
})
do-recruit = Применить карту найма
do-sell = Продать престиж
work-best = { $card }: { $n } с картами { $bonuses }
work-other = { $card }: другие карты…
keep-and-order = Оставить одну и выбрать порядок остальных…
do-end = { $n ->
    [0] Закончить ход
   *[other] Закончить ход (не использовано: { $n })
}
ask-sell = Сколько очков престижа продать?
sell-points = { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
} за { $florins } { $florins ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}
ask-work = Какой шедевр создать? Минимальная ценность: { $minimum }.
work = { $card }: { $value }
ask-bonuses = { $card }: ценность { $value }, минимум { $minimum }. Какие карты бонусов добавить?
work-most = с картами бонусов до { $n }; { $lacking }
work-tally = Ценность { $value }{ $enough ->
    [yes] {" "}— хватает (минимум { $minimum })
   *[no] {" "}— мало (минимум { $minimum })
}
ask-pay = Ценность шедевра { $value }: { $florins } { $florins ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}. Взять деньгами или престижем? ({ $each } флоринов за очко)
pay-out = { $points ->
    [0] { $florins } { $florins ->
        [one] флорин
        [few] флорина
       *[other] флоринов
    }
   *[other] { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[other] { $points } очков престижа
    }{ $florins ->
        [0] {""}
        [one] {" "}и { $florins } флорин
        [few] {" "}и { $florins } флорина
       *[other] {" "}и { $florins } флоринов
    }
}
ask-build = { $price ->
    [0] Что построить (бесплатно)?
    [one] Что построить ({ $price } флорин)?
    [few] Что построить ({ $price } флорина)?
   *[other] Что построить ({ $price } флоринов)?
}
ask-profession = Какую профессию взять?
do-draw = Взять из колоды ({ $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[other] осталось { $n } карт
})
ask-freedom = Какую свободу ввести?

hint-wishes = любит: { $building }, { $landscape } и { $freedom }
hint-prestige = { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
} в конце{ $shared ->
    [0] {""}
   *[other] {" "}(при равенстве { $shared })
}; сейчас { $now }
hint-kept = { $wishes }; ценность сейчас { $n }
hint-bonus = сейчас +{ $n } к шедевру
hint-lacking = { $n ->
    [0] есть всё, что нужно
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
hint-adds-or-points = +{ $worth } к шедеврам: { $cards }; за второй такой же +{ $points } к престижу
hint-landscape-or-points = +{ $worth } к шедеврам тех, кто его любит; за второй такой же +{ $points } к престижу
hint-landscape = { $points ->
    [0] +{ $worth } к шедеврам тех, кто его любит
   *[other] сразу +{ $points } к престижу
}
hint-jester = +{ $worth } к каждому вашему шедевру
hint-builder = { $n ->
    [1] здания будут стоить { $price } флоринов
    [2] +{ $points } к престижу, и здания можно ставить вплотную
   *[other] +{ $points } к престижу, и здания станут бесплатными
}
hint-prestige-lot = { $n ->
    [1] последняя карта колоды: очки в конце игры
   *[other] 1 карта из { $n } на выбор: очки в конце игры
}
hint-recruiting = профессия со стола другого игрока; +{ $worth } к каждому вашему шедевру
hint-build = +{ $points } к престижу и +{ $worth } к шедеврам тех, кто любит это здание
hint-freedom = +{ $worth } к шедеврам тех, кто её любит
hint-profession = { $n ->
    [0] +{ $worth } к каждому вашему шедевру
    [1] последняя карта колоды; +{ $worth } к каждому вашему шедевру
   *[other] 1 карта из { $n } на выбор; +{ $worth } к каждому вашему шедевру
}
hint-sell = { $florins } флоринов за очко
hint-bonus-action = { $n ->
    [1] последняя карта колоды: усилит один шедевр
   *[other] 1 карта из { $n } на выбор: усилит один шедевр
}

waiting-return = { $n ->
    [1] { $who } выбирает, какую профессию сбросить
   *[other] { $who } выбирают, какую профессию сбросить
}
waiting-choose = { $n ->
    [1] { $who } выбирает, что выставить на аукцион
   *[other] { $who } выбирают, что выставить на аукцион
}
waiting-last = { $n ->
    [1] { $who } без торгов берёт объект по начальной цене
   *[other] { $who } без торгов берут объект по начальной цене
}
waiting-bid = { $n ->
    [1] ставит или пасует { $who }
   *[other] ставят или пасуют { $who }
}
waiting-seal = { $n ->
    [1] ставку обдумывает { $who }
   *[other] ставки обдумывают { $who }
}
waiting-landscape = { $n ->
    [1] { $who } размещает ландшафт
   *[other] { $who } размещают ландшафт
}
waiting-prestige = { $n ->
    [1] { $who } выбирает карту престижа
   *[other] { $who } выбирают карту престижа
}
waiting-profession = { $n ->
    [1] { $who } выбирает карту профессии
   *[other] { $who } выбирают карту профессии
}
waiting-bonus = { $n ->
    [1] { $who } выбирает карту бонуса
   *[other] { $who } выбирают карту бонуса
}
waiting-recruit = { $n ->
    [1] { $who } решает, применить ли карту найма
   *[other] { $who } решают, применить ли карту найма
}
waiting-pay = { $n ->
    [1] { $who } выбирает: деньги или престиж
   *[other] { $who } выбирают: деньги или престиж
}
waiting-turn = { $n ->
    [1] ходит { $who }
   *[other] ходят { $who }
}

## Автоставки

ask-order = Торговаться за вас в этом раунде?
do-order = { $now ->
    [yes] { $lot } (сейчас)
   *[no] { $lot }, когда выставят
}
do-order-others = Любой объект
do-order-last = Если объект есть у всех, кроме меня
ask-order-limit = Какой у вас максимум?
do-order-pass = Пас
ask-order-others = А остальные объекты?
do-others-ask = Спросить меня
do-others-pass = Пас
ask-order-list = { $n ->
    [1] Если объект есть у всех, кроме вас, что взять прежде всего?
   *[other] А если этого нет?
}
do-list-done = { $n ->
    [0] Ничего
   *[other] Больше ничего
}
order = Раунд { $round }: { $parts }.
order-bid = { $lot } — { $florins ->
    [0] пас
   *[other] ставки до { $florins } флоринов{ $sell ->
        [yes] , если нужно, с продажей престижа
       *[no] {""}
    }
}
order-brief = { $parts }
order-bid-brief = { $lot } — { $florins ->
    [0] пас
   *[other] до { $florins }
}
order-others-brief = остальное
order-last-brief = без торгов: { $n ->
    [0] ничего
   *[other] { $lots }
}
order-others = всё остальное
order-last = без торгов: { $n ->
    [one] { $lots }
   *[other] первое, что есть: { $lots }
}
order-last-nothing = без торгов ничего не брать
lapsed-phase = Аукционы раунда { $round } закончились.
lapsed-object = В этом раунде у вас уже есть объект: { $lot }.
lapsed-declined = В аукционах этого раунда вы больше не участвуете.

## Отказы

refuse-return = Карты «{ $card }» вам не раздавали. Сбросьте одну из этих: { $dealt }.
refuse-poor = На это не хватает: цена { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, а у вас { $money }, и { $points ->
    [0] продать нечего
    [one] можно продать { $points } очко престижа
    [few] можно продать { $points } очка престижа
   *[other] можно продать { $points } очков престижа
}.
refuse-short = Цена { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, а у вас { $money }: придётся продать { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
}. Выберите вариант, где это сказано.
refuse-needless = У вас { $money } { $money ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}, а нужно только { $price }: продавать престиж незачем.
refuse-sell = Нельзя продать { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
}: { $held ->
    [0] у вас их нет.
   *[other] выберите от 1 до { $held }.
}
refuse-lot-unknown = { $lot }: в этой игре такого нет. Можно: { $possible }.
refuse-lot-twice = { $lot }: в этом раунде уже было. Можно: { $possible }.
refuse-lot-gone = { $lot }: больше не осталось. Можно: { $possible }.
refuse-builders = { $lot }: больше взять нельзя, у вас уже максимум. Можно: { $possible }.
refuse-no-room = { $lot }: в поместье нет места, а разместить нужно сразу. Можно: { $possible }.
refuse-limit = Максимум должен быть кратен { $step } флоринам и не меньше { $least }. Или пас.
refuse-landscape = Это сейчас разместить нельзя. Можно: { $offered }.
refuse-outside = { $tile }, клетка { $at }: часть окажется за краем поместья.{ $fits ->
    [seen] {""}
    [none] {" "}В таком повороте места нет нигде.
   *[other] {" "}В таком повороте можно начать с { $fits }.
}
refuse-on-palace = { $tile }, клетка { $at }: здесь дворец.{ $fits ->
    [seen] {""}
    [none] {" "}В таком повороте места нет нигде.
   *[other] {" "}В таком повороте можно начать с { $fits }.
}
refuse-covered = { $tile }, клетка { $at }: часть места занята ({ $squares }).{ $fits ->
    [seen] {""}
    [none] {" "}В таком повороте места нет нигде.
   *[other] {" "}В таком повороте можно начать с { $fits }.
}
refuse-touching = { $tile }, клетка { $at }: вплотную к зданию или дворцу, а для этого нужно больше строителей.{ $fits ->
    [seen] {""}
    [none] {" "}В таком повороте места нет нигде.
   *[other] {" "}В таком повороте можно начать с { $fits }.
}
refuse-keep = Оставьте одну из этих карт, остальные положите под низ колоды: { $cards }.
refuse-recruit-without = У вас нет карты найма. Их получают на аукционах.
refuse-recruit = { $card }: на столах других игроков такой карты нет. { $n ->
    [0] Сейчас нанять некого.
   *[other] Можно нанять: { $targets }.
}
refuse-no-action = Оба действия сделаны. Можно ещё применить карту найма, продать престиж или закончить ход.
refuse-profession-twice = В этот ход вы уже брали профессию. Выберите другое действие.
refuse-profession-limit = Все доступные за этим столом профессии уже взяты. Нанимать ещё можно.
refuse-freedom-twice = В этот ход вы уже вводили свободу. Выберите другое действие.
refuse-deck = { $deck ->
    [bonus] Карты бонусов закончились.
   *[profession] В колоде профессий карт не осталось.
} Выберите другое действие.
refuse-not-shown = { $card }: такая карта не продаётся. { $n ->
    [0] В продаже сейчас ничего нет.
   *[other] В продаже: { $shown }.
}
refuse-freedom-held = { $freedom }: у вас она уже есть. { $n ->
    [0] Других для вас не осталось.
   *[other] Можно: { $possible }.
}
refuse-freedom-gone = { $freedom }: жетонов не осталось. { $n ->
    [0] Других для вас не осталось.
   *[other] Можно: { $possible }.
}
refuse-work-used = { $card }: этот шедевр вы уже создали. { $n ->
    [0] Карт профессий в руке нет.
   *[other] В руке у вас: { $hand }.
}
refuse-work-absent = { $card }: такой карты у вас в руке нет. { $n ->
    [0] Карт профессий в руке нет.
   *[other] В руке у вас: { $hand }.
}
refuse-bonus = Каждую свою карту бонуса можно сыграть один раз. { $n ->
    [0] У вас их нет.
   *[other] У вас: { $held }.
}
refuse-work-low = Ценность такого шедевра { $value }: до минимума { $minimum } не хватает { $missing }. Со всеми вашими бонусами было бы { $most }.
refuse-pay = Этот шедевр приносит { $florins } флоринов: можно взять за него от 0 до { $most } очков престижа.
refuse-build-landscape = { $tile }: ландшафты не строят, их получают на аукционах. { $n ->
    [0] Сейчас строить нечего.
   *[other] Можно построить: { $others }.
}
refuse-build-twice = { $tile }: у вас уже есть, а каждого здания может быть только одно. { $n ->
    [0] Больше строить нечего.
   *[other] Можно построить: { $others }.
}
refuse-build-gone = { $tile }: больше не осталось. { $n ->
    [0] Больше строить нечего.
   *[other] Можно построить: { $others }.
}

## Новости

dealt = Ваши профессии: { $cards }.
returned = { $who } сбрасывает карту профессии.
returned-card = Вы сбрасываете { $card }.
round-began = Раунд { $round }, начинает { $who }. Минимальная ценность шедевра: { $minimum }.
shown = В продаже теперь { $card }.
chose = { $who } выставляет на аукцион { $lot } за { $price }.
declined = { $who } остаётся в этом раунде без объекта.
declined-unable = { $who } в этом раунде ничего взять не может.
raised = { $who } поднимает ставку до { $price }.
passed = { $who } пасует.
passed-unable = { $lacks ->
    [money] { $who } пасует: больше заплатить нечем.
   *[room] { $who } пасует: для этого нет места.
}
sealed = { $who } делает ставку втайне.
sealed-limit = Ваша ставка: { $florins ->
    [0] пас
   *[other] до { $florins } флоринов{ $sell ->
        [yes] , если нужно, с продажей престижа
       *[no] {""}
    }
}.
limits-opened = { $lot }, ставки: { $limits }.
bidding-ran = Торги: { $calls }.
bought = { $who } получает { $lot } за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}{ $points ->
    [0] {""}
    [one] {" "}и { $points } очко престижа
    [few] {" "}и { $points } очка престижа
   *[other] {" "}и { $points } очков престижа
}.
laid = { $who } размещает { $tile } на { $at }{ $points ->
    [0] {""}
    [one] {" "}и получает { $points } очко престижа
    [few] {" "}и получает { $points } очка престижа
   *[other] {" "}и получает { $points } очков престижа
}.
drew = { $who } берёт { $n ->
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
kept = { $who } оставляет одну карту { $deck ->
    [profession] профессии
    [bonus] бонуса
   *[prestige] престижа
}.
kept-card = Вы оставляете карту «{ $card }».
took-face-up = { $who } берёт { $card } за { $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}.
recruited = { $who } нанимает { $card } у игрока { $owner } и оставляет там карту найма.
recruited-keeping = { $who } нанимает { $card } у игрока { $owner } и оставляет карту найма себе.
recruiting-saved = { $who } оставляет карту найма на потом.
worked = { $who } создаёт шедевр { $card }, ценность { $value }.
worked-with = { $who } создаёт шедевр { $card }, ценность { $value }; бонусы: { $bonuses }.
paid = { $who } берёт { $points ->
    [0] { $florins } { $florins ->
        [one] флорин
        [few] флорина
       *[other] флоринов
    }
   *[other] { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[other] { $points } очков престижа
    }{ $florins ->
        [0] {""}
        [one] {" "}и { $florins } флорин
        [few] {" "}и { $florins } флорина
       *[other] {" "}и { $florins } флоринов
    }
}.
built = { $who } строит { $tile } на { $at } ({ $price ->
    [0] бесплатно
    [one] { $price } флорин
    [few] { $price } флорина
   *[other] { $price } флоринов
}, престиж +{ $points }).
introduced = { $who } вводит { $freedom } ({ $price } { $price ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}).
sold = { $who } продаёт { $points ->
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
   *[other] {" "}(не использовано действий: { $n })
}.
best-work = Лучший шедевр раунда, ценность { $value }: { $who }. Престиж +{ $points }.
best-work-none = В этом раунде никто не создал шедевра.
gain-work = { $who } создаёт шедевр { $card }, ценность { $value }: +{ $points }.
gain-best-work = Лучший шедевр раунда: +{ $points }.
scored = { $who } показывает карту престижа: { $card }, { $points ->
    [0] без очков
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
}{ $tied ->
    [yes] , поровну с другими
   *[no] {""}
}.
ended = Последний раунд сыгран.

## Итоги

score = { $points ->
    [one] { $points } очко престижа
    [few] { $points } очка престижа
   *[other] { $points } очков престижа
}
account-from = { $source ->
    [works] за шедевры: { $points }
    [sold] продано за флорины: −{ $points }
    [buildings] за здания: { $points }
    [landscapes] за ландшафты: { $points }
   *[builders] за строителей: { $points }
}
account-card = { $card }: { $points }{ $tied ->
    [yes] {" "}(поровну)
   *[no] {""}
}
account-money = { $florins } { $florins ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}

## Достижения

honour-great-work = шедевр ценностью от { $n }
honour-works = шедевры: { $n } или больше
honour-best-works = лучшие шедевры раунда: { $n } или больше
honour-no-best-work = победа без единого лучшего шедевра раунда
honour-far-ahead = победа с отрывом от { $n } очков
honour-tie = победа при равном престиже: флоринов больше
honour-penniless = победа без единого флорина в запасе
honour-full = свободных клеток в поместье не больше { $n }
honour-jesters = шуты: { $n } или больше
honour-freedoms = введены все свободы: { $n }
honour-recruited = нанятые профессии: { $n } или больше
honour-prestige = карты престижа со всеми очками: { $n } или больше
honour-cheap = все объекты по начальной цене

## Картинки

picture-number = { $n }
stage = { $n ->
    [0] Раздача
   *[other] Раунд { $n }
}
picture-round = { $n ->
    [0] Раздача
   *[other] Раунд { $n } из { $rounds }
}
picture-minimum = мин. ценность
picture-freedom = { $freedom ->
    [travel] странствия
    [opinion] мнения
   *[religion] вера
}
picture-owes-return = { $name }: сбросить карту
picture-owes-choose = { $name }: выбрать объект
picture-owes-last = { $name }: взять без торгов
picture-owes-bid = Ставит { $name }
picture-owes-seal = { $name } обдумывает ставку
picture-owes-landscape = { $name }: выбрать место
picture-owes-prestige = { $name }: выбрать карту
picture-owes-profession = { $name }: выбрать карту
picture-owes-bonus = { $name }: выбрать карту
picture-owes-recruit = { $name }: нанять?
picture-owes-pay = { $name } получает плату
picture-owes-turn = Ходит { $name }
picture-several-return = Сбросить карту: { $n }
picture-several-seal = Ждём { $n ->
    [one] { $n } ставку
    [few] { $n } ставки
   *[other] { $n } ставок
}
picture-you-return = Сбросьте одну профессию
picture-you-choose = Что на аукцион?
picture-you-last = Берите без торгов
picture-you-bid = Ваша ставка
picture-you-seal = Назовите максимум
picture-you-landscape = Разместите ландшафт
picture-you-prestige = Оставьте одну карту
picture-you-profession = Оставьте одну карту
picture-you-bonus = Оставьте одну карту
picture-you-recruit = Нанять сейчас?
picture-you-pay = Деньги или престиж?
picture-you-turn = Ваш ход
picture-hand-ready = { $card }: ценность { $n }
picture-hand-step = { $card } + { $thing } = { $n }
picture-hand-short = { $card }: не хватает { $n }
picture-next-bid = следующая: { $n }
picture-turn-left = { $n ->
    [0] действий нет
   *[other] осталось: { $n }
}
picture-some-cards = { $n } { $deck ->
    [profession] { $n ->
        [one] профессию
        [few] профессии
       *[other] профессий
    }
    [bonus] { $n ->
        [one] бонус
        [few] бонуса
       *[other] бонусов
    }
   *[prestige] { $n ->
        [one] карту престижа
        [few] карты престижа
       *[other] карт престижа
    }
}
picture-actions-left = { $n ->
    [0] действий не осталось
    [one] осталось { $n } действие
    [few] осталось { $n } действия
   *[other] осталось { $n } действий
}
# То же рядом с числом, которое нарисовано отдельно.
picture-held-builder = { $n ->
    [one] строитель
    [few] строителя
   *[other] строителей
}
picture-held-jester = { $n ->
    [one] шут
    [few] шута
   *[other] шутов
}
picture-held-profession = { $n ->
    [one] профессия
    [few] профессии
   *[other] профессий
}
picture-held-bonus = { $n ->
    [one] бонус
    [few] бонуса
   *[other] бонусов
}
picture-held-prestige = { $n ->
    [one] карта престижа
    [few] карты престижа
   *[other] карт престижа
}
picture-held-recruiting = { $n ->
    [one] карта найма
    [few] карты найма
   *[other] карт найма
}
picture-next = Что поможет
picture-nothing-next = Все желания исполнены
picture-hand-leads = Престижа больше всех: { $n }
picture-hand-behind = До лидера не хватает { $short }
picture-standings = Кто впереди
picture-ask-build = { $thing ->
    [none] Что построить?
   *[other] Построить: { $thing }
}
picture-act-freedom = Ввести свободу
picture-act-work = Создать шедевр
picture-barred = здесь строить нельзя
picture-ask-lay = { $thing }: где разместить?

picture-chose = { $who } выставляет { $lot } за { $price }
picture-declined = { $who } остаётся без объекта
picture-raised = { $who } ставит { $price }
picture-passes = { $who } пасует
picture-passes-unable = { $who } не может поднять ставку
picture-sealed = { $who } делает ставку втайне
picture-opened = ставки: { $limits }
picture-bought = { $who } получает { $lot } за { $price }
picture-laid = { $who } размещает { $tile } на { $at }
picture-built = { $who } строит { $tile } на { $at }
picture-introduced = { $who } вводит { $freedom }
picture-worked = { $who } создаёт шедевр { $card }, ценность { $value }
picture-paid = { $who } берёт { $gains } за шедевр { $card }
picture-paid-briefly = { $who } берёт { $gains } за шедевр
picture-sold = { $who } продаёт { $points } за { $florins }
picture-turn-ended = { $who } заканчивает ход
picture-drew = { $who } берёт { $cards }
picture-kept = { $who } оставляет { $card }
picture-took = { $who } берёт { $card }
picture-recruited = { $who } нанимает { $card } у игрока { $owner }
picture-saved = { $who } откладывает { $card } карту найма
picture-returned = { $who } сбрасывает карту
picture-best = лучший шедевр, { $value }: { $who } { $points }
picture-no-works = никто не создал шедевра
picture-round-began = начинается раунд { $n }
picture-ended = игра окончена

picture-limits = Тайные ставки
picture-hammer = На аукционе
picture-pay = Ценность
picture-laying = Разместить
picture-dealt = Раздача
picture-auctions = Аукционы
picture-actions = Действия
picture-over = Игра окончена
picture-dealt-hint = Каждый сбрасывает одну профессию.
picture-auctions-hint = Выбор объекта открывает торги.
picture-jesters = Шуты
picture-cards = Карты
picture-bonuses = Бонусы
picture-one-of = на выбор
picture-one-profession = { $free ->
    [possible] взять профессию
    [gone] профессий нет
   *[done] профессия взята
}
picture-one-freedom = { $free ->
    [possible] ввести свободу
    [gone] новых свобод нет
   *[done] свобода введена
}
picture-no-best = шедевров пока нет
picture-best-so-far = лучший шедевр: { $value }

picture-in-hand = в руке
picture-enough = хватает
picture-short = нужно { $n }
picture-lies-open = открыта
picture-bonus-card = Бонус
picture-prestige-card = Престиж
picture-recruiting-card = Наём
picture-recruiting-means = Профессия со стола другого игрока
picture-can-pay = можно потратить { $n }
picture-considered = Примерка: { $tile }, { $squares }
picture-build-price = следующее здание: { $n }
picture-label-spend = с продажей престижа
picture-label-building = новое здание
picture-every-work = к каждому шедевру: +{ $n }
picture-empty = { $n ->
    [one] { $n } свободная клетка
    [few] { $n } свободные клетки
   *[other] { $n } свободных клеток
}
picture-order = автоставка: { $order }
picture-limit = ваша ставка: { $florins ->
    [0] пас
   *[other] { $florins }{ $sell ->
        [yes] {" "}с престижем
       *[no] {""}
    }
}

picture-shared = престиж и флорины равны: победа общая
picture-ahead = { $n ->
    [one] отрыв: { $n } очко
    [few] отрыв: { $n } очка
   *[other] отрыв: { $n } очков
}
picture-ahead-money = престиж равный, флоринов больше
picture-tie = решают флорины

## Картинки словами

told-progress = { $n ->
    [0] Раздача профессий.
   *[other] Раунд { $n } из { $rounds }; минимальная ценность { $minimum }.
}
told-last = Последний ход: { $move }
told-auction = На аукционе { $lot }, ставка { $price } ({ $name }); следующая { $next }.
told-sealed = Тайные ставки: { $lot }, начальная цена { $price } ({ $name }).
told-bids = Ставки: { $bids }.
told-pay = Плата за шедевр, ценность { $value }.
told-laying = Разместить: { $tiles }.
told-turn = { $name }: { $left }; профессия { $profession ->
    [possible] доступна
    [gone] недоступна
   *[done] взята
}, свобода { $freedom ->
    [possible] доступна
    [gone] недоступна
   *[done] введена
}.
told-figures = престиж { $points }, флорины { $florins }
told-count = { $what ->
    [builders] строители
    [jesters] шуты
    [professions] профессии в руке
    [bonuses] бонусы
    [prestige] карты престижа
   *[recruiting] карты найма
} { $n }
told-freedoms = свободы ({ $freedoms })
told-works = шедевры ({ $works })
told-first = начинает раунд
told-mark = лучший шедевр раунда { $n }
told-estate = поместье ({ $tiles })
told-bidder = { $state ->
    [leads] высшая ставка
    [asked] отвечает
    [sealed] ставка сделана
    [passed] пас
    [waits] ещё торгуется
    [has-object] получено: { $lot }
   *[out] без объекта
}
told-lot = { $lot } { $n } от { $price }{ $owner }
told-lots = На аукцион: { $lots }.
told-buildings = Остались здания: { $buildings }.
told-freedoms-left = Остались свободы: { $freedoms }.
told-decks = Колоды: профессии { $professions }, бонусы { $bonuses }, престиж { $prestige }.
told-for-sale = В продаже: { $cards }.
told-may-be-taken = Профессий можно ещё взять: { $n }.
told-professions = Ваши профессии: { $cards }.
told-drawn = Взяты, оставьте одну: { $cards }.
told-offered = { $card } (ценность шедевра: { $n })
told-bonuses = Ваши бонусы: { $cards }.
told-prestige = Ваши карты престижа: { $cards }.
told-prestige-card = { $card } { $n } из { $most }
told-candidate = { $card } { $value }{ $more ->
    [yes] {" "}(с бонусами { $most })
   *[no] {""}
}
told-limit = Ваша ставка: { $limit }.
told-order = Ваша автоставка: { $order }
told-place = { $place }. { $name }: { $score } ({ $account }).
told-opened = { $name }, оставались в руке: { $cards }.

## Урок: по подсказке перед каждым решением

lesson-profession = Семь раундов, побеждает престиж. Его дают шедевры: нужна карта профессии и то, что эта профессия любит. Оставляйте карты с общими желаниями: скульптор и ботаник любят веру, ботаник и ювелир — парк. Сбросьте правоведа.
lesson-auction = Раунд начинается с аукциона: каждый получает не больше одного объекта, и платит только победитель. Шут прибавляет 2 к ценности каждого шедевра. Поднимите на 100.
lesson-pass = Ранний шут стоит больше, но за раунд достаётся один объект, а с лесом ваш первый шедевр станет лучшим в раунде. Пасуйте и возьмите лес: его пока никто не хочет. Каждый вид объекта за раунд продают один раз.
lesson-landscape = Теперь объект выбираете вы, и его цена — ваша первая ставка. Скульптор любит лес: любимый ландшафт прибавляет 3 к его шедевру. Выберите лес.
lesson-place = Он ваш по начальной цене. Положите его в угол: ландшафты могут касаться чего угодно, а место ещё понадобится. Второй ландшафт того же вида принесёт 3 очка престижа.
lesson-build = Потом у каждого два действия: здание, профессия, бонус, свобода, шедевр. Постройте студию, которую любит скульптор: 3 очка престижа сразу и 4 к шедевру. Здания касаются только углами; каждого вида — одно.
lesson-work = Второе действие — шедевр. Студия 4, лес 3 и по 1 за каждую карту профессии: 10. Нужен минимум раунда, сейчас это 7.
lesson-pay = Шедевр приносит по 100 флоринов за единицу ценности. Каждые 200 можно взять как 1 очко престижа, но только сейчас. В начале игры флорины дороже: на них покупают то, что улучшит следующие шедевры. Возьмите всё флоринами.
lesson-next = Ваш шедевр — лучший в раунде: ещё 3 очка престижа. Минимум растёт с каждым раундом, и шедевры должны становиться лучше. Шут помогает им всем: выставьте его на аукцион.
lesson-raise = Ставку подняли. Так рано шут поможет ещё четырём-пяти шедеврам, и 400 за него недорого: поднимите. Строитель — другой объект: с ним здания дешевле, а с двумя они могут и соприкасаться.
lesson-freedom = Снова действия. Введите свободу веры: она прибавляет 3 к шедевру каждой профессии, которая её любит, например ботаника, и остаётся у вас до конца игры.
lesson-bonus = Ни один ваш шедевр сейчас не достигает минимума. Не пропускайте раунды без шедевра — это обычная ошибка новичков. Готовьте шедевр получше: карты бонусов поднимают ценность. Возьмите пять, оставьте одну.
lesson-keep = Оставьте P: один раз она прибавит к шедевру 2 за каждое здание среднего размера; ваша студия как раз такая. Можно было взять и карту профессии: каждая прибавляет 1 ко всем шедеврам.
lesson-over = Теперь вы знаете ход раунда: аукцион, потом два действия. Старайтесь создать за семь раундов не меньше пяти шедевров.
lesson-more = На аукционе есть и карты престижа: из пяти втайне оставляют одну, её очки добавят в конце — за первенство в чём-то или за набор. Карта найма даёт профессию, уже сыгранную другим. При ничьей побеждает тот, у кого больше флоринов.

## Подсказки

reason-worth = Платить за это выгодно примерно до { $n } флоринов, а цена сейчас — { $price }.
reason-jester = Шут добавляет { $n } к каждому шедевру{ $rounds ->
    [one] {" "}в этом последнем раунде
    [few] {" "}ещё { $rounds } раунда
   *[other] {" "}ещё { $rounds } раундов
}.
reason-wished = Это { $n ->
    [one] любит { $n } профессия в руке
    [few] любят { $n } профессии в руке
   *[other] любят { $n } профессий в руке
}.
reason-prestige = Это приносит { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
}.
reason-too-dear = { $lot }: платить выгодно примерно до { $n } флоринов, а ставка уже { $price }.
reason-keeps = На будущее остаётся { $n } { $n ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}.
reason-work = Ценность шедевра { $value }: за него платят { $florins } флоринов.
reason-best-work = Пока это лучший шедевр раунда: за него дают { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} престижа.
reason-court = Одни только шуты и карты добавляют к нему { $n }.
reason-money-idle = После последнего раунда флорины ничего не стоят.
reason-money-left = { $rounds ->
    [one] На последний раунд
    [few] На { $rounds } следующих раунда
   *[other] На { $rounds } следующих раундов
} остаётся { $n } { $n ->
    [one] флорин
    [few] флорина
   *[other] флоринов
}.
reason-fits-least = { $short ->
    [0] Для её шедевра пока ничего нет
   *[other] К её шедевру добавляется пока только { $short }
}.
reason-counts-now = Сейчас она приносит { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}.
reason-may-count = Её условие ещё можно выполнить.
reason-fits = К её шедевру уже добавляется { $n }.
reason-adds = К следующему шедевру она добавит { $n }.
reason-works-to-come = Для шедевров осталось профессий: { $n }.
reason-raises-works = С картой бонуса один из следующих шедевров станет ценнее.
reason-nothing-left = Оба действия уже использованы.

## Как играть, за минуту

primer-goal-prestige = Обустройте поместье, где художники и учёные создают шедевры. После { $rounds } раундов всё решает престиж.
primer-round-auction = Сначала аукцион: за раунд можно выиграть один объект. Начальная ставка — { $opening } флоринов, шаг — { $raise }.
primer-round-objects = Со строителями здания дешевле, шут улучшает каждый шедевр, ландшафты нравятся мастерам.
primer-round-build = Затем у каждого { $actions } действия. Построить: положить здание за { $price }, это { $building } престижа. Здания не должны касаться друг друга.
primer-round-take = Или за { $card }: карта профессии, карта бонуса или свобода.
primer-round-work = Или создать шедевр: сыграть профессию. Её желания: здание +{ $wanted }, ландшафт +{ $ground }, свобода +{ $liberty }; каждый шут +{ $jester }, каждая карта профессии или найма +{ $profession }.
primer-round-pay = Шедевру нужен минимум раунда (сначала { $least }, в конце { $most }). За единицу ценности платят { $pay } флоринов; вместо каждых { $prestige } можно взять очко престижа. Лучшему в раунде +{ $best } престижа.
primer-end-prestige = После раунда { $rounds } считают карты престижа. Всё решает престиж, а при равенстве — деньги.

worked-line = обустройте поместье для художников и учёных
worked-auction = Торгуйтесь за объект
worked-bid = один за раунд: от { $opening }, шаг { $raise }
worked-actions = Затем { $actions } действия: стройте
worked-cards = или карта, или свобода за { $card }
worked-work = Или создайте шедевр
worked-minimum = его ценность — не ниже минимума раунда
worked-pay = Шедевр приносит флорины
worked-prestige = или очки престижа, по { $prestige } за очко
worked-end = Решает престиж
worked-rounds = после { $rounds } раундов

## Руководство: главы в несколько фраз, каждая рядом с картинкой

chapter-auctions = Аукцион
guide-auctions-1 = Раунд начинается с аукционов. За раунд можно выиграть один объект.
guide-auctions-2 = Первым выбирает тот, кто начинает раунд. Кто называет объект, тот сразу ставит { $opening }. Можно отказаться и в этом раунде остаться ни с чем.
guide-auctions-3 = Остальные повышают на { $raise } или пасуют. Кто пасует, выбывает из этих торгов, но не из следующих.
guide-auctions-4 = Кто остаётся последним, платит и берёт объект. Другие не платят. Если тот, кто назвал объект, его не получил, он называет новый. Если получил — называет следующий слева.
guide-auctions-5 = Объект каждого вида выставляют не чаще раза за раунд. Последний, кто ещё без объекта, может взять любой за { $opening } без торгов.
guide-auctions-6 = В начале игры у каждого { $money } флоринов. Вам сдают { $dealt } карты профессий, { $kept } вы оставляете.

chapter-objects = Что можно выиграть
guide-objects-1 = Ландшафты (лес, озеро, парк) сразу кладут в поместье. Если такой уже есть, новый даёт { $landscape } престижа.
guide-objects-2 = Каждый шут прибавляет { $jester } к любому вашему шедевру.
guide-objects-3 = Строители: с одним здание стоит { $cheap }; если их { $touch }, здания могут соприкасаться; если { $builders } — строить можно бесплатно.
guide-objects-4 = Каждый строитель после первого даёт { $builder } престижа. Больше { $builders } их не бывает.
guide-objects-5 = Карта престижа: берёте { $drawn }, одну втайне оставляете. Она засчитывается в конце.
guide-objects-6 = Карта найма: заберите сыгранную профессию другого игрока и сыграйте её снова. Карту найма вы оставляете на её месте; если стол выбрал иначе, она остаётся у вас.

chapter-actions = Действия
guide-actions-1 = Затем у каждого { $actions } действия подряд, по часовой стрелке от того, кто начинает раунд. Следующий раунд начинает сосед слева.
guide-actions-2 = Построить здание, создать шедевр, взять карту бонуса — сколько угодно раз, пока есть действия.
guide-actions-3 = Взять карту профессии или ввести свободу: и то и другое раз в раунд.
guide-actions-4 = За карту профессии или бонуса платите { $card }, берёте { $drawn } и оставляете одну.
guide-actions-5 = Свобода (странствия, мнения, вера) стоит { $freedom } и остаётся вашей.
guide-actions-6 = Не хватает денег? Престиж можно продать по { $sold } флоринов.

chapter-building = Строительство
guide-building-1 = Здание любого размера стоит { $price } и сразу даёт { $building } престижа.
guide-building-2 = Положите его на свободные клетки поместья; можно поворачивать и переворачивать.
guide-building-3 = Стороной касаться других зданий и дворца нельзя, углом — можно.
guide-building-4 = Ландшафты могут касаться чего угодно.
guide-building-5 = Здание каждого вида у вас одно. Переставить его нельзя.

chapter-works = Шедевры
guide-works-1 = Сыграйте карту профессии из руки: она служит один раз. Ценность шедевра складывается так.
guide-works-2 = Её здание стоит у вас: +{ $wanted }. Её ландшафт лежит: +{ $ground }. Её свобода введена: +{ $liberty }.
guide-works-3 = Каждый шут: +{ $jester }. Каждая ваша карта профессии или найма, в руке или на столе: +{ $profession }. Карты бонуса — как написано.
guide-works-4 = Сумма должна достичь минимума раунда: { $least } в первом, { $most } в последнем.
guide-works-5 = За единицу ценности платят { $pay } флоринов. Каждые { $prestige } можно взять как одно очко престижа.
guide-works-6 = Лучший шедевр раунда даёт ещё { $best } престижа. Если лучших несколько, столько получает каждый.

chapter-end = Конец игры
guide-end-1 = Игра кончается после раунда { $rounds }.
guide-end-2 = Карты престижа открывают и засчитывают тем, у кого они есть.
guide-end-3 = Одни дают очки тому, у кого чего-то больше всех; если поровну, то половину.
guide-end-4 = Другие — тому, у кого собран целый набор.
guide-end-5 = Решает престиж, при равенстве — флорины; в остальном деньги не считаются.
figures-in-doubt = Формы тайлов, большинство минимальных ценностей и несколько карт не найдены ни в одном источнике: они восстановлены и могут отличаться от печатных.

## График игры

chart-title = Престиж по раундам
chart-value = { $sign }{ $n }
chart-length = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
best-move = Самый прибыльный ход, раунд { $round }: +{ $gain }

## Почему сейчас что-то невозможно

cannot-build = Построить нельзя: ни одно из оставшихся зданий не помещается.
cannot-profession = Взять профессию нельзя: { $why ->
    [once] за ход можно только одну.
   *[gone] их больше не осталось.
}
cannot-bonus = Взять карту бонуса нельзя: колода пуста.
cannot-freedom = Ввести свободу нельзя: { $why ->
    [once] за ход можно только одну.
   *[gone] новых для вас не осталось.
}
cannot-priced = { $what ->
    [build] здание
    [profession] профессия
    [bonus] карта бонуса
   *[freedom] свобода
} ({ $price })
cannot-afford = Не хватает денег (у вас { $money }): { $what }.
cannot-choose = { $why ->
    [won] Уже выиграно в этом раунде:
    [dear] Вам не по карману:
   *[gone] Не осталось или некуда положить:
} { $lots }.

## Где мы сейчас, и что говорят новичкам

where-return = Перед игрой: вы сбрасываете одну карту, затем аукционы первого раунда (всего раундов: { $rounds }).
where-auction = Раунд { $round } из { $rounds }: { $won ->
    [yes] аукцион { $n } из { $of }, идут торги
   *[no] аукцион { $n } из { $of }
}, затем по { $actions ->
    [one] { $actions } действию
   *[other] { $actions } действия
} у каждого.
where-action = Раунд { $round } из { $rounds }: { $what ->
    [turn] действие { $n } из { $of }
    [pay] плата за шедевр
    [profession] выбор новой профессии
    [bonus] выбор карты бонуса
   *[idle] действий не осталось
}{ $goes_on ->
    [yes] .
   *[no] , затем { $next }.
}
where-next-action = действие { $n }
where-next = ходит { $who }
where-best = { $last ->
    [yes] лучший шедевр раунда и итоговый счёт
   *[no] очки за лучший шедевр раунда ({ $points })
}
meet-return = Впервые играете? Каждая профессия становится одним шедевром. Оставьте те, которым нужны одни и те же здание, ландшафт или свобода.
meet-choose = За раунд можно выиграть только один объект. Торги за выбранный начинаются с начальной цены, и вашу ставку могут перебить.
meet-bid = Повышают на { $step } флоринов. Кто выигрывает объект, в других аукционах этого раунда не участвует.
meet-seal = Каждый тайно называет максимум, потом торги идут сами с шагом { $step } флоринов.
meet-last = У остальных объекты уже есть: вы платите начальную цену, и никто её не перебьёт.
meet-landscape = Ландшафт повышает ценность шедевров, которым он нужен. Передвинуть его нельзя: берегите место для зданий.
meet-prestige = Карта престижа остаётся тайной и приносит очки в конце, если её условие выполнено.
meet-recruit = Карта найма забирает профессию со стола другого игрока. С ней можно создать ещё один шедевр.
meet-turn = Впервые играете? Действий за раунд: { $n }. Шедевры приносят деньги и очки: сейчас ценность должна быть не ниже { $minimum }, в следующих раундах выше.
meet-pay = Шедевр приносит { $pay } флоринов за единицу ценности. Деньги нужны на аукционах, но победу даёт престиж.
meet-profession = Остальные уходят под колоду. Берите ту, которой подходит то, что у вас уже есть.
meet-bonus = Карта бонуса повышает ценность одного шедевра и уходит из игры. Остальные ложатся под колоду.

## Предупреждения

warning-minimum = { $best ->
    [0] В руке нет карт профессий, а без них шедевра не создать. Минимум раунда: { $minimum }.
   *[other] Пока ни один ваш шедевр не дотягивает до минимума раунда: ценность лучшего { $best }, а нужно { $minimum }.
}
warning-sell = { $when ->
    [far] Если торги дойдут до этой суммы, вы продадите
    [won] Если объект достанется вам, вы продадите
   *[now] Вы продаёте
} { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[other] { $n } очков престижа
} за { $florins } флоринов.

## Задачи

puzzle-prestige = Ваш последний ход в партии. С чего начать, чтобы к концу хода у вас было как можно больше престижа? Карты престижа считаются, награда за лучший шедевр — нет.
puzzle-prestige-value = престиж: { $n }
puzzle-prestige-why = Если и дальше играть наилучшим образом, ход закончится с престижем { $n }: на { $more } больше, чем после следующего по силе хода.

## Почему выиграна партия

verdict-score = { $who } — { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} престижа, { $other } — { $less }.
verdict-tie = { $who } и { $other } — по { $n } { $n ->
    [one] очку
   *[other] очков
} престижа. Решают флорины: { $florins } против { $less }.
verdict-works = Решили шедевры: { $n } общей ценностью { $worth } — это { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
} престижа{ $fewer ->
    [0] {" "}против ни одного
   *[other] , а { $fewer } ценностью { $lesser } — { $less }
}.
verdict-best = Решили награды за лучший шедевр раунда: { $n } ({ $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
} престижа) против { $less }.
verdict-sold = { $other } меняет на флорины { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} престижа, { $who } — { $less }.
verdict-from = { $source ->
    [buildings] Решили здания
    [landscapes] Решили ландшафты
    [builders] Решили строители
   *[cards] Решили карты престижа
}: { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} престижа против { $less }.
verdict-idle = { $other }: флоринов осталось без дела — { $florins }.
