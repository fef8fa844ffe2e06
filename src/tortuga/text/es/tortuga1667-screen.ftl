### Cómo se muestra Tortuga 1667 en la terminal.

tortuga1667-screen-turn = Turno de { $player }
tortuga1667-screen-set-up = Preparación: { $players }
tortuga1667-screen-last-five = Las cinco últimas cartas: la Armada está entre ellas.
tortuga1667-screen-sudden = Muerte súbita: gana la primera nación que se adelante.
tortuga1667-screen-seen-by = vista por
tortuga1667-screen-votes = { $count ->
    [one] 1 carta de voto
   *[other] { $count } cartas de voto
 }
tortuga1667-screen-galleon = Galeón español
tortuga1667-screen-deck = { $count ->
    [one] 1 carta de evento en el mazo
   *[other] { $count } cartas de evento en el mazo
 }
tortuga1667-screen-discards = Descartes: { $cards }
tortuga1667-screen-boat = bote: { $inside }
tortuga1667-screen-closed = destruido
tortuga1667-screen-adrift = de nadie
tortuga1667-screen-captain = Capitán
tortuga1667-screen-first-mate = Primer oficial
tortuga1667-screen-cabin-boy = Grumete
tortuga1667-screen-governor = Gobernador
tortuga1667-screen-scurvy = pierde un turno
tortuga1667-screen-loyalty = Tu lealtad:
tortuga1667-screen-hand = Tus cartas de voto:
tortuga1667-help = Primero la acción: view, reveal, force, row tortuga, attack, maroon, mutiny, pilfer british, brawl, letter, pass.
    Después, lo que te pida: look 1 4, turn 2, point 1 4, choose 3, board roger, save, plunder french from british, decline.
    En una votación: cast torch-french-skull, decline. Cartas: take torch-french-skull, close roger-boat, sail, wait, rest, drink.
    Al principio: stow french, settle roger 2.
    Los lugares son dutchman, roger, tortuga, dutchman-boat y roger-boat; las bodegas, british y french.
    Los jugadores se nombran por su número; las cartas de la fila, por su posición.
