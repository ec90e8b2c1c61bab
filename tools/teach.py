"""Teach the network that guesses final scores (src/ridback/bots/valuing.py): ``python tools/teach.py``, some minutes on two cores.

Games are played at set-ups of all kinds, by mates that differ, now and then at random, up to a round by chance, and by mate from
then on (bots/gathering.py). What is counted at the beginning of their rounds and the scores they ended with teach a network of two hidden
layers. At the end it prints how far off the guesses are for games it was not taught, and writes weights.npy. The same arguments give the
same games, and nearly the same weights. It needs PyTorch besides: ``pip install torch``.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import torch

from ridback.bots import gathering, valuing
from ridback.bots.habits import HABITS, NUMBERS
from ridback.cards import DOCK, LINE_UPS, PREMIUM, STANDARD
from ridback.errors import RidbackError
from ridback.rules.record import IO, LEGAL, RANDOM, SHEETS, STATE, new
from ridback.setups import Setup, random_line_up

WEIGHTS: Final = Path(__file__).resolve().parents[1] / "src/ridback/bots/weights.npy"
#: The most rows a game can give: rounds times seats, generously.
ROWS: Final = 26 * 6
#: Kinds of mate that begin games, and how far their habits lie apart.
MINDS, APART = 33, 0.35
#: One game of so many is not taught, but tells how good the guesses are.
HELD_BACK: Final = 20
BATCH: Final = 4096
#: Processes that play, each at its part of the set-ups.
PARTS: Final = 6

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int32]


def set_up(chance: random.Random) -> Setup:
    """A set-up of any kind, the common ones more often."""
    kind = chance.random()
    if kind < 0.33:
        return Setup(chance.choice((2, 3, 4, 4)), gone_fishin=chance.random() < 0.4)
    some: dict[str, Any] = {name: chance.random() < 0.45 for name in ("gone_fishin", "crewman", "trophies", "meeples")}
    seats = chance.choice((2, 3, 4, 4, 4)) if kind < 0.72 else chance.choice((5, 6)) if kind < 0.8 else chance.choice((3, 4, 4, 5, 6))
    docks = tuple(chance.sample(DOCK, 3 if seats > 4 else 2)) if chance.random() < 0.6 else ()
    if kind < 0.8:
        return Setup(seats, random_line_up(seats, chance.getrandbits(32)), docks=docks, **some)
    if kind < 0.9:
        return Setup(seats, (*STANDARD, *PREMIUM), docks=DOCK if docks else (), epic=True, **some)
    people = chance.choice((1, 1, 2))
    captains = ("tc", "kirkman") if people == 1 else (chance.choice(("tc", "kirkman")),)
    base = chance.random() < 0.5
    line_up = LINE_UPS["base"] if base else random_line_up(people, chance.getrandbits(32))
    return Setup(people, line_up, docks=() if base else tuple(chance.sample(DOCK, 2)), crewman=chance.random() < 0.4, captains=captains)


def set_ups(seed: int) -> Iterator[Setup]:
    """Set-ups that can be played, without end."""
    chance = random.Random(seed)
    while True:
        try:
            setup = set_up(chance)
            setup.choices(0)
        except RidbackError:
            continue
        yield setup


def by_mates(setups: int, games: int, seed: int) -> tuple[Floats, Numbers]:
    """Rows and tags (gathering.gather) of so many games at each of so many set-ups."""
    chance = random.Random(seed)
    minds = np.zeros(MINDS, HABITS)
    for i in range(MINDS):
        for name, number in NUMBERS.items():
            minds[i][name] = number * np.exp(chance.gauss(0, APART)) if i else number
    rows, tags = np.zeros((games * ROWS, valuing.INPUTS), np.float32), np.zeros((games * ROWS, 6), np.int32)
    all_rows, all_tags = [], []
    for k, setup in zip(range(setups), set_ups(seed), strict=False):
        n = gathering.gather(
            new(STATE), new(STATE), setup.cards.values, setup.choices(0), minds, k * games, games,
            new(IO), new(LEGAL), new(LEGAL), np.zeros(2, RANDOM), new(SHEETS), rows, tags,
        )  # fmt: skip
        all_rows.append(rows[:n].astype(np.float16))
        all_tags.append(tags[:n].copy())
        all_tags[-1][:, 0] += seed * 1_000_000
    return np.concatenate(all_rows), np.concatenate(all_tags)


class Network(torch.nn.Module):  # type: ignore[misc]
    """The network in training: scores are told in units of ``unit`` from ``middle``."""

    def __init__(self, rows: Floats, scores: Floats) -> None:
        super().__init__()
        some = np.random.default_rng(0).choice(len(rows), min(200_000, len(rows)), replace=False)
        spread = rows[some].astype(np.float32).std(0)
        self.scale = torch.from_numpy(np.where(spread > 1e-4, np.minimum(1 / np.maximum(spread, 1e-4), 5), 0).astype(np.float32))
        self.middle, self.unit = float(scores.mean()), float(scores.std())
        self.first = torch.nn.Linear(valuing.INPUTS, valuing.HIDDEN)
        self.second = torch.nn.Linear(valuing.HIDDEN, valuing.SECOND)
        self.third = torch.nn.Linear(valuing.SECOND, 1, bias=False)
        self.linear = torch.nn.Linear(valuing.INPUTS, 1)

    def forward(self, rows: Floats) -> Any:
        """Scores, from counts."""
        x = (torch.from_numpy(rows).float() * self.scale).clamp(-12, 12)
        return (self.third(torch.relu(self.second(torch.relu(self.first(x))))) + self.linear(x)).squeeze(1)

    def guesses(self, rows: Floats) -> Floats:
        """Final scores."""
        with torch.no_grad():
            told = [self(rows[at : at + 50_000]).numpy() for at in range(0, len(rows), 50_000)]
        return (np.concatenate(told) * self.unit + self.middle).astype(np.float32)

    def learn(self, rows: Floats, scores: Floats, epochs: int, rate: float) -> None:
        """Adam, with a rate that falls to a fiftieth."""
        chance, steps = np.random.default_rng(1), epochs * (len(rows) // BATCH)
        adam = torch.optim.Adam(self.parameters(), lr=rate)
        falls = torch.optim.lr_scheduler.LambdaLR(
            adam, lambda step: min(1, step / 200) * (0.02 + 0.49 * (1 + np.cos(np.pi * step / steps)))
        )
        for _ in range(epochs):
            order = chance.permutation(len(rows))
            for k in range(len(rows) // BATCH):
                some = np.sort(order[k * BATCH : (k + 1) * BATCH])
                wanted = torch.from_numpy((scores[some] - self.middle) / self.unit)
                loss = torch.nn.functional.huber_loss(self(rows[some]), wanted, delta=2.0)
                adam.zero_grad()
                loss.backward()
                adam.step()
                falls.step()

    def record(self, spread: tuple[float, float]) -> Any:
        """An array of one valuing.NET record."""
        net = np.zeros(1, valuing.NET)
        learned = {name: part.detach().numpy() for name, part in self.named_parameters()}
        net["scale"] = self.scale.numpy()
        net["first"], net["first_bias"] = learned["first.weight"].T, learned["first.bias"]
        net["second"], net["second_bias"] = learned["second.weight"].T, learned["second.bias"]
        net["third"], net["linear"] = learned["third.weight"][0] * self.unit, learned["linear.weight"][0] * self.unit
        net["last"] = learned["linear.bias"][0] * self.unit + self.middle
        net["spread"] = spread
        return net


def spread_of(guesses: Floats, tags: Numbers) -> tuple[float, float]:
    """How many VP of a guess are e-fold odds to win, in the last season and more for each season before: by likelihood of who won."""
    left = tags[:, 5] / 100
    place = tags[:, 0].astype(np.int64) * 64 + tags[:, 2]
    begins = np.flatnonzero(np.r_[True, place[1:] != place[:-1]])
    groups = [(a, b) for a, b in zip(begins, np.r_[begins[1:], len(place)], strict=True) if b - a > 1][:4000]

    def unlikely(one: float, more: float) -> float:
        total = 0.0
        for a, b in groups:
            z = np.exp((guesses[a:b] - guesses[a:b].max()) / (one + more * (left[a] - 1)))
            total -= float(np.log(np.maximum((z / z.sum())[tags[a:b, 4] == 0].sum(), 1e-9)))
        return total / len(groups)

    tried = {(one, more): unlikely(one, more) for one in (1.0, 1.5, 2.0, 2.5, 3.0) for more in (0.2, 0.4, 0.6, 0.8, 1.0, 1.3)}
    best = min(tried, key=lambda pair: tried[pair])
    print(f"odds by {best[0]} VP, {best[1]} more a season: {tried[best]:.3f} nats for who wins")
    return best


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--setups", type=int, default=2100, help="set-ups at which mates play")
    parser.add_argument("--games", type=int, default=120, help="games at each of them")
    parser.add_argument("--epochs", type=int, default=10, help="times through all that mates did")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    torch.manual_seed(0)
    with ProcessPoolExecutor() as pool:
        each = [(given.setups // PARTS, given.games, given.seed + part) for part in range(PARTS)]
        parts = list(pool.map(by_mates, *zip(*each, strict=True)))
    rows, tags = (np.concatenate(some) for some in zip(*parts, strict=True))
    taught = tags[:, 0] % HELD_BACK != 0
    scores = tags[:, 3].astype(np.float32)
    print(f"{len(rows):,} positions of {given.setups * given.games:,} games by mates", flush=True)
    network = Network(rows[taught], scores[taught])
    network.learn(rows[taught], scores[taught], given.epochs, 0.003)
    report(network, rows[~taught], tags[~taught])
    np.save(given.out, network.record(spread_of(network.guesses(rows[~taught]), tags[~taught])))


def report(network: Network, rows: Floats, tags: Numbers) -> None:
    """Print how far off the guesses are, by the seasons left."""
    off, left = network.guesses(rows) - tags[:, 3], tags[:, 5] / 100
    line = f"off by {np.sqrt(np.mean(off**2)):.2f} VP (root of the mean square)"
    for low, high in ((1, 2), (2, 3), (3, 4), (4, 6), (6, 30)):
        some = (left >= low) & (left < high)
        if some.any():
            line += f"; {low} to {high} seasons left {np.sqrt(np.mean(off[some] ** 2)):.2f}"
    print(line, flush=True)


if __name__ == "__main__":
    main()
