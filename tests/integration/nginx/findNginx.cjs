'use strict';

const { existsSync } = require('node:fs');

/** An nginx that is on the machine, or undefined: the one that `NGINX_PATH` names, else Debian's. */
exports.findNginx = function findNginx() {
  return [process.env.NGINX_PATH, '/usr/sbin/nginx'].find((path) => path && existsSync(path));
};

/** What tests say where there is none. */
exports.howToInstall =
  'nginx  is not installed -> apt-get install --no-install-recommends nginx-light libnginx-mod-http-brotli-static, or name one with Brotli in NGINX_PATH';
