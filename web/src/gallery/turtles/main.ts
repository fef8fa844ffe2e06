import '../../app.css';
import { mount } from 'svelte';
import { speak } from '$lib/fluent.svelte';
import Gallery from './Gallery.svelte';

await speak('en');
mount(Gallery, { target: document.getElementById('app')! });
