### tortuga1667

tortuga1667-name = Tortuga 1667
tortuga1667-summary = Secret loyalties, votes and mutiny around a Spanish galleon.
tortuga1667-aim = When the Spanish Armada is revealed, your nation must hold more treasure than the other. Who is with you, you have to find out.

tortuga1667-preset-quick = Eight event cards fewer, and 30 seconds for each choice.
tortuga1667-preset-usual = Three starred event cards.
tortuga1667-preset-everything = All eight starred event cards, treasure on the ships, and everyone chooses where to begin.

tortuga1667-option-stars = How many starred Event cards are in the deck (3 to 8, drawn at random), or which, by name.
tortuga1667-option-trim = Take so many unseen cards off the Event deck, for a shorter game.
tortuga1667-option-turn-seconds = Seconds to choose in; the rulebook suggests 30. Without it there is no limit.
tortuga1667-option-open-loyalties = Loyalty cards face up: none, all, or two (one British and one French).
tortuga1667-option-blind = All eight starred cards, and nobody may view cards of the line.
tortuga1667-option-strategic-start = Players choose where their pawns begin; the treasure starts on the ships.
tortuga1667-option-vote-deck = How many single Vote cards there are besides the two double ones: 40, or 30.

tortuga1667-option-problem-not-starred = { $card } is not a starred card; those are: { $stars }.
tortuga1667-option-problem-star-twice = a starred card is named twice.
tortuga1667-option-problem-star-count = there are { $fewest } to { $most } starred cards in a match.
tortuga1667-option-problem-blind = a blind match is played with all { $most } starred cards; leave this option out.
tortuga1667-option-problem-trim = between 0 and { $most } cards can be taken off this deck.
tortuga1667-option-problem-turn-seconds = give at least one second, or none for no limit.

tortuga1667-place-dutchman = the Flying Dutchman
tortuga1667-place-roger = the Jolly Roger
tortuga1667-place-tortuga = Tortuga
tortuga1667-place-dutchman-boat = the Dutchman’s rowboat
tortuga1667-place-roger-boat = the Roger’s rowboat

tortuga1667-nation-british = British
tortuga1667-nation-french = French

tortuga1667-side-0 = { tortuga1667-loyalty-british }
tortuga1667-side-1 = { tortuga1667-loyalty-french }
tortuga1667-side-2 = { tortuga1667-loyalty-dutch }
tortuga1667-loyalty-british = British
tortuga1667-loyalty-french = French
tortuga1667-loyalty-dutch = Dutch

tortuga1667-open-loyalties-none = all face down
tortuga1667-open-loyalties-all = all face up
tortuga1667-open-loyalties-two = one British and one French face up

tortuga1667-event-card-letter-of-marque = Letter of Marque
    .a = a Letter of Marque
tortuga1667-event-card-pistol = Pistol
tortuga1667-event-card-albatross = Albatross
    .a = an Albatross
tortuga1667-event-card-black-spot = Black Spot
tortuga1667-event-card-atlantis = Atlantis
tortuga1667-event-card-el-dorado = El Dorado
tortuga1667-event-card-fountain-of-youth = Fountain of Youth
    .a = the Fountain of Youth
tortuga1667-event-card-black-powder = Black Powder
tortuga1667-event-card-cabin-fever = Cabin Fever
tortuga1667-event-card-crows-nest = Crow’s Nest
tortuga1667-event-card-eight-bells = Eight Bells
tortuga1667-event-card-facade = Facade
tortuga1667-event-card-pirate-code = Pirate Code
    .a = the Pirate Code
tortuga1667-event-card-scurvy = Scurvy
tortuga1667-event-card-stormy-seas = Stormy Seas
tortuga1667-event-card-spanish-armada = Spanish Armada

