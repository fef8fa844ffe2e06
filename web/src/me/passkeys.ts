/** Passkeys, as the browser makes and uses them. */

import type { MadePasskey, PasskeyQuestion, PasskeyWish, UsedPasskey } from '../generated/house';

const NUMBER = /^[\d.]+$|:/;

/** Whether there can be any here: where nobody listens, and at a house with a name. */
export const passkeysWork = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !NUMBER.test(location.hostname);

export function encoded(bytes: ArrayBuffer): string {
  const written = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return written.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const decoded = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

const named = (id: string): PublicKeyCredentialDescriptor => ({ type: 'public-key', id: decoded(id) });

export async function makePasskey(wish: PasskeyWish, label: string): Promise<MadePasskey> {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: decoded(wish.challenge),
      rp: { id: wish.site, name: 'Tortuga' },
      user: { id: decoded(wish.handle), name: wish.name, displayName: wish.name },
      pubKeyCredParams: wish.algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: wish.known.map(named),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true },
      timeout: wish.seconds * 1000,
    },
  })) as PublicKeyCredential;
  const said = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    client_data: encoded(said.clientDataJSON),
    attestation: encoded(said.attestationObject),
    label,
  };
}

export async function answerWithPasskey(question: PasskeyQuestion): Promise<UsedPasskey> {
  const used = (await navigator.credentials.get({
    publicKey: {
      challenge: decoded(question.challenge),
      rpId: question.site,
      timeout: question.seconds * 1000,
    },
  })) as PublicKeyCredential;
  const said = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    client_data: encoded(said.clientDataJSON),
    authenticator_data: encoded(said.authenticatorData),
    signature: encoded(said.signature),
    handle: encoded(said.userHandle ?? new ArrayBuffer()),
  };
}

/** What to say where the browser, not the house, has refused: the message, or null if it was the house. */
export function refusalOfBrowser(error: unknown): string | null {
  if (!(error instanceof DOMException)) return null;
  if (error.name === 'InvalidStateError') return 'me-passkey-here';
  return error.name === 'NotAllowedError' ? 'me-passkey-not-done' : 'me-passkey-cannot';
}
