import type { Face } from '$games/index';
import { SPOKEN, type Game } from '../../generated/buccaneers';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { lasting } from './moments';

export const face: Face<Game> = { Board, Ending, lasting, spoken: SPOKEN };
