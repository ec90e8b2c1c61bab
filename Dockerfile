# A server in a container: docker build -t ridback . && docker run -p 8000:8000 -v ridback:/var/lib/ridback ridback
# docs/hosting.md says the rest.

# ---- the wheel, with the browser client built into it ---------------------------------------------------------------

FROM python:3.13-slim AS wheel
# libatomic1 is for the Node.js that the build brings along
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /dist .

# ---- what runs ------------------------------------------------------------------------------------------------------

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --home-dir /var/lib/ridback ridback \
    && install --directory --owner=ridback --mode=700 /var/lib/ridback /var/cache/ridback
RUN --mount=type=bind,from=wheel,source=/dist,target=/dist \
    pip install --no-cache-dir "$(ls /dist/ridback-*.whl)[postgresql]"
ENV PYTHONUNBUFFERED=1 RIDBACK_DATA=/var/lib/ridback RIDBACK_CACHE=/var/cache/ridback
USER ridback
# The rules are compiled once, here. On another kind of processor than this machine's they are compiled again at the first start.
RUN python -c "from ridback.rules import warm; warm.warm(); from ridback.bots import warm; warm.warm()"
VOLUME /var/lib/ridback
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=300s CMD ["ridback", "admin", "health", "http://127.0.0.1:8000"]
ENTRYPOINT ["ridback"]
CMD ["serve", "--host", "0.0.0.0", "--log", "json"]
