### The web client: everything around the boards.

web-title = Tortuga: three games of turtles, buccaneers and mutiny
web-home = Home
web-skip = To the content
web-language = Language
web-close = Close
web-save = Save
web-again = Try again
web-unofficial = An unofficial project by fans, made for the joy of it. It belongs to no publisher, and nothing is for sale.
web-rights = The games are works of their authors and publishers: Turtles (Gigamic), Buccaneers (Queen Games), Tortuga 1667 (Facade Games). Buy them and play them at a table. All drawings here are our own.
web-docs = How all this is made, and how to run a house of your own
web-guest = Sailor { $number }
web-unreachable = The house does not answer.
web-lost = This address leads nowhere.
web-no-game = There is no such game here.
web-connecting = One moment …

# Settings
web-settings = Settings
web-name = Your name
web-name-note = This is how the others see you at a table.
web-name-saved = Saved. Matches that have begun keep your old name.
web-theme = Light
web-theme-auto = like the device
web-theme-light = day
web-theme-dark = night
web-pace = How fast things move
web-pace-off = not at all
web-pace-quick = fast
web-pace-usual = as usual
web-pace-slow = slowly
web-confirm = Ask before I act
web-confirm-note = Every choice has to be confirmed.
web-forced = Give the only answer for me
web-forced-note = Where you have no choice, it is done after a moment. Never where others choose in secret.
web-why-keys = On a board, the key ? goes from piece to piece: what it is, and with Enter why it cannot be chosen.
web-sound = Sounds
web-sound-note = Short and soft: your turn, dice, votes, a piece set down, the end.
web-volume = How loud
web-notify = A notification when it is my turn
web-notify-note = Only while you look at another page.
web-account = Who you are here
web-account-me = My matches and ratings
web-account-again = I have been here before, on another device
web-remind = Only this device knows you. If it loses its cookie, your matches and ratings are gone:
web-account-logout = Log out
web-account-logout-note = This device forgets you. You come back only by a passkey, or where another device knows you.
web-account-elsewhere = Log out everywhere else
web-account-elsewhere-note = Whoever uses your name on another device is sent out. This device still knows you.
web-account-elsewhere-done = Done. Only this device and your passkeys know you now.
web-account-forget = Forget me
web-account-forget-note = Your name goes from all tables, results and talk, and bots take your seats. It cannot be undone.

# The first page
web-players = { $fewest ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }
   *[other] { $fewest } to { $most } players
}
web-level = How good the bots are
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-master = master
bot-as-you = as strong as you
bot-easy-1 = easy, as it first was
bot-medium-1 = medium, as it first was
bot-hard-1 = hard, as it first was
bot-random = plays anything
bot-novice = a novice
bot-mole = a mole
bot-greedy = grabs what it can
bot-mcts = tries things out
web-play-now = Play now
web-new-table = New table
web-rules = Rules
web-how = How to play
web-puzzles = Puzzles
web-analysis = Study a position of { $game }
web-openings = Openings of { $game }
web-learn = Learn
web-rule = Read the rule
web-my-tables = Your tables
web-open-tables = Open tables
web-no-tables = No table is open. Set one up and invite others, or play against bots.
web-your-turn = Your turn
web-table-running = A match is under way
web-table-over = over
web-table-again = Look at it again
web-daily = Deal of the day: one try, the same for everybody
web-table-dealt = Shared deal
web-explore = Look through the matches of others
web-tournaments = Tournaments
web-clubs = Clubs
web-tournament-back = To the tournament
web-table-full = All seats are taken
web-table-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
web-table-back = Go on
web-table-join = Join
web-table-watch = Watch
web-tables-more = More tables
web-table-leave = Leave this table: { $game }
web-join-title = Invited?
web-join-link = The link or code you were given
web-join-go = Go
web-bad-link = That is not a link to a table.
web-together = All in one room?
web-together-screen = The big screen
web-together-screen-note = A television or projector shows the board to everyone, and each phone only what its person holds.
web-together-pass = Pass one device around:
web-invited = You are invited
web-invited-name = What shall the others call you?
web-invited-note = Any name will do. There is no account and no password.
web-invited-go = Come in

