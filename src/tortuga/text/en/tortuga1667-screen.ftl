### How Tortuga 1667 shows itself in a terminal.

tortuga1667-screen-turn = { $player }’s turn
tortuga1667-screen-set-up = Set-up: { $players }
tortuga1667-screen-last-five = The last five cards: the Armada is among them.
tortuga1667-screen-sudden = Sudden death: the first nation to lead wins.
tortuga1667-screen-seen-by = seen by
tortuga1667-screen-votes = { $count ->
    [one] 1 Vote card
   *[other] { $count } Vote cards
 }
tortuga1667-screen-galleon = Spanish Galleon
tortuga1667-screen-deck = { $count ->
    [one] 1 Event card in the deck
   *[other] { $count } Event cards in the deck
 }
tortuga1667-screen-discards = Discarded: { $cards }
tortuga1667-screen-boat = rowboat: { $inside }
tortuga1667-screen-closed = blown up
tortuga1667-screen-adrift = nobody’s
tortuga1667-screen-captain = Captain
tortuga1667-screen-first-mate = First Mate
tortuga1667-screen-cabin-boy = Cabin Boy
tortuga1667-screen-governor = Governor
tortuga1667-screen-scurvy = skips a turn
tortuga1667-screen-loyalty = Your loyalty:
tortuga1667-screen-hand = Your Vote cards:
tortuga1667-help = First the action: view, reveal, force, row tortuga, attack, maroon, mutiny, pilfer british, brawl, letter, pass.
    Then what it asks for: look 1 4, turn 2, point 1 4, choose 3, board roger, save, plunder french from british, decline.
    In a vote: cast torch-french-skull, decline. Cards: take torch-french-skull, close roger-boat, sail, wait, rest, drink.
    At the beginning: stow french, settle roger 2.
    Places are dutchman, roger, tortuga, dutchman-boat and roger-boat; holds are british and french.
    Players are named by their numbers, cards of the line by their places.
