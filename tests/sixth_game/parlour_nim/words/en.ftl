title = Nim
description = Take stones from one of three heaps; whoever takes the last one wins.
heap-left = left heap
heap-middle = middle heap
heap-right = right heap
stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
ask-heap = From which heap do you take?
ask-number = How many from the { $heap }?
waiting-turn = waiting for { $who } to take stones
refuse-heap = There is no such heap.
refuse-number = You cannot take { $n } from this heap.
took = { $who } takes { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} from the { $heap }.
score = { $n ->
    [0] lost
   *[other] took the last stone
}
piece-stone = Stone
means-stone = Whoever takes the last one wins.
told-last = Last move: { $move }
told-heaps = Left heap: { $left }, middle heap: { $middle }, right heap: { $right }.
