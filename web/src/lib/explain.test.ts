import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Explain from './Explain.svelte';
import { speak } from './fluent.svelte';

let board: HTMLElement;
let shown: Record<string, unknown>;

function set(idle = ''): void {
  shown = mount(Explain, { target: document.body, props: { within: board, game: 'turtles', idle } });
  flushSync();
}
const bubble = (): string => document.querySelector('.bubble')?.textContent.trim() ?? '';
function key(name: string, on: Element = document.body): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

beforeAll(() => speak('en'));
beforeEach(() => {
  board = document.createElement('div');
  board.innerHTML = '<span data-target="a" data-explain="A die."></span><span data-target="b"></span>';
  document.body.append(board);
});
afterEach(() => {
  void unmount(shown);
  board.remove();
});

describe('pieces that cannot be chosen', () => {
  it('are reached by a key, said what they are, and pressed to hear why not', () => {
    set();
    const pressed: string[] = [];
    board.addEventListener('click', ({ target }) =>
      pressed.push((target as HTMLElement).dataset.target ?? ''),
    );
    key('?');
    expect(bubble()).toBe('A die.');
    key('?');
    const here = document.activeElement as HTMLElement;
    expect(here.dataset.target).toBe('b');
    key('Enter', here);
    expect(pressed).toEqual(['b']);
  });

  it('are explained no longer once something beside the board is pressed', () => {
    set();
    key('?');
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    flushSync();
    expect(bubble()).toBe('');
  });

  it('say whom the table waits for, while nothing can be chosen at all', () => {
    set('Waiting for Bob.');
    board.querySelector('[data-target=b]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(bubble()).toBe('Waiting for Bob.');
  });

  it('say nothing of that where something can be chosen', () => {
    set();
    board.querySelector('[data-target=b]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(bubble()).toBe('');
  });
});
