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
chapter-taking = Taking stones
guide-taking-1 = In your turn you choose one heap and take as many of its stones as you like.
guide-taking-2 = You take at least one stone, and all of them from the same heap.
chapter-end = The end
guide-end-1 = Whoever takes the last stone of all wins.
guide-end-2 = There are no points: one wins, the other loses.
lesson-first = Three heaps lie on the table. In your turn you take stones from one of them. Begin with two stones from the left heap.
lesson-equal = Two heaps are left. Make them equal: take four stones from the right heap. Whatever is taken from one of them now, you can take from the other.
lesson-last = One stone is left. Take it: whoever takes the last stone wins.
lesson-over = You have won. You know all the rules now.
