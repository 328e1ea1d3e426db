title = Ним
description = Берите камни из одной из трёх кучек; побеждает взявший последний.
heap-left = левая кучка
heap-middle = средняя кучка
heap-right = правая кучка
stones = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
ask-heap = Из какой кучки вы берёте?
ask-number = Сколько камней? Это { $heap }.
waiting-turn = сейчас ходит { $who }
refuse-heap = Такой кучки нет.
refuse-number = Из этой кучки нельзя взять { $n }.
took = { $who } берёт { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}: { $heap }.
score = { $n ->
    [0] поражение
   *[other] взят последний камень
}
piece-stone = Камень
means-stone = Кто возьмёт последний, тот побеждает.
told-last = Последний ход: { $move }
told-heaps = Левая кучка: { $left }, средняя: { $middle }, правая: { $right }.
