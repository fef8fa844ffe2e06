### turtles: the first lesson, and how to play.

## The lesson

learn-turtles-step = You are South. Your turtles look up the beach, towards the big nest at the far corner: whoever gets one there first wins. Choose a turtle, then a cell right ahead of it.
learn-turtles-step-done = One step, straight ahead or aslant; turtles never walk back. Then North had a turn.
learn-turtles-jump = A turtle in the way helps you along. Jump with d3 over the turtle ahead of it.
learn-turtles-jump-slow = A step gets you one cell far. The turtle on d3 can jump over the one on d4, and gets two.
learn-turtles-jump-done = You may jump over your own turtles whenever the cell behind them is free. Nothing happens to them.
learn-turtles-flip = Here a turtle of North stands right ahead of yours, and the cell behind it is free. Now you have no choice: you must jump.
learn-turtles-flip-done = The enemy that you jumped lies on its back. It belongs to nobody now, and cannot move.
learn-turtles-chain = A jump is not over while it can go on. Jump over the first turtle, and from there over the second.
learn-turtles-chain-done = Two turtles on their backs in one move. Where a jump can go on in several ways, you choose one.
learn-turtles-turn = A turtle on its back is there for the taking: whoever jumps over it puts it on its feet, and says whose it becomes. Jump over d4 and make it yours.
learn-turtles-turn-given = Like that it would belong to North. That has its uses; but here, take it for yourself.
learn-turtles-turn-slow = That is a good step, but the turtle on d4 stays on its back. Jump over it.
learn-turtles-turn-done = It was North’s, and now it is yours. Over a turtle on its back you may jump, but you need not.
learn-turtles-must = One more step, and your turtle on d6 is in the nest. Or is there something that you have to do first?
learn-turtles-must-done = A jump over an enemy comes first, even if it costs you the match. Good players make others jump.
learn-turtles-goal = Now win. One move here ends in the nest: find it.
learn-turtles-goal-other = That jump is allowed too, but it does not win. Look for the one that ends on d7.
learn-turtles-goal-done = You have won! The first turtle in the far nest decides, at once. Whoever cannot move on their turn has lost too.
learn-turtles-hatch = On hatching day the beach is empty, and each side has eight eggs. Instead of moving you may hatch turtles in your camp. Choose three cells and hatch them.
learn-turtles-hatch-number = The very first hatching may be any number. For now, make it three.
learn-turtles-hatch-done = North has hatched three as well. After a hatching the two reserves may never differ by more than two; and whoever must jump cannot hatch.

## How to play

how-turtles-turn-step = Move one turtle a step ahead, straight or aslant. Never back.
how-turtles-turn-flip = Or jump over a turtle right ahead, onto the free cell behind it. An enemy that is jumped lands on its back.
how-turtles-turn-goal = The first turtle in the big nest at the far corner wins at once.
how-turtles-jump-title = Over your own turtles
how-turtles-jump = They carry you just as well. They stay as they are, and you never have to jump them.
how-turtles-must-title = When you must jump
how-turtles-must = If one of your turtles can begin by jumping an enemy, you have to make such a move, even if it is bad for you and even if another turtle could win. Among several such moves you choose.
how-turtles-chain-title = A jump goes on
how-turtles-chain = The turtle goes on jumping as long as it can, and may turn aside at each landing. You choose the way; it need not be the longest.
how-turtles-mixed-title = Not both in one move
how-turtles-mixed = One move never passes over your own turtles and over enemies. Turtles on their backs go with either.
how-turtles-turn-title = A turtle on its back
how-turtles-turn = It is nobody’s and cannot move. Whoever jumps over it puts it on its feet and says which way it faces: it joins that side. You never have to jump it.
how-turtles-stuck-title = No move left
how-turtles-stuck = Whoever cannot do anything on their turn has lost.
how-turtles-hatch-title = Hatching day
how-turtles-hatch = A variant: the beach is empty, and each side has eight turtles in reserve. Instead of moving, hatch one or more on free cells of your camp, but never on the corner. The very first hatching may be any number; after every later one the two reserves differ by two at most. Nobody hatches who must jump.
