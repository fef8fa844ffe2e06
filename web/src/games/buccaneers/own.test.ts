import { choicesOf } from '$lib/choices';
import { allWords, everyAction, Stage } from '../stage';
import { atOnce, needs } from './choices';
import { face } from './face';
import { STATES, STORIES } from './fixtures';
import Own from './Own.svelte';

/* A phone beside a big screen can do all that a board can. */
const stage = new Stage({ ...face, Board: Own });
everyAction(stage, STATES, (now) => choicesOf(now.legal, needs), atOnce);
allWords(stage, STATES, STORIES, /buccaneers-[a-z]/);
