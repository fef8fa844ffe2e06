import { describe, expect, it } from 'vitest';
import { nothing, wished, type Field } from './wish';

const FIELDS: Field[] = [
  { name: 'game', label: '', kind: 'choice' },
  { name: 'shortest', label: '', kind: 'number' },
  { name: 'against', label: '', kind: 'choice' },
];

describe('what is asked of the house', () => {
  it('is nothing where everything is wanted', () => {
    expect(wished(nothing(FIELDS), null)).toEqual({});
  });

  it('is what is wished for, without blanks around it', () => {
    expect(wished({ name: ' Ann ', shortest: 7, longest: null }, '12.5~t')).toEqual({
      name: 'Ann',
      shortest: '7',
      after: '12.5~t',
    });
  });

  it('names a person, whatever they are called, or a bot', () => {
    expect(wished({ against: 'person:Ann: the 2nd' }, null)).toEqual({ person: 'Ann: the 2nd' });
    expect(wished({ against: 'bot:easy' }, null)).toEqual({ bot: 'easy' });
  });

  it('holds whole days, the last one too', () => {
    const { since, until } = wished({ since: '2026-07-31', until: '2026-07-31' }, null);
    expect(Number(until) - Number(since)).toBe(86_400);
  });
});
