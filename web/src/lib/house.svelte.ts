/** What this house offers, and who we are in it. */

import type { GameInfo, HouseInfo } from '../generated/house';
import { api, Declined } from './api';
import { say } from './fluent.svelte';

let info = $state.raw<HouseInfo | null>(null);
let name = $state('');
let troubled = $state(false);

export const house = {
  get games(): GameInfo[] {
    return info?.games ?? [];
  },
  get phrases(): string[] {
    return info?.phrases.map((phrase) => phrase.id) ?? [];
  },
  get name(): string {
    return name;
  },
  /** Whether the house does not answer. */
  get troubled(): boolean {
    return troubled;
  },
};

/** Whether a game has a lesson, and a page of how to play. */
export const taught = (game: string): boolean => house.games.some(({ id, lesson }) => id === game && lesson);

export async function enter(): Promise<void> {
  try {
    info = await api.games();
    troubled = false;
  } catch {
    troubled = true;
    return;
  }
  try {
    name = (await api.me()).name;
  } catch {
    name = '';
  }
}

/** Be somebody: whoever has no name yet gets one, and may change it later. */
export async function beSomebody(): Promise<void> {
  if (!name)
    await rename(
      say('web-guest', { number: 10 + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 90) }),
    );
}

export async function rename(wanted: string): Promise<void> {
  name = (await api.comeIn(wanted)).name;
}

/** The sentence to show for whatever went wrong. */
export const trouble = (error: unknown): string =>
  error instanceof Declined && error.message ? error.message : say('web-unreachable');