tortuga1667-vote-card-cannon-british-skull = cannon/British/skull
tortuga1667-vote-card-cannon-british-wheel = cannon/British/wheel
tortuga1667-vote-card-cannon-french-skull = cannon/French/skull
tortuga1667-vote-card-cannon-french-wheel = cannon/French/wheel
tortuga1667-vote-card-water-british-skull = water/British/skull
tortuga1667-vote-card-water-british-wheel = water/British/wheel
tortuga1667-vote-card-water-french-skull = water/French/skull
tortuga1667-vote-card-water-french-wheel = water/French/wheel
tortuga1667-vote-card-torch-british-skull = torch/British/skull
tortuga1667-vote-card-torch-british-wheel = torch/British/wheel
tortuga1667-vote-card-torch-french-skull = torch/French/skull
tortuga1667-vote-card-torch-french-wheel = torch/French/wheel
tortuga1667-vote-card-double-french-skull = cannon+torch/2 French/2 skulls
tortuga1667-vote-card-double-british-wheel = torch+water/2 British/2 wheels

tortuga1667-vote-attack = attack
tortuga1667-vote-brawl = brawl
tortuga1667-vote-mutiny = mutiny
tortuga1667-goal-attack = It takes one cannon, and one torch that is not put out by water.
tortuga1667-goal-brawl = The nation with more flags gets both treasures of Tortuga; a tie gives one to each.
tortuga1667-goal-mutiny = It takes more skulls than wheels.

tortuga1667-cause-black-spot = the Black Spot
tortuga1667-cause-pistol = a Pistol
tortuga1667-cause-captain = the Captain
tortuga1667-cause-mutiny = a mutiny

tortuga1667-deed-view = view
tortuga1667-deed-reveal = reveal
tortuga1667-deed-force = force
tortuga1667-deed-maroon = maroon
tortuga1667-deed-letter = letter

## Questions

tortuga1667-asked-stow-treasure = Stow a treasure in the British or the French hold of { NAME($ship) }.
tortuga1667-asked-settle-pawn = Choose where your pawn begins.
tortuga1667-asked-use-atlantis = Sail to the other ship by Atlantis before { $player }’s turn?
tortuga1667-asked-choose-deed = { $left ->
    [one] Choose your action.
   *[other] Choose your next action; { $left } are left.
 }
tortuga1667-asked-choose-look = Which two cards do you look at?
tortuga1667-asked-choose-turn = Which card do you reveal?
tortuga1667-asked-choose-pair = Which two cards do you point at?
tortuga1667-asked-choose-forced = Who shall turn card { $first } or { $second }?
tortuga1667-asked-turn-forced = { $player } forces you: turn card { $first } or { $second }.
tortuga1667-asked-turn-for = { $player } has run out of time: do they turn card { $first } or { $second }?
tortuga1667-asked-choose-marooned = Whom do you maroon?
tortuga1667-asked-resolve-card = { $card ->
    [tortuga1667-event-card-letter-of-marque] Letter of Marque: choose a pawn on Tortuga or in a rowboat, or save the letter.
    [tortuga1667-event-card-pistol] Pistol: whom do you shoot at?
    [tortuga1667-event-card-black-powder] Black Powder: which rowboat do you close?
    [tortuga1667-event-card-cabin-fever] Cabin Fever: with whom do you mix Loyalty cards?
    [tortuga1667-event-card-crows-nest] Crow’s Nest: who gets new Vote cards?
    [tortuga1667-event-card-atlantis] { NAME($card) }: whom do you give it to?
    [tortuga1667-event-card-el-dorado] { NAME($card) }: whom do you give it to?
    [tortuga1667-event-card-fountain-of-youth] { NAME($card) }: whom do you give it to?
   *[other] { NAME($card) }: what do you choose?
 }
tortuga1667-asked-spend-letter = Letter of Marque: which pawn do you move?
tortuga1667-asked-choose-ship = To which ship does { $pawn } go?
tortuga1667-asked-search-deck = { $left ->
    [one] Take the last Vote card for { $player }.
   *[other] Take a Vote card for { $player }; { $left } are left to take.
 }
tortuga1667-asked-cast-vote = { $vote ->
    [tortuga1667-vote-attack] { $player } attacks: which card do you play?
    [tortuga1667-vote-brawl] { $player } starts a brawl: which card do you play?
   *[tortuga1667-vote-mutiny] { $player } calls for a mutiny: which card do you play?
 }
tortuga1667-asked-cast-second = El Dorado: play a second card in this { NAME($vote) }, or decline?
tortuga1667-asked-plunder-treasure = { $ship ->
    [none] The attack has succeeded. Into which hold do you put a treasure from the Galleon?
   *[other] The attack has succeeded. Take a treasure from { NAME($ship) }?
 }
