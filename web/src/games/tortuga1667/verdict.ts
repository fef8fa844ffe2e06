/** A vote in words: what it takes to win it, how it came out and why, and where the treasure goes (S-VOTE-3 to S-VOTE-5). */

import { say } from '$lib/fluent.svelte';
import type { AttackDecided, Tortuga1667View, Vote } from '../../generated/tortuga1667';
import type { Decision } from './moments';
import { NATIONS, otherShip, placeOf, treasure } from './places';

export const goal = (vote: Vote): string => say(`tortuga1667-goal-${vote}`);

/** What an attack lacked, if anything. */
function lacking({ cannons, torches, waters }: AttackDecided): string {
  if (torches > waters) return cannons ? 'nothing' : 'cannon';
  if (!cannons) return 'both';
  return torches ? 'water' : 'torch';
}

/** Where the treasure of a successful attack comes from. */
function prey(view: Tortuga1667View, captain: number): string {
  const ship = otherShip(placeOf(view, captain));
  if (view.galleon) return 'galleon';
  return NATIONS.some((nation) => treasure(view, ship, nation)) ? 'ship' : 'nothing';
}

const compared = (one: number, other: number, [more, less, same]: [string, string, string]): string =>
  one > other ? more : one < other ? less : same;

export function verdict(view: Tortuga1667View, decided: Decision, names: readonly string[]): string {
  switch (decided.type) {
    case 'attack-decided':
      return say('tortuga1667-web-attack', {
        lacking: lacking(decided),
        prey: prey(view, decided.player),
        captain: names[decided.player] ?? '',
      });
    case 'mutiny-decided':
      return say('tortuga1667-web-mutiny', {
        skulls: compared(decided.skulls, decided.wheels, ['more', 'fewer', 'equal']),
        captain: names[decided.captain] ?? '',
      });
    case 'brawl-decided':
      return say('tortuga1667-web-brawl', {
        winner: compared(decided.british, decided.french, ['british', 'french', 'none']),
      });
  }
}
