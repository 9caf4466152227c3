'use strict';

const { spawnSync } = require('node:child_process');
const { existsSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** Where Debian's package puts the program, and the modules that it has. */
const program = '/usr/sbin/nginx';
const modules = 'include /etc/nginx/modules-enabled/*.conf;';

/** Whether an nginx serves files that Brotli has compressed: Debian's does with a module of its own. */
function hasBrotli(nginx) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, `${modules}\nevents {}\nhttp { brotli_static on; }\n`);
  const { error, stderr } = spawnSync(nginx, ['-t', '-e', 'stderr', '-c', file]);
  rmSync(folder, { recursive: true, force: true });
  // Whoever has no rights in the system's folders is told of those as well.
  return !error && !stderr.includes('unknown directive');
}

/** An nginx with Brotli that is on the machine, or undefined: the one that `NGINX_PATH` names, else Debian's. */
exports.findNginx = function findNginx() {
  const named = process.env.NGINX_PATH;
  if (named && existsSync(named)) return named;
  return existsSync(program) && hasBrotli(program) ? program : undefined;
};

/** What tests say where there is none. */
exports.howToInstall =
  'nginx with Brotli  is not installed -> apt-get install --no-install-recommends nginx-light libnginx-mod-http-brotli-static, or name one with Brotli in NGINX_PATH';
