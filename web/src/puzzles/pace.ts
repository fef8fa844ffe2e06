/** Which grade suits somebody: easy at first, then by what they solve (`puzzles/pace.py` paces in the same way). */

const HARDEST = 5;
/** So many solved at the first try, and the next one is a grade harder. */
const CLEAN_IN_A_ROW = 2;

export interface Pace {
  grade: number;
  /** How many of this grade were solved at the first try, one after the other. */
  clean: number;
}

export const BEGINNING: Pace = { grade: 1, clean: 0 };

/** A puzzle that is easier than what suits one says nothing new. */
export function solved(pace: Pace, grade: number, atOnce: boolean): Pace {
  if (grade < pace.grade) return pace;
  const clean = atOnce ? pace.clean + 1 : 0;
  if (clean < CLEAN_IN_A_ROW) return { ...pace, clean };
  return { grade: Math.min(pace.grade + 1, HARDEST), clean: 0 };
}

/** One had to be shown it; that a harder one was too hard says nothing new. */
export function shown(pace: Pace, grade: number): Pace {
  return grade > pace.grade ? pace : { grade: Math.max(pace.grade - 1, BEGINNING.grade), clean: 0 };
}
