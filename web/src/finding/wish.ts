/** What somebody looks for in a list of matches, field by field, as the house is asked for it. */

export interface Choice {
  value: string;
  label: string;
}

/** One field of the form. Its name is that of the question to the house. */
export interface Field {
  name: string;
  label: string;
  kind: 'choice' | 'text' | 'number' | 'day';
  choices?: Choice[];
}

/** As inputs have it: text, or null where an input of numbers is empty. A day: 2026-07-31. */
export type Wish = Record<string, string | number | null>;

const DAY = 86_400;
/** The beginning of a day where the reader is. */
const beginning = (day: string): number => new Date(`${day}T00:00`).getTime() / 1000;

function asked(name: string, value: string): [string, string] {
  if (name === 'since') return [name, String(beginning(value))];
  if (name === 'until') return [name, String(beginning(value) + DAY)]; // the last day too
  const [kind, ...named] = value.split(':'); // an opponent is one of two questions
  return name === 'against' ? [kind ?? '', named.join(':')] : [name, value];
}

export const nothing = (fields: readonly Field[]): Wish =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'number' ? null : '']));

export function wished(wish: Wish, after: string | null): Record<string, string> {
  const said = Object.entries(wish).map(([name, value]) => [name, String(value ?? '').trim()] as const);
  return {
    ...Object.fromEntries(said.filter(([, value]) => value).map((one) => asked(...one))),
    ...(after ? { after } : {}),
  };
}
