### One's own page: matches, figures, ratings, and what can be done with them. And the public pages of others.

me-title = My matches
me-stranger = Nobody is known on this device yet. Play a match, and you will find it here.
me-none = You have not played a match to the end yet. When you have, you will find it here.

# Figures
me-figures = In numbers
me-played = { $count ->
    [one] One match
   *[other] { $count } matches
}, { $won } won{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}.
me-streak = { $now ->
    [0] Longest run of wins: { $longest }.
    [1] Longest run of wins: { $longest }.
   *[other] { $now } wins in a row; the longest run was { $longest }.
}
me-by-seat = Won by seat
me-by-side = Won by side
me-side = Side { $number }
me-won-of = { $won } of { $played }
me-first-moves = Favourite first moves
me-rating-people = Against people
me-rating-bots = Against bots
me-rating = { $value } ± { $spread }
me-rating-none = not rated yet
me-provisional = provisional
me-rating-note = A rating says how strong you are, as far as your matches show: everyone begins at 1500. Behind ± stands how far off it may still be. Against people and against bots are counted apart.

# Matches
me-history = Matches
me-filter = Which matches
me-filter-any = all
me-filter-game = Game
me-filter-score = Result
me-filter-against = Against
me-filter-since = From
me-filter-until = To
me-score-won = won
me-score-lost = lost
me-score-drawn = drawn
me-found = { $count ->
    [one] One match is shown.
   *[other] { $count } matches are shown.
}
me-nothing-found = There is no such match.
me-more = Show more
me-match-against = against { $names }
me-replay = Look at it again
me-table-gone = The table is no longer kept.
me-change = Rating { $by }
me-unrated-taken-back = Not rated: something was taken back
me-unrated-hinted = Not rated: a hint was given
me-unrated-shared = Not rated: a shared deal
me-unrated-household = Not rated: two came from one address or device
me-unrated-alone = Not rated: nobody to compare with
me-unrated-too-often = Not rated: you two have played a lot lately

# Being called
me-calls = Notifications
me-calls-switch = Call me when slow matches wait for me
me-calls-note = At most once an hour, on this device, also while the page is closed. A call says only that matches wait.
me-calls-unsupported = This browser cannot be called. On an iPhone, add the page to the home screen first.
me-calls-denied = The browser does not allow it. Its settings for this page can change that.
me-calls-unavailable = Not available: the browser’s push service cannot be reached.

# Vacation
me-vacation = Vacation
me-vacation-note = Slow matches wait for you meanwhile without counting, where their table allows it, and the others are told until when.
me-vacation-left = Days left this year: { $left }
me-vacation-days = How many days
me-vacation-go = Go on vacation
me-vacation-until = You are on vacation until { $date }.
me-vacation-end = Be back now

# Several devices
me-devices = You on other devices
me-alone = There is no password and no e-mail: you are known by a passkey, or by devices that know you. Whoever has no passkey and loses the cookie of their last device loses their matches and ratings.
me-passkeys = Passkeys
me-passkeys-note = A passkey lies in your phone, your computer or your key ring, and opens with your finger, your face or a PIN. With it you are yourself on any device. The house has nothing of it that would make anybody you.
me-passkey-make = Make a passkey
me-passkey-made = Made. Whoever can open it is you.
me-passkey-name = Name of the passkey
me-passkey-nameless = where it lies
me-passkey-named = Saved.
me-passkey-since = Made on { $day }
me-passkey-used = Last used on { $day }
me-passkey-remove = Remove
me-passkey-remove-note = Remove the passkey “{ $name }”? It then leads nowhere any more.
me-passkey-removed = Removed. Your device may still show it: delete it there too.
me-passkey-here = This device has a passkey of yours already.
me-passkey-not-done = Nothing was done: it was cancelled, or it took too long.
me-passkey-cannot = This browser cannot do that here.
me-passkey-nowhere = Browsers have passkeys only at addresses with a name, over https. Here a code does.
me-use-passkey = I have a passkey
me-use-passkey-go = Be who I am
me-code = A code for another device
me-code-show = Show a code for another device
me-code-new = Show a new code
me-code-picture = The code for the camera of the other device
me-code-note = Scan it with the other device, or open { $address } there and type the code. It is good once, for five minutes. Show it to nobody: whoever has it is you.
me-use-code = I have a code from another device
me-use-code-instead = This device then forgets { $name }, whose matches nobody else may know.
me-use-code-label = Code
me-use-code-go = Be that person here

# What is yours
me-yours = What is yours
me-profile = A public page
me-profile-note = Your name, your ratings and your matches at public tables, for everybody who has the address. Nothing is public until you say so.
me-profile-visit = To my public page
me-download = Download everything of mine
me-download-note = One zip file: everything the house knows of you, and the records of your matches.
me-records = Download all my records
me-records-note = One zip file of records, to replay, verify or study elsewhere.

# Public pages of others
me-public-none = There is no public page here.
me-public-played = No match at a public table yet.
me-public-against = { $people ->
    [0] {""}
    [one] against one person
   *[other] against { $people } people
}{ $bots ->
    [0] {""}
   *[other] { $people ->
        [0] against { $bots ->
            [one] one bot
           *[other] { $bots } bots
        }
       *[other] {" "}and { $bots ->
            [one] one bot
           *[other] { $bots } bots
        }
    }
}
