/** What a person has chosen for this browser, remembered. */

import { LANGUAGES } from '../generated/house';
import { speak, type Language } from './fluent.svelte';

export type Theme = 'auto' | 'light' | 'dark';
/** How fast things move; those who want no motion choose `off`, here or on their device. */
export const PACES = ['off', 'quick', 'usual', 'slow'] as const;
export type Pace = (typeof PACES)[number];
export interface Settings {
  language: Language | null;
  theme: Theme;
  /** null: as the device wants it. */
  pace: Pace | null;
  confirm: boolean;
  /** Whether the only answer there is may be given by itself. */
  forced: boolean;
  sound: boolean;
  /** Of sounds, from 0 to 1. */
  volume: number;
  notify: boolean;
  level: string;
}

const KEY = 'tortuga-settings';
const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  pace: null,
  confirm: false,
  forced: true,
  sound: false,
  volume: 0.5,
  notify: false,
  level: 'easy',
};

/** As it was kept before there were paces. */
interface Older {
  motion?: boolean;
}

function remembered(): Settings {
  try {
    const { motion, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings> & Older;
    return { ...DEFAULTS, ...(motion === false ? { pace: 'off' } : {}), ...kept };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(remembered());

export function remember(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets the settings with the page.
  }
  dress();
  if (changes.language) void speak(changes.language);
}

/** The first language of the browser that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const codes = wanted.map((one) => one.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((one) => one === codes.find((code) => (LANGUAGES as readonly string[]).includes(code))) ??
    'en'
  );
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const night = matchMedia('(prefers-color-scheme: dark)');

export const pace = (): Pace => settings.pace ?? (calm.matches ? 'off' : 'usual');

/** How many times as long as usual everything takes; app.css has the same numbers. */
const SLOWNESS: Record<Pace, number> = { off: 0, quick: 0.5, usual: 1, slow: 1.8 };

/** Whether things may move. */
export const moving = (): boolean => pace() !== 'off';

/** Milliseconds at the pace that was chosen. */
export const paced = (usual: number): number => usual * SLOWNESS[pace()];

/** Theme and motion, where the style sheet reads them. */
export function dress(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && night.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.pace = pace();
}
night.addEventListener('change', dress);
calm.addEventListener('change', dress);

/** Until it is undone: as slowly as a room full of people looks, unless somebody has chosen another pace here. It is not remembered. */
export function slowly(): () => void {
  const { pace: chosen } = settings;
  if (chosen === null && moving()) settings.pace = 'slow';
  dress();
  return () => {
    settings.pace = chosen;
    dress();
  };
}

/** And with sound. */
export function slowlyAndAloud(): () => void {
  const { sound } = settings;
  const undo = slowly();
  settings.sound = true;
  return () => {
    settings.sound = sound;
    undo();
  };
}
