import { expect, test } from 'vitest';
import { withLine, without } from './plans';

test('a line becomes a branch, and joins those that begin alike', () => {
  const one = withLine([], ['a', 'b', 'c', 'd']);
  expect(one).toEqual([{ move: 'a', reply: 'b', then: [{ move: 'c', reply: 'd', then: [] }] }]);
  const two = withLine(one, ['a', 'b', 'x', 'y']);
  expect(two[0]?.then).toHaveLength(2);
  expect(withLine(two, ['q', 'r'])).toHaveLength(2);
});

test('another reply takes the place of the one before, and of what followed it', () => {
  const one = withLine([], ['a', 'b', 'c', 'd']);
  expect(withLine(one, ['a', 'z'])).toEqual([{ move: 'a', reply: 'z', then: [] }]);
});

test('half a line is none', () => expect(withLine([], ['a'])).toEqual([]));

test('a branch goes with all that follows it', () => {
  const both = withLine(withLine([], ['a', 'b', 'c', 'd']), ['q', 'r']);
  expect(without(both, ['a'])).toEqual([{ move: 'q', reply: 'r', then: [] }]);
  expect(without(both, ['a', 'c'])[0]).toEqual({ move: 'a', reply: 'b', then: [] });
});
