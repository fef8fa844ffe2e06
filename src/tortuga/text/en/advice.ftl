### What a good player would do, and why; and where something better could have been done.

advice-title = A good player would choose: { $choice }
advice-do = Do it
advice-only-choice = There is nothing else to do.

## Afterwards

advice-moments-title = Moments worth another look
advice-moments-progress = Looking through your choices: { $done } of { $of }.
advice-moments-none = A good player would have found nothing much better to do. Well played!
advice-moments-done = You chose: { $choice }
advice-moments-better = Better: { $choice }
advice-moments-loss = It cost about { $percent }% of your chance to win.
advice-moments-open = See it on the board

## turtles

turtles-advice-reaches-nest = This wins: the turtle reaches the big nest.
turtles-advice-win-is-proved = { $moves ->
    [one] It wins at once.
   *[other] Whatever the other side answers, you win: in { $moves } moves of yours at most.
 }
turtles-advice-loss-is-proved = Every move loses if the other side finds all the answers; to this one they are hardest to find.
turtles-advice-looks-best = It looks best, with a chance of about { $percent }%.
turtles-advice-bars-the-way = Anything else lets the other side into its nest with the next move.
turtles-advice-overturns-turtles = { $count ->
    [one] It turns an enemy turtle on its back.
   *[other] It turns { $count } enemy turtles on their backs.
 }
turtles-advice-gains-turtles = { $count ->
    [one] It brings a turtle over to your side.
   *[other] It brings { $count } turtles over to your side.
 }
turtles-advice-hatches-turtles = { $count ->
    [one] One more turtle comes into play.
   *[other] { $count } more turtles come into play.
 }
turtles-advice-comes-nearer = { $steps ->
    [one] Your foremost turtle is then one step from the nest.
   *[other] Your foremost turtle is then { $steps } steps from the nest.
 }
turtles-advice-others-stand-better = The other side stands better (about { $percent }%): take over its move.
turtles-advice-may-be-taken-over = The other side may take this move over, so it should be good for neither.

## buccaneers

buccaneers-advice-takes-the-lead = { $other ->
    [0] You have { $total } for { NAME($deed, case: "the") } then, and nobody else has dice there yet.
   *[other] You lead at { NAME($deed, case: "the") } then, with { $total } against { $other }.
 }
buccaneers-advice-comes-second = You are second at { NAME($deed, case: "the") } then, with { $total } against { $other }.
buccaneers-advice-skulls-anywhere = Skulls kept alone can go anywhere: you name their action when all dice lie open.
buccaneers-advice-keeps-dice-for-later = { $left ->
    [one] One die is left for another roll.
   *[other] { $left } dice are left for another roll.
 }
buccaneers-advice-marker-goes-on = { $marker ->
    [buccaneers-marker-ship] First there, your ship comes to space { $space } and your fleet holds { $chests }.
   *[buccaneers-marker-pirate] First there, your pirate comes to space { $space } and your crew holds { $chests }.
 }
buccaneers-advice-chest-and-tile = First there, you draw a chest and choose from two treasure tiles.
buccaneers-advice-chest-in-reach = First there, you can take the { NAME($chest) } chest of { $victim }.
buccaneers-advice-pushes-back = { $marker ->
    [buccaneers-marker-ship] It pushes the ship of { $victim } back.
   *[buccaneers-marker-pirate] It pushes the pirate of { $victim } back.
 }
buccaneers-advice-fights-back = { $victim } fights back, but it is still worth it.
buccaneers-advice-leaves-undefended = { $victim } has no dice there and cannot fight back.
buccaneers-advice-no-attack-pays = No attack is worth what it costs you.
buccaneers-advice-tile-for-later = The tile counts in every later round in which you have a die on { NAME($deed, case: "the") }.
buccaneers-advice-costs-nothing = It can only help you.
buccaneers-advice-makes-set = The { NAME($chest) } chest completes a set: { $points } points.
buccaneers-advice-nears-set = The { NAME($chest) } chest brings you nearest to a set.
buccaneers-advice-counts-double = A purple chest counts double.
buccaneers-advice-stands-for-any = Once home, a white chest stands for any colour of a set.
buccaneers-advice-more-coins = { $coins ->
    [one] One coin is as much as there is.
   *[other] { $coins } coins are more.
 }
