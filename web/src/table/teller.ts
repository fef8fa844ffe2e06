/** How a match is told at this table: to whom, and what stays under its seal until it is over. */

import type { Face } from '$games/index';
import type { Session } from '$lib/session.svelte';
import type { Teller } from '$lib/speech';

export const tellerOf = (session: Session, game: string, face: Face): Teller => ({
  game,
  spoken: face.spoken,
  names: session.names,
  you: session.you.seat,
  sealed: session.view?.outcome ? {} : (face.sealed ?? {}),
});
