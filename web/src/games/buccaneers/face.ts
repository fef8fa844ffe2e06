import type { Face } from '$games/index';
import { SPOKEN, type Game } from '../../generated/buccaneers';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { lasting } from './moments';
import Own from './Own.svelte';
import { SOUNDS } from './sounds';
import { wording } from './words';

export const face: Face<Game> = { Board, Ending, Own, wording, lasting, sounds: SOUNDS, spoken: SPOKEN };
