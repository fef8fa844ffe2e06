# A match seen again: the page, and `tortuga replay` at a terminal.

replay-title = The ship’s log
replay-of = The ship’s log · { $game }
replay-slider = Where in the match
replay-step = Step { $step } of { $steps }
replay-step-round = Step { $step } of { $steps }, round { $round }
replay-beginning = The table is set.
replay-quiet = Something happens that is not to be seen from here.
replay-deed = { $name }: { $notation }
replay-controls = Through the match
replay-play = Play
replay-pause = Pause
replay-step-back = One step back
replay-step-on = One step on
replay-turn-back = Back to the turn before
replay-turn-on = On to the next turn
replay-round-back = Back to the round before
replay-round-on = On to the next round
replay-speed = Speed
replay-speed-of = { $speed }×
replay-seen = Seen by
replay-seen-all = Everything open
replay-seen-none = A spectator
replay-seen-you = { $name } (you)
replay-own = The match still goes on: you see what you have seen so far.
replay-link = Copy a link to this moment
replay-linked = The link is copied.

# Shown to others
replay-share = Share
replay-share-picture = Picture of step { $number }
replay-share-moving = GIF: what led here
replay-share-none = There is no picture of this moment.
replay-share-embed = For your own page
replay-share-embed-note = This shows the board there, for everybody; it needs a public match that is over.
replay-share-copy = Copy it
replay-share-copied = Copied.
replay-embed-home = See it on Tortuga
replay-embed-none = There is no such match to be seen here.
replay-table = To the table
replay-keys = Keys
replay-keys-step = one step
replay-keys-turn = one turn
replay-keys-round = one round
replay-keys-mark = next or previous key moment
replay-keys-ends = beginning and end
replay-keys-play = play and pause
replay-key-left-right = ← →
replay-key-turn = Shift ← →
replay-key-round = Page ↑ Page ↓
replay-key-mark = N P
replay-key-ends = Home End
replay-key-play = Space
replay-tab-story = Story
replay-tab-moments = Key moments
replay-tab-proof = Proof
replay-tab-talk = Talk
replay-no-moments = Nothing stands out in this match.
replay-no-talk = Nobody has said anything yet.
replay-loading = The log is opened.
replay-analysis = Analysis
replay-terminal-keys = ← → step  t T turn  r R round  n p m moments  s seat  space play  q quit

stamp-vote = A vote
stamp-attack = An attack
stamp-capture = A capture
stamp-treasure = Treasure
stamp-turning-point = A turning point

## A record that somebody brings

replay-bring = See a match again
replay-bring-text = Drop the file of a match here, from this house or any other. It is checked move by move and draw by draw, and then opened. Nothing of it is stored.
replay-bring-choose = Choose a file
replay-bring-reading = The file is checked.
replay-bring-large = This file is too large for a match.
replay-bring-other = Another file
replay-verdict = What this file proves
replay-proved = { $draws ->
    [one] The one draw of this match follows from the promised secret: nobody touched it.
   *[other] All { $draws } draws of this match follow from the promised secret: nobody touched them.
}
replay-words = { $count ->
    [0] No player gave a word of their own, so whoever chose the secret could choose the luck.
    [one] { $names } gave a word of their own, so the luck was nobody’s to choose for them.
   *[other] { $names } gave words of their own, so the luck was nobody’s to choose for them.
}
replay-unproved = { $draws ->
    [one] The secret is not in this file: the one draw is possible, but not proved.
   *[other] The secret is not in this file: the { $draws } draws are possible, but not proved.
}
replay-not-proved = Not proved: who sat at the table, and that the promise was shown before the match.
replay-promise = The promise
replay-held = { $actions ->
    [one] The one action keeps to the rules.
   *[other] All { $actions } actions keep to the rules.
}
