/** Boards in many states, from real matches: `gallery.html?turtles#start-south`. For developers only. */

import '../app.css';
import '../shapes.css';
import { mount } from 'svelte';
import { faceOf } from '$games/index';
import { speak } from '$lib/fluent.svelte';
import { dress } from '$lib/settings.svelte';
import type { Fixtures } from './fixtures';
import Gallery from './Gallery.svelte';

dress();
const all = import.meta.glob<Fixtures>('./*.json', { import: 'default' });
const game = location.search.slice(1) || 'turtles';
const [face, fixtures] = await Promise.all([faceOf(game), all[`./${game}.json`]?.(), speak('en')]);
const target = document.getElementById('app');
if (target && face && fixtures) mount(Gallery, { target, props: { face, fixtures } });
