import { fixturesOf } from '../../gallery/fixtures';
import json from '../../gallery/buccaneers.json';
import type { Game } from '../../generated/buccaneers';

export const { STATES, STORIES, state, story } = fixturesOf<Game>(json);
