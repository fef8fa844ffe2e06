import { fixturesOf } from '../../gallery/fixtures';
import json from '../../gallery/turtles.json';
import type { Game } from '../../generated/turtles';

export const { STATES, STORIES, state, story } = fixturesOf<Game>(json);
