import { describe, expect, it } from 'vitest';
import type { TurtlesView } from '../../generated/turtles';
import { STATES, STORIES } from './fixtures';
import { lasting, tells, trackTold } from './moments';
import { drafted, isMove } from './moves';
import { rounds, writeMove, written } from './notation';
import { positionOf, sideOf, track, withDraft, withEvent, withHatchlings, type Position } from './position';
import { ending } from './story';

const plain = (position: Position): unknown => [[...position.on].sort(), position.reserves];

describe.each(Object.entries(STORIES))('the story %s', (_, { view, events, after }) => {
  it('told event by event ends in the next view', () => {
    expect(plain(events.reduce(withEvent, positionOf(view)))).toEqual(plain(positionOf(after)));
  });
  it('is the same when it is drafted', () => {
    const move = after.last;
    if (!move || !isMove(move)) return;
    const side = sideOf(view.to_move);
    const done = withDraft(positionOf(view), drafted(move), side);
    expect(plain(move.type === 'hatch' ? withHatchlings(done, move.cells, side) : done)).toEqual(
      plain(positionOf(after)),
    );
    expect(tells(move, events)).toBe(true);
    expect(tells(move, events.slice(0, 1))).toBe(true);
    expect(trackTold(events)).not.toBeNull();
  });
  it('is written as its move', () => {
    expect(written(events).map(({ text }) => text)).toEqual(after.last ? [writeMove(after.last)] : []);
  });
  it('keeps every turtle that it does not hatch', () => {
    const before = track(null, positionOf(view));
    const now = track(before, positionOf(after));
    expect(
      plain({ on: new Map(now.map(({ cell, standing }) => [cell, standing])), reserves: after.reserves }),
    ).toEqual(plain(positionOf(after)));
    const ids = now.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of before) expect(ids).toContain(id);
  });
  it('is told in good time', () => {
    for (const event of events) expect(lasting(event)).toBeLessThanOrEqual(650);
  });
});

describe('the same turtle', () => {
  const at = (south: string[], overturned: string[] = []): Position =>
    positionOf({ south, north: [], overturned, reserves: [0, 0] });
  it('is recognised after its move and on its back', () => {
    const before = track(null, at(['d3', 'c2']));
    const [moved, stayed] = track(before, at(['d4'], ['c2']));
    expect([moved?.id, moved?.cell, stayed?.id, stayed?.standing]).toEqual([0, 'd4', 1, null]);
  });
  it('hatches only before our eyes', () => {
    const before = track(null, at(['d3']));
    expect(before[0]?.hatched).toBe(false);
    expect(track(before, at(['d3', 'c1']))[1]?.hatched).toBe(true);
  });
});

describe('the list of moves', () => {
  it('has one line for both players, the first one in front', () => {
    const told = rounds([
      { type: 'begins', player: 1 },
      { type: 'stepped', player: 1, origin: 'd5', to: 'd4' },
      { type: 'jumped', player: 0, origin: 'd3', over: 'd4', to: 'd5', effect: 'overturned', faces: null },
      { type: 'jumped', player: 0, origin: 'd5', over: 'c5', to: 'b5', effect: 'righted', faces: 'north' },
      { type: 'hatched', player: 1, cells: ['c6', 'd6'] },
      { type: 'swapped', player: 0 },
    ]);
    expect(told.first).toBe(1);
    expect(told.rounds.map(({ moves }) => moves.map((move) => move?.text))).toEqual([
      ['d5-d4', 'd3>d5>b5=N'],
      ['+c6,d6', 'swap'],
    ]);
  });
  it.each(Object.entries(STATES))('of %s alternates', (_, { past }) => {
    const players = written(past).map(({ player }) => player);
    players.forEach((player, index) => expect(player).not.toBe(players[index + 1]));
  });
});

describe('the last screen', () => {
  it('tells who came how far', () => {
    const view = { ...STATES['end-goal']?.view } as TurtlesView;
    const { sides, figures } = ending(view, STATES['end-goal']?.past);
    const winner = sides.find(({ won }) => won);
    expect(winner?.figures.find(({ id }) => id === 'nearest')?.count).toBe(0);
    expect(figures.find(({ id }) => id === 'moves')?.count).toBeGreaterThan(4);
    expect(ending(view).figures.map(({ id }) => id)).toEqual(['overturned']);
  });
});
