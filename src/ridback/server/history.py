"""Looking back: a game as it stood at any of its plies, through a seat's eyes or with all hands open.

When a game is over there is nothing to hide any more. While it runs one may look back with one's own eyes: such a view is made from the
log up to that ply, and so holds what was seen then and nothing that came later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ridback.server.eyes import looking
from ridback.server.log import Begun, Origin
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.table import Position
from ridback.words import Words, dashed

if TYPE_CHECKING:
    from ridback.game import Game

#: The most saved games one person may bring along.
UPLOADS = 100
#: A seat, None (a spectator), or all hands open.
Eyes = int | None | Literal["open"]


def eyes(position: Position, person: Person | None, wish: str | None) -> Eyes:
    """Whose eyes somebody looks back with: those they wish for, else their own. Raises a Problem if they may not, or there are none."""
    table, told = position.table, position.told
    own = int(wish) if wish in ("0", "1", "2", "3", "4", "5") and int(wish) < len(table.seats) and table.plays(person, int(wish)) else None
    if own is None:
        own = table.seat_of(looking(table, person, None))
    found: Eyes = own if wish is None else "open" if wish == "open" else int(wish)
    if isinstance(found, int) and found >= len(position.table.seats):
        raise Problem(422, "no_such_seat", {"seat": found})
    if not told and (own is None or found != own):
        raise Problem(409, "still_running", {"wanted": "hands"})
    return found


def at(position: Position, ply: int) -> Position:
    """The game as it stood when so many atoms had been played. Raises a Problem if it has not come that far."""
    most = position.game.ply
    if ply > most:
        raise Problem(404, "no_such_ply", {"ply": ply, "most": most}) if position.told else Problem(409, "still_running", {"wanted": "ply"})
    return position.at(ply)


def seen(position: Position, who: Eyes) -> tuple[dict[str, Any], list[dict[str, Any]] | None]:
    """The view those eyes have; with all hands open a spectator's with everything that lies face down told, and beside it each person's
    hand and drawn cards."""
    if who != "open":
        return position.view(who), None
    view, hands = position.view(None), []
    for seat in range(len(position.table.seats)):
        own = position.view(seat)
        view["seats"][seat]["boats"] = own["seats"][seat]["boats"]
        hands.append({"hand": own["hand"], "drawn": own["drawn"]})
    return view, hands


def happened(position: Position, who: Eyes) -> list[dict[str, Any]]:
    """What had happened, as those eyes have read it."""
    if who != "open":
        return position.events(who)
    return [told for event in position.game.events if (told := event.to_json(everything=True)) is not None]


def replayed(words: Words, saved: dict[str, Any]) -> tuple[Game, Begun]:
    """A saved game, played again, and what of it is stored. Raises a Problem that says what is wrong with it."""
    from ridback.errors import SaveError
    from ridback.game import Game

    try:
        game = Game.from_json(saved)
    except SaveError as error:
        plain = {key: value if isinstance(value, int) else _plain(value) for key, value in error.details.items()}
        code = f"save_{error.code}"
        message = words.say(f"error-{dashed(code)}", **plain)
        told = {"code": code, "message": message, "args": plain}
        raise Problem(422, code, plain, message=message, more={"problems": [told]}) from error
    return game, Begun(Origin("upload"), game.seed, game.given.to_json() if game.given else None, asked(game))


def _plain(value: object) -> str:
    """A detail of a mistake, not longer than anybody reads."""
    told = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return told if len(told) <= 200 else told[:200] + "…"


def asked(game: Game) -> list[tuple[int, str, int]]:
    """The moves of a game as a log has them: seat, text, and the ply at which that seat had been asked."""
    from ridback.game import Game as Played
    from ridback.moves import TABLE

    again, moves = Played(game.setup, game.seed, game.given), []
    for seat, number in game.moves:
        moves.append((seat, TABLE[number].text, again.asked_at(seat)))
        again.replay([(seat, number)])
    return moves


def branch(position: Position, ply: int) -> Begun:
    """The beginning of a game that goes on from a ply of that one, with the same cards in the same order. Raises a Problem."""
    table = position.table
    if not position.told:
        raise Problem(409, "still_running", {"wanted": "branch"})
    if at(position, ply).over:
        raise Problem(409, "game_over")
    moves = [(row.seat, row.move, row.asked) for row in position.played[:ply]]
    return Begun(Origin("branch", table.id, ply), table.seed, table.given, moves)
