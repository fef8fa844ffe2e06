/** What this house offers, and who we are in it. */

import type { GameInfo, HouseInfo } from '../generated/house';
import { forgetKept, keepHouse, kept } from '../app-shell/kept';
import { api, Declined } from './api';
import { say } from './fluent.svelte';

let info = $state.raw<HouseInfo | null>(null);
let name = $state('');
let troubled = $state(false);
let offline = $state(false);

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
  /** Whether the house does not answer, and we are shown what this device has kept. */
  get offline(): boolean {
    return offline;
  },
  /** Whether the house does not answer, and there is nothing to show. */
  get troubled(): boolean {
    return troubled;
  },
};

/** Whether a game has a lesson, and a page of how to play. */
export const taught = (game: string): boolean => house.games.some(({ id, lesson }) => id === game && lesson);

export async function enter(): Promise<void> {
  try {
    info = await api.games();
    troubled = offline = false;
  } catch {
    remain();
    return;
  }
  try {
    name = (await api.me()).name;
  } catch (error) {
    if (error instanceof Declined && error.code === 'unreachable') {
      remain();
      return;
    }
    name = '';
  }
  keepHouse(name, info);
}

/** As this device has kept it, before the house has answered; whether it has. */
export function recall(): boolean {
  const before = kept();
  if (before.house) [info, name] = [before.house, before.name];
  return before.house !== null;
}

/** The house does not answer. */
function remain(): void {
  offline = recall();
  troubled = !offline;
}

/** Nobody is known here any more: nor is what this device has kept of them. */
export function leaveDevice(where: string): void {
  forgetKept();
  location.assign(where);
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
  if (info) keepHouse(name, info);
}

/** The sentence to show for whatever went wrong. */
export const trouble = (error: unknown): string =>
  error instanceof Declined && error.message ? error.message : say('web-unreachable');

/** Do something that may be refused: what is to be said then, or nothing. */
export const refusalOf = (deed: () => Promise<unknown>): Promise<string> => deed().then(() => '', trouble);
