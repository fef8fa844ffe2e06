### Lo que dice el núcleo, sea cual sea el juego.

# Negativas: una frase cada una, sobre nada que el asiento no pudiera saber.
error-illegal-action = Eso no se puede hacer ahora.
error-not-your-turn = Ahora no tienes que elegir nada.
error-malformed-action = Eso no es una acción de este juego: { $problem }
error-closed-decision = Esa pregunta ya está cerrada.
error-answered-decision = Ya has respondido a esa pregunta.
error-unknown-decision = Nadie te ha hecho esa pregunta.
error-match-over = La partida ha terminado.
error-not-resignable = Esta partida se juega hasta el final: nadie puede rendirse.
error-not-drawable = En esta partida no se pueden acordar tablas.
error-unknown-seat = En esta mesa no hay asiento { $seat }.
error-notation = { $problem }
error-notation-at = { $problem } (carácter { $place }, «{ $found }»)
error-notation-end = { $problem } (al final)

error-option-unknown = { $game } no tiene la opción «{ $option }».
error-option-value = Opción «{ $option }»: { $problem }
error-seat-count = { $game } es para { $allowed } jugadores, no para { $asked }.
error-unknown-game = No hay ningún juego «{ $game }». Hay estos: { $games }.
error-not-encoded = Los números de { $game } no llegan tan lejos: { $what } puede ser allí { $most } como máximo.

# Los finales que deciden las personas, sea cual sea el juego.
event-resigned = { $player } se rinde.
event-time-lost = A { $player } se le acabó el tiempo.
event-draw-agreed = Ambos bandos acuerdan tablas.
outcome-resigned = Gana { $winners }: el otro bando se ha rendido.
outcome-late = Gana { $winners }: al otro bando se le acabó el tiempo.
outcome-agreed = Tablas de común acuerdo.

error-record = { $place }: { $problem }
record-not-json = esto no es JSON: { $problem }
record-truncated = el archivo se corta por la mitad
record-duplicate-key = «{ $key }» aparece dos veces
record-shape = { $problem }
record-not-a-record = esto no es el registro de una partida
record-version = aquí no se conoce la versión { $found }; este programa lee la versión { $known }
record-game = aquí no hay ningún juego «{ $found }»
record-wrong-game = esta partida es de { $found }, no de { $expected }
record-options = { $problem }
record-seat-count = { $problem }
record-sealed = la entrada se modificó después de escribirse
record-outcome = la partida no termina así
record-spelling = «{ $found }» debería escribirse «{ $canonical }»
record-refused = { $problem }
record-draws-short = el azar decidió más de lo que se anotó
record-draws-long = se anotó más de lo que decidió el azar
record-draw-range = el azar no puede haber sacado { $draw } de { $among }
record-draw-differs = aquí la semilla saca { $drawn }, no { $written }
record-commitment = la semilla no es la que se prometió antes de la partida
record-no-secret = la semilla aún no se ha abierto, así que nadie puede comprobar lo que decidió el azar
record-words = una palabra no puede contener un salto de línea
