"""The rules of Fleet as plain functions of one record, one module a chapter of the rules.

Nothing here imports a server, reads a file while playing, or looks at a clock. Start at :mod:`ridback.rules.machine`.
"""
