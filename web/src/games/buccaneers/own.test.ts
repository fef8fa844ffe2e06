import { choicesOf } from '$lib/choices';
import { everyAction, Stage } from '../stage';
import { atOnce, needs } from './choices';
import { face } from './face';
import { STATES } from './fixtures';
import Own from './Own.svelte';

/* A phone beside a big screen can do all that a board can. */
const stage = new Stage({ ...face, Board: Own });
everyAction(stage, STATES, (now) => choicesOf(now.legal, needs), atOnce);
