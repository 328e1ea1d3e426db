title = Кучка
description = Берите по очереди от одного до трёх камней. Кто берёт последний, тот победил.
ask-turn = { stones-left } Сколько вы берёте?
stones-left = Камней в кучке: { $n }.
waiting-turn = ждём, когда { $who } возьмёт камни
stones = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
took = { $who } берёт { stones }.
told-stones = { stones-left }
refuse-number = Возьмите от одного до трёх камней, но не больше, чем есть.
score = { $n ->
    [one] победа
   *[other] нет победы
}
own-hand = Что вижу я
