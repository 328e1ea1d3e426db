### What stands in every game's pictures.

told-none = нет
picture-to-move = Ходит { $name }
picture-your-turn = Ваш ход
picture-private = Видите только вы
picture-wins = { $count ->
    [one] Победа
   *[other] Победители
}: { $name }
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
