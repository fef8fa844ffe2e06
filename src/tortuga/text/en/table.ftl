### What the terminal table says.

seat-name = Player { $number }
table-welcome = An unofficial fan project. Type ? for help.
table-prompt = { $player }: { $question } >
table-hand-over = The keyboard goes to { $player }. Press Enter when nobody else is looking.
table-help = Type an action in notation, or the number of a listed choice.
    m, moves   list what you can do now
    b, board   draw the table again
    q, quit    stop (a match with --record can be taken up again with --resume)
table-stopped = Stopped.
table-saved = The match is in { $file }.
error-unknown-bot = No bot “{ $name }” plays { $game }. There are: { $names }.
