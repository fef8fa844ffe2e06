### Learning a game: what every lesson and every page of “how to play” says.

## The lesson

learn-title = First lesson: { $game }
learn-progress = Step { $step } of { $steps }
learn-next = Go on
learn-back = Back
learn-show = Show me
learn-not-now = The rules allow it, but it is not what this step is about. Try again.
learn-over-title = You can play now
learn-over = That was all you need for a first match. Whatever else comes up is explained at the table.
learn-play = Play against a bot
learn-restart = Once more from the start
learn-enter = Press Enter to go on.
learn-commands = Type an action, or: m what you can do, b the board, s show me, q stop.
error-no-lesson = There is no lesson for “{ $game }”. There are: { $games }.

## How to play

how-title = How to play { $game }
how-aim = The aim
how-turn = A turn
how-topics = When it comes up
how-lesson = Learn by playing, in three minutes
how-rules = The full rules
how-print = Print
how-play = Play the picture
how-pause = Pause the pictures
