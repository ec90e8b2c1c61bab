"""The records themselves: what works compiled must work interpreted, and nothing may hide behind a name."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from ridback.cards.printed import VALUES
from ridback.rules import imagining, record
from tests.walk import kernels

RECORDS = {
    name: value for name, value in [*vars(record).items(), *vars(imagining).items(), ("VALUES", VALUES), ("WALK", kernels.WALK)]
    if isinstance(value, np.dtype)
}  # fmt: skip


def parts(dtype: np.dtype[np.void]) -> Iterator[np.dtype[np.void]]:
    """A record's type, and those of the records in it."""
    yield dtype
    for name in dtype.names or ():
        inner = dtype.fields[name][0].base if dtype.fields else dtype
        if inner.names:
            yield from parts(inner)


def test_all_records_are_looked_at() -> None:
    assert {"BOAT", "SEAT", "OPEN", "OWN", "HIDDEN", "STATE", "VIEW", "IO", "LEGAL", "SHEETS", "DEAL", "RANDOM"} < {*RECORDS}


@pytest.mark.parametrize("dtype", RECORDS.values(), ids=RECORDS)
def test_no_field_shadows_an_attribute_of_a_record(dtype: np.dtype[np.void]) -> None:
    """A field called `data` or `max` would be the array's method when interpreted, and the field when compiled."""
    for part in parts(dtype):
        assert issubclass(part.type, np.record), "fields are attributes when interpreted"
        assert [name for name in part.names or () if hasattr(np.record, name)] == []


def test_a_view_is_what_is_open_and_one_own() -> None:
    """What a seat may see is decided by where a field lives: a view has room for nothing else."""
    assert record.VIEW.names == ("open", "own")
    assert record.VIEW["open"] == record.STATE["open"] == record.OPEN
    assert record.VIEW["own"] == record.STATE["own"].base == record.OWN
    assert record.VIEW.itemsize == record.OPEN.itemsize + record.OWN.itemsize
