### Clubs: private lists of people with their tables and what they have played.

club-title = Clubs
club-note = A club is a private list of people. Its tables and tournaments are for its members, and nobody else finds it.
club-none = You are in no club yet. Found one, or ask a friend for the link to theirs.
club-found = Found a club
club-name = Name of the club
club-members = { $count ->
    [one] one member
   *[other] { $count } members
}
club-people = Members
club-host = looks after the club
club-you = you
club-link = Whoever has this link can become a member.
club-copy = Copy the link
club-renew = Make the old link useless
club-rename = Call it otherwise
club-remove = Remove { $name }
club-remove-sure = { $name } finds the club no longer, and the link is made anew.
club-hand-over = Let { $name } look after it
club-leave = Leave the club
club-leave-sure = You find the club no longer. Whoever stays keeps its history; the last to leave takes the club along.
club-tables = Tables
club-no-tables = No table is open. Open one: every member finds it here.
club-open-table = Open a table
club-tournaments = Tournaments
club-no-tournaments = No tournaments yet.
club-history = Matches that are over
club-no-history = Nothing has been played to the end yet.
club-more = More
club-invited = You are invited to the club { $name }.
club-join = Become a member
club-gone = There is no such club, or its link has been renewed. Ask a member for the new one.
club-table-sit = Sit down
club-table-watch = Watch
