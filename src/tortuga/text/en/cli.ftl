### The command line.

cli-help = Three board games called Tortuga: play them, simulate them, replay and verify matches. An unofficial fan project.
cli-epilog = Example: tortuga play turtles
cli-language = The language to speak ({ $languages }). Default: TORTUGA_LANGUAGE, or the locale.
cli-version = Say the version and nothing else.
cli-no-language = There are no texts in “{ $language }”. There are: { $languages }.
cli-game = The game, as `tortuga games` names it.
cli-option = An option of the game, as often as you like; key=@file.json reads the value from a file.
cli-seed = A number that decides all that is left to chance.
cli-json = Print JSON, for programs.
cli-file = The record of a match.
cli-workers = How many processes share the work.
cli-position = A position in notation; default: the start.
cli-given-apart = give it with --{ $option }
cli-variant = The variant to start from, where no position is given.
cli-option-form = “{ $word }” should look like key=value.
cli-option-values = “{ $value }” cannot be; possible: { $values }
cli-option-number = a number
cli-option-seat = a seat from 1 to { $most }
cli-unreadable = { $file }: { $problem }

cli-games-help = The games, their players and their options.
cli-games-epilog = Example: tortuga games
cli-games-players = { $players } players
cli-games-bots = bots: { $bots }

cli-learn-help = Learn a game in a few minutes, by playing.
cli-learn-epilog = Example: tortuga learn turtles

cli-puzzle-help = Solve a puzzle: win in so many moves, find the only move, keep out of a trap.
cli-puzzle-epilog = Example: tortuga puzzle turtles --kind win --grade 2
cli-puzzle-day = The puzzle of the day, the same for everyone.
cli-puzzle-kind = Only puzzles of this kind.
cli-puzzle-grade = Only puzzles of this grade, from 1 (easy) to 5 (hard).
cli-puzzle-id = The puzzle of this id.
cli-puzzle-no-kind = There are no puzzles of the kind “{ $kind }”. There are: { $kinds }.
cli-puzzles-help = Make puzzles, check them, and measure how hard they are.
cli-puzzles-make-help = Make puzzles from matches between bots, with every answer proved.
cli-puzzles-make-epilog = Example: tortuga puzzles make turtles --count 500 --seed 1 --resume
cli-puzzles-check-help = Work every puzzle out anew from its position and compare.
cli-puzzles-check-epilog = Example: tortuga puzzles check turtles --all
cli-puzzles-measure-help = How often bots solve the puzzles of each grade.
cli-puzzles-measure-epilog = Example: tortuga puzzles measure turtles --sample 500
cli-puzzles-count = How many puzzles there shall be in the end.
cli-puzzles-resume = Go on with the file if it is there already.
cli-puzzles-seconds = Stop after so many seconds.
cli-puzzles-file = The file of puzzles; without it, to check and to measure, those that come with Tortuga.
cli-puzzles-all = All of them, not only a sample.
cli-puzzles-sample = How many, spread evenly over the collection.
cli-puzzles-skip = Leave out so many of those that were made first.
cli-puzzles-plot = Draw how much of each grade is solved (png, svg or pdf).
cli-puzzles-plotted = { $game }: { $number } puzzles
cli-puzzles-exists = { $file } is there already. Take another name, or go on with it: --resume
cli-puzzles-looked-at = positions looked at: { $number }
cli-puzzles-made = { $file } holds { $number ->
    [one] 1 puzzle
   *[other] { $number } puzzles
 }.
cli-puzzles-checked = Checked: { $number }. Faults: { $faults }.
cli-puzzles-title = Puzzles

cli-play-help = Play in the terminal, against bots or with others at the same keyboard.
cli-play-epilog = Example: tortuga play turtles --seat human --seat bot:greedy --option variant=hatching --record match.json
cli-play-seat = Who plays, once for each seat: human, bot, or bot:name. Default: you first, bots in the other seats.
cli-play-record = Keep the match in this file, saved after every action.
cli-play-resume = Take up the match in this file again.
cli-play-settled = A match that is taken up again keeps what it began with: leave { $option } out.
cli-play-explain = Show what the bots think, their secrets included.
cli-play-exists = { $file } is there already. Take another name, or go on with that match: --resume { $file }
cli-play-no-clock = This system cannot keep the time at a keyboard: leave { $option } out, or play at a table of `tortuga serve`.
cli-play-seats = { $given ->
    [one] 1 seat is given, but { $seats } are needed.
   *[other] { $given } seats are given, but { $seats } are needed.
 }
cli-play-seat-form = “{ $word }” should be human, bot or bot:name.

cli-simulate-help = Play many matches without watching, at random or with bots, and count.
cli-simulate-epilog = Example: tortuga simulate turtles --games 10000 --workers 2
cli-simulate-games = How many matches.
cli-simulate-players = How many players; default: the fewest.
cli-simulate-bot = A bot for all seats, or one for each seat; default: any legal action, at random.
cli-simulate-longest = Stop a match after so many actions; it counts as truncated, not as a result.
cli-simulate-export = Write every match into this folder as Parquet tables (views, actions, outcomes), and go on from it if it is there.
cli-simulate-resume = Keep what is finished in this folder, and go on from it if it is there.
cli-simulate-one-folder = --export keeps what is finished as well: leave --resume out.
cli-simulate-results = Results
cli-simulate-length = Length
cli-simulate-actions = actions
cli-simulate-wins = wins
cli-simulate-share = of all
cli-simulate-shared = shared victories
cli-simulate-draws = draws
cli-simulate-truncated = truncated
cli-simulate-mean = mean
cli-simulate-quantile-0 = shortest
cli-simulate-quantile-25 = 25%
cli-simulate-quantile-50 = median
cli-simulate-quantile-75 = 75%
cli-simulate-quantile-100 = longest
cli-simulate-rate = { $games ->
    [one] 1 match
   *[other] { $games } matches
 } in { $seconds } s, { $decisions } decisions per second