tortuga1667-asked-drink-fountain = You are marooned by { NAME($cause) }. Drink from the Fountain of Youth?

## What happens

tortuga1667-event-loyalty-dealt = You are { NAME($loyalty) }.
tortuga1667-event-loyalty-shown = { $player } is { NAME($loyalty) }.
tortuga1667-event-hand-dealt = Your Vote cards: { $cards }.
tortuga1667-event-crews-drawn = The Flying Dutchman carries { $dutchman }; the Jolly Roger { $roger }.
tortuga1667-event-pawn-drawn = The pawn of { $player } is drawn.
tortuga1667-event-pawn-settled = { $player } takes place { $position } on { NAME($place) }.
tortuga1667-event-treasure-stowed = { $player } stows a treasure in the { NAME($hold) } hold of { NAME($ship) }.

tortuga1667-event-turn-began = It is { $player }’s turn.
tortuga1667-event-turn-skipped = { $player } has scurvy and skips this turn.
tortuga1667-event-turn-passed = { $player } can do nothing and passes.
tortuga1667-event-deed-announced = { $deed ->
    [tortuga1667-deed-view] { $player } is going to view two cards.
    [tortuga1667-deed-reveal] { $player } is going to reveal a card.
    [tortuga1667-deed-force] { $player } is going to force somebody to reveal a card.
    [tortuga1667-deed-maroon] { $player } is going to maroon somebody.
   *[tortuga1667-deed-letter] { $player } uses a saved Letter of Marque.
 }
tortuga1667-event-cards-looked = { $player } looks at cards { $first } and { $second }.
tortuga1667-event-cards-seen = You see { NAME($first_card) } on place { $first } and { NAME($second_card) } on place { $second }.
tortuga1667-event-player-forced = { $player } forces { $forced } to turn card { $first } or { $second }.
tortuga1667-event-choice-yielded = { $player } has run out of time; { $to } chooses the card.
tortuga1667-event-rowed = { $player } rows to { NAME($to) }.
tortuga1667-event-treasure-pilfered = { $player } moves a treasure of { NAME($ship) } out of the { NAME($source) } hold into the other.

tortuga1667-event-vote-called = { $vote ->
    [tortuga1667-vote-attack] { $player } calls for an attack by { NAME($place) }.
    [tortuga1667-vote-brawl] { $player } starts a brawl on { NAME($place) }.
   *[tortuga1667-vote-mutiny] { $player } calls for a mutiny on { NAME($place) }.
 } { $count ->
    [0] Nobody can vote; the deck decides.
   *[other] Voting: { $voters }.
 }
tortuga1667-event-vote-cast = You play the card { NAME($card) }.
tortuga1667-event-vote-shown = The votes: { $cards }.
tortuga1667-event-vote-drawn = You draw the card { NAME($card) }.
tortuga1667-event-vote-sat-out = { $left ->
    [0] { $player } sits out this vote, the last one.
   *[other] { $player } sits out this vote and { $left } more.
 }
tortuga1667-event-attack-decided = { $won ->
    [yes] The attack succeeds (cannons { $cannons }, torches { $torches }, water { $waters }).
   *[no] The attack fails (cannons { $cannons }, torches { $torches }, water { $waters }).
 }
tortuga1667-event-treasure-plundered = { $source ->
    [none] { $player } takes a treasure from the Galleon into the { NAME($into) } hold of { NAME($ship) }.
   *[other] { $player } takes a treasure from the other ship’s { NAME($source) } hold into the { NAME($into) } hold of { NAME($ship) }.
 }
tortuga1667-event-plunder-declined = { $player } leaves the treasure where it is.
tortuga1667-event-brawl-decided = The brawl ends { $british } to { $french } for British against French flags. { tortuga1667-goal-brawl }
tortuga1667-event-mutiny-decided = { $won ->
    [yes] The mutiny against { $captain } succeeds (skulls { $skulls }, wheels { $wheels }).
   *[no] The mutiny against { $captain } fails (skulls { $skulls }, wheels { $wheels }).
 }

