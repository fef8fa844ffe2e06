import { expect, it } from 'vitest';
import { EVERYTHING, wished } from './wish';

it('asks for nothing where nothing is wished for', () => {
  expect(wished(EVERYTHING, null)).toEqual({});
});

it('asks for what is wished for, a day to its end', () => {
  const wish = wished(
    { ...EVERYTHING, name: ' Ann ', shortest: 7, since: '2026-07-31', until: '2026-07-31' },
    'x',
  );
  expect(wish).toMatchObject({ name: 'Ann', shortest: '7', after: 'x' });
  expect(Number(wish.until) - Number(wish.since)).toBe(86_400);
});
