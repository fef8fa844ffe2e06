### buccaneers: the first lesson, and how to play.

## The lesson

learn-buccaneers-log = You are Anne, and this is your ship’s log. Chests come to your island, go on to your crew, then to your fleet; in Tortuga they are safe. A round is: roll, act, move the chests.
learn-buccaneers-keep = Everybody has rolled five dice behind a screen. Keep at least one; keep several only if they show the same action. Take both dice of the raid, A and D.
learn-buccaneers-keep-both = One is allowed, but the totals count: take A and D together.
learn-buccaneers-keep-other = That is allowed too. In this lesson you are out for a raid: keep A and D.
learn-buccaneers-keep-done = All screens go up together, and what was kept lies open at its action. The rest is rolled again.
learn-buccaneers-skull = A skull is a joker. Kept together with other dice it joins their action, with the number that its own die has there. Keep the skull with E, for recruiting.
learn-buccaneers-skull-along = Take the skull along: it counts for the same action.
learn-buccaneers-skull-alone = A skull can be kept alone, and you name its action afterwards. Here, keep it together with E.
learn-buccaneers-skull-boarding = That would go to boarding. Recruit this time: there the skull of C counts 5.
learn-buccaneers-skull-done = Your last die went to the fleet. Coco had no dice left for that roll, and got a bonus tile for it.
learn-buccaneers-second = Now the five actions, one after the other. At each of them the highest total acts first, the next one second, and nobody else. At the fleet Bart had 6; you are second with 3. Act.
learn-buccaneers-second-done = The second moves the ship one space, the first two. The further it is, the more chests your fleet holds.
learn-buccaneers-second-lost = You may give an action up, but here you would only lose by it. Act.
learn-buccaneers-first = At recruiting you have 8, with the skull, and Bart has 2. So you are first. Act.
learn-buccaneers-first-done = Two spaces for your pirate, and more room in your crew. Coco was alone on the treasure hunt, and got a chest and a tile with coins.
learn-buccaneers-first-lost = You are first: take what is yours, and act.
learn-buccaneers-raid = At the raid you are first with 4. Take a chest from somebody’s crew; their pirate goes back one space. Whoever has a die there fights back, and your pirate goes back too. Bart has one, Coco has none. Whom do you attack?
learn-buccaneers-raid-defended = Bart fights back: your own pirate would go back as well. Coco has no die there.
learn-buccaneers-raid-lost = You came for a raid. Attack somebody.
learn-buccaneers-raid-done = A red chest is yours. Then Bart raided you as the second; but your dice are there, and his pirate went back as well as yours.
learn-buccaneers-move = Everybody has drawn a chest. Now all chests move one zone on. The order in your crew is up to you: what has no room later is put off from the right. Put the white chest first.
learn-buccaneers-move-order = White chests are jokers in Tortuga. Put it where it is safest, on the left.
learn-buccaneers-move-done = Your yellow chest is in the fleet: one more round, and it is home. A blue one found no room with Coco’s crew, and lies on the central island.
learn-buccaneers-score = Six chests in one Tortuga end the game. There each counts 3, in a fleet 2, in a crew 1, and purple ones double. Every set of red, yellow and blue is 3 more. Add the spaces of ship and pirate, and the coins: most points win.

## How to play

how-buccaneers-turn-keep = Roll. All do so in secret. Keep one die or more, as long as they show the same action; then all show what they keep, and roll the rest again until every die lies somewhere.
how-buccaneers-turn-raid = Act. The five actions come one after the other. At each of them the highest total acts first, the next second, and nobody else.
how-buccaneers-turn-move = Move. Everybody draws a chest, and all chests go one zone on: island, crew, fleet, Tortuga.
how-buccaneers-skull-title = Skulls
how-buccaneers-skull = A skull is a joker. Kept with other dice it joins their action; kept alone, you name the action after all have shown their dice. It counts with the number that its own die has for that action.
how-buccaneers-rank-title = Who is first
how-buccaneers-rank = Add up the dice at an action and its bonus tile. Only those with a die there take part. Ties go to the first player, then clockwise. You may give an action up; nobody moves up for it.
how-buccaneers-deeds-title = The five actions
how-buccaneers-deeds = Fleet: the ship goes 2 spaces, or 1 as second. Recruiting: the pirate likewise. Treasure hunt: a chest, and the better of two treasure tiles; as second one tile unseen. Boarding and raid: attack somebody’s fleet or crew.
how-buccaneers-attack-title = Attacks
how-buccaneers-attack = The first takes a chest of choice from the victim’s fleet (boarding) or crew (raid), and the victim’s ship or pirate goes back one space. If the victim has a die at that action, yours goes back too. The second attacks somebody else and takes a chest from the central island instead. Chests in Tortuga are safe.
how-buccaneers-room-title = How much room there is
how-buccaneers-room = The space of your ship says how many chests your fleet holds and how many dice fit on boarding; the pirate says it for crew and raid. Space 1 holds one, 2 and 3 hold two, 4 and 5 three, 6 to 8 four. None of your dice fits? Then they are rolled again, in the open.
how-buccaneers-bonus-title = Bonus tiles
how-buccaneers-bonus = Whoever has placed all dice gets a bonus for each further roll of the others: a new tile of 1 at an action of choice, or an own tile turned to 2. Tiles stay, and count in every round in which you have a die there.
how-buccaneers-centre-title = The central island
how-buccaneers-centre = A chest that has no room goes there; a second one of the same colour goes back into the bag. The second of an attack takes from it.
how-buccaneers-end-title = The end
how-buccaneers-end = When, after the moving, anybody has six chests or more in Tortuga, the game is over.
how-buccaneers-points-title = Points
how-buccaneers-points = Each chest: 3 in Tortuga, 2 in the fleet, 1 in the crew, and purple ones count double. Each set of one red, one yellow and one blue chest: 3 more; a white chest in Tortuga stands for any of them. Then the spaces of ship and pirate, and the coins on your tiles.
how-buccaneers-two-title = With two players
how-buccaneers-two = Only the first acts. The ship or the pirate moves 1 space, the hunt brings a chest and one tile, and what would go to the central island goes back into the bag.
