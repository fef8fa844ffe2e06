### Tortuga 1667 dans le terminal.

tortuga1667-screen-turn = À { $player } de jouer
tortuga1667-screen-set-up = Mise en place : { $players }
tortuga1667-screen-last-five = Les cinq dernières cartes : l’Armada est parmi elles.
tortuga1667-screen-sudden = Mort subite : la première nation en tête gagne.
tortuga1667-screen-seen-by = vue par
tortuga1667-screen-votes = { $count ->
    [one] { $count } carte Vote
   *[other] { $count } cartes Vote
 }
tortuga1667-screen-galleon = Galion espagnol
tortuga1667-screen-deck = { $count ->
    [one] { $count } carte Événement dans la pioche
   *[other] { $count } cartes Événement dans la pioche
 }
tortuga1667-screen-discards = Défausse : { $cards }
tortuga1667-screen-boat = canot : { $inside }
tortuga1667-screen-closed = détruit
tortuga1667-screen-adrift = à personne
tortuga1667-screen-captain = Capitaine
tortuga1667-screen-first-mate = Second
tortuga1667-screen-cabin-boy = Mousse
tortuga1667-screen-governor = Gouverneur
tortuga1667-screen-scurvy = passe un tour
tortuga1667-screen-loyalty = Ta loyauté :
tortuga1667-screen-hand = Tes cartes Vote :
tortuga1667-help = D’abord l’action : view, reveal, force, row tortuga, attack, maroon, mutiny, pilfer british, brawl, letter, pass.
    Ensuite ce qu’elle demande : look 1 4, turn 2, point 1 4, choose 3, board roger, save, plunder french from british, decline.
    Pour un vote : cast torch-french-skull, decline. Cartes : take torch-french-skull, close roger-boat, sail, wait, rest, drink.
    Au début : stow french, settle roger 2.
    Les lieux : dutchman, roger, tortuga, dutchman-boat et roger-boat ; les caches : british et french.
    Les joueurs sont désignés par leurs numéros, les cartes de la ligne par leurs places.
