### Matches of everybody that are over, looked through.

explore-title = Matches
explore-note = Every match at a public table that is over. This list names only those who have made themselves a public page; seen again, a match shows the names at its table.
explore-somebody = somebody
explore-name = With (public name)
explore-ending-decided = decided
explore-ending-drawn = drawn
explore-ending-resigned = one gave up
explore-ending-late = lost on time
explore-ending-agreed = draw by agreement
explore-way-own = With rules of its own
explore-length = { $count ->
    [one] one move
   *[other] { $count } moves
}
explore-shortest = At least so many moves
explore-longest = At most so many moves
