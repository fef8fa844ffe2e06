### Matches and positions looked at afterwards.

## turtles: faults

analysis-fault-misses-nest = { $move } walks past the nest: { $better } would have won at once.
analysis-fault-opens-nest = { $move } lets the other side walk home: { $answer } wins at once. { $better } was better.
analysis-fault-gives-away = { $move } gives a won game away: now the other side wins, beginning with { $answer }. { $better } would have won in { $moves } moves at most.
analysis-fault-lets-slip = { $move } lets a win slip: { $better } would have won in { $moves } moves at most.
analysis-fault-loses = { $move } loses by force, beginning with { $answer }. { $better } left it open.
analysis-fault-weakens = { $move } looks much weaker than { $better }.
