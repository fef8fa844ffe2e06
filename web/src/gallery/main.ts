/** Boards in many states, from real matches: `gallery.html?turtles#start-south`. For developers only. */

import '../app.css';
import { mount } from 'svelte';
import { faceOf } from '$games/index';
import { speak } from '$lib/fluent.svelte';
import Gallery, { type Fixtures } from './Gallery.svelte';

const all = import.meta.glob<Fixtures>('./*/fixtures.json', { import: 'default' });
const game = location.search.slice(1) || 'turtles';
const [face, fixtures] = await Promise.all([faceOf(game), all[`./${game}/fixtures.json`]?.(), speak('en')]);
if (face && fixtures) mount(Gallery, { target: document.getElementById('app')!, props: { face, fixtures } });
