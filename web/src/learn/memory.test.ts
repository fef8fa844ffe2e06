import { beforeEach, describe, expect, it } from 'vitest';
import { hasPlayed, keepPlayed, keepStep, stepOf } from './memory';

beforeEach(() => localStorage.clear());

describe('what a browser remembers', () => {
  it('is how far each lesson has come', () => {
    keepStep('turtles', 3);
    keepStep('buccaneers', 1);
    expect([stepOf('turtles'), stepOf('buccaneers'), stepOf('tortuga1667')]).toEqual([3, 1, 0]);
  });
  it('is which games have been played', () => {
    keepPlayed('turtles');
    keepPlayed('turtles');
    expect([hasPlayed('turtles'), hasPlayed('buccaneers')]).toEqual([true, false]);
  });
  it('is nothing where it cannot be read', () => {
    localStorage.setItem('tortuga-learnt', '{');
    expect([stepOf('turtles'), hasPlayed('turtles')]).toEqual([0, false]);
  });
});
