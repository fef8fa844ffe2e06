### What the core says, whatever the game.

# Refusals: one sentence each, about nothing that the seat could not know.
error-illegal-action = That is not possible now.
error-not-your-turn = You are not asked to choose anything now.
error-malformed-action = That is not an action of this game: { $problem }
error-closed-decision = That question is no longer open.
error-answered-decision = You have already answered that question.
error-unknown-decision = Nobody has asked you that question.
error-match-over = The match is over.
error-not-resignable = This match can only be played to its end: nobody can resign.
error-not-drawable = The players of this match cannot agree on a draw.
error-unknown-seat = There is no seat { $seat } at this table.
error-notation = { $problem }
error-notation-at = { $problem } (character { $place }, “{ $found }”)
error-notation-end = { $problem } (at the end)

error-option-unknown = { $game } has no option “{ $option }”.
error-option-value = Option “{ $option }”: { $problem }
error-seat-count = { $game } is for { $allowed } players, not { $asked }.
error-unknown-game = There is no game “{ $game }”. There are: { $games }.
error-not-encoded = The numbers of { $game } do not reach so far: { $what } may go up to { $most } there.

# Ends that people make, whatever the game.
event-resigned = { $player } resigns.
event-time-lost = { $player } has no time left.
event-draw-agreed = Both sides agree on a draw.
outcome-resigned = { $winners } wins: the other side has resigned.
outcome-late = { $winners } wins: the other side has no time left.
outcome-agreed = A draw, by agreement.

error-record = { $place }: { $problem }
record-not-json = this is not JSON: { $problem }
record-truncated = the file ends in the middle
record-duplicate-key = “{ $key }” stands there twice
record-shape = { $problem }
record-not-a-record = this is not a match record
record-version = version { $found } is not known here; this program reads version { $known }
record-game = there is no game “{ $found }” here
record-wrong-game = this is a match of { $found }, not of { $expected }
record-options = { $problem }
record-seat-count = { $problem }
record-sealed = the entry was changed after it was written
record-outcome = the match does not end like this
record-spelling = “{ $found }” should be written “{ $canonical }”
record-refused = { $problem }
record-draws-short = chance decided more than was written down
record-draws-long = more was written down than chance decided
record-draw-range = chance cannot have drawn { $draw } out of { $among }
record-draw-differs = the seed draws { $drawn } here, not { $written }
record-commitment = the seed is not the one that was promised before the match
record-no-secret = the seed has not been opened yet, so nobody can check what chance decided
record-words = a word may not contain a line break
