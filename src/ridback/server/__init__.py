"""The table as a web service: HTTP, feed, storage, and the bots' pace. :func:`ridback.server.app.create` makes it."""
