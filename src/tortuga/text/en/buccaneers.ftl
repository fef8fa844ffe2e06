### buccaneers

buccaneers-name = Buccaneers
buccaneers-summary = Roll in secret, outbid, board, raid, and bring chests home to Tortuga.
buccaneers-aim = Bring chests home to Tortuga: when somebody has six there, most points win.

buccaneers-preset-quick = Four chests in one Tortuga are enough; 30 seconds for each choice.
buccaneers-preset-usual = Six chests in one Tortuga end it.
buccaneers-preset-everything = The long game, to eight chests; dice that do not fit are rolled again in secret.

buccaneers-option-first-player = Who has the first-player marker at the start: a seat (1, 2 …), or random.
buccaneers-option-bonus-needs-die = A bonus can only be laid or turned where the player has a die (the Czech rulebook).
buccaneers-option-hidden-reroll = Dice of which none fits are rolled again behind the screen (the Czech rulebook), not in the open.
buccaneers-option-put-off = When chests that no longer fit are put off: after each attack, or once after the whole action.
buccaneers-option-long-game = The game ends with 8 chests in one Tortuga instead of 6.
buccaneers-option-facts = The dice table and all other numbers of the box, to replace what is assumed here.
buccaneers-option-problem-seat = the first player is a seat from 1 to { $seats }, or random
buccaneers-facts-dice-count = there are { $dice } dice, A to E
buccaneers-facts-tracks = the four tables of room by space are equally long, with one number for each space
buccaneers-facts-room = every space makes room for one at least, and never for fewer than the space before
buccaneers-facts-start = ship and pirate start on a space from 1 to { $spaces }
buccaneers-facts-bonus-tiles = so many players need { $least } bonus tiles at least
buccaneers-facts-chests = so many players need { $least } chests at least, or a match might never end

# Names of things

buccaneers-deed-fleet = fleet expansion
    .the = the fleet expansion
buccaneers-deed-recruit = recruiting
buccaneers-deed-hunt = treasure hunt
    .the = the treasure hunt
buccaneers-deed-boarding = boarding
buccaneers-deed-raid = raid
    .the = the raid
buccaneers-face-fleet = fleet
buccaneers-face-recruit = recruit
buccaneers-face-hunt = hunt
buccaneers-face-boarding = boarding
buccaneers-face-raid = raid
buccaneers-face-skull = skull
buccaneers-die-A = A
buccaneers-die-B = B
buccaneers-die-C = C
buccaneers-die-D = D
buccaneers-die-E = E
buccaneers-chest-red = red
buccaneers-chest-blue = blue
buccaneers-chest-yellow = yellow
buccaneers-chest-white = white
buccaneers-chest-purple = purple
buccaneers-zone-island = island
buccaneers-zone-crew = crew
buccaneers-zone-fleet = fleet
buccaneers-zone-tortuga = Tortuga
buccaneers-marker-ship = ship
buccaneers-marker-pirate = pirate
buccaneers-put-off-attack = after each attack
buccaneers-put-off-action = after the whole action

# Questions

buccaneers-asked-which-dice = Roll { $roll }: which dice do you keep? If none fits, say so.
buccaneers-asked-which-open-dice = You have rolled in the open: which dice do you keep?
buccaneers-asked-which-hidden-dice = You have rolled again behind your screen: which dice do you keep?
buccaneers-asked-which-bonus = Roll { $roll }: you get a bonus. Where do you lay a new tile, or turn one from 1 to 2?
buccaneers-asked-which-deed = Which action do you name for { $dice }, kept as skulls?
buccaneers-asked-whether-to-act = { $rank ->
    [1] You are first in { NAME($deed, case: "the") }: act, or give up?
   *[2] You are second in { NAME($deed, case: "the") }: act, or give up?
 }
buccaneers-asked-whom-to-attack = { $rank ->
    [1] You are first in { NAME($deed, case: "the") }: whom do you attack, if anyone?
   *[2] You are second in { NAME($deed, case: "the") }: whom do you attack, if anyone?
 }
buccaneers-asked-which-tile = You see two treasure tiles, with { $coins } coins: which do you keep?
buccaneers-asked-what-to-steal = Which chest do you take from { $victim }?
buccaneers-asked-what-to-take = Which chest do you take from the central island?
buccaneers-asked-which-chest = Which chest comes on place { $place } of your { NAME($zone) } zone?

# What happens

