/** Sentences from the same Fluent files that the server and the command line speak from. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'cs', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable | readonly FluentVariable[]>;

const files = import.meta.glob<string>('$text/*/*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<Language, FluentBundle>();
let spoken = $state<Language>('en');
let loaded = $state(0);

async function load(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { NAME: name } });
  bundles.set(language, bundle);
  const texts = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  for (const text of await Promise.all(texts.map(([, read]) => read()))) bundle.addResource(new FluentResource(text));
  loaded += 1;
}

/** `NAME($card, case: "acc")`: the name of a thing, in a grammatical case where it has one. */
function name(positional: FluentVariable[], named: Record<string, FluentVariable>): string {
  const id = String(positional[0]);
  const grammatical = named.case ? String(named.case) : '';
  return find(id, grammatical) ?? find(id, '') ?? id;
}

function find(id: string, attribute: string, args: Args = {}): string | undefined {
  for (const language of new Set<Language>([spoken, 'en'])) {
    const bundle = bundles.get(language);
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, sayable(args));
  }
  return undefined;
}

function sayable(args: Args): Record<string, FluentVariable> {
  const list = new Intl.ListFormat(spoken, { type: 'conjunction' });
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, Array.isArray(value) ? list.format(value.map(String)) : value]),
  ) as Record<string, FluentVariable>;
}

/** The sentence of a message id. */
export function say(id: string, args: Args = {}): string {
  void loaded;
  return find(id, '', args) ?? id;
}

export const knows = (id: string): boolean => find(id, '') !== undefined;
export const language = (): Language => spoken;

/** Speak another language from now on; texts change as soon as they are there. */
export async function speak(wanted: Language): Promise<void> {
  await Promise.all([load('en'), load(wanted)]);
  spoken = wanted;
  document.documentElement.lang = wanted;
}
