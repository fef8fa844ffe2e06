"""What a push service is handed: sealed for one browser (RFC 8291), and signed by this house (RFC 8292).

The service that carries it can read nothing of it, and all that the house sends is of one length.
"""

import base64
import json
import secrets
import struct
from functools import cached_property

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
LENGTH = 1_024
"""Bytes of every message before it is sealed."""
RECORD = 4_096
END = b"\x02"
"""After it there is only padding."""
SIGNED_FOR = 12 * 3_600
"""Seconds."""


def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """`ValueError` where it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def browser_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    """`ValueError` where it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(p256dh))


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """For the browser with these keys."""
    own, salt, theirs = ec.generate_private_key(CURVE), secrets.token_bytes(16), browser_key(p256dh)
    public, secret = _point(own.public_key()), unpacked(auth)
    shared = _derived(
        own.exchange(ec.ECDH(), theirs), secret, b"WebPush: info\0" + _point(theirs) + public, 32
    )
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    whole = (message + END).ljust(LENGTH, b"\0")
    head = salt + struct.pack("!IB", RECORD, len(public)) + public
    return head + AESGCM(key).encrypt(nonce, whole, None)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


class HouseKey:
    """By which push services know that it is always the same house."""

    def __init__(self, written: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(unpacked(written)), CURVE)

    @staticmethod
    def new() -> str:
        """A key, as it is kept."""
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return packed(number.to_bytes(32))

    @cached_property
    def public(self) -> str:
        return packed(_point(self._key.public_key()))

    def signature(self, audience: str, subject: str, now: float) -> str:
        """The header that says who sends."""
        claims = {"aud": audience, "exp": int(now) + SIGNED_FOR, "sub": subject}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(packed(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{text}.{packed(r.to_bytes(32) + s.to_bytes(32))}"
        return f"vapid t={token}, k={self.public}"
