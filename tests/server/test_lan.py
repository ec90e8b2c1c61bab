"""`ridback play --lan`: which address, what is listened on, who may do what there."""

from __future__ import annotations

import re
import socket
import time
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil
import pytest
import typer

from ridback.server import lan
from tests.server.conftest import NO_TLS, Server
from tests.server.test_strangers import problem
from tests.test_cli import address, lines, ridback, stop

Net = namedtuple("Net", "family address")
State = namedtuple("State", "isup")


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """The networks this machine is in, by the names of its interfaces; a test fills it in. The way out is by the first of each kind."""
    found: dict[str, list[str]] = {}

    def kind(one: str) -> socket.AddressFamily:
        return socket.AF_INET6 if ":" in one else socket.AF_INET

    def towards(far: str) -> str | None:
        return next((one.partition("%")[0] for all_ in found.values() for one in all_ if kind(one) == kind(far)), None)

    monkeypatch.setattr(psutil, "net_if_addrs", lambda: {name: [Net(kind(one), one) for one in all_] for name, all_ in found.items()})
    monkeypatch.setattr(psutil, "net_if_stats", lambda: {name: State(not name.startswith("down")) for name in found})
    monkeypatch.setattr(lan, "_own_towards", towards)
    return found


def test_the_likeliest_address_comes_first(networks: dict[str, list[str]]) -> None:
    """What leads out, IPv4, and real networks; nothing that a phone could not open."""
    networks |= {
        "wlan0": ["192.168.1.5", "fd00::5", "fe80::1%wlan0"],
        "lo": ["127.0.0.1", "::1"],
        "docker0": ["172.17.0.1"],
        "eth1": ["10.0.0.3", "169.254.7.7"],
        "down0": ["10.9.9.9"],
    }
    assert lan.addresses() == ["192.168.1.5", "10.0.0.3", "172.17.0.1", "fd00::5"]
    assert lan.chosen(None) == ("192.168.1.5", ["10.0.0.3", "172.17.0.1", "fd00::5"])
    assert lan.chosen("[fd00::5]")[0] == "fd00::5"
    assert lan.url("fd00::5", 8423) == "http://[fd00::5]:8423"


def test_ipv6_alone_will_do(networks: dict[str, list[str]]) -> None:
    networks |= {"lo": ["127.0.0.1"], "eth0": ["2001:db8:1::7", "fe80::2%eth0"]}
    assert lan.chosen(None) == ("2001:db8:1::7", [])


@pytest.mark.parametrize("wish", [None, "10.1.1.1"])
def test_without_a_network_it_says_so(networks: dict[str, list[str]], wish: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    networks["lo"] = ["127.0.0.1"]
    with pytest.raises(typer.Exit):
        lan.chosen(wish)
    assert "This machine is in no network." in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("wish", ["here", "10.1.1.1", "127.0.0.1", "0.0.0.0"])
def test_an_address_of_another_machine_is_refused(networks: dict[str, list[str]], wish: str, capsys: pytest.CaptureFixture[str]) -> None:
    networks["eth0"] = ["192.168.1.5"]
    with pytest.raises(typer.Exit):
        lan.chosen(wish)
    told = " ".join(capsys.readouterr().err.split())
    assert f"{wish} is no address of this machine in a network. There are: 192.168.1.5." in told


def test_it_listens_where_it_is_told_and_nowhere_else(capsys: pytest.CaptureFixture[str]) -> None:
    """The whole of 127.0.0.0/8 is this machine's: another address of it stands for one of the network."""
    own, room = lan.listeners("127.0.0.2", (0,))
    with own, room:
        assert [one.getsockname()[0] for one in (own, room)] == ["127.0.0.1", "127.0.0.2"]
        port = own.getsockname()[1]
        assert room.getsockname()[1] == port
        with pytest.raises(OSError), socket.create_connection(("127.0.0.3", port), 5):
            pass
        other, room_too = lan.listeners("127.0.0.2", (port, 0))
        assert other.getsockname()[1] != port
        other.close()
        room_too.close()
        with pytest.raises(typer.Exit):
            lan.listeners("127.0.0.2", (port,))
    assert f"Port {port} is taken" in capsys.readouterr().err
    with pytest.raises(typer.Exit):
        lan.listeners("203.0.113.1", (0,))
    assert "Cannot listen on 203.0.113.1" in capsys.readouterr().err


def test_what_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    lan.invite("http://192.168.1.5:8423", "wXojbY0rSprx", ["10.0.0.3"])
    told = capsys.readouterr().out
    assert "http://192.168.1.5:8423\n" in told
    assert "TCP port 8423" in told
    assert "10.0.0.3" in told
    assert told.count("█") > 100, "the code"
    assert "Internet" not in told
    lan.invite("http://[2a00:1450:4001::1]:8423", "wXojbY0rSprx", [])
    assert "whole Internet" in capsys.readouterr().out


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Server]:
    """A server at which only who is at home makes tables."""
    server = Server(tmp_path, room="http://192.168.1.5:8423", hosts=("127.0.0.1", "192.168.1.5"))
    yield server
    server.stop()


