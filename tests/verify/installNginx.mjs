import nginx from '../integration/nginx/findNginx.cjs';
import { commandResult, failure } from './results.mjs';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Sees to it that there is an nginx for the tests of its configuration. Needs no packages of npm. */
export async function installNginx(installByApt) {
  const present = commandResult({ code: 0, output: '' });
  if (nginx.findNginx()) return present;
  const installed = await installByApt(() => (nginx.findNginx() ? [] : packages));
  if (!installed) return failure(nginx.howToInstall);
  return nginx.findNginx() ? present : commandResult(installed);
}
