import { describe, expect, it } from 'vitest';
import { CHOICE, choicesOf, fits, namesOf, opening, pick, whole } from './choices';

const dice = choicesOf(['A', 'B', 'AB', 'C'], (word) => Array.from(word).map((letter) => `die:${letter}`));

describe('a draft', () => {
  it('is whole when it holds exactly what a choice needs', () => {
    expect(whole(dice, ['die:B', 'die:A'])?.index).toBe(2);
    expect(whole(dice, ['die:A', 'die:C'])).toBeUndefined();
    expect(whole(dice, [])).toBeUndefined();
  });
  it('can be led on where some choice needs all of it', () => {
    expect(fits(dice, ['die:A', 'die:B'])).toBe(true);
    expect(fits(dice, ['die:A', 'die:C'])).toBe(false);
  });
  it('takes a thing back that is pressed again', () => {
    expect(pick(dice, ['die:A', 'die:B'], 'die:A')).toEqual(['die:B']);
  });
  it('gives up what does not go with the new', () => {
    expect(pick(dice, ['die:A', 'die:B'], 'die:C')).toEqual(['die:C']);
  });
  it('begins with the only choice there is', () => {
    expect(opening(dice)).toEqual([]);
    expect(opening(dice.slice(2, 3))).toEqual(['die:A', 'die:B']);
  });
});

describe('what is read out as a choice', () => {
  it('is what can be chosen, each once, and no other button', () => {
    const page = document.createElement('div');
    page.innerHTML = `
      <div data-live="yes"><i data-target="die:A" data-live="yes" aria-label="Die A"></i></div>
      <i data-target="die:B" data-live="no" aria-label="Die B"></i>
      <button data-for="die:A">Keep A</button>
      <i data-cell="d3" aria-disabled="false" aria-label="d3"></i>
      <i data-cell="d4" aria-disabled="true" aria-label="d4"></i>
      <button class="cancel">Cancel</button><button>Help</button>
      <button class="confirm">Do it</button><button class="choice" disabled>Hatch</button>`;
    expect(namesOf([...page.querySelectorAll(CHOICE)])).toEqual(['Keep A', 'd3', 'Do it']);
  });
});
