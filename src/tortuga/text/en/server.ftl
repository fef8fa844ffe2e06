### The house on the network.

# What the house tells everyone at a table about its bots.
notice-bots-busy = The bots of this house have a lot to think about just now. It goes on as soon as it is their turn.
notice-bot-stands-in = { $name } could not choose; a weaker bot has stood in for this move.
notice-bot-stuck = { $name } cannot choose just now. The house keeps trying.
notice-draw-offered = { $name } offers a draw.
notice-draw-refused = { $name } refuses the draw.
notice-left = { $name } has left the match. { $bot } plays on.

# What a phone is told while the page is closed: never more than that matches wait
push-on = Notifications are on.
push-waiting = { $count ->
    [one] A match waits for you.
   *[other] { $count } matches wait for you.
}

# Refusals: one sentence each. The code is the end of the message's id.
declined = That cannot be done.
declined-no-identity = Say who you are first.
declined-bad-token = That is not an identity of this house. Come in again.
declined-expired-token = Your identity has expired. Come in again.
declined-revoked-token = That identity has been logged out. Come in again.
declined-bad-code = That code leads nowhere: it was used already, is older than five minutes, or was mistyped. Ask for a new one.
declined-bad-passkey = That passkey cannot be used here just now: the request was too old, was answered already, or belongs to another page. Try again.
declined-unknown-passkey = This house does not know that passkey: it was removed here, or belongs to somebody who was forgotten.
declined-too-many-passkeys = You have { $most } passkeys already. Remove one that you no longer need.
declined-wrong-origin = This page may not talk to this house.
declined-wrong-host = This house is not called “{ $host }”. Whoever runs it can set public_url, or add the name to allowed_hosts.
declined-bad-name = A name has a letter or a digit, and { $most } characters at most.
declined-unseen-in-name = A name cannot hold characters that nobody sees.
declined-bad-word = A word for the seed has { $most } characters at most.
declined-bad-text = Say something, in { $most } characters at most.
declined-unknown-phrase = There is no such phrase.
declined-unknown-language = That language is not spoken here. There are: { $languages }.
declined-malformed = That message cannot be understood: { $problem }
declined-binary-frame = Messages are text, not binary.
declined-too-large = That is too long.
declined-too-fast = Too much at once. Wait a moment.
declined-too-slow = You read too slowly. Come back for a fresh view.
declined-too-many-connections = There are too many open connections.
declined-too-many-tables = You have { $most } tables already.
declined-too-many-from-here = Too much has been begun from your address. Try again later.
declined-not-found = There is nothing here.
declined-method-not-allowed = That cannot be done here.
declined-unknown-table = There is no such table.
declined-pruned = This match was played long ago: only its result is left.
declined-unknown-party = There is no such party. Look at the big screen for its code.
declined-invitation-needed = This table is private. You need a link to it.
declined-not-watchable = Nobody may watch this table.
declined-banned = The host has sent you away from this table.
declined-table-locked = The host has locked this table.
declined-table-full = All seats are taken.
declined-seat-taken = Somebody has that seat.
declined-seat-reserved = That seat is reserved.
declined-already-seated = You have a seat at this table already.
declined-not-seated = Nobody who could do that sits there.
declined-not-host = Only the host can do that.
declined-passed-on = The device has been handed on.
declined-unknown-tournament = There is no such tournament.
declined-unknown-club = There is no such club, or you are not a member of it.
declined-not-organiser = Only the organiser can do that.
declined-still-led = The tournament has an organiser.
declined-in-tournament = This table belongs to a tournament: play on, give up, or let the clock run.
declined-wrong-system = This game cannot be played in that way.
declined-clock-needed = A tournament needs a clock.
declined-entry-closed = Nobody can enter this tournament now.
declined-already-entered = You take part already.
declined-not-entered = They do not take part in this tournament.
declined-tournament-full = There is room for { $most } and no more.
declined-too-few-entrants = At least two have to take part.
declined-tournament-begun = The tournament has begun.
declined-tournament-not-running = The tournament is not running.
declined-too-many-tournaments = You organise { $most } tournaments already.
declined-too-many-clubs = You are in { $most } clubs already.
declined-club-full = The club has { $most } members, and no room for more.
declined-not-member = They are not a member of the club.
declined-not-gathering = The match has begun.
declined-not-running = There is no match at this table now.
declined-still-running = The match is not over yet.
declined-seats-open = There are empty seats. Fill them or take them away.
declined-not-ready = Not everyone is ready.
declined-talk-off = The host has switched talking off.
declined-no-take-back = Nothing can be taken back here.
declined-no-offer = Nobody asks to take anything back.
declined-no-draw-offer = Nobody offers a draw.
declined-offered-already = You have offered a draw already. You can offer another after your next move.
declined-not-stalling = Nobody has kept everyone waiting long enough for that.
declined-not-alone = Other people play in this match. You can leave it, or all of you can agree to end it.
declined-on-vacation = You are on vacation already.
declined-too-much-vacation = You have { $left ->
    [one] { $left } day
   *[other] { $left } days
 } of vacation left this year.
declined-bad-endpoint = That is not where a push service could be reached.
declined-push-unavailable = Notifications are not available: this house, or your browser’s push service, cannot reach the other.
declined-no-plans = This match leaves nothing to plan: there is something hidden in it, or it is not slow.
declined-no-plan-now = You can plan while the other is to move, and the match is on.
declined-bad-plan = { $move } cannot be played there.
declined-plan-too-long = A plan has at most { $most } replies.
declined-no-hints = Hints are only given where all others are bots.
declined-no-advice = There is no advice for this one.
declined-no-analysis = There is no analysis of this.
declined-played-now = People are playing at this very position, or came through it. It can be analysed when their match is over.
declined-unknown-watcher = Nobody like that is watching now.
declined-unknown-deal = There is no such deal.
declined-deal-closed = This deal is closed: no match of it can begin any more.
declined-deal-over = This deal is over: its luck is told to everybody now, so the match does not go on.
declined-deal-played = You have played this deal already. There is one try.
declined-deal-played-by = { $name } has begun this deal already. Everybody plays it once.
declined-deal-sealed = This is a shared deal that others may still play, so for now only its players see it.
declined-other-deal = Game and number of seats are those of the deal.
declined-daily-alone = The daily deal is played alone, from its own page.
declined-no-slow-deal = A shared deal cannot be a slow match.
declined-no-hints-in-deal = There are no hints in a shared deal: everyone plays it by themselves.
declined-metrics-closed = Only whoever runs this house may read that.
declined-damaged = This table cannot be played on: its log does not fit the rules any more.
declined-restarting = The house closes for a moment. Come back soon.
declined-busy = That could not be written down. Try again.
declined-internal = Something went wrong here. It has been noted.

server-option-too-long = all options of a table together have { $most } characters at most

# Quick phrases, said in each reader's language.
phrase-hello = Ahoy!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = Let me think …
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-good-game = Good game!
phrase-again = Once more?
phrase-bye = Fair winds!
