import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readArguments } from '../../src/command-line/readArguments';
import { runCommand } from '../../src/command-line/runCommand';
import { UsageError } from '../../src/command-line/UsageError';
import { freePort } from '../support/freePort';
import { installPackages } from '../support/installPackages';
import { createCertificate, startSecureServer } from './secureServer';

/** The scanner behind MDN's HTTP Observatory. Not a dependency: it brings 230 packages. */
const scanner = { '@mdn/mdn-http-observatory': '1.4.8' };

const target = { grade: 'A+', score: 130 } as const;

const usage = `Serves the built site over TLS and has MDN's HTTP Observatory scan it. Fails below ${target.grade} and ${target.score} points.

  npm run --silent test:observatory -- [options]

  --dir <folder>    folder that the build wrote (default build)
  --cache <folder>  where the scanner is installed, if it is not there yet
                    (default node_modules/.cache/toolpad-docs/observatory)
  --help            show this text

Exit codes: 0 reached, 1 not reached or not scanned, 2 wrong usage or no build.
`;

interface ScanResult {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<
    Record<string, { readonly result: string; readonly scoreModifier: number }>
  >;
}

/** Installs the scanner into a folder of its own, and returns that of the package. */
function installScanner(cache: string): string {
  const modules = installPackages(cache, { dependencies: scanner });
  const folder = path.join(modules, '@mdn', 'mdn-http-observatory');
  // Its install script would ask for the list of preloaded hosts, in which a local one never is.
  writeFileSync(path.join(folder, 'conf', 'hsts-preload.json'), '{}\n');
  return folder;
}

/** Scans in a process of its own, which trusts the certificate from its start. */
async function scan(folder: string, host: string, certificate: string): Promise<ScanResult> {
  const module = path.join(folder, 'src', 'scanner', 'index.js');
  const program = `
    import { scan } from ${JSON.stringify(module)};
    const { scan: { grade, score }, tests } = await scan(${JSON.stringify(host)});
    process.stdout.write(JSON.stringify({ scan: { grade, score }, tests }));`;
  // Not synchronous: this process serves what is scanned.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', program],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate }, maxBuffer: 1e8 },
  );
  return JSON.parse(stdout) as ScanResult;
}

function report({ scan: { grade, score }, tests }: ScanResult): number {
  for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
    const points = scoreModifier > 0 ? `+${scoreModifier}` : String(scoreModifier);
    process.stdout.write(`${points.padStart(4)}  ${name.padEnd(28)} ${result}\n`);
  }
  process.stdout.write(`\n${grade}, ${score} points\n`);
  return grade === target.grade && score >= target.score ? 0 : 1;
}

async function main(): Promise<number> {
  const { values } = readArguments({
    options: {
      dir: { type: 'string', default: 'build' },
      cache: {
        type: 'string',
        default: path.resolve(__dirname, '../../node_modules/.cache/toolpad-docs/observatory'),
      },
    },
  });
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new UsageError(`there is no built site in ${values.dir} -> run npm run build`);
  }
  const folder = installScanner(values.cache);
  const temporary = mkdtempSync(path.join(tmpdir(), 'observatory-'));
  try {
    const certificate = createCertificate(temporary);
    const port = await freePort();
    const server = await startSecureServer(values.dir, certificate, port);
    try {
      return report(await scan(folder, `localhost:${port}`, certificate.certificateFile));
    } finally {
      await server.close();
    }
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

void runCommand({ name: 'test:observatory', usage }, main);
