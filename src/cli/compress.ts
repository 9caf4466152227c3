import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
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

void runCommand({ name: 'compress', usage }, async () => {
  const { dir, cache } = readArguments({
    options: {
      dir: { type: 'string', default: 'published' },
      cache: {
        type: 'string',
        default: path.resolve(__dirname, '../../node_modules/.cache/toolpad-docs/compressed'),
      },
    },
  }).values;
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
});
