"""The proxies of docs/hosting.md in front of a server, as they stand there: what is asked and followed through them, and what is not."""

from __future__ import annotations

import contextlib
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from ridback.client import Server as Client
from tests.server.certificates import Certificate, certificate
from tests.server.conftest import Server, stored

DOCS = Path(__file__).parents[2] / "docs/hosting.md"
NAME = "ridback.example"


def documented(kind: str) -> str:
    """The part of the page that is for that proxy."""
    found = re.search(r"```nginx\n(.*?)```" if kind == "nginx" else r"```\n(ridback\.example \{.*?)```", DOCS.read_text(), re.DOTALL)
    assert found
    return found[1]


def free_port() -> int:
    with contextlib.closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def nginx(folder: Path, port: int, behind: str, tls: Certificate) -> list[str]:
    """How nginx is started with what is documented: but for places and ports it is that to the letter."""
    text = documented("nginx")
    for what, instead in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/ridback.pem", str(tls.certificate)),
        ("/etc/ssl/ridback.key", str(tls.key)),
        ("http://127.0.0.1:8000", behind),
    ):
        assert what in text
        text = text.replace(what, instead)
    file = folder / "nginx.conf"
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    around = f"daemon off; pid {folder}/pid; error_log {folder}/errors.txt;\nevents {{}}\nhttp {{\naccess_log off;\n{places}\n"
    file.write_text(f"{around}gzip on;\ngzip_proxied any;\n{text}\n}}\n")
    return ["nginx", "-c", str(file), "-e", str(folder / "errors.txt")]


def caddy(folder: Path, port: int, behind: str, tls: Certificate) -> list[str]:
    """The same of Caddy."""
    text = documented("caddy")
    for what, instead in (
        ("ridback.example {", f"https://ridback.example:{port} {{\n    bind 127.0.0.1\n    tls {tls.certificate} {tls.key}"),
        ("127.0.0.1:8000", behind.removeprefix("http://")),
    ):
        assert what in text
        text = text.replace(what, instead)
    file = folder / "Caddyfile"
    file.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + text)
    return ["env", f"XDG_DATA_HOME={folder}", f"XDG_CONFIG_HOME={folder}", "caddy", "run", "--config", str(file)]


def listens(port: int) -> bool:
    with contextlib.closing(socket.socket()) as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


class Proxied(NamedTuple):
    """A server, and a proxy before it."""

    server: Server
    port: int
    tls: Certificate

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed here")
    folder = tmp_path_factory.mktemp("proxy")
    request.param, kind = "three", request.param
    options = stored(request) | {"workers": 2, "proxies": ("127.0.0.1",), "metrics": True, "requests": 400, "sign_ins": 3}
    server = Server(folder, **options)
    tls, port = certificate(folder, NAME), free_port()
    folder.chmod(0o755)
    with (folder / "said.txt").open("w") as said:
        process = subprocess.Popen((nginx if kind == "nginx" else caddy)(folder, port, server.url, tls), stdout=said, stderr=said)
    try:
        end = time.monotonic() + 30
        while not listens(port):
            assert process.poll() is None, (folder / "said.txt").read_text()
            assert time.monotonic() < end
            time.sleep(0.05)
        yield Proxied(server, port, tls)
    finally:
        process.terminate()
        process.wait(20)
        server.stop()


@pytest.fixture
def by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name leads to this machine."""
    found = socket.getaddrinfo

    def here(host: object, *args: object, **more: object) -> object:
        return found("127.0.0.1" if host in (NAME, NAME.encode()) else host, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", here)


def trusting(proxied: Proxied) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(proxied.tls.certificate))


@pytest.mark.usefixtures("by_name")
def test_a_game_is_played_through_it(proxied: Proxied, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the client for programs; moves come by the feed at once, and heartbeats while nothing happens."""
    monkeypatch.setenv("SSL_CERT_FILE", str(proxied.tls.certificate))
    with httpx.Client(base_url=proxied.url, verify=trusting(proxied), timeout=30) as http:
        assert http.get("/api/me").status_code == 200
        (cookie,) = http.cookies.jar
        assert cookie.secure, "the proxy says that it is https"
        page = http.get("/")
        assert page.status_code == 200
        made = http.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "bot", "bot": "drifter"}], "pace": "instant"})
        table = made.json()["id"]
        with http.stream("GET", f"/api/tables/{table}/feed?after=0", headers={"accept-encoding": "gzip, br"}) as feed:
            assert "content-encoding" not in feed.headers
            lines = feed.iter_lines()
            for _ in range(4):
                view = http.get(f"/api/tables/{table}/view").json()["view"]
                while not (view["decision"] or view["over"]):
                    view = http.get(f"/api/tables/{table}/view").json()["view"]
                move = {"ply": view["decision"]["ply"], "move": view["decision"]["legal"][0]["text"]}
                sent = time.monotonic()
                played = http.post(f"/api/tables/{table}/moves", json=move)
                assert played.status_code == 200
                last = played.json()["last"]
                while not (line := next(lines)).startswith("id: ") or int(line[4:]) < last:
                    pass
                assert time.monotonic() - sent < 5, "it is not collected"
            beats, began = 0, time.monotonic()
            while beats < 3 and time.monotonic() - began < 20:
                beats += next(lines) == "event: beat"
            assert beats == 3
    token = http_token(proxied)
    with Client(proxied.url, token=token) as client:
        assert client.make("me", "drifter", pace="instant").info["you"] == 0


def http_token(proxied: Proxied) -> str:
    with httpx.Client(base_url=proxied.url, verify=trusting(proxied), timeout=30) as http:
        http.get("/api/me")
        return str(http.post("/api/me/tokens", json={"name": "bot"}).json()["token"])


@pytest.mark.usefixtures("by_name")
def test_what_is_not_for_all_stays_inside_and_what_is_too_long_outside(proxied: Proxied) -> None:
    with httpx.Client(base_url=proxied.url, verify=trusting(proxied), timeout=30) as http:
        assert http.get("/metrics").status_code == 404
        assert httpx.get(f"{proxied.server.url}/metrics").status_code == 200
        http.get("/api/me")
        assert http.post("/api/games", content=b"x" * 1_000_000, headers={"content-type": "application/json"}).status_code == 413
        wrong = http.put("/api/me", json={"name": "x"}, headers={"origin": "https://elsewhere.example"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_origin")
        assert http.put("/api/me", json={"name": "x"}, headers={"origin": proxied.url}).status_code == 200


@pytest.mark.usefixtures("by_name")
def test_nobody_says_by_themselves_where_they_come_from(proxied: Proxied) -> None:
    """Wrong passwords are counted by address: what a header claims to the proxy is no other one, in whichever worker."""
    codes = []
    with httpx.Client(base_url=proxied.url, verify=trusting(proxied), timeout=30) as http:
        http.get("/api/me")
        for n in range(17):
            wrong = {"name": f"Nobody {n}", "password": "no, not this"}
            claims = {"x-forwarded-for": f"203.0.113.{n}", "x-real-ip": f"203.0.113.{n}", "forwarded": f"for=203.0.113.{n}"}
            codes.append(http.post("/api/sign-in", json=wrong, headers=claims).status_code)
    assert codes == [401] * 15 + [429] * 2
