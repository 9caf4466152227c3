import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from '../../src/command-line/readArguments';
import { runCommand } from '../../src/command-line/runCommand';
import { UsageError } from '../../src/command-line/UsageError';
import { servedSite } from '../../src/hosting/nginx/servedSite';
import { eachOf } from '../../src/hosting/publishing/eachOf';
import { basePath } from '../../src/site';
import { startNginx } from '../integration/nginx/startNginx';
import { rawRequest } from '../unit/hosting/rawRequest';
import { mixedAddresses } from './addresses';
import { underLoad } from './wrk';

const usage = `Asks nginx, with the configuration of the project, for all pages of the site and what they load, as fast as it answers. Client and server share the machine.

  npm run test:load -- [options]

  --dir <folder>      published and compressed site (default published)
  --seconds <number>  how long (default 15)
  --least <number>    requests per second that have to be reached (default 20000)
  --help              show this text

Exit codes: 0 reached without an error, 1 not, 2 wrong usage.
`;

const connections = 128;

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new UsageError(`--${option} is "${text}" -> use a whole number such as 15`);
}

function parseOptions() {
  const { values } = readArguments({
    options: {
      dir: { type: 'string', default: 'published' },
      seconds: { type: 'string', default: '15' },
      least: { type: 'string', default: '20000' },
    },
  });
  return {
    dir: path.resolve(values.dir),
    seconds: wholeNumber('seconds', values.seconds),
    least: wholeNumber('least', values.least),
  };
}

/**
 * Asks for each address once. wrk counts wrong answers, and does not say to which address. This also
 * brings the files from the disk into memory, where a server that is in use has them.
 */
async function findWrongAnswers(port: number, addresses: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  await eachOf(addresses, 16, async (address) => {
    const headers = { 'accept-encoding': 'br' };
    const { status } = await rawRequest({ port, path: address, headers });
    if (status !== 200) wrong.push(`${address}  ${status}`);
  });
  return wrong;
}

async function main(): Promise<number> {
  const { dir, seconds, least } = parseOptions();
  const home = path.join(dir, basePath);
  if (!existsSync(path.join(home, 'index.html.br'))) {
    const fix = 'run npm run publish:layout and npm run compress';
    throw new Error(`${dir}  there is no compressed site -> ${fix}`);
  }
  const site = servedSite(home);
  const addresses = await mixedAddresses(dir, site.redirects);
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const list = path.join(folder, 'addresses.txt');
  writeFileSync(list, `${addresses.join('\n')}\n`);
  const nginx = await startNginx(site, dir);
  try {
    const wrong = await findWrongAnswers(nginx.port, [...new Set(addresses)]);
    if (wrong.length > 0)
      throw new Error(
        `${wrong.slice(0, 10).join('\n')}\n${wrong.length} wrong answers -> publish and compress the site again`,
      );
    const origin = `http://127.0.0.1:${nginx.port}`;
    const load = await underLoad(origin, list, { seconds, connections });
    const { requestsPerSecond, megabytesPerSecond, p50, p99 } = load;
    const kinds = Object.entries(load.errors).filter(([, count]) => count > 0);
    const errors = kinds.map(([kind, count]) => `${count} ${kind}`).join(', ') || 'no';
    process.stdout.write(
      `${addresses.length} addresses, ${connections} connections, ${seconds} s: ` +
        `${Math.round(requestsPerSecond)} requests/s (${Math.round(megabytesPerSecond)} MB/s), ` +
        `${errors} errors, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`,
    );
    if (nginx.errors()) process.stdout.write(nginx.errors());
    const isReached = requestsPerSecond >= least && kinds.length === 0 && !nginx.errors();
    if (!isReached) process.stdout.write(`wanted: ${least} requests/s and no error\n`);
    return isReached ? 0 : 1;
  } finally {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  }
}

void runCommand({ name: 'test:load', usage }, main);
