/** What a person has chosen for this browser, remembered. */

import { LANGUAGES } from '../generated/house';
import { speak, type Language } from './fluent.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export interface Settings {
  language: Language | null;
  theme: Theme;
  motion: boolean;
  confirm: boolean;
  /** Whether the only answer there is may be given by itself. */
  forced: boolean;
  sound: boolean;
  notify: boolean;
  level: string;
}

const KEY = 'tortuga-settings';
const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  motion: true,
  confirm: false,
  forced: true,
  sound: false,
  notify: false,
  level: 'easy',
};

function remembered(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
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

/** Whether things may move. */
export const moving = (): boolean => settings.motion && !calm.matches;

/** Theme and motion, where the style sheet reads them. */
export function dress(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && night.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.motion = settings.motion ? 'full' : 'none';
}
night.addEventListener('change', dress);