def test_guests_make_no_tables(room: Server) -> None:
    """They are told so, and find what there is by its address."""
    guest = room.person("Gus")
    assert guest.get("/api/me")["makes"] is False
    for path, body in (
        ("tables", {"seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("games", {}),
        ("tables/none/continue", {"ply": 0, "seat": 0}),
    ):
        problem(guest.http.post(f"/api/{path}", json=body), 403, "host_only")
    problem(httpx.get(f"{room.url}/api/me", headers={"host": "evil.example"}, verify=NO_TLS), 400, "wrong_host")


def test_a_room_is_found_joined_and_there_again(tmp_path: Path) -> None:
    """The door makes who is at this machine the host; phones come by the address that is printed."""
    if not lan.addresses():
        pytest.skip("this machine is in no network")
    options = ("play", "--lan", "--board", "--seats", "3", "--bots", "drifter", "--no-browser", "--port", "0")
    process = ridback(*options, RIDBACK_DATA=str(tmp_path))
    door = address(process)
    code = ""
    for line in lines(process):
        code += line
        if found := re.search(r"phones\s+(http://\S+)", line):
            home = found[1]
            break
    assert code.count("█") > 100
    assert "127.0.0.1" not in home
    with httpx.Client(follow_redirects=True, timeout=60, verify=NO_TLS) as host, httpx.Client(timeout=60, verify=NO_TLS) as phone:
        page = host.get(door)
        table = page.url.path.rpartition("/")[2]
        base = door.partition("/enter")[0]
        while not host.get(f"{base}/api/status").json()["ready"]:
            time.sleep(0.1)
        info = host.get(f"{base}/api/tables/{table}").json()
        assert (info["you"], info["yours"], info["status"]) == (None, True, "open")
        assert [seat["kind"] for seat in info["seats"]] == ["open", "open", "bot"]
        assert host.get(f"{base}/api/me").json()["makes"] is True
        invited = host.get(f"{base}/api/tables/{table}/invite").json()
        assert invited["url"] == f"{home}/t/{table}"
        assert invited["qr"].startswith("data:image/svg+xml")
        entered = phone.get(door.replace(base, home))
        assert entered.headers["location"] == f"/t/{table}"
        assert "set-cookie" not in entered.headers, "the door opens at this machine alone"
        greeted = phone.get(f"{home}/api/me")
        assert "secure" not in greeted.headers["set-cookie"].lower(), "it comes by http"
        assert greeted.json()["makes"] is False
        assert [line["id"] for line in phone.get(f"{home}/api/lobby").json()["open"]] == [table]
        joined = phone.post(f"{home}/api/tables/{table}/join", json={"name": "Phoebe"})
        assert joined.json()["you"] == 0
        problem(phone.post(f"{home}/api/tables/{table}/start", json={"bot": "drifter"}), 403, "not_your_table")
    stop(process)
    process = ridback(*options[:3], "--no-browser", "--port", "0", RIDBACK_DATA=str(tmp_path))
    with httpx.Client(follow_redirects=True, timeout=60, verify=NO_TLS) as host:
        page = host.get(address(process))
        assert page.url.path == f"/t/{table}", "the same evening goes on"
    stop(process)
