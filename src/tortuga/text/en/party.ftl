### A party: a big screen in the room, and a phone in every hand.

party-open = The big screen
party-come = Come aboard
party-scan = Point the camera of your phone here
party-type = or open { $address } and type
party-code = The code of this party: { $code }
party-here = { $count ->
    [0] Nobody is here yet.
    [one] One is here:
   *[other] { $count } are here:
}
party-choose = What do we play?
party-bots = Bots at the table
party-bots-fewer = One bot less
party-bots-more = One bot more
party-bots-fill = { $count ->
    [0] { "" }
    [one] A bot takes the empty seat.
   *[other] Bots take the { $count } empty seats.
}
party-too-many = There are too many of you for this one.
party-begin = Begin
party-leader = This screen and whoever came first choose the game and begin.
party-lead-now = You came first: you choose the game and begin.
party-wait = Look up: it begins on the big screen as soon as everyone is there.
party-missing = Not back yet: { $names }.
party-leave = Give up my seat
party-left = You have no seat now.
party-back = Take a seat
party-next = They have begun without you. You play in the next match.
party-look-up = Look at the big screen.
party-sound-on = Sound on
party-sound-off = Sound off
party-asleep = { $count ->
    [one] The phone of { $names } is asleep. Wake it up!
   *[other] The phones of { $names } are asleep. Wake them up!
}
party-let-bot = Let a bot play for { $name }
party-again = Play again
party-other = Something else
party-lately = What happened
