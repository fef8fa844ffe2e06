### How turtles shows itself in the browser.

## The board

turtles-web-board = The beach
turtles-web-cell = { $cell }, { $standing ->
    [empty] empty
    [goal] goal of { NAME($goal) }
    [egg] an egg
    [overturned] a turtle on its back
    [south] a turtle of South
   *[north] a turtle of North
 }{ $effect ->
    [turtle] , can move
    [target] , can be moved to
    [chosen] , chosen
    [stop] , chosen; the jump may end here
    [hatch] , can hatch
    [unhatch] , will hatch
   *[no] { "" }
 }
turtles-web-explain = { $cell }: { $standing ->
    [empty] a free cell.
    [goal] a big turtle’s nest. Whoever reaches the far one first wins.
    [egg] a turtle will hatch here.
    [overturned] a turtle on its back, nobody’s. Whoever jumps over it puts it on its feet and says whose it becomes.
    [south] a turtle of South. Jumped by North, it lands on its back.
   *[north] a turtle of North. Jumped by South, it lands on its back.
 }
turtles-web-explain-eggs = Turtles that have not hatched yet. After the first hatching the two reserves may differ by two at most.
turtles-web-eggs = { $count ->
    [0] No eggs of { NAME($side) } are left
    [one] One egg of { NAME($side) } is left
   *[other] { $count } eggs of { NAME($side) } are left
 }
turtles-web-to-move = to move

## The move under way

turtles-web-chosen = { $cell } can go to { $cells }.
turtles-web-goes-on = The jump goes on from { $cell } to { $cells }.
turtles-web-asked-where = Where to?
turtles-web-asked-on = { $stop ->
    [yes] Where to next, or stop here?
   *[no] Where to next?
 }
turtles-web-asked-more = Which other cells?
turtles-web-must-jump = { $count ->
    [one] { $cells } must jump an enemy turtle.
   *[other] One of { $cells } must jump an enemy turtle.
 }
turtles-web-facing-ask = Whose is { $cell } now?
turtles-web-facing-choose = On to { $cell }: say whose the turtle becomes.
turtles-web-facing = { NAME($side) }: { $player }
turtles-web-hatch = { $count ->
    [0] Hatch
    [one] Hatch one turtle
   *[other] Hatch { $count } turtles
 }
turtles-web-hatch-numbers = { $one ->
    [yes] To hatch, choose { $least ->
        [one] one cell
       *[other] { $least } cells
     } of your camp.
   *[no] To hatch, choose { $least } to { $most } cells of your camp.
 }
turtles-web-do-swap = Take over the first move
turtles-web-stop = Stop here

## The list of moves

turtles-web-moves = Moves
turtles-web-move-number = No.
turtles-web-no-moves = No moves yet.

## The last screen

turtles-web-end-side = { NAME($side) }: { $player }
turtles-web-end-won = won
turtles-web-end-story = The story in numbers
turtles-web-end-feet = { $count ->
    [one] turtle on its feet
   *[other] turtles on their feet
 }
turtles-web-end-nearest = { $count ->
    [0] steps left: the foremost is home
    [one] step left for the foremost
   *[other] steps left for the foremost
 }
turtles-web-end-eggs = { $count ->
    [one] egg not hatched
   *[other] eggs not hatched
 }
turtles-web-end-overturned = { $count ->
    [one] turtle left on its back
   *[other] turtles left on their backs
 }
turtles-web-end-moves = { $count ->
    [one] move played
   *[other] moves played
 }
turtles-web-end-jumps = { $count ->
    [one] jump
   *[other] jumps
 }
turtles-web-end-flips = { $count ->
    [one] turtle turned on its back
   *[other] turtles turned on their backs
 }
turtles-web-end-righted = { $count ->
    [one] turtle put on its feet
   *[other] turtles put on their feet
 }
turtles-web-end-longest = { $count ->
    [one] jump in the longest chain
   *[other] jumps in the longest chain
 }
