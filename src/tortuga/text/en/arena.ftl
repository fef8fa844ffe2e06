### The arena.

cli-arena-help = Let bots play each other: all seatings with the same luck, win rates with ranges, Elo, a plot.
cli-arena-epilog = Example: tortuga arena turtles easy medium hard --games 400 --workers 2 --json arena.json --plot arena.png
cli-arena-bots = Two or more bots: names of `tortuga games`, or process:COMMAND for a program that speaks JSON lines.
cli-arena-games = How many matches in all.
cli-arena-seconds = Seconds a bot may think about each choice.
cli-arena-nodes = Nodes a bot may search for each choice, which makes a run repeatable.
cli-arena-ray = Spread the matches over the Ray cluster at this address.
cli-arena-json = Keep all results in this file, and go on from it if it is there.
cli-arena-plot = Draw the result (png, svg or pdf).
cli-arena-missing = The arena needs { $module }, which is not installed: pip install "tortuga-games[arena]" (and ray, for --ray).
cli-arena-no-folder = there is no such folder
cli-arena-plot-form = { $file } should end in one of { $forms }.
cli-arena-two = A contest needs at least two bots.
cli-arena-sprt = Play until it is plain whether the first bot has a share of HIGH or more, or LOW or less (--games at most): two numbers between 0 and 1, LOW first.
cli-arena-sprt-two = A sequential test is between two bots.
cli-arena-sprt-shares = The two shares of a sequential test lie between 0 and 1, the lower first.
cli-arena-sprt-verdict = After { $deals } { $deals ->
       [one] deal
      *[other] deals
    } of { $size }: { $verdict ->
       [more] { $bot } has { $high } or more rather than { $low } or less.
       [less] { $bot } has { $low } or less rather than { $high } or more.
      *[open] not decided; more --games may do it.
    }
cli-arena-column-games = matches
cli-arena-column-points = won
cli-arena-column-share = share
cli-arena-column-range = 95% range
cli-arena-column-fair = fair share
cli-arena-column-elo = Elo
error-other-contest = { $file } holds another contest. Take another file, or ask for the same bots, options and seed.
error-no-network = There are no weights of a network for { $game } in { $file }.
