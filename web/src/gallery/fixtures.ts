/** Real views from random matches (web/fixtures), for the gallery and the tests. */

import type { AnyGame } from '$games/index';

export interface Shown<G extends AnyGame = AnyGame> {
  names: string[];
  view: G['AnyView'];
  legal: G['AnyAction'][];
  /** What happened before, where it is kept. */
  past: G['AnyEvent'][];
}
export interface Story<G extends AnyGame = AnyGame> extends Shown<G> {
  events: G['AnyEvent'][];
  after: G['AnyView'];
}
export interface Fixtures<G extends AnyGame = AnyGame> {
  states: Record<string, Shown<G>>;
  stories: Record<string, Story<G>>;
}

/** The fixtures of a game for its tests, which know what is there. */
export function fixturesOf<G extends AnyGame>(json: unknown) {
  const { states, stories } = json as Fixtures<G>;
  const called =
    <Found>(all: Record<string, Found>) =>
    (name: string): Found => {
      const found = all[name];
      if (!found) throw new Error(`nothing is called ${name}`);
      return found;
    };
  return { STATES: states, STORIES: stories, state: called(states), story: called(stories) };
}
