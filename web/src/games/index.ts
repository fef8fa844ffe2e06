/** The faces of the games, loaded when a table of theirs is opened. */

import type { Component } from 'svelte';
import type { Spoken, Told } from '$lib/speech';

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

const LOADERS: Record<string, () => Promise<{ face: Face }>> = {
  turtles: () => import('./turtles/face'),
  buccaneers: () => import('./buccaneers/face'),
  tortuga1667: () => import('./tortuga1667/face'),
};

export const faceOf = async (game: string): Promise<Face | null> => (await LOADERS[game]?.())?.face ?? null;

export type { Told };
