"""An arena from its beginning to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ridback.errors import ArenaError
from ridback.lab.results import Result

if TYPE_CHECKING:
    from ridback.lab.workers import Outcome
    from ridback.setups import Setup


def arena(
    players: Sequence[str],
    games: int = 100,
    setup: Setup | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    *,
    timed: bool = False,
    check_peeking: bool = False,
) -> Result:
    """Play games between bots, every deal from every seat, and give what came of them.

    ``players`` are bots by name, and classes of one's own as ``my_bot.py:Class`` or ``package.module:Class``; where they are fewer than the
    seats of the ``setup`` (by default: the first preset for as many seats as players) the last one fills up. The same ``seed`` gives the
    same games, whatever the number of ``jobs`` (processes), unless ``timed``: then the bots keep the limits of time
    that they have at tables. ``progress`` is called with the games that are done, and of how many, with 0 when everything is compiled.
    ``check_peeking`` asks at each decision whether it changes with what is hidden from the bot, which takes four times as long.

    Ctrl+C ends it, and so does a worker that dies; the result has what was done by then, and says so (``stopped``). Raises ArenaError where
    players are not to be had, or where ``timed`` bots are to be checked: their choices depend on more than they see. One process is this
    one, unless there is a class of one's own. Where others are started, a script needs its ``if __name__ == "__main__":``, as with all of
    multiprocessing.
    """
    from ridback.lab import workers
    from ridback.lab.players import is_own, maker, seated
    from ridback.lab.playing import Conduct, Job
    from ridback.lab.seating import plan
    from ridback.presets import fitting
    from ridback.setups import Setup

    if timed and check_peeking:
        raise ArenaError("timed_check")
    copies = seated(players, setup.seats if setup else None)
    setup = setup or Setup.from_json(fitting(len(players)).choices(len(players)) | {"seats": len(players)})
    for name in copies:
        if not is_own(name):
            maker(name, timed=timed)  # what cannot be had is told before anything begins
    job = Job(setup.to_json(), tuple(copies), timed, check_peeking)
    result = Result(tuple(copies), tuple(copies.values()), setup, seed, games, checked=check_peeking)
    result.conduct = {player: Conduct() for player in range(len(copies))}

    def tell() -> None:
        if progress:
            progress(len(result.games), games)

    def played(outcome: Outcome) -> None:
        game, conduct = outcome
        for player, one in conduct.items():
            result.conduct[player].add(one)
        result.games.append(game)
        tell()

    planned = plan(result.copies, games, seed)
    try:
        workers.play(job, planned, max(1, min(jobs, games)), begun=tell, played=played)
    except KeyboardInterrupt:
        result.stopped = "interrupted"
    except workers.WorkerDied as died:
        result.stopped, result.death = "worker_died", (died.code, died.game)
    result.games.sort(key=lambda game: game.number)
    return result
