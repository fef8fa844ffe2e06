import { expect, test } from 'vitest';
import { pagesOf } from './pages';

const list = ['a', 'b', 'c', 'd', 'e'];
const page = (after: string | null): Promise<{ tables: string[]; next: string | null }> => {
  const first = after === null ? 0 : Number(after);
  const next = first + 2 < list.length ? String(first + 2) : null;
  return Promise.resolve({ tables: list.slice(first, first + 2), next });
};

test('a list is read page by page', async () => {
  expect(await pagesOf(page, 1)).toEqual({ tables: ['a', 'b'], more: true });
  expect(await pagesOf(page, 2)).toEqual({ tables: ['a', 'b', 'c', 'd'], more: true });
  expect(await pagesOf(page, 9)).toEqual({ tables: list, more: false });
});
