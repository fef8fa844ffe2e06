/** A board on a page, for the tests: shown in a state, pressed, read. */

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyGame, Face } from '$games/index';
import type { Choice } from '$lib/choices';
import { speak } from '$lib/fluent.svelte';
import type { Shown, Story } from '../gallery/fixtures';

const nothing = (): void => undefined;

export class Stage<G extends AnyGame> {
  host: HTMLElement = document.body;
  /** What the board asks in the bar, and what was tried on it that cannot be done. */
  question = '';
  tried: G['AnyAction'][] = [];
  #shown: Record<string, unknown> | undefined;

  constructor(readonly face: Face<G>) {
    beforeAll(async () => {
      const observer = { observe: nothing, unobserve: nothing, disconnect: nothing };
      vi.stubGlobal('ResizeObserver', function ResizeObserver() {
        return observer;
      });
      vi.stubGlobal('matchMedia', () => ({ matches: true }));
      Element.prototype.scrollIntoView = nothing;
      await speak('en');
    });
    beforeEach(() => {
      this.host = document.createElement('main');
      document.body.append(this.host);
    });
    afterEach(() => {
      this.clear();
      this.host.remove();
    });
  }

  clear(): void {
    if (this.#shown) void unmount(this.#shown);
    this.#shown = undefined;
  }

  put<Props extends Record<string, unknown>>(what: Component<Props>, props: Props): void {
    this.clear();
    this.#shown = mount(what, { target: this.host, props });
    flushSync();
  }

  /** Shows a board; what is played on it gathers in the list that is returned. */
  show({ view, legal, names }: Shown<G>, told: G['AnyEvent'][] = [], hinted: number | null = null): number[] {
    const played: number[] = [];
    this.tried = [];
    this.put(this.face.Board, {
      view,
      legal,
      names,
      told,
      hinted,
      play: (index: number) => played.push(index),
      asks: (question: string) => (this.question = question),
      why: (action: G['AnyAction']) => this.tried.push(action),
    });
    return played;
  }

  readonly find = (selector: string): Element | null => this.host.querySelector(selector);
  readonly all = (selector: string): Element[] => [...this.host.querySelectorAll(selector)];
  readonly piece = (target: string) => this.find(`[data-target="${target}"][data-live="yes"]`);
  readonly button = (target: string) => this.find(`[data-for="${target}"]`);
}

export function act(event: Event, on: Element | null): void {
  if (!on) throw new Error('nothing to act on');
  on.dispatchEvent(event);
  flushSync();
}
export const click = (on: Element | null): void => act(new MouseEvent('click', { bubbles: true }), on);
export const key = (name: string, on: Element | null): void =>
  act(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }), on);
export const pressed = (on: Element | null): boolean => on?.getAttribute('aria-pressed') === 'true';

/** On a board of targets all that is legal can be done, by pointer and by keys. */
export function everyAction<G extends AnyGame>(
  stage: Stage<G>,
  states: Record<string, Shown<G>>,
  choicesOf: (now: Shown<G>) => Choice<G['AnyAction']>[],
  atOnce: (action: G['AnyAction']) => boolean,
): void {
  const asked = Object.entries(states).filter(([, { legal }]) => legal.length);
  const doAll = (now: Shown<G>, press: (target: string) => void): void => {
    const played = stage.show(now);
    const choices = choicesOf(now);
    for (const choice of choices) {
      choice.needs.forEach(press);
      if (!atOnce(choice.action)) click(stage.find('.confirm'));
    }
    expect(played).toEqual(choices.map(({ index }) => index));
  };

  describe('every legal action', () => {
    it.each(asked)('of %s can be done with taps', (_, now) =>
      doAll(now, (target) => {
        const on = stage.button(target) ?? stage.piece(target);
        if (!pressed(on)) click(on);
      }),
    );
    it.each(asked)('of %s can be done with keys', (_, now) =>
      doAll(now, (target) => {
        const on = stage.piece(target) ?? stage.button(target);
        if (pressed(on)) return;
        if (on instanceof HTMLButtonElement) {
          click(on); // a key on a button is a click
          return;
        }
        expect(on?.getAttribute('tabindex')).toBe('0');
        key('Enter', on);
      }),
    );
  });
}

/** What a board shows of a hint: pieces or words that are chosen, or rings around cells. */
const HINTED = '[data-hinted], .hinted, .chosen, [aria-pressed="true"], [data-picked="yes"]';

/** A hint can be seen on the board, whatever it is, and nothing is done by it. */
export function everyHint<G extends AnyGame>(stage: Stage<G>, states: Record<string, Shown<G>>): void {
  const free = Object.entries(states).filter(([, { legal }]) => legal.length > 1);
  it.each(free)('a hint is shown on the board of %s', (_, now) => {
    for (const hinted of new Set([0, now.legal.length >> 1, now.legal.length - 1])) {
      expect(stage.show(now, [], hinted)).toEqual([]);
      expect(stage.find(HINTED)).not.toBeNull();
    }
  });
}

/** No screen shows the id of a message instead of its words. */
export function allWords<G extends AnyGame>(
  stage: Stage<G>,
  states: Record<string, Shown<G>>,
  stories: Record<string, Story<G>>,
  bare: RegExp,
): void {
  const { Ending, Moves } = stage.face;
  const readable = (): void =>
    expect(stage.host.innerHTML.replace(/data-for="[^"]*"/g, '')).not.toMatch(bare);

  describe('words', { timeout: 30_000 }, () => {
    it.each(Object.entries(states))('of %s are all there', (_, now) => {
      stage.show(now);
      readable();
      if (!Moves) return;
      stage.put(Moves, { events: now.past });
      readable();
    });
    it.each(Object.entries(stories))('of the story of %s are all there', (_, story) => {
      story.events.forEach((_, index) => {
        stage.show(story, story.events.slice(0, index + 1));
        readable();
      });
    });
    it.each(Object.entries(states).filter(([, { view }]) => view.outcome))(
      'of the last screen of %s are all there',
      (_, { view, names, past }) => {
        stage.put(Ending, { view, names, events: past });
        readable();
        for (const name of names) expect(stage.host.textContent).toContain(name);
      },
    );
  });
}