# A new table
web-way = How to play
web-way-quick = Quick
web-way-usual = As usual
web-way-everything = With everything
web-count = { $count ->
    [one] One player
   *[other] { $count } players
}
web-company = Who plays
web-company-friends = friends
web-company-friends-note = You get a link for them. Nobody else finds the table.
web-company-bots = bots
web-company-anyone = anyone
web-company-anyone-note = The table is on the first page, for whoever comes.
web-more = More: seats, clock, rules
web-seats = Seats
web-seat = Seat { $number }
web-seat-open = open to everyone
web-seat-reserved = for someone with its link
web-seat-bot = bot: { NAME($level) }
web-seat-add = Add a seat
web-seat-remove = Remove a seat
web-seat-remove-one = Remove seat { $number }
web-you = you
web-sit = I play too
web-sit-note = Without this you only host and watch.
web-options = Rules
web-option-data = Show and change
web-option-bad-data = The numbers of the box cannot be read. Is a comma or a bracket missing?
web-option-value = { $title }: { $value }
web-options-usual = The usual rules, no clock
web-table = Table
web-clock = Clock
web-clock-none = none
web-clock-quick = 30 seconds for each choice
web-clock-calm = 2 minutes for each choice
web-clock-bank = 10 minutes for the match, 10 seconds more for each choice
web-clocked-decision = { $seconds ->
    [one] one second for each choice
   *[other] { $seconds } seconds for each choice
}
web-clocked-bank = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for the match, { $increment } s more for each choice
web-watchable = Others may watch
web-watchable-note = They see only what everyone at the table sees.
web-talk = Talk
web-talk-note = Everyone at the table can write, and everyone reads it.
web-grace = A bot helps out
web-grace-note = It plays for whoever is away for two minutes, until they are back.
web-create = Set up the table

# Slow matches
web-clock-days = { $days ->
    [one] slow: a day for each choice
   *[other] slow: { $days } days for each choice
}
web-left-days = { $days } d { $hours } h
web-left-hours = { $hours } h { $minutes } min
web-waits-until = Your turn · { $left }
web-on-vacation = on vacation until { $date }
web-vacation = Vacations stop the clock
web-vacation-note = Whoever is on vacation is waited for without counting.

# Plans in slow matches
web-tab-plan = Plan
web-plan-note = What you will reply, should { $name } play what you expect. Nobody else knows of it. A reply comes after a few minutes; whatever you did not expect drops the plan.
web-plan-turn = It is your turn. You can plan while the other is to move.
web-plan-none = Nothing is planned.
web-plan-if = { $move } → { $reply }
web-plan-drop = Drop { $move } and what follows
web-plan-add = Plan a reply
web-plan-further = Plan on from there
web-plan-expect = What do you expect of { $name }?
web-plan-reply = And what do you reply?
web-plan-over = The match would be over.
web-plan-line = Planned: { $moves }
web-plan-back = One back
web-plan-keep = Keep this

# The page as an app
web-newer = A newer version is ready. Your match is not touched by it.
web-newer-now = Load it now
web-offline = No connection. This is how your tables stood when you last saw them.
web-kept-choice = No connection. Your choice is kept, and sent as soon as you are back.
web-moved-on = The match has gone on meanwhile; what you chose without a connection was not played.

# Before the match
web-host = host
web-away = away
web-held = a bot plays
web-ready = ready
web-not-ready = not ready yet
web-hand-over = Make host
web-kick = Send away
web-sit-here = Sit here
web-sit-down = Take a seat
web-lock = Locked
web-lock-note = Nobody else can sit down.
web-share = Invite others
web-share-code = The link as a code for a phone’s camera
web-link-invite = Copy the invitation
web-link-watch = Copy a link for watching
web-link-seat = Copy the link to seat { $number }
web-link-copied = Copied
web-link-copy = Copy this link:
web-link-renew = Make all old links useless
web-start = Begin
web-start-seats = There are empty seats. Invite someone, or give them to bots.
web-start-ready = Not everyone is here yet.
web-start-go = Everyone is here. Begin whenever you like.
web-start-wait = You sit and are ready. The host begins.
web-start-join = Take a seat, or wait here and watch.
web-leave = Leave
web-get-up = Get up

