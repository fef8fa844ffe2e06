### turtles : la première leçon, et comment jouer.

## La leçon

learn-turtles-step = Tu es Sud. Tes tortues regardent vers le haut de la plage, vers le grand nid de la case extrême : la première tortue arrivée gagne. Choisis une tortue, puis une case juste devant elle.
learn-turtles-step-done = Un pas, tout droit ou en biais ; une tortue ne recule jamais. Ensuite Nord a joué.
learn-turtles-jump = Une tortue sur ton chemin t’aide à avancer. Avec d3, saute par-dessus la tortue qui est devant elle.
learn-turtles-jump-slow = Un pas n’avance que d’une case. La tortue en d3 peut sauter par-dessus celle en d4, et avancer de deux.
learn-turtles-jump-done = Tu peux sauter par-dessus tes tortues dès que la case derrière elles est libre. Il ne leur arrive rien.
learn-turtles-flip = Ici une tortue de Nord se trouve juste devant la tienne, et la case derrière elle est libre. Tu n’as plus le choix : il faut sauter.
learn-turtles-flip-done = La tortue adverse que tu as sautée est sur le dos. Elle n’est plus à personne et ne peut pas bouger.
learn-turtles-chain = Un saut n’est pas fini tant qu’il peut continuer. Saute par-dessus la première tortue, et de là par-dessus la seconde.
learn-turtles-chain-done = Deux tortues sur le dos en un seul coup. Quand un saut peut continuer de plusieurs façons, tu choisis.
learn-turtles-turn = Une tortue sur le dos est à prendre : qui saute par-dessus la remet sur ses pattes et choisit son camp. Saute par-dessus d4 et prends-la pour toi.
learn-turtles-turn-given = Comme cela, elle serait à Nord. C’est parfois utile ; mais ici, prends-la pour toi.
learn-turtles-turn-slow = C’est un bon pas, mais la tortue en d4 reste sur le dos. Saute par-dessus.
learn-turtles-turn-done = Elle était à Nord, la voilà à toi. Par-dessus une tortue sur le dos, on peut sauter, mais rien n’y oblige.
learn-turtles-must = Encore un pas et ta tortue en d6 est dans le nid. Ou y a-t-il quelque chose que tu dois faire d’abord ?
learn-turtles-must-done = Sauter par-dessus une tortue adverse passe avant tout, même si cela te coûte la partie. Bien jouer, c’est faire sauter les autres.
learn-turtles-goal = À toi de gagner. Un seul coup finit dans le nid : trouve-le.
learn-turtles-goal-other = Ce saut est permis aussi, mais il ne gagne pas. Cherche celui qui finit en d7.
learn-turtles-goal-done = Gagné ! La première tortue dans le nid d’en face décide aussitôt. Qui ne peut pas jouer à son tour perd également.
learn-turtles-hatch = Le jour de l’éclosion, la plage est vide et chaque camp a huit œufs. Au lieu de déplacer une tortue, tu peux en faire naître dans ton camp. Choisis trois cases et fais éclore les œufs.
learn-turtles-hatch-number = Pour la toute première éclosion, le nombre est libre. Ici, prends-en trois.
learn-turtles-hatch-done = Nord en a fait naître trois aussi. Après une éclosion, l’écart entre les deux réserves ne dépasse jamais deux ; et qui doit sauter ne peut rien faire éclore.

## Comment jouer

how-turtles-turn-step = Avance une tortue d’un pas, tout droit ou en biais. Jamais en arrière.
how-turtles-turn-flip = Ou saute par-dessus la tortue juste devant, sur la case libre derrière elle. Une tortue adverse ainsi sautée tombe sur le dos.
how-turtles-turn-goal = La première tortue dans le grand nid d’en face gagne aussitôt.
how-turtles-jump-title = Par-dessus tes propres tortues
how-turtles-jump = Elles te portent tout aussi bien. Elles restent comme elles sont, et rien n’oblige à les sauter.
how-turtles-must-title = Quand il faut sauter
how-turtles-must = Si une de tes tortues peut commencer par sauter par-dessus une tortue adverse, tu dois jouer un tel coup, même s’il est mauvais pour toi et même si une autre tortue pouvait gagner. Entre plusieurs coups de ce genre, tu choisis.
how-turtles-chain-title = Un saut continue
how-turtles-chain = La tortue continue de sauter tant qu’elle le peut, et peut changer de direction à chaque case. Tu choisis le chemin ; le plus long n’est pas obligatoire.
how-turtles-mixed-title = Pas les deux en un coup
how-turtles-mixed = Un même coup ne passe jamais à la fois par-dessus tes tortues et des tortues adverses. Les tortues sur le dos vont avec les unes comme avec les autres.
how-turtles-turn-title = Une tortue sur le dos
how-turtles-turn = Elle n’est à personne et ne bouge pas. Qui saute par-dessus la remet sur ses pattes et choisit dans quel sens elle regarde : elle rejoint ce camp. Rien n’oblige à la sauter.
how-turtles-stuck-title = Plus aucun coup
how-turtles-stuck = Qui ne peut rien faire à son tour a perdu.
how-turtles-hatch-title = Le jour de l’éclosion
how-turtles-hatch = Une variante : la plage est vide, et chaque camp a huit tortues en réserve. Au lieu de jouer une tortue, fais-en naître une ou plusieurs sur des cases libres de ton camp, mais jamais sur la case extrême. La toute première éclosion est de nombre libre ; après les suivantes, l’écart entre les réserves est de deux au plus. Pas d’éclosion pour qui doit sauter.
