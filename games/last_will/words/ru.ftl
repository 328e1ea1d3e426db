### «Завещание» словами.

title = Завещание
description = Получите наследство и растратьте его быстрее всех.

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
}: { $n }
money = { $debt ->
    [yes] −£{ $pounds }
   *[no] £{ $pounds }
}
modifier = { $sign ->
    [minus] −£{ $pounds }
    [plus] +£{ $pounds }
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
}: получить { $n }А
text-fair = { $actions }А: до { $n } собак и лошадей на ваши фермы
text-party = { $actions }А: обесценить свои дома, шагов всего { $n }
text-property = £{ $price }, ремонт { $rows }
text-helper = { $ability }{ $pounds ->
    [0] {""}
   *[other] ; £{ $pounds }
}
text-formula = { $parts }
per = £{ $pounds } за { $what ->
    [farm] ферму
    [dog] собаку
   *[horse] лошадь
}
text-expense = { $actions ->
    [0] {""}
   *[other] { $actions }А,{" "}
}{ $rows }
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
    [1] сделка
   *[2] две сделки
} в раунд за 0А{ $pounds ->
    [0] {""}
   *[other] , по желанию −£{ $pounds }
}
ability-keep-up-free = { $estates }: { $n ->
    [1] ремонт
   *[2] два ремонта
} в раунд за 0А
ability-draw = { $deck ->
    [event] события
    [companion] компаньоны
   *[any] карты
} при планировании: +{ $n }
ability-keep = в руке в конце раунда: +{ $n }

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
}. Остаётся { $left ->
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
} и { $money }.
played-with = { $who } разыгрывает карту «{ $card }» и тратит £{ $pounds }, компания: { $companions }{ $gained ->
    [0] {""}
    [one] {" "}(+{ $gained } действие)
    [few] {" "}(+{ $gained } действия)
   *[other] {" "}(+{ $gained } действий)
}. Остаётся { $left ->
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
} и { $money }.
fell = { $who } обесценивает до £{ $pounds }: { $card }.
marked = { $who } кладёт маркер ({ $companion }) на карту: { $card }{ $paid ->
    [joker] , за джокера
    [fair] , с ярмарки заводчиков
   *[card] {""}
}. Остаётся { $left ->
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
}. Остаётся { $left ->
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}.
bought = { $who } покупает за £{ $price }{ $actions ->
    [0] {" "}без действия
   *[other] {""}
}: { $card }. Остаётся { $left ->
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
} и { $money }.
sold = { $who } продаёт { $price ->
    [0] даром
   *[other] за £{ $price }
}{ $actions ->
    [0] {" "}без действия
   *[other] {""}
}: { $card }. Остаётся { $left ->
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
} и { $money }.
used = { $who } активирует карту «{ $card }» и тратит £{ $pounds }{ $actions ->
    [0] {""}
    [one] {" "}и { $actions } действие
    [few] {" "}и { $actions } действия
   *[other] {" "}и { $actions } действий
}. Остаётся { $left ->
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
} и { $money }.
kept-up = { $who } тратит на ремонт £{ $pounds }{ $actions ->
    [0] {" "}без действия
   *[other] {""}
}: { $card }. Остаётся { $left ->
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
} и { $money }.
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
depreciated = { $who }: без ремонта обесценивается { $houses }.
ended-bankrupt = { $n ->
    [one] Банкрот: { $who }
   *[other] Банкроты: { $who }
}. Игра окончена.
ended = Седьмой раунд сыгран: игра окончена.

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
picture-owes-block = Преграда: { $name }
picture-owes-plan = План: { $name }
picture-owes-draw = Добор: { $name }
picture-owes-errand = Поручение: { $name }
picture-owes-turn = Ходит { $name }
picture-owes-party = Разгул: { $name }
picture-owes-fair = Ярмарка: { $name }
picture-owes-tidy = Сброс: { $name }
picture-several-keep = Выбор карт
picture-several-tidy = Сброс карт
picture-you-keep = Оставьте две карты
picture-you-block = Займите место
picture-you-plan = Выберите план
picture-you-draw = Что добрать?
picture-you-errand = Дайте поручение
picture-you-turn = Ваш ход
picture-you-party = Обесценьте дом
picture-you-fair = Маркер на ферму
picture-you-tidy = Сбросьте карты

picture-market = цены
picture-market-changed = цены изменены
picture-done = ход окончен
picture-bankrupt = банкрот
picture-sale = продать

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
picture-means-keep = в руке в конце раунда
picture-means-fair = маркеры на свои фермы
picture-means-party = шаги вниз для своих домов

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
picture-blocked = { $who } занимает чужим маркером место { $space }
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
