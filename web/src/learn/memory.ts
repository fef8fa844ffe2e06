/** What this browser remembers of one's learning: how far a lesson has come, and which games have been played. */

const KEY = 'tortuga-learnt';

interface Learnt {
  /** The step of each game's lesson to go on with. */
  steps: Record<string, number>;
  /** Games of which a match has been played to its end. */
  played: string[];
}

function learnt(): Learnt {
  const nothing = { steps: {}, played: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Learnt>) };
  } catch {
    return nothing;
  }
}

function keep(changed: Learnt): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing begins each lesson anew.
  }
}

export const stepOf = (game: string): number => learnt().steps[game] ?? 0;

export function keepStep(game: string, step: number): void {
  const before = learnt();
  keep({ ...before, steps: { ...before.steps, [game]: step } });
}

export const hasPlayed = (game: string): boolean => learnt().played.includes(game);

export function keepPlayed(game: string): void {
  const before = learnt();
  if (!before.played.includes(game)) keep({ ...before, played: [...before.played, game] });
}
