### How Tortuga 1667 shows itself in a browser.

## The chart

tortuga1667-web-chart = The harbour
tortuga1667-web-name-dutchman = Flying Dutchman
tortuga1667-web-name-roger = Jolly Roger
tortuga1667-web-letter-british = B
tortuga1667-web-letter-french = F
tortuga1667-web-galleon = Spanish Galleon: { $count ->
    [0] no treasure left
    [one] 1 treasure
   *[other] { $count } treasures
 }
tortuga1667-web-hold = { NAME($nation) } hold of { NAME($place) }: { $count ->
    [0] empty
    [one] 1 treasure
   *[other] { $count } treasures
 }
tortuga1667-web-adrift = { $count ->
    [one] 1 treasure of Tortuga belongs to nobody until the next brawl.
   *[other] { $count } treasures of Tortuga belong to nobody until the next brawl.
 }
tortuga1667-web-boat = { NAME($boat) }: { $state ->
    [closed] blown up, closed for good
    [taken] { $player } sits in it
   *[free] free
 }
tortuga1667-web-boat-free = rowboat
tortuga1667-web-spot = Place { $position } on { NAME($place) }
tortuga1667-web-pawn = { $mine ->
    [yes] { $player } (you)
   *[no] { $player }
 }, { $titled ->
    [yes] { $roles }, place { $position } on { NAME($place) }
   *[no] place { $position } on { NAME($place) }
 }{ $turn ->
    [yes] ; at turn
   *[no] { "" }
 }{ $votes ->
    [yes] ; votes
   *[no] { "" }
 }{ $albatrosses ->
    [0] { "" }
    [one] ; 1 Albatross
   *[other] ; { $albatrosses } Albatrosses
 }{ $scurvy ->
    [yes] ; skips a turn
   *[no] { "" }
 }

## The event line

tortuga1667-web-line = The event line
tortuga1667-web-line-card = Card { $place }: { $state ->
    [open] { $card }, face up
    [note] face down; your note says { $card }
    [empty] no card
   *[down] face down
 }{ $seen ->
    [yes] . Seen by { $seers }
   *[no] { "" }
 }
tortuga1667-web-deck = { $sudden ->
    [yes] { $count ->
        [0] Deck empty. Sudden death: the first nation to lead wins.
       *[other] { $count } in the deck. Sudden death: the first nation to lead wins.
    }
   *[no] { $last ->
        [yes] Deck empty: the Armada is in the line.
       *[no] { $count ->
            [one] 1 card in the deck
           *[other] { $count } cards in the deck
        }
    }
 }
tortuga1667-web-discards = { $count ->
    [0] Nothing discarded
    [one] 1 discarded: { $card }
   *[other] { $count } discarded, last { $card }
 }
tortuga1667-web-counted = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
 }

## Before the players

tortuga1667-web-crew = The players
tortuga1667-web-hand-size = { $count ->
    [one] 1 Vote card
   *[other] { $count } Vote cards
 }
tortuga1667-web-at-turn = at turn
tortuga1667-web-sits-out = { $count ->
    [one] sits out 1 vote
   *[other] sits out { $count } votes
 }
tortuga1667-web-seal = Your loyalty, under wax. It opens only while you press.
tortuga1667-sealed-loyalty-dealt = Your Loyalty card is dealt, under wax: hold to open.
tortuga1667-sealed-loyalty-taken = Your new Loyalty card lies under wax: hold to open.
tortuga1667-web-hold-to-open = hold to open
tortuga1667-web-vote-card = { $played ->
    [yes] { $card }, played
   *[no] { $card }
 }
tortuga1667-web-played = played
tortuga1667-web-no-cards = You have no Vote cards.
tortuga1667-web-symbol-cannon = cannon
tortuga1667-web-symbol-torch = torch
tortuga1667-web-symbol-water = water
tortuga1667-web-symbol-british = British
tortuga1667-web-symbol-french = French
tortuga1667-web-symbol-skull = skull
tortuga1667-web-symbol-wheel = wheel

## A vote

tortuga1667-web-vote = { $vote ->
    [tortuga1667-vote-attack] The attack
    [tortuga1667-vote-brawl] The brawl
   *[tortuga1667-vote-mutiny] The mutiny
 }
