import { describe, expect, it } from 'vitest';
import { choicesOf } from '$lib/choices';
import { allWords, click, everyAction, everyHint, key, pressed, Stage } from '../stage';
import { atOnce, needs } from './choices';
import { face } from './face';
import { state, STATES, STORIES, story } from './fixtures';

const stage = new Stage(face);
const { find, piece } = stage;

everyAction(stage, STATES, (now) => choicesOf(now.legal, needs), atOnce);
everyHint(stage, STATES);
allWords(stage, STATES, STORIES, /buccaneers-[a-z]/);

describe('a choice', () => {
  it.each(
    Object.entries(STATES).filter(
      ([, { view, legal }]) =>
        legal.length &&
        view.asked &&
        !['which-dice', 'which-open-dice', 'whether-to-act'].includes(view.asked.type),
    ),
  )('of %s has a place on the board', (_, now) => {
    stage.show(now);
    for (const { action, needs: wanted } of choicesOf(now.legal, needs))
      if (action.type !== 'give-up' && action.type !== 'keep-tile')
        for (const target of wanted) expect(piece(target)).not.toBeNull();
  });
});

describe('dice', () => {
  it('stay live only where they go with what is chosen', () => {
    const now = state('dice-first-4');
    stage.show(now);
    const [first] = choicesOf(now.legal, needs);
    click(piece(first?.needs[0] ?? ''));
    const together = choicesOf(now.legal, needs).filter((choice) =>
      choice.needs.includes(first?.needs[0] ?? ''),
    );
    const live = stage.all('.die[data-live="yes"]').map((die) => die.getAttribute('data-target'));
    expect(new Set(live)).toEqual(new Set(together.flatMap((choice) => choice.needs)));
  });
  it('are taken back by Escape', () => {
    const now = state('dice-first-4');
    stage.show(now);
    const target = choicesOf(now.legal, needs)[0]?.needs[0] ?? '';
    click(piece(target));
    expect(pressed(piece(target))).toBe(true);
    key('Escape', document.body);
    expect(pressed(piece(target))).toBe(false);
  });
});

describe('a choice of one thing', () => {
  it('is confirmed by a second press', () => {
    const played = stage.show(state('bonus-4'));
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
      const played = stage.show(state(name));
      expect(stage.all('[data-live="yes"], [data-for]')).toHaveLength(0);
      for (const one of stage.all('[data-target]')) click(one);
      expect(played).toEqual([]);
    },
  );
  it('does not react while a tale is told', () => {
    stage.show(state('dice-first-4'), story('ranked').events.slice(0, 1));
    expect(stage.all('[data-live="yes"], [data-for]')).toHaveLength(0);
  });
});

describe('secrets', () => {
  it('of treasure tiles stay with their owner', () => {
    const now = state('waiting-acting-4');
    stage.show(now);
    const open = now.view.finds.filter((find) => find.kept !== null);
    expect(open.every((find) => find.seat === now.view.seat)).toBe(true);
    expect(stage.all('.tile .coin').length).toBe(open.length);
  });
});

describe('another log', () => {
  it('is one tap from full size', () => {
    const now = state('waiting-acting-4');
    stage.show(now);
    click(find('.brief .head'));
    expect(find('dialog .log')).not.toBeNull();
    click(find('dialog .button'));
    expect(find('dialog')).toBeNull();
  });
});

describe('what is said of a choice under way', () => {
  it('follows it', () => {
    const now = state('dice-first-4');
    stage.show(now);
    expect(stage.question).toBe('');
    click(piece(choicesOf(now.legal, needs)[0]?.needs[0] ?? ''));
    expect(stage.question).toMatch(/^Keep [A-E]\?$/);
  });
  it('says why dice do not go together', () => {
    const now = state('dice-first-4');
    const played = stage.show(now);
    const [first] = choicesOf(now.legal, needs);
    click(piece(first?.needs[0] ?? ''));
    const dead = find('.die[data-live="no"]');
    click(dead);
    const dice = [first?.needs[0], dead?.getAttribute('data-target')]
      .map((target) => target?.slice(4))
      .sort();
    expect(stage.tried).toEqual([{ type: 'keep', dice }]);
    expect(played).toEqual([]);
  });
});