tortuga1667-event-pawn-marooned = { $player } is marooned by { NAME($cause) }.
tortuga1667-event-vote-card-lost = { $player } loses a Vote card.
tortuga1667-event-own-card-lost = You lose the card { NAME($card) }.
tortuga1667-event-fountain-drunk = { $player } drinks from the Fountain of Youth and is not marooned by { NAME($cause) }.

tortuga1667-event-card-turned = { $player } turns card { $place }: { NAME($card) }.
tortuga1667-event-card-kept = { $player } keeps { NAME($card, case: "a") }.
tortuga1667-event-card-discarded = { $player }’s { NAME($card) } is used up.
tortuga1667-event-nothing-happened = { NAME($card) } has no effect.
tortuga1667-event-pawn-enlisted = { $player }’s Letter of Marque takes { $pawn } aboard { NAME($ship) }.
tortuga1667-event-albatross-struck = Two Albatrosses on { NAME($ship) }: ashore go { $crew }.
tortuga1667-event-map-given = { $player } gives { NAME($card, case: "a") } to { $to }.
tortuga1667-event-pawn-sailed = { $player } uses Atlantis and sails to { NAME($to) }.
tortuga1667-event-boat-closed = { $player } blows up { NAME($boat) }; it is closed for good.
tortuga1667-event-pawn-washed-ashore = { $player } is washed ashore on Tortuga.
tortuga1667-event-fever-spread = { $player } and { $other } mix their Loyalty cards.
tortuga1667-event-loyalty-taken = You are { NAME($loyalty) } now.
tortuga1667-event-hand-returned = { $count ->
    [0] { $target } has no Vote cards to exchange; the deck is shuffled.
    [one] The only Vote card of { $target } goes under the deck, and { $player } searches it.
   *[other] { $count } Vote cards of { $target } go under the deck, and { $player } searches it.
 }
tortuga1667-event-deck-searched = The Vote deck holds { $cards }.
tortuga1667-event-hand-replaced = { $player } has chosen new Vote cards for { $target }; the deck is shuffled.
tortuga1667-event-hand-taken = Your new Vote cards: { $cards }.
tortuga1667-event-bells-rung = New watch on { NAME($place) }, from the first place on: { $crew }.
tortuga1667-event-places-swapped = { $player } and { $other } swap places.
tortuga1667-event-scurvy-broke = Scurvy: { $players } will skip a turn.
tortuga1667-event-storm-broke = { $place ->
    [tortuga1667-place-tortuga] { $treasures ->
        [0] A storm, but there is no treasure in the holds of Tortuga.
        [one] A storm takes a treasure out of the holds of Tortuga.
       *[other] A storm takes { $treasures } treasures out of the holds of Tortuga.
    }
   *[other] { $treasures ->
        [0] A storm, but there is no treasure on { NAME($place) }.
        [one] A storm carries a treasure of { NAME($place) } back to the Galleon.
       *[other] A storm carries { $treasures } treasures of { NAME($place) } back to the Galleon.
    }
 }
tortuga1667-event-line-shuffled = The last five cards are shuffled and laid out anew.
tortuga1667-event-treasure-counted = The treasure: British { $british }, French { $french }.
tortuga1667-event-sudden-death = A tie. The Armada leaves; the discards and the cards of the line that nobody has turned are shuffled and laid out. The first nation to lead wins.
tortuga1667-event-discards-shuffled = The Event cards are used up; the discards are shuffled and laid out.

## The end

tortuga1667-outcome-armada-british = The Armada has come and the British hold more treasure: { $winners } { $count ->
    [one] wins.
   *[other] win.
 }
tortuga1667-outcome-armada-french = The Armada has come and the French hold more treasure: { $winners } { $count ->
    [one] wins.
   *[other] win.
 }
tortuga1667-outcome-armada-dutch = The Armada has come, and British and French hold equally much. A tie is for the Dutch: { $winners } wins.
tortuga1667-outcome-sudden-british = After the tie the British are the first to lead: { $winners } { $count ->
    [one] wins.
   *[other] win.
 }
tortuga1667-outcome-sudden-french = After the tie the French are the first to lead: { $winners } { $count ->
    [one] wins.
   *[other] win.
 }

## Notation

