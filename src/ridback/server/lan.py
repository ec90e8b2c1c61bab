"""A game in one room: the addresses by which phones reach this machine, listening on one of them, and what is printed about it.

The server listens on its own machine's address and on one of the network's, no others, and answers to no name but these two.
"""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import socket
from typing import TYPE_CHECKING

from rich.text import Text

from ridback.terminal import out, say, stop

if TYPE_CHECKING:
    from collections.abc import Iterable

#: What the names of networks begin with that exist inside this machine only, or lead somewhere far away.
VIRTUAL = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "vethernet",
    "tun",
    "tap",
    "wg",
    "utun",
    "tailscale",
    "zt",
    "ppp",
    "podman",
)
#: Addresses nobody has, one of each kind: by which of ours they would be reached is where the network is. Nothing is sent there.
SOMEWHERE = ("192.0.2.1", "2001:db8::1")


def addresses() -> list[str]:
    """The addresses of this machine in networks it is part of, the likeliest to be the room's first: IPv4 before IPv6, what leads out
    before what does not, private ones before public ones. Those that need the name of a network interface are no use in a browser."""
    import psutil

    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    out_by = {_own_towards(far) for far in SOMEWHERE}
    found: dict[str, tuple[bool, ...]] = {}
    for name, entries in psutil.net_if_addrs().items():
        if name not in up:
            continue
        for entry in entries:
            if entry.family not in (socket.AF_INET, socket.AF_INET6):
                continue
            ip = ipaddress.ip_address(entry.address.partition("%")[0])
            if not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast):
                found[str(ip)] = (ip.version == 6, name.lower().startswith(VIRTUAL), str(ip) not in out_by, not ip.is_private)
    return sorted(found, key=lambda address: found[address])


def chosen(wish: str | None) -> tuple[str, list[str]]:
    """The address to listen on, the wish if there is one, and the others there are. Stops the command where there is none."""
    known = addresses()
    if not known:
        raise stop("cli-lan-none")
    if wish is not None:
        try:
            wish = str(ipaddress.ip_address(wish.strip("[]")))
        except ValueError:
            raise stop("cli-lan-no-address", address=wish, known=", ".join(known)) from None
        if wish not in known:
            raise stop("cli-lan-no-address", address=wish, known=", ".join(known))
    address = known[0] if wish is None else wish
    return address, [one for one in known if one != address]


def listeners(address: str, ports: Iterable[int]) -> list[socket.socket]:
    """Listening sockets of this machine's own address and of that one, at the first of these ports (0: any) that is free at both. Stops
    the command where there is none, or it cannot listen there."""
    from ridback.server.run import listen

    port = 0
    for port in ports:
        with contextlib.ExitStack() as opened:
            where = "127.0.0.1"
            try:
                own = opened.enter_context(listen(where, port))
                where = address
                room = opened.enter_context(listen(where, own.getsockname()[1]))
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise stop("cli-cannot-listen", host=where, why=error.strerror or str(error)) from error
                continue
            opened.pop_all()
            return [own, room]
    raise stop("cli-port-taken", port=str(port))


def url(address: str, port: int) -> str:
    """What is typed into a browser to get there."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def invite(home: str, table: str, others: list[str]) -> None:
    """Print how phones come to that table: a QR code, the address, and what may be in the way."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(f"{home}/t/{table}", micro=False).terminal(out=drawn, border=2, compact=True)
    for line in drawn.getvalue().rstrip("\n").splitlines():
        # Colors of its own: on a light background it would be inside out, which not every phone can read.
        out.print(Text.assemble("  ", (line, "#ffffff on #000000")), soft_wrap=True)
    out.print()
    port = home.rpartition(":")[2]
    out.print(Text.assemble("  ", (say("cli-lan-phones"), "dim"), "  ", (home, "bold cyan")), soft_wrap=True)
    out.print(Text(f"  {say('cli-lan-firewall', port=port)}", "dim"), soft_wrap=True)
    if others:
        out.print(Text(f"  {say('cli-lan-others', addresses=', '.join(others))}", "dim"), soft_wrap=True)
    if ipaddress.ip_address(home.removeprefix("http://").rpartition(":")[0].strip("[]")).is_global:
        out.print(Text(f"  {say('cli-lan-public')}", "yellow"), soft_wrap=True)
    out.print()


def _own_towards(far: str) -> str | None:
    """This machine's address on the way to another one; None if there is no way."""
    family = socket.AF_INET6 if ":" in far else socket.AF_INET
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        return str(ipaddress.ip_address(probe.getsockname()[0].partition("%")[0]))
    return None
