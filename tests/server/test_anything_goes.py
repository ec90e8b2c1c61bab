"""Some people do whatever there is to do, at random and all at once. Nothing breaks, and every game can be played to its end."""

from __future__ import annotations

import json
import random
import re
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ridback import records
from tests.server.conftest import THREE, Json, Person, Server
from tests.server.test_accounts import PASSWORD

PEOPLE, SECONDS = 6, 40.0
JSON = {"content-type": "application/json"}
PLACES: list[Json] = [{"kind": "open"}, {"kind": "here", "name": "Bert"}, {"kind": "bot", "bot": "drifter"}]
ORDERS: list[Json] = [{"do": "bid", "license": license, "most": 9} for license in ("shrimp", "cod", "lobster", "tuna")]
ORDERS += [{"do": "pass_round"}, {"do": "pass_license"}, {"do": "keep", "card": "cod"}]


class Somebody:
    """A person who does one thing after the other. ``tables`` are everybody's."""

    def __init__(self, server: Server, number: int, tables: list[str]) -> None:
        self.person, self.dice, self.tables, self.number = Person(server, f"P{number}"), random.Random(number), tables, number
        self.answers: Counter[str] = Counter()
        self.accounts: list[str] = []

    def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """One request; whatever comes of it, the server is not to blame."""
        content = None if body is None else json.dumps(body).encode()
        answer = self.person.http.request(method, f"/api/{path}", content=content, headers=JSON)
        self.answers[f"{method} {re.sub('/[^/]*[0-9A-Z][^/]*', '/…', path.partition('?')[0])} {answer.status_code}"] += 1
        assert answer.status_code < 500, (method, path, body, answer.text)
        return answer

    def any_table(self) -> str:
        """One of mine, or of the newest."""
        mine = [str(line["id"]) for line in self.ask("GET", "tables").json().get("tables", ())[:4]]
        some: list[str] = [*mine, *mine, *self.tables[-2:], "none"]
        return self.dice.choice(some)

    def do(self) -> None:
        """One thing."""
        self.dice.choices(list(DEEDS), list(DEEDS.values()))[0](self)

    # -- what there is to do ----------------------------------------------------------------------------------------------------------

    def make(self) -> None:
        kinds: list[Json] = [{"kind": "me"}, *self.dice.choices(PLACES, (5, 1, 1), k=3)]
        seats = kinds[: self.dice.randrange(2, 5)]
        wish: Json = {"seats": seats, "pace": "instant", "public": self.dice.random() < 0.5}
        wish |= {"watch": self.dice.choice(["at_once", "delayed", "no"]), "undo": self.dice.choice(["own", "consent", "off"])}
        if self.dice.random() < 0.4:
            late = self.dice.choice(["bot", "pass"])
            wish["clock"] = {"first": 5, "more": 3, "most": 8, "late": late, "bot": "drifter", "vacation": self.dice.choice([0, 7])}
        if self.dice.random() < 0.4:
            wish |= {"line_up": self.ask("GET", f"setups/random?seats={len(seats)}").json()["line_up"], "crewman": True, "trophies": True}
        answer = self.ask("POST", "tables", wish)
        if answer.status_code == 201:
            self.tables.append(answer.json()["id"])

    def sit(self) -> None:
        self.ask("POST", f"tables/{self.any_table()}/join", self.dice.choice([{}, {"seat": 1}]))

    def begin(self) -> None:
        self.ask("POST", f"tables/{self.any_table()}/start", self.dice.choice([{}, {"bot": "drifter"}]))

    def play(self) -> None:
        table = self.any_table()
        seen = self.ask("GET", f"tables/{table}/view")
        if seen.status_code != 200 or seen.json()["view"] is None:
            return
        here = [n for n, seat in enumerate(seen.json()["table"]["seats"]) if seat["here"]]
        for _ in range(8):
            eyes = f"?as={self.dice.choice(here)}" if here else ""
            seen = self.ask("GET", f"tables/{table}/view{eyes}")
            decision = seen.status_code == 200 and seen.json()["view"] and seen.json()["view"]["decision"]
            if decision:
                body: Json = {"ply": decision["ply"], "move": self.dice.choice(decision["legal"])["text"]}
                if self.dice.random() < 0.3:
                    body["last"] = seen.json()["last"]
                for _ in range(self.dice.choice([1, 1, 2])):
                    played = self.ask("POST", f"tables/{table}/moves{eyes}", body)
                if played.is_success and self.dice.random() < 0.1:
                    self.ask("POST", f"tables/{table}/undo{eyes}", {"ply": decision["ply"]})

    def take_back(self) -> None:
        table = self.any_table()
        for seat in ("", "?as=0", "?as=1"):
            seen = self.ask("GET", f"tables/{table}/view{seat}")
            if seen.status_code == 200 and seen.json()["undo"]:
                self.ask("POST", f"tables/{table}/undo{seat}", {"ply": seen.json()["undo"]["ply"]})
            self.ask("PUT", f"tables/{table}/undo{seat}", {"agree": self.dice.random() < 0.7})

    def say_in_advance(self) -> None:
        table = self.any_table()
        self.ask("PUT", f"tables/{table}/advance", {"auto_pass": self.dice.choice([None, "off", "standard", "fast"])})
        given = self.ask("POST", f"tables/{table}/advance", self.dice.choice(ORDERS))
        if given.is_success and given.json()["orders"] and self.dice.random() < 0.5:
            self.ask("DELETE", f"tables/{table}/advance/{given.json()['orders'][0]['id']}")

    def leave_to_a_bot(self) -> None:
        table, seat = self.any_table(), self.dice.randrange(4)
        self.ask("POST", f"tables/{table}/seats/{seat}/bot", {"bot": "drifter"})
        if self.dice.random() < 0.7:
            self.ask("DELETE", f"tables/{table}/seats/{seat}/bot")

    def talk(self) -> None:
        table = self.any_table()
        self.ask("POST", f"tables/{table}/chat", {"text": "ahoy"})
        self.ask(self.dice.choice(["POST", "DELETE"]), f"tables/{table}/seats/{self.dice.randrange(4)}/mute", {})
        self.ask("GET", f"tables/{table}/chat")

    def get_up(self) -> None:
        table = self.any_table()
        self.ask("POST", f"tables/{table}/leave", {})
        self.ask("DELETE", f"tables/{table}/seats/1/person")

    def look(self) -> None:
        table, ply = self.any_table(), self.dice.randrange(300)
        for path in ("", "/log", "/record", f"/at/{ply}", f"/at/{ply}/log?seat=open", "/invite", "/seats/0/results", "/review?seat=0"):
            self.ask("GET", f"tables/{table}{path}")
        for path in ("me", "lobby", "tables", "waiting", "people", "results", "me/account"):
            self.ask("GET", path)

    def again(self) -> None:
        table = self.any_table()
        for answer in (
            self.ask("POST", f"tables/{table}/rematch", {}),
            self.ask("POST", f"tables/{table}/continue", {"ply": self.dice.randrange(90), "seat": 0, "bots": ["drifter"] * 3}),
        ):
            if answer.status_code == 201:
                self.tables.append(answer.json()["id"])

    def bring(self) -> None:
        record = self.ask("GET", f"tables/{self.any_table()}/record")
        if record.status_code == 200:
            assert self.ask("POST", "games", record.json()).status_code == 201

    def go_away(self) -> None:
        made = self.ask("POST", "me/vacations", {"until": time.time() + self.dice.choice([90, 86_400, 3e6])})
        if made.is_success and self.dice.random() < 0.8:
            self.ask("DELETE", f"me/vacations/{made.json()['vacations'][0]['id']}")

    def be_somebody(self) -> None:
        """A name that is kept; out, and in again, maybe with what was played as a guest in between."""
        if not self.accounts:
            name = f"Kept {self.number} {self.dice.random()}"[:30]
            if self.ask("POST", "me/account", {"name": name, "password": PASSWORD}).status_code == 201:
                self.accounts.append(name)
            return
        self.ask("POST", "sign-out", {})
        self.ask("GET", "me")
        if self.dice.random() < 0.5:
            self.make()
            self.sit()
        self.ask("POST", "sign-in", {"name": self.accounts[0], "password": PASSWORD})


