import { describe, expect, it } from 'vitest';
import { between, camp, cellAt, CELLS, centre, neighbour, opposite, steps } from './board';

describe('the hexagon', () => {
  it('has 37 cells, each found again at its centre', () => {
    expect(CELLS).toHaveLength(37);
    for (const turned of [false, true])
      for (const cell of CELLS) expect(cellAt(centre(cell, turned), turned)).toBe(cell);
    expect(cellAt({ x: 250, y: 280 }, false)).toBeUndefined();
  });
  it('counts steps and finds what a jump passes over', () => {
    expect(steps('d1', 'd7')).toBe(6);
    expect(steps('a1', 'g4')).toBe(6);
    expect(between('c2', 'c4')).toBe('c3');
    expect(between('c4', 'e5')).toBe('d5');
    expect(between('d3', 'd4')).toBeUndefined();
  });
  it('has nine cells in each camp', () => {
    expect(CELLS.filter((cell) => camp(cell) === 'south').sort()).toEqual([
      'b1',
      'c1',
      'c2',
      'd1',
      'd2',
      'd3',
      'e1',
      'e2',
      'f1',
    ]);
    expect(CELLS.filter((cell) => camp(cell) === 'north')).toHaveLength(9);
  });
  it('is turned round cell by cell', () => {
    expect([opposite('d3'), opposite('c3'), opposite('a1')]).toEqual(['d5', 'e4', 'g4']);
  });
  it('leads an arrow key everywhere', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    for (const turned of [false, true]) {
      const reached = new Set(['d4']);
      for (const cell of reached) for (const key of keys) reached.add(neighbour(cell, key, turned) ?? cell);
      expect(reached.size).toBe(CELLS.length);
    }
    expect(neighbour('d4', 'ArrowUp', false)).toBe('d5');
    expect(neighbour('d4', 'ArrowUp', true)).toBe('d3');
  });
});
