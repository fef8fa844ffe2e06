"""A device that makes and uses passkeys, without a browser: so that it can also do what no browser does."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.harness import Person
from tortuga.server.passkey_answers import decoded, encoded

PRESENT, MADE = 0x01, 0x40
"""Flags: somebody was there; what follows is a new credential."""


class Passkey:
    """On one device, for one person at one site. What is given as `origin` or `site` is said instead of the
    truth."""

    def __init__(self, person: Person, counts: bool = True) -> None:
        self.id, self.handle, self.count = secrets.token_bytes(16), b"", 0
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.origin = person.url.replace("127.0.0.1", "localhost")
        self._counts = counts

    async def make(self, person: Person, label: str = "phone", **changed: Any) -> Any:
        """Ask the house what to make, and bring it."""
        wish = await person.post("/api/me/passkeys/wish")
        return await person.post("/api/me/passkeys", {**self.made(wish, **changed), "label": label})

    def made(self, wish: dict[str, Any], **changed: Any) -> dict[str, Any]:
        self.handle = decoded(wish["handle"])
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32) for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        credential = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(changed.get("site", wish["site"]), PRESENT | MADE) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": encoded(self.id),
            "client_data": encoded(self._client("webauthn.create", wish, **changed)),
            "attestation": encoded(attestation),
        }

    async def use(self, person: Person, **changed: Any) -> Any:
        """Ask the house what to answer, and answer it."""
        question = await person.post("/api/passkeys/question")
        return await person.post("/api/passkeys/use", self.used(question, **changed))

    def used(self, question: dict[str, Any], **changed: Any) -> dict[str, Any]:
        self.count += self._counts
        data = self._data(changed.get("site", question["site"]), changed.get("flags", PRESENT))
        client = self._client("webauthn.get", question, **changed)
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": encoded(self.id),
            "client_data": encoded(client),
            "authenticator_data": encoded(data),
            "signature": encoded(self.key.sign(signed, ec.ECDSA(SHA256()))),
            "handle": encoded(changed.get("handle", self.handle)),
        }

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _client(self, kind: str, asked: dict[str, Any], **changed: Any) -> bytes:
        said = {"type": kind, "challenge": asked["challenge"], "origin": changed.get("origin", self.origin)}
        return json.dumps(said).encode()
