import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '$lib/fluent.svelte';
import type { AttackDecided, Tortuga1667View } from '../../generated/tortuga1667';
import { STATES } from './fixtures';
import { goal, verdict } from './verdict';

const NAMES = ['Ann', 'Bob'];
const view = { ...Object.values(STATES)[0]?.view, galleon: 2 } as Tortuga1667View;
const bare: Tortuga1667View = { ...view, galleon: 0, holds: view.holds.map(() => 0) };
const attack = (cannons: number, torches: number, waters: number): AttackDecided => ({
  type: 'attack-decided',
  player: 0,
  won: cannons > 0 && torches > waters,
  cannons,
  torches,
  waters,
});
beforeAll(() => speak('en'));

describe('a vote', () => {
  it('says before what it takes', () => {
    expect(goal('attack')).toBe('It takes one cannon, and one torch that is not put out by water.');
    expect(goal('mutiny')).toBe('It takes more skulls than wheels.');
    expect(goal('brawl')).toBe(
      'The nation with more flags gets both treasures of Tortuga; a tie gives one to each.',
    );
  });
  it('says what an attack brings', () => {
    expect(verdict(view, attack(1, 2, 1), NAMES)).toBe(
      'The attack succeeds: a cannon, and a torch that burns. Ann may take a treasure from the Galleon.',
    );
    expect(verdict(bare, attack(1, 1, 0), NAMES)).toMatch(/There is no treasure to take\.$/);
  });
  it('says what an attack lacked', () => {
    const said = (...counted: [number, number, number]): string => verdict(view, attack(...counted), NAMES);
    expect(said(0, 1, 0)).toBe('The attack fails: there is no cannon.');
    expect(said(1, 0, 0)).toBe('The attack fails: there is no torch.');
    expect(said(1, 2, 2)).toBe('The attack fails: water has put out every torch.');
    expect(said(0, 1, 1)).toBe('The attack fails: there is neither a cannon nor a torch that burns.');
  });
  it('says that a tied mutiny fails', () => {
    const mutiny = (skulls: number, wheels: number): string =>
      verdict(view, { type: 'mutiny-decided', captain: 1, won: skulls > wheels, skulls, wheels }, NAMES);
    expect(mutiny(2, 1)).toBe('More skulls than wheels: Bob is overthrown.');
    expect(mutiny(2, 2)).toBe('As many skulls as wheels: Bob stays Captain.');
    expect(mutiny(1, 2)).toBe('Fewer skulls than wheels: Bob stays Captain.');
  });
  it('says where the treasure of a brawl goes', () => {
    const brawl = (british: number, french: number): string =>
      verdict(view, { type: 'brawl-decided', british, french }, NAMES);
    expect(brawl(2, 1)).toBe('More British flags: both treasures of Tortuga go into the British hold.');
    expect(brawl(1, 1)).toBe('As many flags on each side: one treasure goes into each hold.');
  });
});
