import { beforeEach, describe, expect, it } from 'vitest';
import type { HouseInfo, MyTable, TableInfo } from '../generated/house';
import { forgetKept, keepHouse, keepMine, keepSeen, kept, seenOf, type Seen } from './kept';

const house = { games: [], phrases: [] } as unknown as HouseInfo;
const table = (id: string, status = 'running'): TableInfo => ({ id, status }) as unknown as TableInfo;
const seen = (id: string, seat: number | null = 0, status = 'running'): Seen => ({
  table: table(id, status),
  you: { seat, host: false },
  view: { seat },
  decision: null,
  unsent: null,
});
const mine = (id: string): MyTable => ({ table: table(id), seat: 0, asked: false, due: null });

beforeEach(() => {
  forgetKept();
  keepHouse('Ann', house);
});

describe('what is kept', () => {
  it('is a view of one’s own, while the match is on', () => {
    keepSeen('a', seen('a'));
    keepSeen('b', seen('b', null));
    keepSeen('c', seen('c', 0, 'finished'));
    expect(seenOf('a')?.view).toEqual({ seat: 0 });
    expect([seenOf('b'), seenOf('c')]).toEqual([null, null]);
    keepSeen('a', seen('a', 0, 'finished'));
    expect(seenOf('a')).toBeNull();
  });
  it('is no more than a few', () => {
    for (let number = 0; number < 40; number++) keepSeen(String(number), seen(String(number)));
    expect(Object.keys(kept().seen)).toHaveLength(12);
    expect(seenOf('39')).not.toBeNull();
  });
  it('goes with the table', () => {
    keepSeen('a', seen('a'));
    keepMine([mine('b')]);
    expect(seenOf('a')).toBeNull();
  });
  it('goes with its owner', () => {
    keepSeen('a', seen('a'));
    keepHouse('Bob', house);
    expect(seenOf('a')).toBeNull();
    keepHouse('', house);
    expect(localStorage.getItem('tortuga-kept')).toBeNull();
  });
});
