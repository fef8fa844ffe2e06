/** What an address means. The server gives the same page for every address; the rest is found out here. */

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'rules' | 'how' | 'learn' | 'pass'; game: string }
  | { page: 'puzzles'; game: string | null }
  | { page: 'me' | 'matches' | 'tournaments' | 'clubs' }
  | { page: 'tournament'; id: string }
  | { page: 'club'; id: string; code: string | null }
  | { page: 'analysis' | 'openings'; where: string; variant: string }
  | { page: 'daily'; date: string | null }
  | { page: 'deal'; code: string }
  | { page: 'screen'; code: string | null }
  | { page: 'party'; code: string }
  | { page: 'profile'; id: string }
  | { page: 'table'; table: string; code: string | null }
  | { page: 'replay'; table: string | null; code: string | null; seat: string | null; at: number | null }
  | { page: 'embed'; table: string; seat: string | null; at: number | null }
  | { page: 'lost' };

export function placeOf(where: string): Place {
  const { pathname, searchParams } = new URL(where, 'http://house');
  const [first = '', second = '', ...more] = pathname.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (!second && (first === 'me' || first === 'matches' || first === 'tournaments' || first === 'clubs'))
    return { page: first };
  if (first === 'tv' && !more.length) return { page: 'screen', code: second || null };
  if (first === 'daily' && !more.length) return { page: 'daily', date: second || null };
  if (first === 'puzzles' && !more.length) return { page: 'puzzles', game: second || null };
  if ((first === 'analysis' || first === 'openings') && second === 'turtles' && !more.length)
    return positionOf(first, searchParams);
  if (first === 'replay' && !second) return { ...replayOf(searchParams), table: null };
  if (first === 't' && second && more.join('/') === 'replay')
    return { ...replayOf(searchParams), table: second };
  if (more.length || !second) return { page: 'lost' };
  if (first === 'new' || first === 'rules' || first === 'how' || first === 'learn' || first === 'pass')
    return { page: first, game: second };
  if (first === 'deal') return { page: 'deal', code: second };
  if (first === 'p') return { page: 'party', code: second };
  if (first === 'embed') {
    const { seat, at } = replayOf(searchParams);
    return { page: 'embed', table: second, seat, at };
  }
  if (first === 'u') return { page: 'profile', id: second };
  if (first === 'tournament') return { page: first, id: second };
  if (first === 'club') return { page: first, id: second, code: searchParams.get('code') };
  return first === 't' ? { page: 'table', table: second, code: searchParams.get('code') } : { page: 'lost' };
}

/** A position or moves, and the variant that the moves are of. */
const positionOf = (page: 'analysis' | 'openings', asked: URLSearchParams): Place => ({
  page,
  where: asked.get('where') ?? '',
  variant: asked.get('variant') ?? 'base',
});

/** The moment, and as whom it is seen. */
function replayOf(asked: URLSearchParams) {
  const at = asked.get('at');
  return {
    page: 'replay',
    code: asked.get('code'),
    seat: asked.get('seat'),
    at: at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null,
  } as const;
}
