import type { Face } from '$games/index';
import { SPOKEN, type Game } from '../../generated/turtles';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { lasting } from './moments';
import Moves from './Moves.svelte';
import { wording } from './notation';
import { SOUNDS } from './sounds';

export const face: Face<Game> = { Board, Ending, Moves, wording, lasting, sounds: SOUNDS, spoken: SPOKEN };
