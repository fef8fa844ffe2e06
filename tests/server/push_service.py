"""A push service on this machine, over TLS, and browsers that can read what it is handed."""

import asyncio
import base64
import datetime
import json
import secrets
import ssl
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.x509.oid import NameOID

from tortuga.server.push.delivery import Address, Delivery
from tortuga.server.store import Subscription

HOST = "push.example"


def unpadded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """Reads, with the library that others send with."""

    def __init__(self, path: str = "") -> None:
        self.path = f"/{path or secrets.token_hex(8)}"
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)

    def subscription(self, language: str = "en") -> Subscription:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return Subscription(f"https://{HOST}{self.path}", unpadded(point), unpadded(self._auth), language)

    @property
    def wish(self) -> dict[str, str]:
        mine = self.subscription()
        return {"endpoint": mine.endpoint, "p256dh": mine.p256dh, "auth": mine.auth}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        read: dict[str, Any] = json.loads(plain)
        return read


class Handed(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    def __init__(self) -> None:
        self.handed: list[Handed] = []
        self.status = 201
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        raw = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.handed.append(Handed(head[0].split()[1], raw, body))
        writer.write(f"HTTP/1.1 {self.status} So\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def came_to(self, browser: Browser) -> list[dict[str, Any]]:
        return [browser.read(one.body) for one in self.handed if one.path == browser.path]


@asynccontextmanager
async def push_service(delivery: Delivery) -> AsyncIterator[PushService]:
    """The only one that this house reaches: it takes the name for a public one."""
    service, (certificate, key) = PushService(), _certificate()
    with tempfile.TemporaryDirectory() as folder:
        files = Path(folder) / "certificate", Path(folder) / "key"
        for file, content in zip(files, (certificate, key), strict=True):
            file.write_bytes(content)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*files)
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=context)
    service.port = delivery.port = server.sockets[0].getsockname()[1]

    async def look_up(host: str) -> list[Address]:
        return [ip_address("127.0.0.1")] if host == HOST else []

    delivery.look_up, delivery.may_reach = look_up, lambda _address: True
    delivery.trust = ssl.create_default_context(cadata=certificate.decode())
    async with server:
        yield service


def _certificate() -> tuple[bytes, bytes]:
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    written = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return certificate.public_bytes(serialization.Encoding.PEM), written


def check_signature(header: str, public: str) -> dict[str, Any]:
    """The claims of a house, if it has signed them."""
    kind, token, key = header.replace(",", "").split()
    assert kind == "vapid"
    assert key == f"k={public}"
    signed, _, signature = token.removeprefix("t=").rpartition(".")
    raw = padded(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(public))
    point.verify(numbers, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(padded(signed.split(".")[1]))
    return claims
