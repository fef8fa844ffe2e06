import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesOf } from '$lib/choices';
import { speak } from '$lib/fluent.svelte';
import type { AnyEvent } from '../../generated/buccaneers';
import Board from './Board.svelte';
import { atOnce, needs } from './choices';
import Ending from './Ending.svelte';
import { state, STATES, STORIES, type Shown } from './fixtures';

let host: HTMLElement;
let board: Record<string, unknown> | undefined;

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => undefined;
  await speak('en');
});
beforeEach(() => {
  host = document.createElement('main');
  document.body.append(host);
});
afterEach(() => {
  clear();
  host.remove();
});

function clear(): void {
  if (board) void unmount(board);
  board = undefined;
}

function show({ view, legal, names }: Shown, event: AnyEvent | null = null): number[] {
  const played: number[] = [];
  clear();
  board = mount(Board, {
    target: host,
    props: { view, legal, names, event, play: (index: number) => played.push(index) },
  });
  flushSync();
  return played;
}

const find = (selector: string): Element | undefined => host.querySelector(selector) ?? undefined;
const act = (event: Event, on: Element | undefined): void => {
  on?.dispatchEvent(event);
  flushSync();
};
const click = (on: Element | undefined): void => act(new MouseEvent('click', { bubbles: true }), on);
const key = (name: string, on: Element | undefined): void =>
  act(new KeyboardEvent('keydown', { key: name, bubbles: true }), on);
const piece = (target: string): Element | undefined => find(`[data-target="${target}"][data-live="yes"]`);
const button = (target: string): Element | undefined => find(`[data-for="${target}"]`);
const pressed = (on: Element | undefined): boolean => on?.getAttribute('aria-pressed') === 'true';

const asked = Object.entries(STATES).filter(([, { legal }]) => legal.length);

describe('every legal action', () => {
  it.each(asked)('of %s can be done with taps', (_, now) => {
    const played = show(now);
    const choices = choicesOf(now.legal, needs);
    for (const choice of choices) {
      for (const target of choice.needs) {
        const on = button(target) ?? piece(target);
        if (!pressed(on)) click(on);
      }
      if (!atOnce(choice.action)) click(find('.confirm'));
    }
    expect(played).toEqual(choices.map(({ index }) => index));
  });

  it.each(asked)('of %s can be done with keys', (_, now) => {
    const played = show(now);
    const choices = choicesOf(now.legal, needs);
    for (const choice of choices) {
      for (const target of choice.needs) {
        const on = piece(target) ?? button(target);
        if (pressed(on)) continue;
        if (on instanceof HTMLButtonElement)
          click(on); // a key on a button is a click
        else {
          expect(on?.getAttribute('tabindex')).toBe('0');
          key('Enter', on);
        }
      }
      if (!atOnce(choice.action)) click(find('.confirm'));
    }
    expect(played).toEqual(choices.map(({ index }) => index));
  });

  it.each(
    asked.filter(
      ([, { view }]) =>
        view.asked && !['which-dice', 'which-open-dice', 'whether-to-act'].includes(view.asked.type),
    ),
  )('of %s has a place on the board', (_, now) => {
    show(now);
    for (const { action, needs: wanted } of choicesOf(now.legal, needs))
      if (action.type !== 'give-up' && action.type !== 'keep-tile')
        for (const target of wanted) expect(piece(target)).toBeDefined();
  });
});

describe('dice', () => {
  it('stay live only where they go with what is chosen', () => {
    const now = state('dice-first-4');
    show(now);
    const [first] = choicesOf(now.legal, needs);
    click(piece(first?.needs[0] ?? ''));
    const together = choicesOf(now.legal, needs).filter((choice) =>
      choice.needs.includes(first?.needs[0] ?? ''),
    );
    const live = [...host.querySelectorAll('.die[data-live="yes"]')].map((die) =>
      die.getAttribute('data-target'),
    );
    expect(new Set(live)).toEqual(new Set(together.flatMap((choice) => choice.needs)));
  });
  it('are taken back by Escape', () => {
    const now = state('dice-first-4');
    show(now);
    const target = choicesOf(now.legal, needs)[0]?.needs[0] ?? '';
    click(piece(target));
    expect(pressed(piece(target))).toBe(true);
    key('Escape', document.body);
    expect(pressed(piece(target))).toBe(false);
  });
});

describe('a choice of one thing', () => {
  it('is confirmed by a second press', () => {
    const played = show(state('bonus-4'));
    const space = piece('deed:hunt');
    key(' ', space);
    expect(played).toEqual([]);
    key(' ', space);
    expect(played).toHaveLength(1);
  });
});

describe('what is not asked', () => {
  it.each(['waiting-acting-4', 'chosen-4', 'loaded-4', 'spectator-rolling-4'])(
    'does not react in %s',
    (name) => {
      const played = show(state(name));
      expect(host.querySelectorAll('[data-live="yes"], [data-for]')).toHaveLength(0);
      for (const one of host.querySelectorAll('[data-target]')) click(one);
      expect(played).toEqual([]);
    },
  );
  it('does not react while a tale is told', () => {
    const story = STORIES['ranked'];
    const now = state('dice-first-4');
    show(now, story?.events[0] ?? null);
    expect(host.querySelectorAll('[data-live="yes"], [data-for]')).toHaveLength(0);
  });
});

describe('secrets', () => {
  it('of treasure tiles stay with their owner', () => {
    const now = state('waiting-acting-4');
    show(now);
    const open = now.view.finds.filter((find) => find.kept !== null);
    expect(open.every((find) => find.seat === now.view.seat)).toBe(true);
    expect(host.querySelectorAll('.tile .coin').length).toBe(open.length);
  });
});

describe('another log', () => {
  it('is one tap from full size', () => {
    const now = state('waiting-acting-4');
    show(now);
    click(find('.brief .head'));
    expect(find('dialog .log')).toBeDefined();
    click(find('dialog .button'));
    expect(find('dialog')).toBeUndefined();
  });
});

describe('words', () => {
  const bare = /buccaneers-[a-z]/;
  it.each(Object.entries(STATES))('of %s are all there', (_, now) => {
    show(now);
    expect(host.innerHTML).not.toMatch(bare);
  });
  it.each(Object.entries(STORIES))(
    'of the story of %s are all there',
    (_, story) => {
      for (const event of story.events) {
        show({ ...story, legal: [] }, event);
        expect(host.innerHTML).not.toMatch(bare);
      }
    },
    30_000,
  );
  it.each(Object.entries(STATES).filter(([, { view }]) => view.outcome))(
    'of the last screen of %s are all there',
    (_, { view, names }) => {
      clear();
      board = mount(Ending, { target: host, props: { view, names } });
      flushSync();
      expect(host.innerHTML).not.toMatch(bare);
      for (const name of names) expect(host.textContent).toContain(name);
    },
  );
});
