### The arena.

cli-arena-help = Let bots play each other: all seatings with the same luck, win rates with ranges, Elo, a plot.
cli-arena-epilog = Example: tortuga arena turtles easy medium hard --games 400 --workers 2 --json arena.json --plot arena.png
cli-arena-bots = Two or more bots: names of `tortuga games`, process:COMMAND for a program that speaks JSON lines, or network:FILE or master:FILE for weights of a training.
cli-arena-games = How many matches in all.
cli-arena-pairs = Play so many deals instead, each twice: two bots, who exchange their seats.
cli-arena-pairs-two = Pairs are between two bots.
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

### Errors: how much of the chance to win is lost with a choice.

cli-errors-help = Measure how much of the chance to win bots and people lose with each choice, by long rollouts (buccaneers).
cli-errors-epilog = Example: tortuga errors buccaneers easy medium hard expert master --players 2 --choices 200 --workers 2 --plot errors.png
cli-errors-bots = Bots that play against themselves: names of `tortuga games`.
cli-errors-record = A match to look at, everybody’s choices; may be given several times.
cli-errors-choices = How many choices of each bot, ten of each match.
cli-errors-worlds = In how many imagined worlds each choice is played out.
cli-errors-rounds = How many rounds are played on before the master judges.
cli-errors-game = Errors can be measured in buccaneers alone.
cli-errors-nobody = Whose errors? Name a bot, or a match with --record.
cli-errors-options = The master cannot judge { $file }: it did not learn to play with these options.
cli-errors-column-choices = choices
cli-errors-column-lost = % lost with each
cli-errors-column-error = standard error
cli-errors-column-blunders = lost 5% or more

### What gives bots away at Tortuga 1667.

cli-tells-help = Measure what gives bots away at Tortuga 1667: how well somebody who looks on knows at half-time who is who, how well the seats read each other, and pilfers that help the enemy for nothing.
cli-tells-epilog = Example: tortuga tells master hard-1 --players 5 --games 100 --workers 2
cli-tells-games = How many matches each bot plays against itself.
cli-tells-lines = How many lines of play are looked at for each pilfer that helps the enemy.
cli-tells-column-matches = matches
cli-tells-column-belief = belief in the truth
cli-tells-column-known = seats known
cli-tells-column-doubt = log-loss
cli-tells-column-honest = stowed for their own
cli-tells-column-pilfers = pilfers
cli-tells-column-given = for the enemy
cli-tells-column-nothing = of these for nothing
cli-tells-plot = Draw how often what was believed came true (png, svg or pdf).
cli-tells-reading = What each seat believes of those it does not know
cli-tells-column-reader = read by
cli-tells-column-when = when
cli-tells-column-cards = cards
cli-tells-column-brier = Brier score
cli-tells-column-astray = off by
cli-tells-column-temperature = best temperature
cli-tells-reader-hand = the rules
cli-tells-reader-network = the network
cli-tells-reader-both = halfway
cli-tells-when-half = at half-time
cli-tells-when-match = at each choice
cli-tells-said = believed with this chance
cli-tells-true = how often it is true
