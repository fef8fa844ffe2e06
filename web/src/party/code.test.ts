import { expect, it } from 'vitest';
import { LENGTH, plainCode } from './code';

it('reads the letters of a party however they are typed', () => {
  expect(plainCode('amw-fu ')).toBe('AMWFU');
  expect(plainCode('AMWFU')).toHaveLength(LENGTH);
  expect(plainCode('0O1I')).toBe('');
});
