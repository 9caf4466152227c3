import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compressFolder } from '../hosting/publishing/compressFolder';

const usage = `Writes a Brotli (.br) and a gzip (.gz) file beside every text of the site, at the greatest quality, for servers that hand these out. What has not changed since an earlier run is not compressed again.

  npm run compress -- [options]

  --dir <folder>    folder with the site (default published)
  --cache <folder>  where the work of earlier runs is kept
                    (default node_modules/.cache/toolpad-docs/compressed)
  --help            show this text

Exit codes: 0 done, 1 the folder can't be read or written, 2 wrong usage.
`;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function parseOptions() {
  const options = {
    dir: { type: 'string', default: 'published' },
    cache: {
      type: 'string',
      default: path.resolve(__dirname, '../../node_modules/.cache/toolpad-docs/compressed'),
    },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    process.stderr.write(`options  ${reason} -> see npm run compress -- --help\n`);
    return undefined;
  }
}

async function main(): Promise<number> {
  const values = parseOptions();
  if (!values) return 2;
  const { dir, cache, help } = values;
  if (help) {
    process.stdout.write(usage);
    return 0;
  }
  if (!existsSync(dir)) {
    throw new Error(`${dir}  does not exist -> run npm run publish:layout, or name a --dir`);
  }
  const started = Date.now();
  const { files, fresh, size, sizes } = await compressFolder(dir, cache);
  const result = Object.entries(sizes).map(([name, bytes]) => `${name} ${megabytes(bytes)}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${dir}  ${files} files, ${fresh} of them new, in ${seconds} s: ${megabytes(size)} -> ${result.join(', ')}\n`,
  );
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
