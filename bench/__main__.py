"""All benchmarks, one after the other, each in a process of its own: `python -m bench [--short] [name …]`.

--short tells them (by the environment variable BENCH_SHORT) to measure for seconds rather than minutes: enough to see that they run.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from pathlib import Path

NAMES = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help=f"which of {', '.join(NAMES)} (default: all)")
    parser.add_argument("--short", action="store_true")
    arguments = parser.parse_args()

    if unknown := set(arguments.names) - set(NAMES):
        parser.error(f"no such benchmark: {', '.join(sorted(unknown))}")

    machine = f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}"
    print(f"{machine}, busy with {os.getloadavg()[0]:.1f} before we began", flush=True)
    environment = {**os.environ, **({"BENCH_SHORT": "1"} if arguments.short else {})}
    failed = []
    for name in arguments.names or NAMES:
        print(f"\n--- {name}", flush=True)
        if subprocess.run([sys.executable, "-m", f"bench.{name}"], env=environment, check=False).returncode:
            failed.append(name)
    if failed:
        print(f"\nfailed: {', '.join(failed)}")
    return len(failed)


if __name__ == "__main__":
    sys.exit(main())
