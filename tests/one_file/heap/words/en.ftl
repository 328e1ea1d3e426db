title = Heap
description = Take one to three stones in turn. Whoever takes the last one wins.
ask-turn = { stones-left } How many do you take?
stones-left = In the heap: { stones }.
waiting-turn = waiting for { $who } to take stones
stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
took = { $who } takes { stones }.
told-stones = { stones-left }
refuse-number = Take one to three stones, and no more than there are.
score = { $n ->
    [one] has won
   *[other] has not won
}
own-hand = What I see
