import { describe, expect, it } from 'vitest';
import { STORIES } from './fixtures';
import { SECTIONS, shuffled, symbols, tally, VOTE_CARDS } from './votes';

describe('a Vote card', () => {
  it('shows a symbol in each section', () => {
    expect(SECTIONS.map((section) => symbols('torch-french-wheel', section))).toEqual([
      ['torch'],
      ['french'],
      ['wheel'],
    ]);
  });
  it('shows two where it is a double one', () => {
    expect(SECTIONS.map((section) => symbols('double-french-skull', section))).toEqual([
      ['cannon', 'torch'],
      ['french', 'french'],
      ['skull', 'skull'],
    ]);
    expect(symbols('double-british-wheel', 'attack')).toEqual(['torch', 'water']);
  });
});

describe('a vote is counted as the server counts it', () => {
  it.each(
    Object.entries(STORIES).filter(([, { events }]) => events.some(({ type }) => type === 'vote-shown')),
  )('%s', (_, { events }) => {
    const shown = events.find((event) => event.type === 'vote-shown');
    if (!shown) return;
    const counted = tally(shown.cards, shown.vote);
    for (const event of events) {
      if (event.type === 'attack-decided')
        expect(counted).toEqual({ cannon: event.cannons, torch: event.torches, water: event.waters });
      if (event.type === 'brawl-decided')
        expect(counted).toEqual({ british: event.british, french: event.french });
      if (event.type === 'mutiny-decided')
        expect(counted).toEqual({ skull: event.skulls, wheel: event.wheels });
    }
  });
});

it('shuffles without losing a card', () => {
  expect([...shuffled(VOTE_CARDS)].sort()).toEqual([...VOTE_CARDS].sort());
  expect(shuffled(VOTE_CARDS)).not.toEqual(VOTE_CARDS);
});
