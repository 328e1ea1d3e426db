### What stands in every game's pictures.

told-none = нет
picture-to-move = Ходит { $name }
picture-your-turn = Ваш ход
picture-private = Видите только вы
picture-wins = { $count ->
    [one] Побеждает
   *[other] Побеждают
} { $name }
picture-start = Игра начинается
share-nobody = Победителя нет
decimal-mark = ,

## Образцы оформления

style-title = Картинки Parlour
style-seats = Места: цвет, форма и номер всегда вместе
style-colours = Цвета по назначению, на табличках и на картах
style-letters = Надписи, в пикселях картинки шириной 1200
style-states = Что стало с табличкой, местом, картой
style-cloth = Сукно и таблички
style-waiting = Ждёт
style-to-move = Ходит
style-card = карта
style-changed = новое
style-good = можно купить
style-secret = тайна
style-empty = пусто
style-goal = до цели
style-won = победа

## Как играть, на одной картинке

primer-title = за минуту
primer-goal = Цель
primer-turn = Ваш ход: одно из действий
primer-move = Ваш ход
primer-round = Раунд
primer-auction = Торги
primer-end = Конец

## Нарисованные лица

faces-title = Лица на выбор
faces-chosen = Выбрано: { $face }
face-redhead = Рыжая дама
face-curls = Кудрявый господин
face-veil = Дама в вуали
face-cap = Господин в шапочке
face-ermine = Дама в горностае
face-feather = Дама с пером
face-bow-tie = Господин с бабочкой
face-bob = Дама с каре
face-top-hat = Господин в цилиндре
face-tiara = Дама в диадеме

## Кто как играет на сервере

standing-all = Все игры
standing-board = Рейтинг игроков
standing-rating = Рейтинг
standing-games = Партии
standing-won = Победы
standing-best = Рекорд
standing-none = –
standing-nameless = Без имени
standing-share = { $n } %
standing-more = … и ещё { $n }
standing-newest = { $n ->
    [one] В счёт идёт только последняя { $n } партия на этом сервере.
    [few] В счёт идут только последние { $n } партии на этом сервере.
   *[other] В счёт идут только последние { $n } партий на этом сервере.
}
standing-record = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[other] { $played } партий
}, { $won ->
    [one] { $won } победа
    [few] { $won } победы
   *[other] { $won } побед
} ({ $share })
standing-rated = { $place }. { $name } · { $rating } · { $record }
standing-unrated = – { $name } · { $record }

## Кубки

cup-board = Положение
cup-state = { $game } · тур { $round } из { $rounds }
cup-points = Очки
cup-opponents = Соперники
cup-won = Победы
cup-line = { $place }. { $name } · { $n ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cup-line-whole = { $line } · соперники: { $opponents } · побед: { $won }
cup-columns = Соперники: средние очки тех, с кем играли
cup-ties = При равенстве: кто был выше при встрече, затем соперники
cup-line-gone = { $line } (больше не играет)
season-state = { $game } · сезон { $season } · тур { $round } из { $rounds }
season-division = Дивизион { $n }
cup-poster-about = { $game } · участников: { $people } · { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
}
cup-best = Лучшая партия — { $name }: { $score }, тур { $round }
cup-decimal = { $whole },{ $tenth }
profile-rating = Рейтинг { $rating }, место { $place } из { $rivals }
profile-place = Место { $place } из { $rivals }
profile-unrated = Рейтинга нет: с другими людьми ещё ничего не доиграно
profile-unrated-short = Рейтинга пока нет
profile-played = { $n ->
    [one] партия
    [few] партии
   *[other] партий
}
profile-rated = рейтинговых: { $n }
profile-won = побед
profile-won-of = { $won } из { $played }
profile-row = { $n ->
    [one] победа подряд
    [few] победы подряд
   *[other] побед подряд
}
profile-longest = рекорд: { $n }
profile-streak = Побед подряд: сейчас { $now }, самое большее { $longest }
profile-best = лучший счёт
profile-best-told = Лучший счёт: { $score } ({ $game })
profile-unequalled = Лучший счёт: { $score } ({ $game }) — рекорд сервера
profile-record = рекорд сервера
profile-course = Рейтинг от партии к партии
profile-last = последние { $n }
profile-ratings = { $n ->
    [1] Рейтинг до и после последней рейтинговой партии
    [few] Рейтинг до и после последних { $n } рейтинговых партий
   *[other] Рейтинг до и после последних { $n } рейтинговых партий
}: { $ratings }
profile-in-game = { $game }: рейтинг { $rating }, место { $place } из { $rivals }; { $record }
profile-in-game-unrated = { $game }: { $record }
profile-in-game-best = { $line }; лучший счёт { $score }
earned-times = { $honour }{ $n ->
    [1] {""}
   *[other] {" "}{ earned-often }
}
earned-more = и ещё { $n }
profile-honours = Достижения
profile-honours-told = Достижения: { $honours }
profile-honours-in-game = { $game }: { $honours }
profile-in-game-scores = { $line }; лучший счёт { $best }, обычный { $typical }
earned-often = ×{ $n }
profile-met = Личные встречи
profile-met-order = выше – наравне – ниже
profile-met-line = { $name }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}; выше { $ahead }, наравне { $level }, ниже { $behind }

## Шансы по ходу партии

review-curve = Шансы на победу
review-curve-per = { $n } %
review-curve-told = { $title }: шансы на победу по ходу партии.
review-curve-one = { $name } { $n } %
review-curve-after = { $n ->
    [0] В начале
   *[other] После шага { $n }
}: { $chances }.
