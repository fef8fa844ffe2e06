import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '$lib/fluent.svelte';
import type { AnyEvent } from '../../generated/tortuga1667';
import Board from './Board.svelte';
import { choicesOf, isAnswer } from './choices';
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

const asked = Object.entries(STATES).filter(([, { legal }]) => legal.length);

describe('every legal action', () => {
  it.each(asked)('of %s can be done with taps', (_, now) => {
    const played = show(now);
    const choices = choicesOf(now.view, now.legal);
    for (const choice of choices) {
      for (const target of choice.needs) {
        const on = button(target) ?? piece(target);
        if (on?.getAttribute('aria-pressed') !== 'true') click(on);
      }
      if (!isAnswer(choice.action)) click(find('.confirm'));
    }
    expect(played).toEqual(choices.map(({ index }) => index));
  });

  it.each(asked)('of %s can be done with keys', (_, now) => {
    const played = show(now);
    const choices = choicesOf(now.view, now.legal);
    for (const choice of choices) {
      for (const target of choice.needs) {
        const on = piece(target) ?? button(target);
        if (on?.getAttribute('aria-pressed') === 'true') continue;
        if (on instanceof HTMLButtonElement)
          click(on); // a key on a button is a click
        else {
          expect(on?.getAttribute('tabindex')).toBe('0');
          key('Enter', on);
        }
      }
      if (!isAnswer(choice.action)) click(find('.confirm'));
    }
    expect(played).toEqual(choices.map(({ index }) => index));
  });
});

describe('a draft', () => {
  it('is confirmed by a second press', () => {
    const played = show(state('turn-4'));
    const card = piece('line:3');
    key(' ', card);
    expect(played).toEqual([]);
    key(' ', card);
    expect(played).toHaveLength(1);
  });
  it('is taken back by Escape', () => {
    show(state('look-5'));
    click(piece('line:1'));
    expect(piece('line:1')?.getAttribute('aria-pressed')).toBe('true');
    key('Escape', document.body);
    expect(piece('line:1')?.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('what is not asked', () => {
  it('does not react', () => {
    const now = state('waiting-5');
    const played = show(now);
    expect(host.querySelectorAll('[data-live="yes"], .deed, .answer')).toHaveLength(0);
    for (const one of host.querySelectorAll('[data-target]')) click(one);
    expect(played).toEqual([]);
  });
});

describe('the seal', () => {
  const press = (type: string): void =>
    act(new MouseEvent(type, { bubbles: true, button: 0 }), find('.seal'));
  it('holds no secret until it is pressed, and none afterwards', () => {
    show(state('deed-captain-9'));
    const closed = find('.seal')?.innerHTML;
    expect(find('.seal .word')?.textContent).toBe('');
    press('pointerdown');
    expect(find('.seal .word')?.textContent).not.toBe('');
    press('pointerup');
    expect(find('.seal')?.innerHTML).toBe(closed);
  });
  it('looks the same for every loyalty', () => {
    const { view, ...rest } = state('deed-captain-9');
    const drawn = (['british', 'french', 'dutch'] as const).map((loyalty) => {
      show({
        ...rest,
        view: {
          ...view,
          loyalties: view.loyalties.map((held, seat) => (seat === view.seat ? loyalty : held)),
        },
      });
      return host.innerHTML;
    });
    expect(new Set(drawn).size).toBe(1);
  });
  it('opens for a key as long as it is held', () => {
    show(state('deed-captain-9'));
    key('Enter', find('.seal'));
    expect(find('.seal .word')?.textContent).not.toBe('');
    act(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }), find('.seal'));
    expect(find('.seal .word')?.textContent).toBe('');
  });
});

describe('words', () => {
  const bare = /tortuga1667-[a-z]/;
  it.each(Object.entries(STATES))('of %s are all there', (_, now) => {
    show(now);
    expect(host.innerHTML.replace(/data-for="[^"]*"/g, '')).not.toMatch(bare);
  });
  it.each(Object.entries(STORIES))('of the story of %s are all there', (_, story) => {
    for (const event of story.events) {
      show({ ...story, legal: [] }, event);
      expect(host.innerHTML).not.toMatch(bare);
    }
  });
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
