### turtles

turtles-name = Turtles
turtles-summary = A race of turtles that jump, flip and change sides.
turtles-aim = Be the first to bring a turtle to the big nest at the far corner.

turtles-preset-quick = A draw when a position comes back twice; 30 seconds for each move.
turtles-preset-usual = All the turtles start on the beach.
turtles-preset-everything = The turtles hatch as the game goes on, and sides may be changed after the first move.

turtles-option-variant = base: all turtles start on the board; hatching: they hatch during the game; ultra: also on the own corner.
turtles-option-first = Who moves first: random, south or north.
turtles-option-majority-capture = Whoever jumps must choose a jump over the most turtles.
turtles-option-enemy-anywhere = A jump over an enemy anywhere in a chain is obligatory, not only at its beginning.
turtles-option-repetition-draw = The third occurrence of a position is a draw.
turtles-option-swap = After the first move, the second player may take it over instead of moving: the board is turned round.
turtles-option-position = Begin from this position (in notation) instead of the start.
turtles-variant-differs = the position says { $variant }

turtles-side-south = South
turtles-side-north = North

turtles-asked-choose-move = { $must_jump ->
    [yes] You must jump an enemy turtle.
   *[no] { $may_hatch ->
        [yes] Move a turtle, or hatch some.
       *[no] Move one of your turtles.
    }
 }{ $may_swap ->
    [yes] {" "}Or take over the first move.
   *[no] {""}
 }

turtles-event-begins = { $player } begins.
turtles-event-stepped = { $player } moves { $origin }–{ $to }.
turtles-event-jumped = { $effect ->
    [turtles-effect-overturned] { $player } jumps from { $origin } to { $to } and turns { $over } on its back.
    [turtles-effect-righted] { $player } jumps from { $origin } to { $to } and puts { $over } on its feet, for { NAME($faces) }.
   *[turtles-effect-none] { $player } jumps from { $origin } over { $over } to { $to }.
 }
turtles-event-swapped = { $player } takes over the first move: the board is turned round.
turtles-event-hatched = { $player } hatches { $cells }.

turtles-outcome-goal = { $winners } wins: a turtle has reached the far corner.
turtles-outcome-stuck = { $winners } wins: the other side cannot move.
turtles-outcome-repetition = A draw: this position has occurred three times.

turtles-notation-column = a cell begins with a column letter, a to g
turtles-notation-number = column { $column } has the cells { $column }1 to { $column }{ $cells }
turtles-notation-facing = after “=” stands S or N, the way the turtle now faces
turtles-notation-step-or-jump = after the first cell comes “-” for a step or “>” for a jump
turtles-notation-twice = { $cell } is named twice
turtles-notation-end = the move should end here
turtles-notation-piece = column { $column } holds S, N, X or a digit for its empty cells, { $cells } cells in all
turtles-notation-column-long = column { $column } has only { $cells } cells
turtles-notation-column-end = column { $column } is full with { $cells } cells
turtles-notation-to-move = the side to move is s or n
turtles-notation-space = a space belongs here
turtles-notation-reserves = the reserves are two numbers from 0 to 8, like 0-0
turtles-notation-variant = the variant is one of { $variants }
turtles-notation-overturned-corner = no turtle can be overturned on the corner { $cell }
turtles-notation-both-on-goal = only one side can stand on its goal
turtles-notation-base-reserve = the base game has no reserves
turtles-notation-too-many = { $found } turtles, with the reserves, are more than { $most }

turtles-objection-not-yours = There is no turtle of yours on { $cell }.
turtles-objection-not-ahead = From { $origin } a turtle goes forward only: to { $ahead }.
turtles-objection-occupied = { $cell } is taken.
turtles-objection-must-jump = You must jump an enemy turtle, for example { $example }.
turtles-objection-no-jump = No jump leads from { $origin } to { $to }.
turtles-objection-nobody-to-jump = There is no turtle on { $cell } to jump over.
turtles-objection-facing-missing = Say which way the turtle on { $cell } shall face: add =S or =N after { $to }.
turtles-objection-facing-extra = The turtle on { $cell } is on its feet; you do not choose its direction.
turtles-objection-mixed = One move cannot jump over both own and enemy turtles ({ $cell }).
turtles-objection-goes-on = The jump goes on, for example { $example }.
turtles-objection-most-turtles = You must choose a jump over the most turtles.
turtles-objection-swap = Only the second player can take over the first move, instead of making a move of its own.
turtles-objection-no-swap = This table plays without the swap.
turtles-objection-no-hatching = There is no hatching in the base game.
turtles-objection-corner = Nothing hatches on the corner { $cell } in this variant.
turtles-objection-not-hatchable = { $cell } is not a free cell of your camp.
turtles-objection-reserve = { $left ->
    [0] Your reserve is empty.
    [one] There is only one turtle left in your reserve.
   *[other] There are only { $left } turtles left in your reserve.
 }
turtles-objection-reserves-differ = The reserves (yours { $own }, the other { $other }) may differ by two at most after a hatching.

turtles-seat-0 = South
turtles-seat-1 = North
turtles-reserve = reserve { $count }
turtles-overturned = on its back
turtles-last-move = last move { $move }
turtles-help = A step: d3-d4. A jump, landing by landing: c2>c4>e5.
    After jumping a turtle on its back, say whose it becomes: c2>c4=S or c2>c4=N.
    Hatching: +c1,d2. Taking over the first move, where the table plays so: swap.
