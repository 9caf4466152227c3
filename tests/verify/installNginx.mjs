import nginx from '../integration/nginx/findNginx.cjs';
import { findApt } from './apt.mjs';
import { commandResult, failure } from './results.mjs';

/** Sees to it that there is an nginx for the tests of its configuration. */
export async function installNginx(run) {
  const present = commandResult({ code: 0, output: '' });
  if (nginx.findNginx()) return present;
  const install = await findApt(run);
  if (!install) return failure(nginx.howToInstall);
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  const installed = await install('--no-install-recommends', ...packages);
  return nginx.findNginx() ? present : commandResult(installed);
}
