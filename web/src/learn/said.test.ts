import { beforeAll, describe, expect, it } from 'vitest';
import { need, speak } from '$lib/fluent.svelte';
import { namesOf, sayMessage } from './said';

beforeAll(async () => {
  await speak('en');
  await need('learning');
});

describe('a sentence of the house', () => {
  it('is said with its arguments', () =>
    expect(sayMessage({ id: 'learn-progress', args: { step: 2, steps: 8 } })).toBe('Step 2 of 8'));
  it('may hold sentences and lists of them', () =>
    expect(
      sayMessage({
        id: 'buccaneers-objection-not-there',
        args: {
          chest: { id: 'buccaneers-chest-red', args: {} },
          chests: [
            { id: 'buccaneers-chest-blue', args: {} },
            { id: 'buccaneers-chest-white', args: {} },
          ],
        },
      }),
    ).toMatch(/red.*blue and white/));
});

describe('the players of a lesson', () => {
  it('have proper names, or names in every language', () =>
    expect(namesOf(['turtles-seat-0', 'Anne'])).toEqual(['South', 'Anne']));
});
