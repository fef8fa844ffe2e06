import { describe, expect, it } from 'vitest';
import { COATS, ems, fit, letters } from './pawns';

describe('letters', () => {
  it('are initials where they can be', () => {
    expect(letters(['Anne', 'Bart', 'Žofie'])).toEqual(['A', 'B', 'Ž']);
  });
  it('differ for everyone', () => {
    const names = ['Anna', 'Anna', 'Ann', 'An', 'A', 'A', '???', '海', 'anna'];
    expect(new Set(letters(names)).size).toBe(names.length);
  });
});

describe('fitting', () => {
  it('leaves a short name alone', () => {
    expect(fit('Grace', 60, 11)).toBe('Grace');
  });
  it('cuts a long one', () => {
    const cut = fit('François l’Olonnais', 60, 11);
    expect(cut.endsWith('…')).toBe(true);
    expect(ems(cut) * 11).toBeLessThanOrEqual(60);
  });
});

it('has a coat for nine', () => {
  expect(new Set(COATS).size).toBe(9);
});
