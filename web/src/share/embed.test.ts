import { expect, it } from 'vitest';
import { embedding } from './embed';

it('is a frame that says what it shows, whatever is in the title', () => {
  const written = embedding('abc', 'none', 7, 'A "match" & more', 'https://play.example/t/abc/replay');
  const frame = new DOMParser().parseFromString(written, 'text/html').querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('https://play.example/embed/abc?seat=none&at=7');
  expect(frame?.title).toBe('A "match" & more');
});