DEEDS: dict[Callable[[Somebody], None], int] = {
    Somebody.make: 4,
    Somebody.sit: 6,
    Somebody.begin: 4,
    Somebody.play: 50,
    Somebody.take_back: 6,
    Somebody.say_in_advance: 6,
    Somebody.leave_to_a_bot: 3,
    Somebody.talk: 3,
    Somebody.get_up: 2,
    Somebody.look: 4,
    Somebody.again: 3,
    Somebody.bring: 2,
    Somebody.go_away: 2,
    Somebody.be_somebody: 1,
}


@pytest.mark.slow
@pytest.mark.parametrize("own_server", ["sqlite", THREE], indirect=True)
def test_anything_goes(own_server: Server, tmp_path: Path) -> None:
    tables: list[str] = []
    crew = [Somebody(own_server, number, tables) for number in range(PEOPLE)]
    wrong: list[BaseException] = []
    end = time.monotonic() + SECONDS

    def live(one: Somebody) -> None:
        try:
            while time.monotonic() < end and not wrong:
                one.do()
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=live, args=(one,)) for one in crew]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS + 120)
    assert not wrong, wrong
    answers: Counter[str] = sum((one.answers for one in crew), Counter())
    print(*(f"{count:6} {name}" for name, count in sorted(answers.items())), sep="\n")
    finish(own_server, crew, tables, tmp_path)
    assert "Traceback" not in own_server.notes.read_text()


def finish(server: Server, crew: list[Somebody], tables: list[str], folder: Path) -> None:
    """Everybody lets bots play on: each game comes to an end, and is one by the rules."""
    eve, over, end = server.person("Eve"), Counter[str](), time.monotonic() + 300
    for table in tables:
        while True:
            info = eve.http.get(f"/api/tables/{table}")
            if info.status_code == 404 or info.json()["status"] != "running":
                break
            assert time.monotonic() < end, info.text
            for one in crew:
                for seat, place in enumerate(info.json()["seats"]):
                    if place["kind"] == "human" and place["bot"] is None:
                        one.ask("POST", f"tables/{table}/seats/{seat}/bot", {"bot": "drifter"})
            time.sleep(0.05)
        status = info.json().get("status", "gone")
        over[status] += 1
        if status == "over":
            record = next(answer for one in crew if (answer := one.ask("GET", f"tables/{table}/record")).is_success)
            file = folder / "game.json"
            file.write_bytes(record.content)
            records.verify(file)
    print(over)
    assert over["over"] > 5
