import type { Face } from '$games/index';
import { SPOKEN, type Game } from '../../generated/buccaneers';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { lasting } from './moments';
import { SOUNDS } from './sounds';

export const face: Face<Game> = { Board, Ending, lasting, sounds: SOUNDS, spoken: SPOKEN };
