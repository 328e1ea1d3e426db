# Which Python it is stands in full, so that the same files always make the same image.
FROM python:3.11.13-slim-bookworm AS builder
# Without pip: nothing is installed into the image afterwards.
RUN python -m venv --without-pip /opt/parlour
WORKDIR /build
# What the bot needs, as it is pinned: a layer that stays as it is while only the code changes. The
# list is complete, so pip resolves nothing.
COPY requirements.txt .
RUN python -m pip --python /opt/parlour/bin/python install --no-cache-dir --no-deps --require-hashes --requirement requirements.txt
# The project itself has no hash, so it comes afterwards.
COPY . .
RUN python -m pip --python /opt/parlour/bin/python install --no-cache-dir --no-deps .

FROM python:3.11.13-slim-bookworm
LABEL org.opencontainers.image.title="Parlour" \
      org.opencontainers.image.description="A Discord bot on which friends play board games" \
      org.opencontainers.image.licenses="MIT AND Apache-2.0 AND OFL-1.1"
RUN useradd --system --uid 10001 --no-create-home parlour && install --directory --owner parlour /data
COPY --from=builder /opt/parlour /opt/parlour
ENV PATH=/opt/parlour/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 PARLOUR_DATA=/data PARLOUR_PORT=8790
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8780
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=1m --timeout=15s --start-period=2m CMD ["parlour", "health"]
ENTRYPOINT ["parlour"]
CMD ["start"]
