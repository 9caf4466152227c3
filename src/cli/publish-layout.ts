import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
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

void runCommand({ name: 'publish:layout', usage }, async () => {
  const { dir, out, previous } = readArguments({
    options: {
      dir: { type: 'string', default: 'build' },
      out: { type: 'string', default: 'published' },
      previous: { type: 'string' },
    },
  }).values;
  const { files, kept } = await layOut({ build: dir, out, basePath, previous });
  const former = kept > 0 ? `, and ${kept} assets of former releases` : '';
  process.stdout.write(`${out}  ${files} files${former}\n`);
});
