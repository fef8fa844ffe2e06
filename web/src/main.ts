import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from '$lib/fluent.svelte';
import { enter } from '$lib/house.svelte';
import { keepShell } from './app-shell/shell.svelte';
import { dress, preferred, settings } from '$lib/settings.svelte';

dress();
await Promise.all([speak(settings.language ?? preferred(navigator.languages)), enter()]);
const target = document.getElementById('app');
if (target) mount(App, { target });
void keepShell();
