/** Nine pirates that nobody mixes up: each has a letter, a hat and a coat. */

export const COATS: readonly string[] = [
  '#1f6f78',
  '#b17a1f',
  '#6d3b62',
  '#2f5597',
  '#5c7a2e',
  '#7a5233',
  '#59666f',
  '#a8567a',
  '#34323d',
];

/** One letter for each name: its first that is still free, or else the number of the seat. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const own = Array.from(name.normalize('NFC'))
      .filter((sign) => /\p{L}/u.test(sign))
      .map((sign) => sign.toLocaleUpperCase());
    const letter = own.find((sign) => !taken.has(sign)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

const NARROW = /[iljftrI1.,’'|! -]/;
const BROAD = /[mwMWQO@%]/;

/** About how wide a text is, in ems of the text face. */
export const ems = (text: string): number =>
  Array.from(text).reduce(
    (sum, sign) =>
      sum + (NARROW.test(sign) ? 0.33 : BROAD.test(sign) ? 0.8 : /\p{Lu}/u.test(sign) ? 0.64 : 0.54),
    0,
  );

/** A text that fits into a width, cut with an ellipsis where it must be. */
export function fit(text: string, width: number, size: number): string {
  if (ems(text) * size <= width) return text;
  const signs = Array.from(text);
  while (signs.length > 1 && ems(`${signs.join('')}…`) * size > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
