### tortuga solve and tortuga analyse

solve-help = Prove who wins a position of turtles, and which moves keep the win.
solve-epilog = Example: tortuga solve turtles --variant hatching
analyse-help = The best moves of a position of turtles, with what they are worth and what is expected to follow.
analyse-epilog = Example: tortuga analyse turtles --position "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base" --seconds 5 --lines 3
solve-seconds = How long to search at most.
solve-nodes = How many positions to search at most.
solve-memory = How many megabytes the search may remember positions in.
solve-no-book = Do not look into the book: search everything anew.
solve-proof = Write a proof of the result to this file.
solve-check = Do not search: check the proof in this file, by the rules alone.
analyse-lines = How many moves to show.

solve-compiling = Getting ready (the first time this takes up to a minute) …
solve-searching = { $nodes } positions, { $seconds } s
solve-checking = Checking …
solve-planning = Writing the proof …
solve-interrupted = Interrupted. So far:

solve-won = { $side } is to move and wins in { $distance ->
    [one] 1 move
   *[other] { $distance } moves
 } at most.
solve-lost = { $side } is to move and loses in { $distance ->
    [one] 1 move
   *[other] { $distance } moves
 } at most.
solve-unknown = { $side } is to move. Nothing is proved within these limits.
solve-over-won = The game is over: { $side } has won.
solve-over-lost = The game is over: { $side } has lost.
solve-winning = Winning moves: { $moves }
solve-losing = Losing moves: { $moves }
solve-open = Not settled: { $moves }
solve-line = For example: { $line }
solve-by-book = From the book.
solve-effort = { $nodes } positions in { $seconds } s

solve-no-result = There is nothing to prove: the result is not known.
solve-unwritable = { $file }: { $problem }
solve-proof-written = Proof written to { $file }: { $bytes } bytes.
solve-accepted = Accepted: { $side }, to move in { $position }, { $verdict ->
    [won] wins
   *[lost] loses
 } in { $distance } moves at most. { $positions } positions were played out.
solve-proof-refused = The proof does not hold: { $reason } (after { $place } moves of the winner)
solve-refused-over = the game is over in its position
solve-refused-too-short = it ends too early
solve-refused-too-long = it goes on after the end
solve-refused-no-such-move = it names a move that does not exist
solve-refused-loser-wins = the other side can reach its goal
solve-refused-circular = the other side can make a position come back for ever
solve-refused-too-deep = its lines are too long to follow
solve-no-proof = This is not a proof: { $problem }
solve-no-proof-title = it should begin with “{ $title }”
solve-no-proof-rules = the third line names rules: { $rules }, or -
solve-no-proof-claim = the fourth line says won or lost
solve-no-proof-numbers = the moves cannot be read

analyse-move = Move
analyse-value = Value
analyse-line = What may follow
analyse-won = wins in { $distance }
analyse-lost = loses in { $distance }
analyse-chance = { $percent }%
analyse-over = The game is over.
analyse-interrupted = Interrupted.
