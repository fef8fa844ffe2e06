### Puzzles: what is asked, what is said to an answer, and the page around it.

puzzle-title = Puzzles
puzzle-about = A position, a question, and an answer that is proved.
puzzle-day = Puzzle of the day
puzzle-more = More puzzles
puzzle-next = Next puzzle
puzzle-show = Show me
puzzle-back = All puzzles
puzzle-proof = What every answer is worth
puzzle-history = What happened so far
puzzle-progress = { $solved } of { $number } solved
puzzle-streak = { $days ->
    [one] Solved on 1 day in a row
   *[other] Solved on { $days } days in a row
 }
puzzle-solved-today = Solved. The next one comes tomorrow.
puzzle-kind = Kind
puzzle-grade = Grade
puzzle-fitting = As suits you
puzzle-any = all
puzzle-kind-win = Win in so many moves
puzzle-kind-race = The race
puzzle-kind-only = The only move
puzzle-kind-trap = The trap
puzzle-kind-keep = Which dice do you keep?
puzzle-kind-who = Who is French?
puzzle-heading = Puzzle { $id }, grade { $grade } of { $grades }. Type your answer, or ? for help.
puzzle-commands = Type an answer or its number, or: m what you can answer, b the board, s show me, q stop.
puzzle-go-on = Enter: the next one. q: stop.
error-no-puzzle = There is no such puzzle.
error-no-puzzles = There are no puzzles for “{ $game }”. There are: { $games }.

## turtles

puzzle-turtles-win = { $moves ->
    [one] South wins with one move. Which?
   *[other] South wins in { $moves } moves. How does it begin?
 }
puzzle-turtles-win-right = { $moves ->
    [one] Right: home at once. Every other move loses.
   *[other] Right. Whatever North answers, South has won after { $moves } moves. Every other first move loses.
 }
puzzle-turtles-race = A race that one step decides: North needs no longer than South. Which move wins in { $moves } moves?
puzzle-turtles-race-right = Right. Every other move comes too late by a step.
puzzle-turtles-only = One single move of South wins. Which?
puzzle-turtles-only-right = Right. All the others lose.
puzzle-turtles-trap = The move that looks best loses. Find one for South that wins.
puzzle-turtles-trap-right = Right. You did not walk into the trap.
puzzle-turtles-wrong = { $answer }: { $worth }. That is not it yet; try again.
puzzle-turtles-wins = { $moves ->
    [one] wins at once
   *[other] wins in { $moves } moves
 }
puzzle-turtles-wins-late = wins, but not soon
puzzle-turtles-loses = { $moves ->
    [one] the other side wins at once
   *[other] the other side wins in { $moves } moves
 }
puzzle-turtles-loses-late = the other side wins in the end

## buccaneers

puzzle-buccaneers-keep = Which dice do you keep?
puzzle-buccaneers-keep-right = Right. In thousands of rounds played on from here, nothing else did as well.
puzzle-buccaneers-wrong = { $answer }: { $worth }. Something else does clearly better; try again.
puzzle-buccaneers-worth = wins { $percent } of 100 matches

## Tortuga 1667

puzzle-tortuga1667-who = You are { $you }. Think of all that happened. Who of the others is French?
puzzle-tortuga1667-who-right = Right: so it was.
puzzle-tortuga1667-wrong = Hardly: { $worth }. Look again at who did what, and try again.
puzzle-tortuga1667-worth = French with a chance of { $percent } in 100
