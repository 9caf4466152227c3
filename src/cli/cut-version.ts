import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { currentVersion, products } from '../products';
import { cutVersion } from '../versions/cutVersion';

const usage = `Archives the pages of Toolpad Core as those of a release.

  npm run version:cut -- core <version>

The version is the one that the pages describe now. Pages and sidebar are copied, and demos give
way to their source. CONTRIBUTING.md says what comes next.

Exit codes: 0 done, 1 can't be cut, 2 wrong usage.
`;

function versionOf(args: readonly string[]): string {
  const [product, version, ...rest] = args;
  if (product !== 'core') {
    const what = product === undefined ? 'no product is named' : `"${product}" can't be cut`;
    throw new UsageError(`${what} -> name core: the reference of Studio has one release only`);
  }
  const { text } = currentVersion(product);
  if (version !== text || rest.length > 0) {
    const what = `the pages describe ${products[product].name} ${text}`;
    throw new UsageError(`${what} -> npm run version:cut -- core ${text}`);
  }
  return version;
}

async function main(args: readonly string[]): Promise<void> {
  const { positionals } = readArguments({ args: [...args], options: {}, allowPositionals: true });
  const text = versionOf(positionals);
  const { folder } = await cutVersion(path.resolve(__dirname, '../..'), text);
  process.stdout.write(
    `${folder} holds ${text} -> go on in CONTRIBUTING.md, "Archive a release"\n`,
  );
}

void runCommand({ name: 'version:cut', usage }, main);
