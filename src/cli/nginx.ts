import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { nginxFiles } from '../hosting/nginx';
import { servedSite } from '../hosting/nginx/servedSite';
import { basePath } from '../site';

const usage = `Writes an nginx configuration for the site from its tables of redirects and headers. Run it after the build, whose pages the security policy is made of.

  npm run --silent nginx -- --out <folder> [options]

  --out <folder>     folder to write nginx.conf and site/*.conf into
  --site <folder>    published folder to read (default published)
  --root <folder>    where that folder is on the machine that serves (default: as --site)
  --listen <port>    port, or address and port, to listen on (default 8080)
  --state <folder>   folder for the process id and temporary files, which nginx can write
                     (default /run/toolpad)
  --help             show this text

Try it:   nginx -t -c <folder>/nginx.conf
Serve:    nginx -c <folder>/nginx.conf -g 'daemon off;'

Exit codes: 0 done, 1 a table says something that nginx can't, 2 wrong usage.
`;

/** A word of nginx' language that can't become two, or something else. */
function word(option: string, value: string, form: RegExp, example: string): string {
  if (!form.test(value)) throw new UsageError(`--${option} is "${value}" -> write ${example}`);
  return value;
}

const folder = /^\/[\w./-]*$/;

void runCommand({ name: 'nginx', usage }, async () => {
  const { out, site, root, listen, state } = readArguments({
    options: {
      out: { type: 'string' },
      site: { type: 'string', default: 'published' },
      root: { type: 'string' },
      listen: { type: 'string', default: '8080' },
      state: { type: 'string', default: '/run/toolpad' },
    },
  }).values;
  if (!out) throw new UsageError('--out is missing -> name a folder, such as --out nginx');
  const home = path.join(site, basePath);
  if (!existsSync(path.join(home, 'index.html'))) {
    throw new Error(`${site}  there is no published site -> run npm run publish:layout`);
  }
  const files = nginxFiles(servedSite(home), {
    root: word('root', root ?? path.resolve(site), folder, 'an absolute path without spaces'),
    state: word('state', state, folder, 'an absolute path without spaces'),
    listen: word('listen', listen, /^[\w.:[\]-]+$/, 'a port such as 8080, or 127.0.0.1:8080'),
  });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(out, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  process.stdout.write(`${path.join(out, 'nginx.conf')}\n`);
});
