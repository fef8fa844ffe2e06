### How turtles shows itself in the browser.

turtles-web-board = The beach
turtles-web-cell = { $cell }, { $standing ->
    [empty] empty
    [overturned] a turtle on its back
    [south] a turtle of South
   *[north] a turtle of North
 }{ $live ->
    [yes] , to choose
   *[no] {""}
 }
turtles-web-facing = { $side ->
    [south] It joins South
   *[north] It joins North
 }
turtles-web-hatch = { $count ->
    [one] Hatch one turtle
   *[other] Hatch { $count } turtles
 }
