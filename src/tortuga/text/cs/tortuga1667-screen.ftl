### How Tortuga 1667 shows itself in a terminal.

tortuga1667-screen-turn = Na tahu je { $player }
tortuga1667-screen-set-up = Příprava: { $players }
tortuga1667-screen-last-five = Posledních pět karet: Armada je mezi nimi.
tortuga1667-screen-sudden = Náhlá smrt: vyhraje národ, který jako první povede.
tortuga1667-screen-seen-by = zná
tortuga1667-screen-votes = { $count ->
    [one] 1 hlasovací karta
    [few] { $count } hlasovací karty
   *[other] { $count } hlasovacích karet
 }
tortuga1667-screen-galleon = Španělská galeona
tortuga1667-screen-deck = { $count ->
    [one] v balíčku 1 karta události
    [few] v balíčku { $count } karty událostí
   *[other] v balíčku { $count } karet událostí
 }
tortuga1667-screen-discards = Odložené: { $cards }
tortuga1667-screen-boat = člun: { $inside }
tortuga1667-screen-closed = zničený
tortuga1667-screen-adrift = ničí
tortuga1667-screen-captain = kapitán
tortuga1667-screen-first-mate = první důstojník
tortuga1667-screen-cabin-boy = plavčík
tortuga1667-screen-governor = guvernér
tortuga1667-screen-scurvy = vynechá tah
tortuga1667-screen-loyalty = Tvoje loajalita:
tortuga1667-screen-hand = Tvoje hlasovací karty:
tortuga1667-help = Nejdřív akce: view, reveal, force, row tortuga, attack, maroon, mutiny, pilfer british, brawl, letter, pass.
    Pak to, na co se ptá: look 1 4, turn 2, point 1 4, choose 3, board roger, save, plunder french from british, decline.
    Při hlasování: cast torch-french-skull, decline. Karty: take torch-french-skull, close roger-boat, sail, wait, rest, drink.
    Na začátku: stow french, settle roger 2.
    Místa jsou dutchman, roger, tortuga, dutchman-boat a roger-boat; sklady british a french.
    Hráči se píšou svými čísly, karty v řadě svými místy.