buccaneers-advice-left-is-safer = The best chests belong to the left: what no longer fits is put off from the right.
buccaneers-advice-chance-to-win = Your chance to win is about { $percent }%.

## tortuga1667

tortuga1667-advice-moves-treasure = { $to ->
    [tortuga1667-nation-british] It takes a treasure from the French and gives it to the British: a difference of two.
   *[tortuga1667-nation-french] It takes a treasure from the British and gives it to the French: a difference of two.
 }
tortuga1667-advice-adds-treasure = It is one treasure more for the { NAME($to) }.
tortuga1667-advice-makes-even = It keeps the two nations even, and a tie is what you win by.
tortuga1667-advice-leaves-treasure = What you could take would only help the others.
tortuga1667-advice-galleon-has-treasure = { $left ->
    [one] If it succeeds, the last treasure of the Galleon is yours to stow.
   *[other] If it succeeds, one of the { $left } treasures of the Galleon is yours to stow.
 }
tortuga1667-advice-other-ship-has-treasure = If it succeeds, you can take a { NAME($nation) } treasure from the other ship.
tortuga1667-advice-crew-is-with-you = Those who vote are rather with you than against you.
tortuga1667-advice-crew-may-refuse = It may fail, but nothing else promises more.
tortuga1667-advice-probably-enemy = { $player } is probably { NAME($loyalty) } ({ $percent }%), and against you.
tortuga1667-advice-probably-friend = { $player } is probably { NAME($loyalty) } ({ $percent }%), and on your side.
tortuga1667-advice-likeliest-enemy = Of all, { $player } is the one you should trust least.
tortuga1667-advice-likeliest-friend = Of all, { $player } is the one you can trust most.
tortuga1667-advice-captain-loses-ship = { $captain } would lose the ship, and you would be the captain.
tortuga1667-advice-cabin-boy-loses-hold = As cabin boy { $player } could pilfer.
tortuga1667-advice-vote-shall-succeed = You want this { NAME($vote) } to succeed.
tortuga1667-advice-vote-shall-fail = You want this { NAME($vote) } to fail.
tortuga1667-advice-flags-for-nation = Flags count in a brawl, and yours shall be { NAME($nation) }.
tortuga1667-advice-card-better-kept = This vote matters little to you: keep your better cards.
tortuga1667-advice-second-card-helps = A second card is worth it here.
tortuga1667-advice-second-card-spared = A second card helps you more in another vote.
tortuga1667-advice-cards-are-unseen = Then you know what lies there, and the others do not.
tortuga1667-advice-card-is-known = You have seen it: { NAME($card) }.
tortuga1667-advice-cards-are-alike = You know of none that would be better.
tortuga1667-advice-worst-for-others = { NAME($card) } is nothing that one likes to turn.
tortuga1667-advice-armada-shall-come = You stand well: the sooner the Armada comes, the better.
tortuga1667-advice-armada-may-wait = It brings the Armada nearer, but nothing else promises more.
tortuga1667-advice-card-for-friend = { NAME($card) } helps whoever has it: give it to a friend.
tortuga1667-advice-back-of-the-ship = { $treasures ->
    [one] Whoever boards { NAME($ship) } is its cabin boy and can pilfer: one { NAME($nation) } treasure lies there.
   *[other] Whoever boards { NAME($ship) } is its cabin boy and can pilfer: { $treasures } { NAME($nation) } treasures lie there.
 }
tortuga1667-advice-only-aboard = Aboard a ship there is more to be done.
tortuga1667-advice-gets-nearer = From the rowboat you can board { NAME($ship) }.
tortuga1667-advice-stays-where-it-is = Your place is worth more than what you could have for it.
tortuga1667-advice-good-place = On { NAME($place) } this is the place from which you can do most.
tortuga1667-advice-boat-is-theirs = This boat is of more use to the others than to you.
tortuga1667-advice-good-hand = Good Vote cards decide more than one vote.
tortuga1667-advice-chance-of-nation = Your chance to win is about { $percent }%.
tortuga1667-advice-nothing-better = Nothing else promises more.
