### Что говорит движок в любой игре.

engine-over = Игра окончена.
engine-not-your-turn = Сейчас не ваш ход: { $waiting }.
engine-not-asked = Сейчас вопрос о другом. Откройте меню — там видно, что можно.
engine-too-much = «{ $understood }» — уже полный ход; уберите «{ $extra }».
engine-misread = Не понимаю «{ $answer }». Можно: { $keys }. ({ $asked })
engine-misread-some = Не понимаю «{ $answer }». Соедините знаком «+» от { $least } до { $most } вариантов: { $keys }. ({ $asked })
engine-misread-exactly = Не понимаю «{ $answer }». Соедините знаком «+» ровно { $n } из этих: { $keys }. ({ $asked })

### Руководства

guide-name = { $seat ->
    [0] Аня
    [1] Тимур
    [2] Клара
    [3] Борис
   *[other] Нина
}

## Чем хорош ход, в любой игре

reason-wins = Это сразу приносит победу.
