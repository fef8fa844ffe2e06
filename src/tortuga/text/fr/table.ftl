### Ce que dit la table du terminal.

seat-name = Joueur { $number }
table-welcome = Un projet de fans, non officiel. Tape « ? » pour avoir de l’aide.
table-prompt = { $player } : { $question } >
table-hand-over = Le clavier passe à { $player }. Appuie sur Entrée quand personne d’autre ne regarde.
table-seen = { $player } : appuie sur Entrée quand tu as tout vu. L’écran sera effacé.
table-time-up = Le temps de { $player } est écoulé.
table-choose = { $most ->
    [1] Choisis 1.
   *[other] Choisis de 1 à { $most }.
 }
table-help = Tape une action en notation, ou le numéro d’un choix de la liste.
    m, moves   liste ce que tu peux faire maintenant
    b, board   redessine la table
    h, hint    un bon choix, et pourquoi (contre des bots)
    resign     abandonner, si le jeu le permet
    draw       proposer la nulle, si le jeu le permet
    q, quit    s’arrête (une partie jouée avec --record se reprend avec --resume)
table-hint = Un bon choix : { $choice }. { $reasons }
table-no-hint = Pas d’indices quand d’autres personnes jouent.
table-no-advice = Personne ici ne sait ce qui serait bon.
table-resign-sure = { $player }, veux-tu abandonner ? Tape « oui » :
table-draw-offer = { $offerer } propose la nulle. { $player }, acceptes-tu ? Tape « oui » :
table-draw-refused = { $player } refuse la nulle.
table-draw-again = Tu as déjà proposé la nulle. Tu pourras recommencer après ton prochain coup.
table-yes = oui
table-stopped = Arrêt de la partie.
table-saved = La partie est dans { $file }.
error-unknown-bot = Aucun bot « { $name } » ne joue à { $game }. Il y a : { $names }.