# The match
web-over = The match is over.
web-sending = One moment …
web-waiting = Waiting for { $names }
web-waiting-table = One moment …
web-awaited = to act
web-people = Players
web-skip-telling = Skip
web-connection-lost = The connection is lost. Coming back; nothing will be missing.
web-confirm-ask = Is that what you want?
web-confirm-yes = Yes
web-confirm-no = No
web-hint = Hint
web-hint-thinking = One moment …
web-hint-note = A match with a hint does not count for your rating.
web-hindsight = Where could I have done better?
web-only-choice = { $question } There is only one choice.
web-cancel = Cancel
web-confirm-do = Do it
web-asked-ready = { $choice }?
web-sealed = Your secret, under wax. It opens only while you press.
web-offer = { $name } asks to take the last move back.
web-offer-yes = Agree
web-offer-no = Refuse
web-offer-waiting = The others are asked whether the move may be taken back.
web-ask-back = Ask to take back
web-draw-offer = { $name } offers a draw.
web-draw-waiting = A draw is offered. The offer stands until somebody moves.
web-offer-draw = Offer a draw
web-resign = Resign
web-resign-ask = Resign this match? Then the other side wins.

# What is told beside the game, in the log and in the quiet line under the bar
web-news-taken-back = Moves were taken back.
web-news-asked-back = { $who ->
    [you] You have asked to take the last move back.
   *[other] { $name } asks to take the last move back.
}
web-news-refused-back = { $who ->
    [you] You do not agree to take the move back.
    [nobody] The move is not taken back: not everyone agrees.
   *[other] { $name } does not agree to take the move back.
}
web-news-overdue = { $who ->
    [you] Your time ran out; the clock chose for you.
   *[other] { $name }’s time ran out; the clock chose.
}
web-news-left = { $name } has left the match. The bot { $bot } plays on.
web-news-held = { $name } is away: a bot plays in this seat until they are back.
web-news-back = { $name } is back.
web-news-rematch = The others would like to play again: the next match is set up.
web-panel = Beside the board
web-tab-log = Story
web-tab-moves = Moves
web-tab-talk = Talk
web-tab-table = Table
web-log = The story of the match
web-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
web-talk-title = Talk at the table
web-talk-empty = Nobody has said anything yet.
web-talk-off = Nobody talks here.
web-talk-say = Say something to everyone
web-talk-send = Say
web-phrases = Quick phrases
web-transcript = Download what I know so far
web-record = Download the match
web-replay = See it again
web-replay-own = See what I have seen so far
web-commitment = The seal of this table’s luck, fixed before anyone played:
web-leave-match = Leave the match
web-leave-ask = Leave this match?
web-leave-note = A bot holds your seat. You can come back at any time.
web-table-closed = This table is closed.
web-claim = Let a bot play for { $name }
web-claim-note = When they have kept everyone waiting for some minutes. They can take the seat back.
web-abort = End the match without a result
web-abort-not = Play on after all
web-abort-note = It ends when everyone agrees.
web-aborting = In favour of ending the match without a result: { $names }
web-seat-lost = A bot plays in your seat.
web-seat-back = Take my seat again
web-watchers = Who is watching?
web-no-watchers = Nobody is watching.
web-leave-alone-note = Nobody else plays here: the match ends.
web-happened = What happened
web-choices = You can choose: { $choices }
web-choices-many = { $count ->
    [one] One choice.
   *[other] { $count } choices.
}

# The end
web-won = You have won!
web-not-won = Not this time
web-nobody-won = Nobody has won
web-rematch = Play again
web-rematch-join = To the next match
web-see-board = See the board
