/** Sentences from the same Fluent files that the server and the command line speak from. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { READERS } from 'virtual:texts';
import type { LANGUAGES } from '../generated/house';

export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable | readonly FluentVariable[]>;

/** A language in its own words. */
export function endonym(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export type Part = keyof typeof READERS;
interface Tongue {
  bundle: FluentBundle;
  list: Intl.ListFormat;
  parts: Part[];
}
const tongues = new SvelteMap<Language, Tongue>();
let spoken = $state<Language>('en');
/** What the pages so far have had to say. */
let needed: Part[] = ['common'];

let last: Promise<void> = Promise.resolve();
/** One after the other: each knows what is there. */
function load(language: Language): Promise<void> {
  const next = last.then(() => bring(language));
  last = next.catch(() => undefined);
  return next;
}

async function bring(language: Language): Promise<void> {
  const { bundle, list, parts } = tongues.get(language) ?? {
    bundle: new FluentBundle(language, { useIsolating: false, functions: { NAME: name } }),
    list: new Intl.ListFormat(language, { type: 'conjunction' }),
    parts: [],
  };
  const missing = needed.filter((part) => !parts.includes(part));
  const texts = await Promise.all(missing.map((part) => READERS[part][language]()));
  texts.forEach((text) => bundle.addResource(new FluentResource(text.default)));
  if (missing.length) tongues.set(language, { bundle, list, parts: [...parts, ...missing] });
}

export const hasPart = (name: string): name is Part => name in READERS;

/** From now on these texts are needed too. */
export async function need(part: Part): Promise<void> {
  if (!needed.includes(part)) needed = [...needed, part];
  await load(spoken);
}

/** `NAME($card, case: "acc")`: the name of a thing, in a grammatical case where it has one. */
function name(positional: FluentVariable[], named: Record<string, FluentVariable>): string {
  const id = String(positional[0]);
  const grammatical = named.case ? String(named.case) : '';
  return find(id, grammatical) ?? find(id, '') ?? id;
}

function find(id: string, attribute: string, args: Args = {}): string | undefined {
  const tongue = tongues.get(spoken);
  const message = tongue?.bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return tongue && pattern ? tongue.bundle.formatPattern(pattern, sayable(args, tongue.list)) : undefined;
}

function sayable(args: Args, list: Intl.ListFormat): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      Array.isArray(value) ? list.format(value.map(String)) : value,
    ]),
  );
}

/** The sentence of a message id. */
export function say(id: string, args: Args = {}): string {
  return find(id, '', args) ?? id;
}

export function knows(id: string): boolean {
  return find(id, '') !== undefined;
}

export const language = (): Language => spoken;

/** Several words as the language lists them: "Ann, Bob and Eve". */
export function listed(words: readonly string[]): string {
  return tongues.get(spoken)?.list.format(words) ?? words.join(', ');
}

/** Speak another language from now on; texts change as soon as they are there. */
export async function speak(wanted: Language): Promise<void> {
  await load(wanted);
  spoken = wanted;
  document.documentElement.lang = wanted;
}