tortuga1667-notation-word = an action begins with one of these words: { $names }
tortuga1667-notation-end = the action should end here
tortuga1667-notation-place = a place is one of { $names }
tortuga1667-notation-hold = a hold is one of { $names }
tortuga1667-notation-vote-card = a Vote card is one of { $names }
tortuga1667-notation-line-place = the cards of the line are numbered { $least } to { $most }
tortuga1667-notation-same-card = two different cards are needed
tortuga1667-notation-player = players are numbered { $least } to { $most }
tortuga1667-notation-position = a position is a number from { $least } to { $most }
tortuga1667-notation-from = here may only follow “from” and a hold

## Objections

tortuga1667-objection-announce-first = Announce your action first: view, reveal, force and so on.
tortuga1667-objection-not-asked = You are asked something else now.
tortuga1667-objection-blind = In a blind match nobody may view cards.
tortuga1667-objection-two-cards = That takes two cards in the line.
tortuga1667-objection-no-cards = There is no card left in the line.
tortuga1667-objection-not-beside = You cannot row to { $place } from here.
tortuga1667-objection-boat-closed = That rowboat is closed for good.
tortuga1667-objection-boat-taken = There is already a pawn in that rowboat.
tortuga1667-objection-ship-full = There is no room on { $place }.
tortuga1667-objection-not-captain = Only the Captain of a ship may do that.
tortuga1667-objection-nobody-to-maroon = There is nobody else on your ship.
tortuga1667-objection-not-mate = Only the First Mate of a ship may call for a mutiny.
tortuga1667-objection-not-cabin-boy = Only the Cabin Boy of a ship may move a treasure.
tortuga1667-objection-hold-empty = There is no treasure in the { $hold } hold.
tortuga1667-objection-not-governor = Only the Governor of Tortuga may start a brawl.
tortuga1667-objection-no-letter = You have no Letter of Marque.
tortuga1667-objection-ships-full = Both ships are full.
tortuga1667-objection-nobody-to-enlist = There is nobody on Tortuga or in a rowboat to move.
tortuga1667-objection-no-passing = There is something you can do, so you may not pass.
tortuga1667-objection-same-card = Choose two different cards.
tortuga1667-objection-card-order = Name the lower place first.
tortuga1667-objection-empty-place = There is no card on place { $place }.
tortuga1667-objection-not-pointed-at = Card { $place } is not one of the two.
tortuga1667-objection-no-such-player = There are only { $count } players.
tortuga1667-objection-not-yourself = You cannot choose yourself.
tortuga1667-objection-not-aboard = That pawn is not on your ship.
tortuga1667-objection-not-ashore = That pawn is neither on Tortuga nor in a rowboat.
tortuga1667-objection-not-a-ship = Choose a ship.
tortuga1667-objection-not-a-boat = Choose a rowboat.
tortuga1667-objection-galleon-first = As long as the Galleon holds treasure, it is taken from there.
tortuga1667-objection-galleon-empty = The Galleon is empty; say from which hold of the other ship: plunder british from french.
tortuga1667-objection-not-in-hand = You do not have the card { $card } to play.
tortuga1667-objection-not-in-deck = There is no card { $card } in the deck.
tortuga1667-objection-no-such-place = There is no such place to begin on.
tortuga1667-objection-place-taken = That place is taken.

## Figures

tortuga1667-stat-length = Length in turns
tortuga1667-stat-turns = Turns
tortuga1667-stat-shortest = Shortest
tortuga1667-stat-median = Median
tortuga1667-stat-longest = Longest
tortuga1667-stat-mean = Mean
tortuga1667-stat-winners = Winners by number of players
tortuga1667-stat-british = British
tortuga1667-stat-french = French
tortuga1667-stat-dutch = Dutch
tortuga1667-stat-matches = Matches
tortuga1667-stat-attacks = Attacks
tortuga1667-stat-attacks-row = Attacks
tortuga1667-stat-called = Called
tortuga1667-stat-won = Won
tortuga1667-stat-rate = Share
tortuga1667-stat-maroonings = Maroonings
tortuga1667-stat-cancelled = Cancelled by the Fountain of Youth
tortuga1667-stat-count = Number
tortuga1667-stat-per-match = Per match
tortuga1667-stat-endings = Sudden deaths
tortuga1667-stat-sudden = Tie when the Armada came
