/**
 * What can be pressed, and what it leads to. A legal action needs one or more things pressed (a die, a chest, a player …);
 * what is pressed so far is a draft, and the draft that holds exactly what an action needs *is* that action.
 */

/** A thing to press, such as `die:A` or `seat:2`. */
export type Target = string;

/** Whatever on a page is a real choice: a piece, a word for one, or the last word. */
export const CHOICE = [
  '[data-target][data-live="yes"]',
  '[data-for]',
  '[data-side]',
  '[data-cell][aria-disabled="false"]',
  '.confirm:enabled',
  '.choice:enabled:not([aria-disabled="true"])',
].join(', ');

/** What these are called, each choice once, wherever it can be pressed. */
export function namesOf(choices: readonly Element[]): string[] {
  const found = new Map<string, string>();
  for (const one of choices) {
    const name = (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ');
    const { target, for: meant } = (one as HTMLElement | SVGElement).dataset;
    const known = meant ?? target ?? name;
    if (name && (meant || !found.has(known))) found.set(known, name);
  }
  return [...new Set(found.values())];
}

export interface Choice<Action> {
  index: number;
  action: Action;
  needs: Target[];
}

export const choicesOf = <Action>(
  legal: readonly Action[],
  needs: (action: Action) => Target[],
): Choice<Action>[] => legal.map((action, index) => ({ index, action, needs: needs(action) }));

/** Whether some choice needs all of these. */
export const fits = <Action>(choices: readonly Choice<Action>[], draft: readonly Target[]): boolean =>
  choices.some((choice) => draft.every((target) => choice.needs.includes(target)));

/** The choice that a draft has become, if it is whole. */
export const whole = <Action>(
  choices: readonly Choice<Action>[],
  draft: readonly Target[],
): Choice<Action> | undefined =>
  choices.find(
    (one) => one.needs.length === draft.length && one.needs.every((target) => draft.includes(target)),
  );

/** Press one more thing, or one that is chosen again to take it back: what does not go with it gives way, the oldest first. */
export function pick<Action>(
  choices: readonly Choice<Action>[],
  draft: readonly Target[],
  target: Target,
): Target[] {
  if (draft.includes(target)) return draft.filter((other) => other !== target);
  let kept = draft.filter((other) => fits(choices, [other, target]));
  while (kept.length && !fits(choices, [...kept, target])) kept = kept.slice(1);
  return [...kept, target];
}

/** What is settled before anything is pressed: the only choice there is. */
export const opening = <Action>(choices: readonly Choice<Action>[]): Target[] =>
  choices.length === 1 ? [...(choices[0]?.needs ?? [])] : [];
