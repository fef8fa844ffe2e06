import { afterEach, expect, test } from 'vitest';
import { at, within } from './base';

function served(base: string): void {
  document.head.innerHTML = `<meta name="base" content="${base}" />`;
}

afterEach(() => (document.head.innerHTML = ''));

test('a house at the root of its address', () => {
  served('');
  expect(at('/t/abc')).toBe('/t/abc');
  expect(within('/t/abc')).toBe('/t/abc');
  expect(within('/')).toBe('/');
});

test('a house below the root of its address', () => {
  served('/tortuga');
  expect(at('/t/abc')).toBe('/tortuga/t/abc');
  expect(within('/tortuga/t/abc')).toBe('/t/abc');
  expect(within('/tortuga/')).toBe('/');
  expect(within('/tortuga')).toBe('/');
  expect(within('/tortugas')).toBe('/tortugas');
});
