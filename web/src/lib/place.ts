/** What an address means. The server gives the same page for every address; the rest is found out here. */

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'rules' | 'how' | 'learn'; game: string }
  | { page: 'puzzles'; game: string | null }
  | { page: 'me' }
  | { page: 'profile'; id: string }
  | { page: 'table'; table: string; code: string | null }
  | { page: 'lost' };

export function placeOf(where: string): Place {
  const { pathname, searchParams } = new URL(where, 'http://house');
  const [first = '', second = '', ...more] = pathname.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (first === 'me' && !second) return { page: 'me' };
  if (first === 'puzzles' && !more.length) return { page: 'puzzles', game: second || null };
  if (more.length || !second) return { page: 'lost' };
  if (first === 'new' || first === 'rules' || first === 'how' || first === 'learn')
    return { page: first, game: second };
  if (first === 'u') return { page: 'profile', id: second };
  return first === 't' ? { page: 'table', table: second, code: searchParams.get('code') } : { page: 'lost' };
}
