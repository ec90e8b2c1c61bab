"""How rule functions are compiled: the ``rule`` decorator, and where compiled code is kept.

Numba's cache on disk does not notice that a *called* function in another file changed, so the folder is keyed by a hash of every
compiled source of the package. With ``NUMBA_DISABLE_JIT=1`` the decorator leaves functions as they are: the rules then run as
ordinary Python, byte for byte the same, which is how they are debugged and covered.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import platformdirs
from numba import types

F = TypeVar("F", bound=Callable[..., Any])

#: True when rules run as ordinary Python.
INTERPRETED: Final = bool(numba.config.DISABLE_JIT)

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_COMPILED: Final = ("cards", "rules", "bots")


def _sources_hash() -> str:
    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:3]}".encode())
    for room in _COMPILED:
        for file in sorted((_PACKAGE / room).glob("*.py")):
            digest.update(file.name.encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _cache_folder() -> Path | None:
    """The folder for compiled code, or None where nothing can be written (then every process compiles anew)."""
    root = Path(os.environ.get("RIDBACK_CACHE") or platformdirs.user_cache_dir("ridback", appauthor=False))
    folder = root / "compiled" / _sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    return folder


CACHE: Final = None if INTERPRETED else _cache_folder()
if CACHE is not None:
    numba.config.CACHE_DIR = str(CACHE)


def rule(function: F) -> F:
    """Compile a rule function that other compiled functions call: no GIL, no bounds checks, kept on disk.

    Rule functions must not call each other in a cycle. They cannot be called from Python (see :func:`entry`): leaving out what that
    needs saves a third of the compile time.
    """
    return _compile(function, from_python=False)


def rule_inline(function: F) -> F:
    """Compile a rule function as a part of each function that calls it: for the large ones that few call.

    Numba links all a function calls into it and optimizes the whole again, so a tower of large functions is compiled once a floor.
    """
    return _compile(function, from_python=False, inline="always")


def entry(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function like :func:`rule` that Python may call too."""
    return _compile(function, from_python=True)


def _compile(function: F, *, from_python: bool, inline: str = "never") -> F:
    if INTERPRETED:
        return function
    compiled = numba.njit(
        cache=CACHE is not None,
        nogil=True,
        error_model="numpy",
        no_cfunc_wrapper=True,
        no_cpython_wrapper=not from_python,
        inline=inline,
    )(function)
    _widen_arguments(compiled)
    if not from_python:
        _refuse_python(compiled)
    return cast(F, compiled)


def _refuse_python(compiled: Any) -> None:
    """Make a call from Python a TypeError, where Numba, having nothing to call, would crash."""

    def add_overload(result: Any) -> None:
        compiled.overloads[tuple(result.signature.args)] = result

    def refuse(*_args: Any, **_kws: Any) -> None:
        raise TypeError(f"{compiled.py_func.__name__} is compiled for other rules; call an @entry, or run with NUMBA_DISABLE_JIT=1")

    compiled.add_overload = add_overload
    compiled._compile_for_args = refuse


def _widen_arguments(compiled: Any) -> None:
    """Let calls between rule functions pass every whole number as int64.

    Numba compiles a callee anew for each mix of argument types, and takes ``emit(io, 5, seat, 0, 0, 0)`` with constants for
    another mix than with variables: 37 versions of ``emit`` alone, and three times the compile time of the rules. A call is
    typed by asking the callee for a template; here the question is put with the numbers widened, so there is one version, and
    the caller converts.
    """
    template = compiled.get_call_template

    def widened(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return template(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})

    compiled.get_call_template = widened


def _wide(kind: Any) -> Any:
    kind = types.unliteral(kind)
    if isinstance(kind, types.Boolean):
        return types.boolean
    return types.int64 if isinstance(kind, types.Integer) else kind