tortuga1667-web-vote-skip = Show all cards at once
tortuga1667-web-attack = { $lacking ->
    [nothing] The attack succeeds: a cannon, and a torch that burns. { $prey ->
        [galleon] { $captain } may take a treasure from the Galleon.
        [ship] { $captain } may take a treasure from the other ship.
       *[nothing] There is no treasure to take.
    }
    [cannon] The attack fails: there is no cannon.
    [torch] The attack fails: there is no torch.
    [water] The attack fails: water has put out every torch.
   *[both] The attack fails: there is neither a cannon nor a torch that burns.
 }
tortuga1667-web-mutiny = { $skulls ->
    [more] More skulls than wheels: { $captain } is overthrown.
    [equal] As many skulls as wheels: { $captain } stays Captain.
   *[fewer] Fewer skulls than wheels: { $captain } stays Captain.
 }
tortuga1667-web-brawl = { $winner ->
    [british] More British flags: both treasures of Tortuga go into the British hold.
    [french] More French flags: both treasures of Tortuga go into the French hold.
   *[none] As many flags on each side: one treasure goes into each hold.
 }

## Choosing

tortuga1667-web-tray = Your choice
tortuga1667-web-hint = { $picked ->
    [yes] One more choice to make.
   *[no] Choose what glows; nothing happens before you confirm.
 }
tortuga1667-web-asked-second = And which second card?
tortuga1667-web-asked-into = Into which of your holds?
tortuga1667-web-asked-from = From which of their holds?
tortuga1667-web-taken = Taken so far:

tortuga1667-web-deed-view = View
tortuga1667-web-deed-reveal = Reveal
tortuga1667-web-deed-force = Force
tortuga1667-web-deed-row = { $to ->
    [tortuga1667-place-tortuga] Row ashore
    [tortuga1667-place-dutchman-boat] Dutchman’s boat
    [tortuga1667-place-roger-boat] Roger’s boat
   *[other] Row aboard
 }
tortuga1667-web-deed-attack = Attack
tortuga1667-web-deed-maroon = Maroon
tortuga1667-web-deed-mutiny = Mutiny
tortuga1667-web-deed-pilfer = { $hold ->
    [tortuga1667-nation-british] Move from British
   *[tortuga1667-nation-french] Move from French
 }
tortuga1667-web-deed-brawl = Brawl
tortuga1667-web-deed-use-letter = Use letter
tortuga1667-web-deed-pass = Pass
tortuga1667-web-deed-sail = Sail across

tortuga1667-web-do-view = View two cards
tortuga1667-web-do-reveal = Reveal a card
tortuga1667-web-do-force = Force somebody to reveal
tortuga1667-web-do-row = Row to { NAME($to) }
tortuga1667-web-do-attack = Call for an attack
tortuga1667-web-do-maroon = Maroon somebody
tortuga1667-web-do-mutiny = Call for a mutiny
tortuga1667-web-do-pilfer = { $hold ->
    [tortuga1667-nation-british] Move a treasure from the British to the French hold
   *[tortuga1667-nation-french] Move a treasure from the French to the British hold
 }
tortuga1667-web-do-brawl = Start a brawl
tortuga1667-web-do-use-letter = Use your Letter of Marque
tortuga1667-web-do-pass = Pass: there is nothing you can do
tortuga1667-web-do-look = Look at cards { $first } and { $second }
tortuga1667-web-do-turn = Turn card { $place }
tortuga1667-web-do-point = Point at cards { $first } and { $second }
tortuga1667-web-do-choose = { $purpose ->
    [choose-forced] Force { $player }
    [choose-marooned] Maroon { $player }
    [pistol] Shoot at { $player }
    [letter-of-marque] Move { $player }
    [cabin-fever] Mix loyalties with { $player }
    [crows-nest] New Vote cards for { $player }
    [atlantis] Give it to { $player }
    [el-dorado] Give it to { $player }
    [fountain-of-youth] Give it to { $player }
   *[other] Choose { $player }
 }
tortuga1667-web-do-board = Bring { $pawn } to { NAME($ship) }
tortuga1667-web-do-save = Save the letter for later
tortuga1667-web-do-close = Blow up { NAME($boat) }
tortuga1667-web-do-take = Take { NAME($card) }
tortuga1667-web-do-plunder = { $source ->
    [none] Put a treasure of the Galleon into the { NAME($into) } hold
   *[other] Take a treasure from their { NAME($source) } into your { NAME($into) } hold
 }
tortuga1667-web-do-cast = Play { NAME($card) }
tortuga1667-web-do-decline = { $purpose ->
    [plunder-treasure] Leave the treasure
    [drink-fountain] Do not drink
   *[other] No second card
 }
