import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Shown } from '../../gallery/fixtures';
import type { AnyAction, Game } from '../../generated/turtles';
import { act, allWords, click, everyHint, key, Stage } from '../stage';
import { centre, HEIGHT, WIDTH, type Cell } from './board';
import { face } from './face';
import { state, STATES, STORIES } from './fixtures';

const stage = new Stage(face);
const { find } = stage;
let cells: Map<Cell, Element>;

function show(now: Shown<Game>): number[] {
  const played = stage.show(now);
  cells = new Map(stage.all('[data-cell]').map((one) => [one.getAttribute('data-cell') ?? '', one]));
  return played;
}

const bare = /turtles-(web|side|reserve|last|outcome)/;
everyHint(stage, STATES);
allWords(stage, STATES, STORIES, bare);

const cell = (name: Cell): Element | null => cells.get(name) ?? null;
const live = (name: Cell): boolean => cell(name)?.getAttribute('aria-disabled') === 'false';

function focus(on: Element | null): Element | null {
  if (on instanceof SVGElement || on instanceof HTMLElement) on.focus();
  flushSync();
  return on;
}

/** Does an action with a way of pressing things. */
function perform(action: AnyAction, press: (on: Element | null) => void): void {
  if (action.type === 'step') [action.origin, action.to].forEach((name) => press(cell(name)));
  if (action.type === 'jump') {
    press(cell(action.origin));
    for (const { cell: name, faces } of action.landings) {
      press(cell(name));
      if (faces) click(find(`.facing [data-side="${faces}"]`));
    }
  }
  if (action.type === 'hatch') {
    action.cells.forEach((name) => press(cell(name)));
    click(find('[data-hatch]'));
  }
  if (action.type === 'swap') click(find('[data-answer="swap"]'));
}

/** Steps differ in nothing but their cells, and so do hundreds of hatchings: one of so many is enough. */
const SAMPLED = { step: 3, jump: 1, hatch: 71, swap: 1 };
const some = (legal: AnyAction[]): number[] =>
  legal.flatMap(({ type }, index) =>
    index % SAMPLED[type] === 0 || index === legal.length - 1 ? [index] : [],
  );
const asked = Object.entries(STATES).filter(([, { legal }]) => legal.length);

describe('every kind of legal action', { timeout: 20_000 }, () => {
  it.each(asked)('of %s can be done with taps', (_, now) => {
    const played = show(now);
    const wanted = some(now.legal);
    for (const index of wanted) perform(now.legal[index]!, click);
    expect(played).toEqual(wanted);
  });
  it.each(asked)('of %s can be done with keys', (_, now) => {
    const played = show(now);
    const wanted = some(now.legal);
    for (const index of wanted) {
      perform(now.legal[index]!, (on) => {
        expect(on?.getAttribute('tabindex')).toBe('0');
        key('Enter', focus(on));
      });
    }
    expect(played).toEqual(wanted);
  });
});

describe('the focus', () => {
  it('walks with the arrows and goes into the facing and back', () => {
    const now = state('facing');
    show(now);
    key('ArrowUp', focus(cell('d2')));
    expect(document.activeElement).toBe(cell('d3'));
    const jump = now.legal.find((action) => action.type === 'jump' && action.landings[0]?.faces);
    if (jump?.type !== 'jump') throw new Error('no jump');
    key('Enter', focus(cell(jump.origin)));
    key('Enter', focus(cell(jump.landings[0]!.cell)));
    expect(document.activeElement?.getAttribute('data-side')).toBe('south');
    key('ArrowRight', document.activeElement);
    expect(document.activeElement?.getAttribute('data-side')).toBe('north');
    key('Escape', document.activeElement);
    expect(find('.facing')).toBeNull();
    expect(document.activeElement).toBe(cell(jump.origin));
    expect(cell(jump.origin)?.getAttribute('aria-pressed')).toBe('true');
    key('Enter', focus(cell(jump.landings[0]!.cell)));
    click(document.activeElement);
    expect(document.activeElement).toBe(cell(jump.landings[0]!.cell));
    key('Escape', document.activeElement);
    expect(find('[aria-pressed="true"]')).toBeNull();
  });
});

