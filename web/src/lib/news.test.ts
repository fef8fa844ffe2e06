import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/house';
import { speak } from './fluent.svelte';
import { concerns, newsOf, tellNews } from './news';

const NAMES = ['Ann', 'Bob'];
const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name,
  bot: null,
  ready: true,
  away: false,
  held: false,
  vacation: null,
  ...more,
});
const table = (bob: SeatInfo = person('Bob'), more: Partial<TableInfo> = {}): TableInfo =>
  ({ status: 'running', seats: [person('Ann'), bob], offer: null, after: null, ...more }) as TableInfo;
const told = (before: TableInfo, now: TableInfo, wentOn = false): string[] =>
  newsOf(before, now, wentOn).map((one) => tellNews(one, NAMES, 0));

beforeAll(() => speak('en'));

describe('what is told of a table', () => {
  it('says who has left, and which bot plays on', () => {
    expect(told(table(), table(person('Calico Jack', { held: true, away: true })))).toEqual([
      'Bob has left the match. The bot Calico Jack plays on.',
    ]);
  });
  it('says for whom a bot plays meanwhile, and who is back', () => {
    const away = table(person('Bob', { held: true, away: true }));
    expect(told(table(), away)).toEqual(['Bob is away: a bot plays in this seat until they are back.']);
    expect(told(away, table())).toEqual(['Bob is back.']);
  });
  it('makes no word of a window that closes, nor of the end', () => {
    expect(told(table(), table(person('Bob', { away: true })))).toEqual([]);
    expect(told(table(person('Bob', { held: true })), table(person('Bob'), { status: 'finished' }))).toEqual(
      [],
    );
  });
  it('says that a take-back was asked for and refused', () => {
    const asked = table(person('Bob'), { offer: { by: 0, waiting: [1] } });
    expect(told(table(), asked)).toEqual(['You have asked to take the last move back.']);
    expect(told(asked, table())).toEqual(['Bob does not agree to take the move back.']);
    expect(told(asked, table(), true)).toEqual([]);
  });
  it('says that another match is set up', () => {
    const over = table(person('Bob'), { status: 'finished' });
    expect(told(over, { ...over, after: 'next' })).toEqual([
      'The others would like to play again: the next match is set up.',
    ]);
  });
});

describe('time that ran out', () => {
  it('is told to whoever it was, and of the others in the log', () => {
    expect(tellNews({ kind: 'overdue', seat: 0 }, NAMES, 0)).toBe(
      'Your time ran out; the clock chose for you.',
    );
    expect(tellNews({ kind: 'overdue', seat: 1 }, NAMES, 0)).toBe('Bob’s time ran out; the clock chose.');
    expect(concerns({ kind: 'overdue', seat: 0 }, 0)).toBe(true);
    expect(concerns({ kind: 'overdue', seat: 1 }, 0)).toBe(false);
    expect(concerns({ kind: 'left', name: 'Bob', bot: 'Calico Jack' }, 0)).toBe(true);
  });
});
