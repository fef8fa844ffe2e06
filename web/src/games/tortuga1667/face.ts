import type { Face } from '$games/index';
import { SPOKEN } from '../../generated/tortuga1667';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { lasting } from './moments';

export const face: Face = { Board, Ending, lasting, spoken: SPOKEN, panelFrom: 1380 };
