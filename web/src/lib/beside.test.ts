import { describe, expect, it } from 'vitest';
import { beside } from './beside';

const room = { width: 400, height: 300 };
const bubble = { width: 100, height: 40 };
const piece = { left: 150, top: 100, width: 40, height: 40 };

describe('a bubble', () => {
  it('goes below its piece', () => {
    expect(beside(piece, bubble, room, [])).toMatchObject({ left: 120, top: 148 });
  });
  it('goes above what lies at the bottom', () => {
    expect(beside({ ...piece, top: 250 }, bubble, room, [])).toMatchObject({ top: 202 });
  });
  it('stays in the window', () => {
    expect(beside({ ...piece, left: 0 }, bubble, room, [])).toMatchObject({ left: 8 });
  });
  it('covers nothing that can be pressed', () => {
    const below = { left: 100, top: 150, width: 200, height: 60 };
    const above = { left: 100, top: 40, width: 200, height: 50 };
    expect(beside(piece, bubble, room, [below, above])).toMatchObject({ left: 198, top: 100 });
  });
});