cli-export-help = Write records of matches into a folder as Parquet tables (views, actions, outcomes), without names.
cli-export-epilog = Example: tortuga export matches/*.json data
cli-export-records = Records of matches.
cli-export-folder = A new or empty folder.
cli-export-full = { $folder } is not empty. Take another folder.
cli-exported = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 } written to { $folder }
cli-data-missing = This needs { $module }, which is not installed: pip install "tortuga-games[{ $extra }]"
error-other-simulation = { $folder } holds another simulation. Take another folder, or ask for the same one again.

cli-replay-help = Show a recorded match: what happened, and how it stands.
cli-replay-epilog = Example: tortuga replay match.json --seat 1 --at 12
cli-replay-seat = Show only what this seat (1, 2 …) could know; default: what a spectator saw.
cli-replay-at = Stop after so many actions.
cli-replay-beyond = { $actions ->
    [one] The match has only 1 action, not { $at }.
   *[other] The match has only { $actions } actions, not { $at }.
 }
cli-verify-help = Prove that a recorded match was played by the rules and that no draw was touched.
cli-verify-epilog = Example: tortuga verify match.json
cli-verified = Verified: a match of { $game }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }, { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
 }, all as the rules and the seed have it.

cli-move-help = Move a house: everything from one database into another, with every match played again there. Close the house first.
cli-move-epilog = Example: tortuga move-house tortuga.db postgresql://localhost/tortuga
cli-move-from = A file, or an address of PostgreSQL.
cli-move-to = The same; nothing may be there yet.
cli-move-done = { $tables ->
    [one] One table has moved
   *[other] { $tables } tables have moved
 }, and { $matches ->
    [one] one match was proved move by move.
   *[other] { $matches } matches were proved move by move.
 }
cli-move-unproved = { $tables ->
    [one] One table is there as it was, but cannot be played again
   *[other] { $tables } tables are there as they were, but cannot be played again
 }: { $ids }
cli-move-nothing = There is no house in { $place }.
cli-move-not-empty = Something is in { $place } already. A house moves only into an empty one.
cli-move-house = the house
cli-move-tables = tables
cli-move-log = actions
cli-move-talk = talk
cli-move-sitting = seats
cli-move-waits = slow matches that wait
cli-move-plans = plans
cli-move-vacations = vacations
cli-move-subscriptions = browsers to call
cli-move-calls = calls
cli-move-results = results
cli-move-public_results = public results
cli-move-openings = moves in openings
cli-move-players = players
cli-move-rated = rated
cli-move-ratings = ratings
cli-move-clubs = clubs
cli-move-members = members of clubs
cli-move-clubhouse = tables of clubs
cli-move-tournaments = tournaments
cli-move-entrants = players of tournaments
cli-move-profiles = profiles
cli-move-passkeys = passkeys
cli-move-deals = shared deals
cli-move-dealt = tables of shared deals
cli-move-tries = tries at shared deals
cli-move-revoked = logged out
cli-move-matches = proved

cli-compile-help = Compile the rules, so that matches run faster. Needs Cython and a C compiler. The sources stay the truth: once they change they run as they are, until this is done anew.
cli-compile-epilog = Example: tortuga compile
cli-compile-undo = Remove what was compiled; the rules run plain again.
cli-compile-doing = compiling
cli-compiled = { $new ->
    [0] All { $modules } modules were compiled already.
    [one] 1 module is compiled anew, { $modules } in all.
   *[other] { $new } modules are compiled anew, { $modules } in all.
 } They lie in { $folder }; tortuga compile --undo removes them.
cli-compile-undone = What was compiled is gone; the rules run plain.
cli-compile-plain = Nothing was compiled; the rules run plain.
cli-compile-no-cython = This needs Cython, which is not installed: pip install "tortuga-games[compiled]"
cli-compile-no-compiler = This needs a C compiler, and there is no { $detail } here (Debian: apt install gcc python3-dev). The rules run plain without it.
cli-compile-unwritable = Nothing can be written there ({ $detail }). TORTUGA_COMPILED names another folder, for this command and for those that follow.
cli-compile-failed = This could not be compiled: { $detail }
cli-compile-unfit = What was compiled cannot be loaded ({ $detail }). tortuga compile --undo removes it.

cli-turtles-game = Only turtles has this.
cli-turtles-only = This command is for turtles, not for { $game }.
cli-moves-help = Every legal move of a position in notation, one per line, sorted.
cli-moves-epilog = Example: tortuga moves turtles --position "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base"
cli-perft-help = Count the move sequences from a position, to compare move generators.
cli-perft-epilog = Example: tortuga perft turtles --depth 4 --divide
cli-perft-depth = How many moves deep.
cli-perft-divide = Also the count behind each first move.
