### Что говорит движок в любой игре.

engine-over = Игра окончена, ходов здесь больше нет.
engine-not-your-turn = Сейчас не ваш ход: { $waiting }.
engine-not-asked = Сейчас вас спрашивают не об этом. Откройте меню: там видно, о чём.
engine-too-much = «{ $understood }» — уже полный ход; «{ $extra }» здесь лишнее.
engine-misread = «{ $answer }» сюда не подходит. { $asked } Можно: { $keys }.
engine-misread-some = «{ $answer }» сюда не подходит. { $asked } Соедините знаком «+» от { $least } до { $most } из этих ответов: { $keys }.
engine-misread-exactly = «{ $answer }» сюда не подходит. { $asked } Соедините знаком «+» ответы из этого списка, всего { $n }: { $keys }.
