import type { Face } from '$games/index';
import { SPOKEN, type Game } from '../../generated/tortuga1667';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { lasting } from './moments';
import Own from './Own.svelte';
import { SOUNDS } from './sounds';
import { whole } from './words';

const sealed = {
  'loyalty-dealt': 'tortuga1667-sealed-loyalty-dealt',
  'loyalty-taken': 'tortuga1667-sealed-loyalty-taken',
};

export const face: Face<Game> = {
  Board,
  Ending,
  Own,
  wording: whole,
  lasting,
  sealed,
  sounds: SOUNDS,
  spoken: SPOKEN,
};
