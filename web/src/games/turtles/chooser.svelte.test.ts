import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyAction, AnyEvent, TurtlesView } from '../../generated/turtles';
import { Chooser } from './chooser.svelte';
import { state, STORIES, story } from './fixtures';
import { positionOf, type Position } from './position';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

function sit(
  view: TurtlesView,
  legal: AnyAction[],
): {
  chooser: Chooser;
  table: { view: TurtlesView; legal: AnyAction[]; told: AnyEvent[] };
  played: number[];
} {
  const table = $state({ view, legal, told: [] });
  const played: number[] = [];
  let chooser: Chooser | undefined;
  stop = $effect.root(() => {
    chooser = new Chooser(() => ({ ...table, play: (index) => played.push(index) }));
  });
  if (!chooser) throw new Error('no chooser');
  return { chooser, table, played };
}
const plain = (position: Position): unknown => [[...position.on].sort(), position.reserves];

describe('a move played here', () => {
  const now = state('chain');
  const index = now.legal.findIndex((action) => action.type === 'jump' && action.landings.length >= 3);
  const jump = now.legal[index]!;

  it('is shown at once and not played back when it is told', () => {
    const { chooser, table, played } = sit(now.view, now.legal);
    if (jump.type !== 'jump') throw new Error('no jump');
    chooser.press(jump.origin);
    for (const { cell, faces } of jump.landings) {
      chooser.press(cell);
      if (faces) chooser.face(faces);
    }
    expect(played).toEqual([index]);
    const shown = plain(chooser.position);
    const { origin } = jump;
    const to = jump.landings[0]!.cell;
    table.told = [{ type: 'jumped', player: 0, origin, over: 'd4', to, effect: 'none', faces: null }];
    flushSync();
    expect(plain(chooser.position)).toEqual(shown);
  });
  it('is forgotten with the next view, and with the next press', () => {
    const { chooser, table } = sit(now.view, now.legal);
    const step = state('start-south');
    table.view = step.view;
    table.legal = step.legal;
    chooser.press('d3');
    chooser.press('d4');
    expect(chooser.position.on.get('d4')).toBe('south');
    chooser.press('c2');
    expect(chooser.position.on.get('d4')).toBeUndefined();
    chooser.cancel();
    chooser.press('d3');
    chooser.press('d4');
    table.view = now.view;
    expect(plain(chooser.position)).toEqual(plain(positionOf(now.view)));
  });
});

describe('a draft', () => {
  it('outlives the same choices sent again, and no others', () => {
    const { view, legal } = state('start-south');
    const { chooser, table } = sit(view, legal);
    chooser.press('d3');
    table.legal = [...legal];
    table.view = { ...view };
    expect(chooser.draft.origin).toBe('d3');
    table.legal = legal.slice(1);
    expect(chooser.busy).toBe(false);
  });
});

describe.each(Object.keys(STORIES))('the story %s', (name) => {
  it('is told landing by landing', () => {
    const { view, events, after } = story(name);
    const { chooser, table } = sit(view, []);
    table.told = events;
    expect(plain(chooser.position)).toEqual(plain(positionOf(after)));
    table.told = [];
    expect(plain(chooser.position)).toEqual(plain(positionOf(view)));
    table.view = after;
    expect(plain(chooser.position)).toEqual(plain(positionOf(after)));
  });
});
