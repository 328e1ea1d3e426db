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
