import { parseArgs } from 'node:util';
import { layOut } from '../hosting/publishing/layOut';
import { basePath } from '../site';

const usage = `Lays the built site out as hosts want it: the site below ${basePath}, and the files that belong in the root of a host in the root.

  npm run publish:layout -- [options]

  --dir <folder>       folder that the build wrote (default build)
  --out <folder>       folder to write; what is there of an earlier run is replaced (default published)
  --previous <folder>  published folder of the last release, to keep assets of the last two releases
                       for pages that are still open; may be the same as --out
  --help               show this text

Exit codes: 0 done, 1 there is nothing that could be published, 2 wrong usage.
`;

function parseOptions() {
  const options = {
    dir: { type: 'string', default: 'build' },
    out: { type: 'string', default: 'published' },
    previous: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    process.stderr.write(`options  ${reason} -> see npm run publish:layout -- --help\n`);
    return undefined;
  }
}

async function main(): Promise<number> {
  const values = parseOptions();
  if (!values) return 2;
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const { dir: build, out, previous } = values;
  const { files, kept } = await layOut({ build, out, basePath, previous });
  const former = kept > 0 ? `, and ${kept} assets of former releases` : '';
  process.stdout.write(`${out}  ${files} files${former}\n`);
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