describe('a chain that may end early', () => {
  const { view, names } = state('start-south');
  const legal: AnyAction[] = [
    { type: 'jump', origin: 'c2', landings: [{ cell: 'c4', faces: null }] },
    {
      type: 'jump',
      origin: 'c2',
      landings: [
        { cell: 'c4', faces: null },
        { cell: 'e5', faces: null },
      ],
    },
  ];
  it('offers both', () => {
    const played = show({ view, names, legal, past: [] });
    click(cell('c2'));
    click(cell('c4'));
    expect(played).toEqual([]);
    expect(live('e5')).toBe(true);
    click(find('[data-stop]'));
    click(cell('c2'));
    click(cell('c4'));
    click(cell('c4'));
    click(cell('c2'));
    click(cell('c4'));
    click(cell('e5'));
    expect(played).toEqual([0, 0, 1]);
  });
});

describe('a turtle carried by hand', () => {
  const board = (): Element => find('[role="group"]')!;
  function pointer(type: string, name: Cell | { x: number; y: number }, on: Element | null): void {
    const point = typeof name === 'string' ? centre(name, false) : name;
    act(
      new MouseEvent(type, {
        bubbles: true,
        button: 0,
        clientX: point.x + WIDTH / 2,
        clientY: point.y + HEIGHT / 2,
      }),
      on,
    );
  }
  function carry(from: Cell, to: Cell | { x: number; y: number }): void {
    vi.spyOn(board(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, HEIGHT));
    pointer('pointerdown', from, cell(from));
    pointer('pointermove', to, board());
    pointer('pointerup', to, board());
  }
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        public left: number,
        public top: number,
        public width: number,
        public height: number,
      ) {}
    },
  );
  it('lands on a target', () => {
    const now = state('start-south');
    const played = show(now);
    const index = now.legal.findIndex((action) => action.type === 'step');
    const step = now.legal[index];
    if (step?.type !== 'step') throw new Error('no step');
    carry(step.origin, step.to);
    expect(played).toEqual([index]);
  });
  it('goes back from anywhere else', () => {
    const now = state('start-south');
    const played = show(now);
    carry('d3', 'd2');
    carry('d3', { x: 250, y: 250 });
    expect(played).toEqual([]);
    expect(find('[aria-pressed="true"]')).toBeNull();
  });
});

describe('what is not asked', () => {
  it('does not react', () => {
    const now = state('waiting');
    const played = show(now);
    expect(stage.all('[aria-disabled="false"]')).toHaveLength(0);
    for (const one of stage.all('[data-cell]')) click(one);
    expect(played).toEqual([]);
  });
});

describe('a draw', () => {
  it('has all its words', () => {
    const { view, names } = state('end-goal');
    const outcome = { winners: [], reason: 'repetition', points: null };
    stage.put(face.Ending, { view: { ...view, outcome }, names, events: [] });
    expect(stage.host.innerHTML).not.toMatch(bare);
    expect(stage.all('.home .turtle')).toHaveLength(2);
  });
});

describe('what is said of a choice under way', () => {
  it('follows it', () => {
    show(state('facing'));
    expect(stage.question).toBe('');
    const jump = state('facing').legal.find((action) => action.type === 'jump' && action.landings[0]?.faces);
    if (jump?.type !== 'jump') throw new Error('no jump');
    click(cell(jump.origin));
    expect(stage.question).toBe('Where to?');
    click(cell(jump.landings[0]?.cell ?? ''));
    expect(stage.question).toMatch(/^Whose is [a-g][1-7] now\?$/);
    key('Escape', document.body);
    key('Escape', document.body);
    expect(stage.question).toBe('');
  });
  it('says why where nothing can be done, by pointer and by key', () => {
    const played = show(state('free-choice'));
    const dead = [...cells.keys()].find((name) => !live(name)) ?? '';
    click(cell(dead));
    key('Enter', focus(cell(dead)));
    expect(stage.tried).toHaveLength(2);
    expect(stage.tried[0]).toMatchObject({ type: 'step', origin: dead });
    expect(played).toEqual([]);
  });
  it('says nothing to those who are not asked', () => {
    show(state('waiting'));
    for (const one of cells.values()) click(one);
    expect(stage.tried).toEqual([]);
  });
});
