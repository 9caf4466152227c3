import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientRedirects } from '../../hosting/clientRedirects';
import { redirectPage } from './redirectPage';
import { redirectScript } from './redirectScript';

/**
 * Writes a page that leads on at every former address, for hosts without redirect rules. Not
 * Docusaurus' own plugin, whose pages hold a script each, all different: a policy would have to let
 * every one of them through.
 *
 * @throws if there is a page of another kind at a former address.
 */
export default function clientRedirectsPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'client-redirects',
    async postBuild({ outDir }) {
      const script = redirectScript();
      await mkdir(path.join(outDir, path.dirname(script.file)), { recursive: true });
      await writeFile(path.join(outDir, script.file), script.text);
      for (const { from, to } of clientRedirects()) {
        const directory = path.join(outDir, from);
        const page = redirectPage(baseUrl.slice(0, -1) + to, baseUrl + script.file);
        await mkdir(directory, { recursive: true });
        await writeFile(path.join(directory, 'index.html'), page, { flag: 'wx' });
      }
    },
  };
}
