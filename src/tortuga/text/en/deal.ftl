### Shared deals: one luck for several tables, and the one of the day.

deal-title = Shared deal
deal-note = { $seats } seats, and the same luck for everybody who plays it: dice, cards and loyalties are dealt once. Everybody has one try.
deal-play = Play this deal
deal-mine = My table
deal-link = Copy the link to this deal
deal-closes = It can be begun until { $when }.
deal-ending = No match can begin any more. Those that run may end until { $when }.
deal-over = It is over: everything may be looked at.
deal-compared = How the tables compare
deal-going = { $count ->
    [one] One table plays it right now.
   *[other] { $count } tables play it right now.
}
deal-nobody = Nobody has played it to the end yet.
deal-table = Table { $number }
deal-won = won
deal-so-many = { $count ->
    [one] one point
   *[other] { $count } points
}
deal-share = ahead of { $share }
deal-share-note = Of all others who sat in seat { $number }
deal-share-explained = Each seat is compared with the same seat at the other tables, as in bridge: the figure says how many of them it did better than. Who did as well counts half.
deal-proof = Luck that can be checked
deal-proof-sealed = The secret that all luck comes from is sealed until { $when }. Its hash is the same at every table.
deal-proof-open = The secret is open: every record of this deal can be checked with it, and all tables had the same.
deal-commitment = Hash of the secret (SHA-256)
deal-secret = The secret
deal-here = Others play the same luck at other tables, each person once, and results are compared with the names of this table. Until { $when } only its players see this match. It does not count for ratings, and there are no hints.
deal-here-daily = Everybody plays the same today, with one try. The result stands in the list of the day with your name; there are no hints.
deal-compare = Compare
deal-wish = Shared deal
deal-wish-note = Other groups can play the same dice, cards and loyalties, and you compare. Everybody at the table is told so; nobody can watch until it is over.
deal-wish-days = Others may begin it
deal-days-long = { $days ->
    [one] for a day
   *[other] for { $days } days
}
deal-daily = Deal of the day
deal-daily-note = Buccaneers against three bots ({ $bots }). Everybody gets the same dice and chests, and bots that answer the same choices in the same way. One try.
deal-daily-play = Play today’s deal
deal-daily-on = Play on
deal-daily-played = You have played today’s deal. The next one is dealt at midnight UTC.
deal-daily-closes = It can be begun until { $when }.
deal-daily-ending = No match can begin any more. The last ones may end until { $when }.
deal-daily-over = This day is over, and its secret is open.
deal-list = The list of the day
deal-rank = Rank
deal-name = Name
deal-points = Points
deal-when = Ended
deal-listed = { $count ->
    [one] One person has played it to the end.
   *[other] { $count } people have played it to the end.
}
deal-days = Other days
deal-day-before = The day before
deal-day-after = The day after
deal-today = Today
