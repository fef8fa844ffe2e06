import './app.css';
import './shapes.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from '$lib/fluent.svelte';
import { enter, recall } from '$lib/house.svelte';
import { keepShell } from './app-shell/shell.svelte';
import { dress, preferred, settings } from '$lib/settings.svelte';

dress();
/* Whoever was here before need not wait for the house. */
const known = recall();
await Promise.all([
  speak(settings.language ?? preferred(navigator.languages)),
  known ? Promise.resolve() : enter(),
]);
const target = document.getElementById('app');
if (target) mount(App, { target });
if (known) void enter();
void keepShell();
