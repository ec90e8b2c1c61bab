"""``python -m ridback`` is the ``ridback`` command."""

from ridback.cli import main

if __name__ == "__main__":
    main()
