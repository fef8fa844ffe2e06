import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../generated/house';
import { ruleAddress, rulesOf } from './rules';
import * as buccaneers from '../games/buccaneers/rules';
import * as tortuga1667 from '../games/tortuga1667/rules';
import * as turtles from '../games/turtles/rules';

const GAMES = { buccaneers, tortuga1667, turtles };
const idsIn = (html: string): string[] => [...html.matchAll(/id="([^"]+)"/g)].map((found) => found[1] ?? '');

describe.each(Object.entries(GAMES))('%s', (game, tables) => {
  test('every rule that a piece is explained by stands on the page', async () => {
    const page = await rulesOf(game, 'en');
    const linked = Object.values(tables).flatMap((table) => Object.values(table as Record<string, string>));
    expect(linked.filter((rule) => !idsIn(page?.html ?? '').includes(rule))).toEqual([]);
  });

  test.each(LANGUAGES)('the rules in %s are the same rules', async (language) => {
    const page = await rulesOf(game, language);
    const english = await rulesOf(game, 'en');
    expect(page?.language).toBe(language);
    expect(idsIn(page?.html ?? '')).toEqual(idsIn(english?.html ?? ''));
  });
});

test('a rule has an address', () => {
  expect(ruleAddress('turtles', 'T-JUMP-3')).toBe('/rules/turtles#T-JUMP-3');
  expect(ruleAddress('turtles')).toBe('/rules/turtles');
});

test('there are no rules of an unknown game', async () => {
  expect(await rulesOf('chess', 'en')).toBeNull();
});