buccaneers-event-first-player = { $player } has the first-player marker.
buccaneers-event-round-began = Round { $round } begins; { $first } is the first player.
buccaneers-event-chest-drawn = { $player } draws a { NAME($chest) } chest into the { NAME($zone) } zone.
buccaneers-event-bag-empty = The bag is empty: { $player } draws no chest.
buccaneers-event-common-roll = Roll { $roll }, in secret: { $rollers }.
buccaneers-event-rolled = Your dice { $dice } show { $faces }.
buccaneers-event-dice-kept = { $player } places { $dice } on { NAME($deed, case: "the") }.
buccaneers-event-skulls-kept = { $player } keeps skulls alone: { $dice }.
buccaneers-event-nothing-kept = No die of { $player } fits.
buccaneers-event-bonus-laid = { $player } lays a bonus tile at { NAME($deed, case: "the") }.
buccaneers-event-bonus-turned = { $player } turns the bonus tile at { NAME($deed, case: "the") } to 2.
buccaneers-event-skulls-named = { $player } places the skulls { $dice } on { NAME($deed, case: "the") }.
buccaneers-event-dice-shown = { $player } shows the dice that did not fit: { $dice } with { $faces }.
buccaneers-event-rolled-openly = { $player } rolls { $dice } in the open: { $faces }.
buccaneers-event-rolled-again = { $player } rolls again behind the screen.
buccaneers-event-open-dice-kept = { $player } places { $dice } on { NAME($deed, case: "the") }.
buccaneers-event-open-skulls-kept = { $player } keeps skulls alone: { $dice }.
buccaneers-event-deed-skipped = Nobody has dice on { NAME($deed, case: "the") }.
buccaneers-event-equal-totals = { $players } have { $total } each for { NAME($deed, case: "the") }: whoever comes first clockwise from { $first }, the first player, is ahead.
buccaneers-event-deed-ranked = For { NAME($deed, case: "the") }: { $players }, with { $totals }.
buccaneers-event-gave-up = { $player } gives up { NAME($deed, case: "the") }.
buccaneers-event-marker-advanced = The { NAME($marker) } of { $player } advances to space { $space }.
buccaneers-event-marker-pushed-back = The { NAME($marker) } of { $player } goes back to space { $space }.
buccaneers-event-tiles-looked-at = { $player } looks at two treasure tiles.
buccaneers-event-tiles-seen = The two tiles show { $coins } coins.
buccaneers-event-tile-taken = { $player } takes a treasure tile.
buccaneers-event-tile-seen = Your new treasure tile shows { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
buccaneers-event-tiles-empty = No treasure tile is left for { $player }.
buccaneers-event-attacked = { $deed ->
    [buccaneers-deed-boarding] { $player } boards { $victim }{ $defended ->
        [yes] , who fights back
       *[no] {""}
     }.
   *[buccaneers-deed-raid] { $player } raids { $victim }{ $defended ->
        [yes] , who fights back
       *[no] {""}
     }.
 }
buccaneers-event-chest-stolen = { $player } takes a { NAME($chest) } chest from the { NAME($zone) } of { $victim }.
buccaneers-event-chest-taken = { $player } takes the { NAME($chest) } chest from the central island.
buccaneers-event-chest-put-off = { $to_bag ->
    [yes] The { NAME($zone) } of { $player } can no longer hold a { NAME($chest) } chest; it goes back into the bag.
   *[no] The { NAME($zone) } of { $player } can no longer hold a { NAME($chest) } chest; it goes to the central island.
 }
buccaneers-event-dice-taken-back = All take their dice back.
buccaneers-event-chests-brought = { $player } brings to Tortuga: { $chests }.
buccaneers-event-chests-loaded = The { NAME($zone) } of { $player } now carries, from the left: { $chests }.
buccaneers-event-chest-left = { $to_bag ->
    [yes] A { NAME($chest) } chest of { $player } finds no place and goes back into the bag.
   *[no] A { NAME($chest) } chest of { $player } finds no place and goes to the central island.
 }
buccaneers-event-tiles-shown = Coins on the treasure tiles of { $player }: { $coins }.
buccaneers-event-scored = { $player }: chests { $chests }, sets { $sets }, tracks { $tracks }, coins { $coins }; { $total } points in all.

buccaneers-outcome-points = { $count ->
    [one] { $winners } wins with the most points.
   *[other] { $winners } share the victory.
 }

# Notation

buccaneers-notation-word = an action begins with one of { $names }
buccaneers-notation-dice = name the dice by their letters, A to E, like AC
buccaneers-notation-die-twice = die { $die } is named twice
buccaneers-notation-deed = an action space is fleet, recruit, hunt, boarding or raid
buccaneers-notation-chest = a chest is red, blue, yellow, white or purple
buccaneers-notation-seat = a player is named by the number of the seat, from 1
buccaneers-notation-place = a place is a number, from 1 at the left
buccaneers-notation-coins = a tile is named by its coins, like 2
buccaneers-notation-end = the action should end here

# Objections

buccaneers-objection-asked-which-dice = You are asked which dice you keep.
buccaneers-objection-asked-which-open-dice = You are asked which of the open dice you keep.
buccaneers-objection-asked-which-hidden-dice = You are asked which dice you keep of your roll behind the screen.
buccaneers-objection-asked-which-bonus = You are asked where your bonus goes.
buccaneers-objection-asked-which-deed = You are asked which action your skulls take.
buccaneers-objection-asked-whether-to-act = You are asked whether you act or give up.
buccaneers-objection-asked-whom-to-attack = You are asked whom you attack, if anyone.
buccaneers-objection-asked-which-tile = You are asked which treasure tile you keep.
buccaneers-objection-asked-what-to-steal = You are asked which chest you steal.
buccaneers-objection-asked-what-to-take = You are asked which chest you take from the central island.
buccaneers-objection-asked-which-chest = You are asked which chest comes next.
buccaneers-objection-keep-none = You must keep one die at least.
buccaneers-objection-not-in-hand = Die { $die } is not among those you rolled: { $hand }.
buccaneers-objection-mixed = All dice you keep must show the same action: { $die } shows { NAME($deed, case: "the") }, { $other } shows { NAME($another, case: "the") }.
buccaneers-objection-no-room = { $free ->
    [0] There is no room left for dice on { NAME($deed, case: "the") }.
   *[other] There is only room for { $free } more on { NAME($deed, case: "the") }, not for { $dice }.
 }
buccaneers-objection-something-fits = Something fits: you could keep { $dice }, for example.
buccaneers-objection-bonus-full = The bonus tile at { NAME($deed, case: "the") } already shows 2.
buccaneers-objection-bonus-no-die = You have no die on { NAME($deed, case: "the") }, so no bonus can go there.
buccaneers-objection-attack-oneself = You cannot attack yourself.
buccaneers-objection-attacked-already = The first in { NAME($deed, case: "the") } has attacked that player already.
buccaneers-objection-no-such-player = There are only { $seats } players.
buccaneers-objection-no-such-place = There is no chest on place { $place }; the zone holds { $chests }.
buccaneers-objection-not-there = There is no { $chest } chest to take; there are { $chests }.
buccaneers-objection-not-that-tile = You do not see a tile of { $coins }; the two show { $tiles }.

# Statistics

buccaneers-stat-match-table = Matches
buccaneers-stat-value = value
buccaneers-stat-matches = matches
buccaneers-stat-decisions = decisions per match
buccaneers-stat-rounds = rounds per match
buccaneers-stat-fewest-rounds = fewest rounds
buccaneers-stat-most-rounds = most rounds
buccaneers-stat-rolls-per-round = common rolls per round
buccaneers-stat-shared = shared victories
buccaneers-stat-seats-table = By seat
buccaneers-stat-order-table = By order at the start (1: the first player of the first round)
buccaneers-stat-win-rate = won
buccaneers-stat-sole-win-rate = won alone
buccaneers-stat-score = points
buccaneers-stat-chests = chests
buccaneers-stat-sets = sets
buccaneers-stat-tracks = tracks
buccaneers-stat-coins = coins
buccaneers-stat-deeds-table = Actions
buccaneers-stat-held = held
buccaneers-stat-skipped = skipped
buccaneers-stat-sole = by one alone
buccaneers-stat-acted-first = 1st acted
buccaneers-stat-acted-second = 2nd acted
buccaneers-stat-given-up-first = 1st gave up
buccaneers-stat-given-up-second = 2nd gave up
buccaneers-stat-marker-rate = won by the first player
buccaneers-stat-winning-total = winning total
buccaneers-stat-bonus-table = Bonus tiles per match
buccaneers-stat-laid = laid
buccaneers-stat-turned = turned to 2
buccaneers-stat-happenings-table = Happenings
buccaneers-stat-in-all = in all
buccaneers-stat-per-match = per match
buccaneers-stat-per-round = per round
buccaneers-stat-common-rolls = common rolls
buccaneers-stat-forced-rerolls = players forced to roll again
buccaneers-stat-open-rolls = rolls in the open
buccaneers-stat-lone-skulls = skulls kept alone
buccaneers-stat-bonus-laid = bonus tiles laid
buccaneers-stat-bonus-turned = bonus tiles turned
buccaneers-stat-attacks = attacks
buccaneers-stat-stolen = chests stolen
buccaneers-stat-taken = chests taken from the central island
buccaneers-stat-put-off = chests put off
buccaneers-stat-left-over = chests without a place when moving
