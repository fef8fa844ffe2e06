import { describe, expect, it } from 'vitest';
import { click, pressed, Stage } from '../stage';
import { choicesOf, isAnswer } from './choices';
import { face } from './face';
import { STATES } from './fixtures';
import Own from './Own.svelte';

const stage = new Stage({ ...face, Board: Own });
const press = (on: Element | null): void => {
  if (!pressed(on)) click(on);
};

describe('a phone beside a big screen', () => {
  it.each(Object.entries(STATES).filter(([, { legal }]) => legal.length))(
    'can do all that is legal in %s',
    (_, now) => {
      const played = stage.show(now);
      const choices = choicesOf(now.view, now.legal);
      for (const { action, needs } of choices) {
        const word = stage.button(needs.join(' '));
        if (word) press(word);
        else needs.forEach((target) => press(stage.button(target) ?? stage.piece(target)));
        if (!isAnswer(action)) click(stage.find('.confirm'));
      }
      expect(played).toEqual(choices.map(({ index }) => index));
    },
  );
  it.each(Object.entries(STATES))('shows no chart and nobody else in %s', (_, now) => {
    stage.show(now);
    expect(stage.find('.chart, .crew')).toBeNull();
  });
});
