import { describe, expect, it } from 'vitest';
import { act, allWords, click, everyAction, everyHint, key, pressed, Stage } from '../stage';
import { choicesOf, isAnswer } from './choices';
import { face } from './face';
import { state, STATES, STORIES } from './fixtures';

const stage = new Stage(face);
const { find, piece } = stage;

everyAction(stage, STATES, (now) => choicesOf(now.view, now.legal), isAnswer);
everyHint(stage, STATES);
allWords(stage, STATES, STORIES, /tortuga1667-[a-z]/);

describe('a draft', () => {
  it('is confirmed by a second press', () => {
    const played = stage.show(state('turn-4'));
    const card = piece('line:3');
    key(' ', card);
    expect(played).toEqual([]);
    key(' ', card);
    expect(played).toHaveLength(1);
  });
  it('is taken back by Escape', () => {
    stage.show(state('look-5'));
    click(piece('line:1'));
    expect(pressed(piece('line:1'))).toBe(true);
    key('Escape', document.body);
    expect(pressed(piece('line:1'))).toBe(false);
  });
});

describe('what is not asked', () => {
  it('does not react', () => {
    const now = state('waiting-5');
    const played = stage.show(now);
    expect(stage.all('[data-live="yes"], .deed, .answer')).toHaveLength(0);
    for (const one of stage.all('[data-target]')) click(one);
    expect(played).toEqual([]);
  });
});

describe('the seal', () => {
  const press = (type: string): void =>
    act(new MouseEvent(type, { bubbles: true, button: 0 }), find('.seal'));
  it('holds no secret until it is pressed, and none afterwards', () => {
    stage.show(state('deed-captain-9'));
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
      stage.show({
        ...rest,
        view: {
          ...view,
          loyalties: view.loyalties.map((held, seat) => (seat === view.seat ? loyalty : held)),
        },
      });
      return stage.host.innerHTML;
    });
    expect(new Set(drawn).size).toBe(1);
  });
  it('opens for a key as long as it is held', () => {
    stage.show(state('deed-captain-9'));
    key('Enter', find('.seal'));
    expect(find('.seal .word')?.textContent).not.toBe('');
    act(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }), find('.seal'));
    expect(find('.seal .word')?.textContent).toBe('');
  });
});

describe('what is said of a choice under way', () => {
  it('follows it', () => {
    stage.show(state('look-5'));
    expect(stage.question).toBe('');
    click(piece('line:1'));
    expect(stage.question).toBe('And which second card?');
    click(piece('line:2'));
    expect(stage.question).toBe('Look at cards 1 and 2?');
  });
  it('says why somebody cannot be chosen', () => {
    const played = stage.show(state('deed-captain-9'));
    const pawn = find('[data-target^="pawn:"][data-live="no"]');
    click(pawn);
    expect(stage.tried).toEqual([
      { type: 'choose', player: Number(pawn?.getAttribute('data-target')?.slice(5)) },
    ]);
    expect(played).toEqual([]);
  });
});

describe('a vote', () => {
  it.each(Object.keys(STORIES).filter((name) => /^(attack|brawl|mutiny)/.test(name)))(
    '%s says what it takes, and how it came out',
    (name) => {
      const told = STORIES[name];
      const end = told?.events.findIndex(({ type }) => type.endsWith('-decided')) ?? -1;
      if (!told) return;
      stage.show(told, told.events.slice(0, end + 1));
      expect(find('.goal')?.textContent).toMatch(/It takes|more flags/);
      expect(find('.verdict')?.textContent).toMatch(/succeeds|fails|overthrown|stays|treasure/);
    },
  );
});
