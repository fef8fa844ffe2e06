import { expect, it } from 'vitest';
import { roomOf } from './room.svelte';

it.each([
  [1024, 700, 'desk'],
  [1366, 768, 'desk'],
  [1920, 1080, 'desk'],
  [844, 390, 'lying'],
  [1180, 480, 'lying'],
  [390, 844, 'upright'],
  [768, 1024, 'upright'],
  [1024, 560, 'upright'],
])('a window of %i by %i is %s', (width, height, room) => {
  expect(roomOf(width, height)).toBe(room);
});
