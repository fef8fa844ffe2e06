### Hasta que acaba la primera partida de un juego, cada pregunta se explica un poco más.

## turtles

turtles-newcomer-choose-move = Las tortugas solo van hacia delante, un paso o saltando sobre una vecina; la rival saltada queda patas arriba, y quien puede saltar una debe hacerlo.

## buccaneers

buccaneers-newcomer-which-dice = Quédate al menos con un dado; con varios si muestran la misma acción. Los demás se vuelven a lanzar, y las calaveras van con todo.
buccaneers-newcomer-which-open-dice = No cabía nada, así que esta tirada está a la vista: quédate al menos con un dado de una sola acción.
buccaneers-newcomer-which-hidden-dice = No cabía nada, así que has vuelto a lanzar en secreto: quédate al menos con un dado de una sola acción.
buccaneers-newcomer-which-bonus = Tus dados ya están colocados y otros siguen lanzando: una ficha de bonificación suma en esa acción en cada ronda en que tengas un dado ahí.
buccaneers-newcomer-which-deed = Las calaveras guardadas cuentan como dados: elige la acción donde sus números más te ayuden.
buccaneers-newcomer-whether-to-act = El total más alto actúa primero y consigue más, el segundo menos, y los demás nada.
buccaneers-newcomer-whom-to-attack = La 1.ª posición se lleva un cofre de su víctima, la 2.ª uno de la isla central; una víctima con dados ahí hace retroceder también tu marcador.
buccaneers-newcomer-which-tile = Las monedas son puntos al final, y nadie más ve cuántas tienes.
buccaneers-newcomer-what-to-steal = Un cofre rojo, uno azul y uno amarillo forman una combinación; el morado cuenta doble, y el blanco vale por cualquier color en Tortuga.
buccaneers-newcomer-what-to-take = Un cofre rojo, uno azul y uno amarillo forman una combinación; el morado cuenta doble, y el blanco vale por cualquier color en Tortuga.
buccaneers-newcomer-which-chest = Los cofres van de la isla a la tripulación, a la flota y a casa, a Tortuga; lo que no cabe se pierde, por la derecha.

## tortuga1667

tortuga1667-newcomer-stow-treasure = El tesoro cuenta para la nación en cuya bodega está, lo haya puesto quien lo haya puesto.
tortuga1667-newcomer-settle-pawn = El primer puesto de un barco es el del capitán, el último el del grumete; cada puesto puede hacer algo distinto.
tortuga1667-newcomer-use-atlantis = Con este mapa cambias de barco una vez, antes del turno de cualquiera; también puedes guardarlo.
tortuga1667-newcomer-choose-deed = Haz una sola cosa: mirar cartas, revelar una, remar, o lo que permita tu puesto, como atacar en el de capitán o cambiar un tesoro de bodega en el de grumete.
tortuga1667-newcomer-choose-look = Solo tú las ves; todos ven que has mirado.
tortuga1667-newcomer-choose-turn = La carta actúa al momento, sobre ti o sobre todos; entre las últimas llega la Armada y acaba la partida.
tortuga1667-newcomer-choose-pair = Señalas dos cartas, y otra persona tiene que revelar una.
tortuga1667-newcomer-choose-forced = Esa persona elige una de las dos y le afecta a ella: elige a alguien de quien no te fíes.
tortuga1667-newcomer-turn-forced = Tienes que revelar una de las dos, y lo que diga te afecta a ti.
tortuga1667-newcomer-turn-for = Se le ha acabado el tiempo, así que eliges tú; la carta le afecta igualmente.
tortuga1667-newcomer-choose-marooned = Quien queda abandonado va a Tortuga y pierde su puesto en el barco.
tortuga1667-newcomer-resolve-card = La carta está revelada y hace ahora lo que dice; tú tomas su decisión.
tortuga1667-newcomer-spend-letter = La patente lleva un peón de Tortuga o de un bote directamente al final de un barco.
tortuga1667-newcomer-choose-ship = El peón queda el último, así que es el grumete, que puede cambiar tesoros de bodega.
tortuga1667-newcomer-search-deck = Eliges tú estas cartas de voto, y nadie más ve el mazo.
tortuga1667-newcomer-cast-vote = Las cartas se mezclan antes de descubrirlas, así que nadie sabe quién jugó qué. Mira qué símbolos cuentan en esta votación.
tortuga1667-newcomer-cast-second = El Dorado te deja jugar una carta más que los demás.
tortuga1667-newcomer-plunder-treasure = El capitán decide para qué nación cuenta el tesoro, y los demás aprenden algo de ti.
tortuga1667-newcomer-drink-fountain = El mapa te salva una vez de quedar abandonado, y se gasta.
