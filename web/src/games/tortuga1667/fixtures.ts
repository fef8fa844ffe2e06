import { fixturesOf } from '../../gallery/fixtures';
import json from '../../gallery/tortuga1667.json';
import type { Game } from '../../generated/tortuga1667';

export const { STATES, STORIES, state, story } = fixturesOf<Game>(json);
