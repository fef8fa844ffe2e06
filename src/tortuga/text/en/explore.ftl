### Matches of everybody that are over, looked through.

explore-title = Matches
explore-note = Every match at a public table that is over. Only those are named who have made themselves a public page.
explore-somebody = somebody
explore-name = With (public name)
explore-ending-decided = decided
explore-ending-drawn = drawn
explore-way-own = With rules of its own
explore-length = { $count ->
    [one] one move
   *[other] { $count } moves
}
explore-shortest = At least so many moves
explore-longest = At most so many moves
