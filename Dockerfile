# The portal behind nginx, as DEPLOYMENT.md describes it. Build arguments are the settings of a
# deployment; what is not given has the default of DEPLOYMENT.md.
#
#   docker build -t toolpad-docs --build-arg DOCS_URL=https://docs.example.com .
#   docker run --rm -p 8080:8080 toolpad-docs

FROM node:20.20.2-bookworm-slim AS build
# Git tells when pages were changed; without it they say nothing of it.
RUN apt-get update \
    && apt-get install -y --no-install-recommends git \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json ./
COPY src/api-reference/package.json src/api-reference/
COPY src/demos/package.json src/demos/
RUN npm ci --ignore-scripts
COPY . .
ARG DOCS_URL
ARG DOCS_REPOSITORY_URL
ARG DOCS_HOST
ARG SERVICE_WORKER
ARG ANALYTICS_ID
ARG ANALYTICS_SCRIPT_HOST
RUN npm run build \
    && npm run publish:layout \
    && npm run compress \
    && npm run nginx -- --out nginx --root /srv/toolpad/published --state /run/toolpad --listen 8080

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o www-data -g www-data /run/toolpad
COPY --from=build /site/published /srv/toolpad/published
COPY --from=build /site/nginx /etc/toolpad
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
# The image holds no client for HTTP but the shell.
HEALTHCHECK --interval=30s --timeout=3s \
    CMD bash -c "exec 3<>/dev/tcp/127.0.0.1/8080; printf 'HEAD /toolpad/ HTTP/1.0\\r\\n\\r\\n' >&3; head -1 <&3 | grep -q ' 200 '"
CMD ["nginx", "-c", "/etc/toolpad/nginx.conf", "-e", "stderr", "-g", "daemon off;"]
