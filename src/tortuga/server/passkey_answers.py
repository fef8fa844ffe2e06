"""What devices answer with their passkeys, and whether it is true.

What reads it is imported when the first answer comes: that takes a third of a second.
"""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from tortuga.server.origins import Site
from tortuga.server.refusals import Code, Declined

T = TypeVar("T")

ES256, EDDSA, RS256 = -7, -8, -257
ALGORITHMS = (ES256, EDDSA, RS256)
"""Of the signatures, as COSE numbers them: the first is what nearly all devices make."""
LONGEST_ID = 1_400

Encoded = Annotated[str, Meta(max_length=16_384, pattern=r"^[A-Za-z0-9_-]*$")]
"""Bytes, as addresses write them (base64url)."""
CredentialId = Annotated[str, Meta(max_length=LONGEST_ID, pattern=r"^[A-Za-z0-9_-]+$")]


class MadePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    id: CredentialId
    client_data: Encoded
    attestation: Encoded
    label: Annotated[str, Meta(max_length=2_000)] = ""


class UsedPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    id: CredentialId
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded
    handle: Encoded


class _ClientData(Struct):
    """What the browser says of itself; the library looks at the rest of it."""

    challenge: str


def encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def challenge_in(answer: MadePasskey | UsedPasskey) -> bytes:
    """Which challenge it answers, as it says itself."""
    try:
        return decoded(msgspec.json.decode(decoded(answer.client_data), type=_ClientData).challenge)
    except (ValueError, msgspec.DecodeError) as forged:
        raise Declined(Code.BAD_PASSKEY) from forged


def handle_in(used: UsedPasskey) -> bytes:
    try:
        return decoded(used.handle)
    except ValueError as forged:
        raise Declined(Code.BAD_PASSKEY) from forged


async def public_key(made: MadePasskey, challenge: bytes, site: Site) -> bytes:
    """Of a new passkey; `Declined` if it was not made for this challenge and site."""
    return await _beside(lambda: _public_key(made, challenge, site))


async def count_of(used: UsedPasskey, key: bytes, count: int, challenge: bytes, site: Site) -> int:
    """How often it has been used now; `Declined` if its key has not signed this challenge for this site."""
    return await _beside(lambda: _count(used, key, count, challenge, site))


async def _beside(check: Callable[[], T]) -> T:
    """Beside the event loop: a key can be made so that trying it takes long. Whatever an answer that was put
    together by hand breaks on, it is no passkey."""
    try:
        return await asyncio.to_thread(check)
    except Exception as forged:
        raise Declined(Code.BAD_PASSKEY) from forged


def _public_key(made: MadePasskey, challenge: bytes, site: Site) -> bytes:
    from webauthn import verify_registration_response
    from webauthn.helpers.cose import COSEAlgorithmIdentifier
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    raw = decoded(made.id)
    response = AuthenticatorAttestationResponse(decoded(made.client_data), decoded(made.attestation))
    verified = verify_registration_response(
        credential=RegistrationCredential(made.id, raw, response),
        expected_challenge=challenge,
        expected_rp_id=site.name,
        expected_origin=list(site.origins),
        supported_pub_key_algs=[COSEAlgorithmIdentifier(number) for number in ALGORITHMS],
    )
    if verified.credential_id != raw:
        raise ValueError("another credential was made")
    return verified.credential_public_key


def _count(used: UsedPasskey, key: bytes, count: int, challenge: bytes, site: Site) -> int:
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    response = AuthenticatorAssertionResponse(
        decoded(used.client_data), decoded(used.authenticator_data), decoded(used.signature)
    )
    verified = verify_authentication_response(
        credential=AuthenticationCredential(used.id, decoded(used.id), response),
        expected_challenge=challenge,
        expected_rp_id=site.name,
        expected_origin=list(site.origins),
        credential_public_key=key,
        credential_current_sign_count=count,
    )
    return verified.new_sign_count
