/** The faces of the games, loaded when a table of theirs is opened. */

import type { Component, Snippet } from 'svelte';
import { hasPart, need } from '$lib/fluent.svelte';
import type { View } from '$lib/session.svelte';
import type { Sound } from '$lib/sound';
import type { Spoken, Tagged } from '$lib/speech';

/** The shapes of a game; `Game` of its generated file. */
export interface AnyGame {
  AnyView: View;
  AnyAction: unknown;
  AnyEvent: Tagged;
  AnyQuestion: Tagged;
}

/** What a board is given. */
export interface Table<G extends AnyGame> {
  /** What this seat, or a spectator, may know. */
  view: G['AnyView'];
  /** What this seat may do, in the server's order; empty while it is not asked. */
  legal: G['AnyAction'][];
  names: string[];
  play: (index: number) => void;
  /** What a choice under way leads to is asked in the bar; nothing: the question itself. */
  asks?: ((question: string) => void) | undefined;
  /** Somebody tried what cannot be done: let the house say why. */
  why?: ((action: G['AnyAction']) => void) | undefined;
  /** Which of these a good player would choose, once that was asked: the board shows it. */
  hinted?: number | null | undefined;
  /** What has been told since the view, the last event now, before the next view is shown. */
  told: G['AnyEvent'][];
  /** What stands beside the board, below what is in hand: the result, the log, the talk. */
  beside?: Snippet | undefined;
}

/** What the last screen is given. */
export interface Ended<G extends AnyGame> {
  view: G['AnyView'];
  names: string[];
  /** What has happened in the match. */
  events: G['AnyEvent'][];
}

export interface Face<G extends AnyGame = AnyGame> {
  Board: Component<Table<G>>;
  Ending: Component<Ended<G>>;
  /** What one holds alone and what one is asked, for a phone beside a big screen; where nothing is secret, the board. */
  Own?: Component<Table<G>>;
  /** The match so far in notation, where a game has one. */
  Moves?: Component<{ events: G['AnyEvent'][] }>;
  /** What an action is called, for whoever sees this view. */
  wording: (view: G['AnyView'], action: G['AnyAction'], names: string[]) => string;
  /** Milliseconds that an event is told in. */
  lasting: (event: G['AnyEvent']) => number;
  /** Events that tell a seat its own secret, which the board keeps under a seal: what is said instead. */
  sealed?: Partial<Record<G['AnyEvent']['type'], string>>;
  /** What is heard of an event. Only its kind decides, and only kinds that all are told, or oneself of oneself. */
  sounds: Partial<Record<G['AnyEvent']['type'], Sound>>;
  spoken: Spoken<G['AnyEvent'], G['AnyQuestion']>;
}

/** Which game a table plays is known by its name alone: from here on its face takes whatever came from that table. */
const faces = import.meta.glob<{ face: Face }>('./*/face.ts');

/** The face of a game, and what is said on it. */
export async function faceOf(game: string): Promise<Face | null> {
  const [found] = await Promise.all([faces[`./${game}/face.ts`]?.(), hasPart(game) && need(game)]);
  return found?.face ?? null;
}
