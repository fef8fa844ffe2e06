/** The faces of the games, loaded when a table of theirs is opened. */

import type { Component } from 'svelte';
import type { Spoken } from '$lib/speech';

export interface Face {
  Board: Component<any>;
  Ending: Component<any>;
  /** The match so far in notation, where a game has one. */
  Moves?: Component<{ events: any[] }>;
  /** Milliseconds that an event is told in. */
  lasting: (event: any) => number;
  spoken: Spoken;
  /** From this width of the window on there is room for the log beside the board. */
  panelFrom: number;
}

const faces = import.meta.glob<{ face: Face }>('./*/face.ts');

export const faceOf = async (game: string): Promise<Face | null> =>
  (await faces[`./${game}/face.ts`]?.())?.face ?? null;
