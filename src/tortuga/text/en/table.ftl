### What the terminal table says.

seat-name = Player { $number }
table-welcome = An unofficial fan project. Type ? for help.
table-prompt = { $player }: { $question } >
table-hand-over = The keyboard goes to { $player }. Press Enter when nobody else is looking.
table-seen = { $player }: press Enter when you have seen it. Then the screen is wiped.
table-time-up = The time of { $player } is up.
table-choose = { $most ->
    [one] Choose 1.
   *[other] Choose 1 to { $most }.
 }
table-help = Type an action in notation, or the number of a listed choice.
    m, moves   list what you can do now
    b, board   draw the table again
    h, hint    what a good player would do, and why (against bots)
    resign     give up, where the game allows it
    draw       offer a draw, where the game allows it
    q, quit    stop (a match with --record can be taken up again with --resume)
table-hint = A good player would choose { $choice }. { $reasons }
table-no-hint = Nobody gets hints where other people play.
table-no-advice = Nobody here knows what would be good.
table-resign-sure = { $player }, do you want to resign? Type “yes”:
table-draw-offer = { $offerer } offers a draw. { $player }, do you agree? Type “yes”:
table-draw-refused = { $player } refuses the draw.
table-draw-again = You have offered a draw already. You can offer another after your next move.
table-yes = yes
table-stopped = Stopped.
table-saved = The match is in { $file }.
error-unknown-bot = No bot “{ $name }” plays { $game }. There are: { $names }.
