import { beforeAll, expect, test } from 'vitest';
import { speak } from './fluent.svelte';
import { leftSaid } from './left';

beforeAll(() => speak('en'));

test.each([
  [9, '0:09'],
  [754, '12:34'],
  [3_600 + 120, '1 h 2 min'],
  [3 * 86_400 - 1, '2 d 23 h'],
])('%d seconds', (seconds, said) => expect(leftSaid(seconds)).toBe(said));
