import { describe, expect, it } from 'vitest';
import { decoded, encoded, refusalOfBrowser } from './passkeys';

describe('passkeys', () => {
  it('are written as addresses write bytes, and read again', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, place) => place);
    const written = encoded(bytes.buffer);
    expect(written).toMatch(/^[\w-]+$/);
    expect(decoded(written)).toEqual(bytes);
    expect(encoded(new Uint8Array([251, 255]).buffer)).toBe('-_8');
  });

  it('are refused by the browser in words of ours', () => {
    const said = (name: string) => refusalOfBrowser(new DOMException('', name));
    expect(said('InvalidStateError')).toBe('me-passkey-here');
    expect(said('NotAllowedError')).toBe('me-passkey-not-done');
    expect(said('SecurityError')).toBe('me-passkey-cannot');
    expect(refusalOfBrowser(new Error())).toBeNull();
  });
});
