import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
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

class UsageError extends Error {}

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

function parseOptions() {
  const options = {
    dir: { type: 'string', default: 'published' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new UsageError(`options  ${reason} -> see npm run hosts -- --help`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseOptions();
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const [name = ''] = positionals;
  const filesOf = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!filesOf) {
    throw new UsageError(`host  "${name}" is unknown -> use ${Object.keys(hosts).join(' or ')}`);
  }
  const files = filesOf(values.dir, await readRules(values.dir));
  for (const [file, text] of Object.entries(files)) {
    await writeFile(file, text);
    process.stdout.write(`${file}\n`);
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
