/** Lists that come in pages. */

interface Page<T> {
  tables: T[];
  next: string | null;
}

/** The first so many pages of a list, and whether there is more. */
export async function pagesOf<T>(
  page: (after: string | null) => Promise<Page<T>>,
  most: number,
): Promise<{ tables: T[]; more: boolean }> {
  let { tables, next } = await page(null);
  for (let read = 1; read < most && next; read++) {
    const following = await page(next);
    tables = [...tables, ...following.tables];
    next = following.next;
  }
  return { tables, more: next !== null };
}
