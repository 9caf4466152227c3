import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { cloudflareFiles } from '../hosting/hosts/cloudflare';
import { parseHeaders, parseRedirects, type HostRules } from '../hosting/hosts/parseHostFiles';
import { vercelFile } from '../hosting/hosts/vercel';

const usage = `Puts redirects and headers of the published folder into the files of a host that does not read Netlify's.

  npm run hosts -- vercel [--dir <folder>]       writes vercel.json
  npm run hosts -- cloudflare [--dir <folder>]   writes _redirects and _headers anew

  --dir <folder>  published folder (default published)
  --help          show this text

Exit codes: 0 done, 1 the host does not take that much, 2 wrong usage.
`;

const noFolder = 'npm run publish:layout writes it';

async function readRules(dir: string): Promise<HostRules> {
  const read = (name: string): Promise<string> =>
    readFile(path.join(dir, name), 'utf8').catch(() => {
      throw new Error(`${path.join(dir, name)}  is not there -> ${noFolder}`);
    });
  return {
    headers: parseHeaders(await read('_headers')),
    redirects: parseRedirects(await read('_redirects')),
  };
}

const hosts: Readonly<
  Record<string, (dir: string, rules: HostRules) => Readonly<Record<string, string>>>
> = {
  vercel: (dir, rules) => ({ [path.join(dir, 'vercel.json')]: vercelFile(rules) }),
  cloudflare(dir, rules) {
    const files = Object.entries(cloudflareFiles(rules));
    return Object.fromEntries(files.map(([name, text]) => [path.join(dir, name), text]));
  },
};

void runCommand({ name: 'hosts', usage }, async () => {
  const { values, positionals } = readArguments({
    options: { dir: { type: 'string', default: 'published' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const filesOf = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!filesOf) {
    const what = name ? `"${name}" is no host of these` : 'no host is named';
    throw new UsageError(`${what} -> use ${Object.keys(hosts).join(' or ')}`);
  }
  const files = filesOf(values.dir, await readRules(values.dir));
  for (const [file, text] of Object.entries(files)) {
    await writeFile(file, text);
    process.stdout.write(`${file}\n`);
  }
});
