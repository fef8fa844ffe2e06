import { describe, expect, it } from 'vitest';
import { pick, whole } from '$lib/choices';
import { choicesOf, isAnswer, opening } from './choices';
import { state, STATES } from './fixtures';

const asked = Object.entries(STATES).filter(([, { legal }]) => legal.length);

describe('every legal action', () => {
  it.each(asked)('of %s is found by pressing what it needs', (_, { view, legal }) => {
    const choices = choicesOf(view, legal);
    for (const choice of choices) {
      const draft = choice.needs.reduce<string[]>(
        (so, target) => (so.includes(target) ? so : pick(choices, so, target)),
        [],
      );
      expect(whole(choices, draft)?.index).toBe(choice.index);
      const late = choice.needs.reduce<string[]>(
        (so, target) => (so.includes(target) ? so : pick(choices, so, target)),
        opening(choices),
      );
      expect(whole(choices, late)?.index).toBe(choice.index);
    }
  });
});

describe('a pair of cards', () => {
  const { view, legal } = state('look-5');
  const choices = choicesOf(view, legal);

  it('is whole with two', () => {
    expect(whole(choices, ['line:1'])).toBeUndefined();
    expect(whole(choices, ['line:4', 'line:1'])?.action).toEqual({ type: 'look', first: 1, second: 4 });
  });
  it('gives up the oldest for a third', () => {
    expect(pick(choices, ['line:1', 'line:4'], 'line:2')).toEqual(['line:4', 'line:2']);
  });
  it('can be taken back card by card', () => {
    expect(pick(choices, ['line:1', 'line:4'], 'line:1')).toEqual(['line:4']);
  });
});

describe('plundering the other ship', () => {
  const { view, legal } = state('plunder-ship-4');
  const choices = choicesOf(view, legal);
  const own = view.lines[0]?.includes(view.seat ?? -1) ? 'dutchman' : 'roger';
  const other = own === 'dutchman' ? 'roger' : 'dutchman';

  it('needs a hold to take from and one to put into', () => {
    const draft = pick(choices, [`hold:${other}:british`], `hold:${own}:french`);
    expect(whole(choices, draft)?.action).toEqual({ type: 'plunder', into: 'french', source: 'british' });
  });
  it('keeps the one when the other changes', () => {
    const draft = pick(choices, [`hold:${other}:british`, `hold:${own}:french`], `hold:${own}:british`);
    expect(draft).toEqual([`hold:${other}:british`, `hold:${own}:british`]);
  });
  it('may be declined with one press', () => {
    expect(choices.filter(({ action }) => isAnswer(action)).map(({ action }) => action.type)).toEqual([
      'decline',
    ]);
  });
});

describe('what is settled beforehand', () => {
  const { view } = state('look-5');
  const first = (legal: Parameters<typeof choicesOf>[1]) => opening(choicesOf(view, legal));

  it('is the only choice there is', () => {
    expect(first([{ type: 'look', first: 2, second: 5 }])).toEqual(['line:2', 'line:5']);
  });
  it('is nothing where one may also decline', () => {
    expect(first([{ type: 'cast', card: 'torch-french-skull' }, { type: 'decline' }])).toEqual([]);
  });
  it('is what all choices have in common', () => {
    const from = (into: 'british' | 'french') => ({
      type: 'plunder' as const,
      into,
      source: 'french' as const,
    });
    expect(first([from('british'), from('french'), { type: 'decline' }])).toHaveLength(1);
  });
});
