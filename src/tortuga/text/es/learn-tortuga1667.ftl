### tortuga1667: la primera lección y cómo se juega.

## La lección

learn-tortuga1667-loyalty = Eres Anne, primera oficial del Holandés Errante. Pulsa el sello: estás con Francia, y nadie más lo sabe. Cuando llegue la Armada española, gana la nación con más tesoros en sus bodegas. Bart, tu capitán, ha puesto el suyo en la bodega británica.
learn-tortuga1667-view = Es tu turno, y un turno es una acción. Hay cinco cartas de evento boca abajo. Mira dos: nadie más verá lo que tú veas.
learn-tortuga1667-view-blind = Podrías levantar una carta a ciegas. Pero mejor mira antes.
learn-tortuga1667-view-soon = ¡Todo a su tiempo! Primero mira dos cartas.
learn-tortuga1667-look = Mira las dos primeras cartas, 1 y 2.
learn-tortuga1667-look-first-two = En esta lección, mira las cartas 1 y 2.
learn-tortuga1667-look-done = Una Pistola y una Marca negra: recuérdalas. Los demás saben que has mirado, pero no lo que has visto. Y ahora el capitán Bart llama a atacar el galeón.
learn-tortuga1667-vote = Votan todos a bordo, y se mezcla una carta del mazo. Un ataque necesita un cañón y una antorcha; cada agua apaga una antorcha. Juega una carta con timón y guarda la calavera: te hará falta.
learn-tortuga1667-vote-skull = ¡Guarda la calavera! Te hará falta enseguida. Juega una carta con timón.
learn-tortuga1667-vote-done = El ataque tiene éxito, y Bart vuelve a guardar el tesoro para Gran Bretaña. Nadie sabrá nunca quién jugó qué carta.
learn-tortuga1667-mutiny = Basta del capitán Bart. Eres primera oficial: llama al motín.
learn-tortuga1667-mutiny-later = Deja las cartas. Primero líbrate de Bart: motín.
learn-tortuga1667-skull = En un motín votan todos menos el capitán, y más calaveras que timones lo mandan a tierra. Juega la calavera.
learn-tortuga1667-skull-wheel = Un timón ayudaría a Bart. Juega la calavera.
learn-tortuga1667-skull-done = Bart ha sido desterrado a Tortuga, y ahora mandas tú. Pero ya ha remado hasta el bote junto a tu barco, y en su próximo turno volverá a bordo.
learn-tortuga1667-reveal = Ahora usa lo que sabes. Revela una carta.
learn-tortuga1667-turn = Levanta la carta que quieras. Has visto dos.
learn-tortuga1667-turn-spot = Esa es la Marca negra: te desterraría a ti. Levanta la Pistola, la carta 1.
learn-tortuga1667-turn-unseen = No conoces esa carta. Levanta la Pistola, la carta 1.
learn-tortuga1667-pistol = La Pistola destierra a otra persona. ¿Quién está a punto de volver a bordo?
learn-tortuga1667-pistol-harmless = Hay alguien más peligroso: Bart está en el bote junto a tu barco.
learn-tortuga1667-pistol-done = Bart está otra vez en Tortuga. Al mando del barco puedes llamar tú a atacar, y elegir la bodega.
learn-tortuga1667-end = Cuando solo quedan cinco cartas, se barajan, y la Armada está entre ellas. Quien la levanta termina la partida: gana la nación con más tesoros; si hay empate, quien esté con Holanda. Hasta entonces di lo que quieras. No tiene por qué ser verdad.

## Cómo se juega

how-tortuga1667-turn-look = Un turno es una acción. Puedes mirar en secreto dos de las cartas boca abajo, revelar una, u obligar a alguien a levantar una de dos.
how-tortuga1667-turn-vote = O haz lo que permite tu puesto: capitanes y primeros oficiales llaman a votar. Todos votan en secreto, y se mezcla una carta del mazo.
how-tortuga1667-turn-turn = Una carta levantada actúa al momento, sobre quien la levanta o sobre quien elija.
how-tortuga1667-loyalty-title = Tu lealtad
how-tortuga1667-loyalty = Estás con Gran Bretaña, Francia u Holanda, y solo tú lo sabes. Los tesoros de las bodegas británicas y francesas de los dos barcos y de Tortuga cuentan para esa nación, estés donde estés.
how-tortuga1667-places-title = Quién está dónde
how-tortuga1667-places = En un barco, quien va primero es capitán; quien va segundo, primer oficial; y quien va último, grumete. Quien va primero en Tortuga es gobernador. Quien llega se pone al final, y cuando alguien se va los demás avanzan. En un barco caben cinco.
how-tortuga1667-deeds-title = Qué puede hacer cada cual
how-tortuga1667-deeds = Todos: mirar, revelar, obligar, remar. Capitán: atacar, o desterrar a alguien de su barco. Segundo de a bordo: motín. Grumete: pasar un tesoro a la otra bodega del barco. Gobernador: pelea.
how-tortuga1667-row-title = Remar
how-tortuga1667-row = Con una acción subes al bote libre junto a tu barco o a Tortuga; con otra bajas, al final del barco o de Tortuga. En un bote nunca se vota.
how-tortuga1667-attack-title = Un ataque
how-tortuga1667-attack = Votan todos los del barco. Cada agua anula una antorcha; si quedan un cañón y una antorcha, el capitán lleva un tesoro del galeón a la bodega que elija. Si el galeón está vacío, se toma del otro barco.
how-tortuga1667-mutiny-title = Un motín
how-tortuga1667-mutiny = Votan todos los del barco menos el capitán. Con más calaveras que timones, el capitán es desterrado, y el primer oficial ocupa su puesto.
how-tortuga1667-brawl-title = Una pelea
how-tortuga1667-brawl = Votan todos los de Tortuga. La bandera que más se ve se lleva a su bodega los dos tesoros de Tortuga; con empate, uno para cada una.
how-tortuga1667-maroon-title = Destierro
how-tortuga1667-maroon = Vas al final de la fila de Tortuga. Si ya estás allí, pierdes además una carta de voto para siempre.
how-tortuga1667-force-title = Obligar
how-tortuga1667-force = Nombra dos cartas y a otra persona, que levanta una de ellas sin mirar. Buena manera de pasar una Marca negra.
how-tortuga1667-cards-title = Las cartas de evento
how-tortuga1667-cards = La Pistola destierra a otra persona, la Marca negra a ti. Una Patente de corso lleva un peón de Tortuga o de un bote a un barco, al momento o más tarde. Dos Albatros en un barco mandan a toda su tripulación a Tortuga. Un mapa se da a otra persona. En la mesa cada carta se explica sola.
how-tortuga1667-end-title = El final
how-tortuga1667-end = Las cinco últimas cartas se barajan, con la Armada española entre ellas. Quien la levanta termina la partida: gana quien tenga más tesoros. Con empate gana quien esté con Holanda; si no hay nadie, la Armada se va y gana la primera nación que se adelante.
how-tortuga1667-bluff-title = Di lo que quieras
how-tortuga1667-bluff = Nadie puede enseñar sus cartas, pero todos pueden hablar, y nadie tiene que decir la verdad. Fíjate en lo que hace cada cual con los tesoros.
