### tortuga1667 : la première leçon, et comment jouer.

## La leçon

learn-tortuga1667-loyalty = Tu es Anne, Second du Hollandais volant. Appuie sur le sceau : tu sers les Français, et personne d’autre ne le sait. Quand viendra l’Armada espagnole, la nation qui a le plus de trésors dans ses caches gagne. Bart, ton capitaine, a mis le sien dans la cache britannique.
learn-tortuga1667-view = C’est ton tour, et un tour est une action. Cinq cartes Évènement sont face cachée. Regardes-en deux : personne d’autre ne verra ce que tu vois.
learn-tortuga1667-view-blind = Tu pourrais retourner une carte sans savoir. Mais mieux vaut d’abord regarder.
learn-tortuga1667-view-soon = Chaque chose en son temps ! Regarde d’abord deux cartes.
learn-tortuga1667-look = Regarde les deux premières cartes, 1 et 2.
learn-tortuga1667-look-first-two = Pour cette leçon, regarde les cartes 1 et 2.
learn-tortuga1667-look-done = Un Pistolet et un Point noir : retiens-les. Les autres savent que tu as regardé, mais pas ce que tu as vu. Et voici que le capitaine Bart appelle à l’attaque du galion.
learn-tortuga1667-vote = Tout l’équipage vote, et une carte de la pioche s’y mêle. Il faut un canon et une torche ; chaque eau éteint une torche. Joue une carte avec une roue et garde le crâne : tu en auras besoin.
learn-tortuga1667-vote-skull = Garde le crâne ! Il te servira bientôt. Joue une carte avec une roue.
learn-tortuga1667-vote-done = L’attaque réussit, et Bart range encore le trésor chez les Britanniques. Personne ne saura jamais qui a joué quelle carte.
learn-tortuga1667-mutiny = Assez du capitaine Bart. Tu es Second : appelle à la mutinerie.
learn-tortuga1667-mutiny-later = Les cartes attendront. Débarrasse-toi d’abord de Bart : mutinerie.
learn-tortuga1667-skull = À une mutinerie, tous votent sauf le Capitaine, et plus de crânes que de roues le débarquent. Joue le crâne.
learn-tortuga1667-skull-wheel = Une roue aiderait Bart. Joue le crâne.
learn-tortuga1667-skull-done = Bart est répudié sur Tortuga, et le navire a maintenant pour capitaine… toi. Mais il a déjà ramé jusqu’au canot près de ton navire, et à son prochain tour il remontera à bord.
learn-tortuga1667-reveal = Sers-toi de ce que tu sais. Révèle une carte.
learn-tortuga1667-turn = Retourne la carte que tu veux. Tu en as vu deux.
learn-tortuga1667-turn-spot = C’est le Point noir : il te répudierait. Retourne le Pistolet, la carte 1.
learn-tortuga1667-turn-unseen = Tu ne connais pas cette carte. Retourne le Pistolet, la carte 1.
learn-tortuga1667-pistol = Le Pistolet répudie un autre joueur. Qui s’apprête à remonter à bord ?
learn-tortuga1667-pistol-harmless = Quelqu’un est plus dangereux : Bart est dans le canot près de ton navire.
learn-tortuga1667-pistol-done = Bart est de retour sur Tortuga. Comme Capitaine, tu peux appeler toi-même à l’attaque, et choisir la cache.
learn-tortuga1667-end = Quand il ne reste que cinq cartes, on les mélange, et l’Armada est parmi elles. Qui la retourne met fin à la partie : la nation qui a le plus de trésors gagne ; à égalité, c’est le joueur hollandais. D’ici là, dis ce que tu veux. Rien ne t’oblige à dire vrai.

## Comment jouer

how-tortuga1667-turn-look = Un tour est une action. Tu peux regarder en secret deux des cartes face cachée, en révéler une, ou forcer quelqu’un à en retourner une parmi deux.
how-tortuga1667-turn-vote = Ou fais ce que ta place permet : Capitaines et Seconds appellent au vote. Tous votent en secret, et une carte de la pioche s’y mêle.
how-tortuga1667-turn-turn = Une carte retournée agit aussitôt, sur qui l’a retournée ou sur la personne choisie.
how-tortuga1667-loyalty-title = Ta loyauté
how-tortuga1667-loyalty = Tu es du côté des Britanniques, des Français ou des Hollandais, et personne d’autre ne le sait. Les trésors des caches britanniques et françaises des deux navires et de Tortuga comptent pour leur nation, où que tu sois.
how-tortuga1667-places-title = Qui est où
how-tortuga1667-places = Sur un navire, le premier est Capitaine, le deuxième Second, le dernier Mousse. Le premier sur Tortuga est Gouverneur. Qui arrive se place à la fin, et quand quelqu’un part les autres avancent. Un navire a cinq places.
how-tortuga1667-deeds-title = Ce que chacun peut faire
how-tortuga1667-deeds = Tout le monde : regarder, révéler, forcer, ramer. Le Capitaine : attaquer, ou répudier quelqu’un de son navire. Le Second : mutinerie. Le Mousse : déplacer un trésor vers l’autre cache du navire. Le Gouverneur : bagarre.
how-tortuga1667-row-title = Ramer
how-tortuga1667-row = Une action pour monter dans le canot libre près de ton navire ou de Tortuga, une autre pour en descendre, à la fin du navire ou de Tortuga. Dans un canot, on ne vote jamais.
how-tortuga1667-attack-title = Une attaque
how-tortuga1667-attack = Tous ceux du navire votent. Chaque eau annule une torche ; s’il reste un canon et une torche, le Capitaine prend un trésor du galion et choisit la cache. Si le galion est vide, le trésor vient de l’autre navire.
how-tortuga1667-mutiny-title = Une mutinerie
how-tortuga1667-mutiny = Tous ceux du navire votent, sauf le Capitaine. Avec plus de crânes que de roues, le Capitaine est répudié, et le Second prend sa place.
how-tortuga1667-brawl-title = Une bagarre
how-tortuga1667-brawl = Tous ceux de Tortuga votent. Le drapeau le plus présent prend dans sa cache les deux trésors de Tortuga ; à égalité, un pour chacun.
how-tortuga1667-maroon-title = Répudié
how-tortuga1667-maroon = Tu vas à la fin de la ligne de Tortuga. Si tu y es déjà, tu perds en plus une carte Vote pour de bon.
how-tortuga1667-force-title = Forcer
how-tortuga1667-force = Nomme deux cartes et un autre joueur, qui en retourne une sans regarder. Une bonne façon de passer un Point noir.
how-tortuga1667-cards-title = Les cartes Évènement
how-tortuga1667-cards = Le Pistolet répudie quelqu’un d’autre, le Point noir toi. Une Lettre de marque amène un pion de Tortuga ou d’un canot sur un navire, tout de suite ou plus tard. Deux Albatros sur un navire envoient tout l’équipage sur Tortuga. Une carte au trésor se donne à un autre joueur. À la table, chaque carte s’explique.
how-tortuga1667-end-title = La fin
how-tortuga1667-end = Les cinq dernières cartes sont mélangées, l’Armada espagnole parmi elles. Qui la retourne met fin à la partie : le plus de trésors gagne. À égalité, le joueur hollandais gagne ; sans lui, l’Armada s’en va, et la première nation en tête gagne.
how-tortuga1667-bluff-title = Dis ce que tu veux
how-tortuga1667-bluff = Personne ne montre ses cartes, mais tout le monde peut parler, et rien n’oblige à dire vrai. Regarde ce que chacun fait des trésors.