tortuga1667-web-do-drink = Drink
tortuga1667-web-do-sail = Sail to { NAME($ship) }
tortuga1667-web-do-wait = Not yet
tortuga1667-web-do-rest = Not before my next turn
tortuga1667-web-do-stow = Stow it in the { NAME($hold) } hold
tortuga1667-web-do-settle = Begin on place { $position } on { NAME($place) }
tortuga1667-web-do-yield = Leave the choice to them

## In a line

tortuga1667-web-explain-view = Look at two cards of the line in secret; the board keeps your notes.
tortuga1667-web-explain-reveal = Turn a card of the line over; it happens at once.
tortuga1667-web-explain-force = Point at two cards; another player turns one of them without looking.
tortuga1667-web-explain-row = Into the free rowboat beside you, or out of it to the back of the line.
tortuga1667-web-explain-attack = All aboard vote: a cannon, and a torch that no water puts out, win a treasure.
tortuga1667-web-explain-maroon = One of your crew goes to the back of Tortuga’s line.
tortuga1667-web-explain-mutiny = All but the Captain vote: more skulls than wheels put the Captain ashore.
tortuga1667-web-explain-pilfer = One treasure of your ship changes hold.
tortuga1667-web-explain-brawl = All on Tortuga vote: the nation with more flags gets both treasures there.
tortuga1667-web-explain-use-letter = Bring a pawn from Tortuga or a rowboat aboard a ship.
tortuga1667-web-explain-sail = Atlantis takes you to the back of the other ship and is used up.
tortuga1667-web-explain-boat = A rowboat takes one pawn between Tortuga and its ship.
tortuga1667-web-explain-hold = Treasure here counts for the { NAME($nation) } at the end.
tortuga1667-web-explain-galleon = A successful attack takes one treasure from here.
tortuga1667-web-explain-deck = The Event deck fills the gaps of the line; the Armada lies at its bottom.
tortuga1667-web-explain-discards = The discard pile is open: press to see all of it.

tortuga1667-web-card-letter-of-marque = Move a pawn from Tortuga or a rowboat to a ship, now or later as an action.
tortuga1667-web-card-pistol = Another player is marooned.
tortuga1667-web-card-albatross = Kept. Two of them on one ship send its whole crew ashore.
tortuga1667-web-card-black-spot = Whoever turns it is marooned.
tortuga1667-web-card-atlantis = Given to another player, who may sail to the other ship right before a turn.
tortuga1667-web-card-el-dorado = Given to another player, who draws a Vote card and may once play two.
tortuga1667-web-card-fountain-of-youth = Given to another player, who may once refuse to be marooned.
tortuga1667-web-card-black-powder = Closes a rowboat for good.
tortuga1667-web-card-cabin-fever = The revealer and another player mix their Loyalty cards.
tortuga1667-web-card-crows-nest = The revealer picks a new hand of Vote cards for any player.
tortuga1667-web-card-eight-bells = All at the revealer’s place are reshuffled among its positions.
tortuga1667-web-card-facade = The revealer swaps places with the player to their right.
tortuga1667-web-card-pirate-code = Kept. Its owner sits out the next two votes.
tortuga1667-web-card-scurvy = Everyone at the revealer’s place skips their next turn.
tortuga1667-web-card-stormy-seas = A ship’s treasure goes back to the Galleon; Tortuga’s belongs to nobody.
tortuga1667-web-card-spanish-armada = The end: the nation with more treasure wins.

## The end

tortuga1667-web-end-treasure = The treasure
tortuga1667-web-end-place = Hold
tortuga1667-web-end-total = Together
tortuga1667-web-end-who = Who was who
tortuga1667-web-end-story = The story in numbers
tortuga1667-web-end-won = won
tortuga1667-web-end-dealt = dealt as { NAME($loyalty) }
tortuga1667-web-end-you = you
tortuga1667-web-end-turns = { $count ->
    [one] turn
   *[other] turns
 }
tortuga1667-web-end-cards = { $count ->
    [one] Event card turned
   *[other] Event cards turned
 }
tortuga1667-web-end-galleon = { $count ->
    [one] treasure left on the Galleon
   *[other] treasures left on the Galleon
 }
tortuga1667-web-end-fevers = { $count ->
    [one] Cabin Fever
   *[other] Cabin Fevers
 }
tortuga1667-web-end-ashore = { $count ->
    [one] pirate ended on Tortuga
   *[other] pirates ended on Tortuga
 }
