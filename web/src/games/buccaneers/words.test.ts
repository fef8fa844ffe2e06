import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '$lib/fluent.svelte';
import type { AnyAction } from '../../generated/buccaneers';
import { Desk } from './desk.svelte';
import { state, STATES } from './fixtures';
import { consequences, rewards, whole } from './words';

beforeAll(() => speak('en'));

const deskOf = (name: string): Desk => new Desk(() => ({ ...state(name), play: () => undefined, told: [] }));
const legal = (name: string, wanted: (action: AnyAction) => boolean): AnyAction => {
  const found = state(name).legal.find(wanted);
  if (!found) throw new Error(`nothing like that in ${name}`);
  return found;
};

describe('a choice', () => {
  it('of dice says what they make together', () => {
    const action = legal('dice-first-4', (one) => one.type === 'keep' && one.dice.join('') === 'CE');
    expect(whole(deskOf('dice-first-4'), action)).toBe('Keep C and E');
    expect(consequences(deskOf('dice-first-4'), action)).toEqual(['7 for the fleet expansion: 7 in all.']);
  });
  it('of skulls alone says that their action is named later', () => {
    const action = legal('dice-first-4', (one) => one.type === 'keep' && one.dice.join('') === 'D');
    expect(consequences(deskOf('dice-first-4'), action)[0]).toContain('when all have shown');
  });
  it('to act says where the ship goes', () => {
    const { view } = state('act-fleet-4');
    const ship = view.boards[view.seat ?? 0]?.ship ?? 0;
    expect(consequences(deskOf('act-fleet-4'), { type: 'act' })).toEqual([
      `Your ship goes to space ${ship + 2}.`,
    ]);
  });
  it('of a victim says who fights back', () => {
    const said = (victim: number) =>
      consequences(deskOf('attack-boarding-4'), { type: 'attack', victim }).at(-1);
    const { view } = state('attack-boarding-4');
    for (const action of state('attack-boarding-4').legal) {
      if (action.type !== 'attack') continue;
      const defended = (view.boards[action.victim]?.placed[3]?.length ?? 0) > 0;
      expect(said(action.victim)).toContain(defended ? 'fight back:' : 'cannot fight back');
    }
  });
  it.each(Object.entries(STATES))('of %s has a name', (name, now) => {
    for (const action of now.legal) expect(whole(deskOf(name), action)).not.toMatch(/buccaneers-|\{/);
  });
});

describe('what the first and second may do', () => {
  const { facts } = state('act-fleet-4').view.options;
  it('depends on how many play', () => {
    expect(rewards('fleet', 1, 4, facts)).toContain('2 spaces');
    expect(rewards('fleet', 2, 4, facts)).toContain('1 space');
    expect(rewards('fleet', 1, 2, facts)).toContain('1 space');
  });
});
