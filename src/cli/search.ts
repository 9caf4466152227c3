import { oneOf, readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { openBuiltIndex } from '../search/pagefind/builtIndex';
import { searchIndex } from '../search/engine';
import { productIds, products } from '../products';
import { searchKinds, versionKey } from '../search/types';

const archivedReleases = productIds.flatMap((id) =>
  products[id].versions.filter(({ current }) => !current).map(({ text }) => versionKey(id, text)),
);

const usage = `Prints the pages that search finds in the built site, best first.

  npm run --silent search -- "QUERY" [options]

  --product <id>   only pages of one product: ${productIds.join(' or ')}
  --release <key>  pages of an archived release instead of the current ones: ${archivedReleases.join(', ')}
  --kind <kind>    only pages of one kind: ${searchKinds.join(', ')}
  --on <id>        product of the page that the reader is on: its pages come first among equals
  --limit <count>  greatest number of addresses (default 10)
  --locale <name>  language of the index (default: the default language)
  --dir <folder>   folder that the build wrote (default build)
  --help           show this text

Exit codes: 0 found something, 1 found nothing, 2 wrong usage or no index.
`;

function parseOptions() {
  const options = {
    product: { type: 'string' },
    release: { type: 'string' },
    kind: { type: 'string' },
    on: { type: 'string' },
    limit: { type: 'string', default: '10' },
    locale: { type: 'string' },
    dir: { type: 'string', default: 'build' },
  } as const;
  return readArguments({ options, allowPositionals: true });
}

async function main(): Promise<void> {
  const { values, positionals } = parseOptions();
  const query = positionals.join(' ').trim();
  if (!query) throw new UsageError('there is no query -> npm run search -- "deploy to render"');
  if (!/^[1-9]\d{0,2}$/.test(values.limit)) {
    throw new UsageError(`--limit is "${values.limit}" -> use a number from 1 to 999`);
  }
  const filters = {
    product: oneOf('product', values.product, productIds),
    kind: oneOf('kind', values.kind, searchKinds),
  };
  const currentProduct = oneOf('on', values.on, productIds);
  const index = await openBuiltIndex(
    values.dir,
    values.locale,
    oneOf('release', values.release, archivedReleases),
  );
  const { pages, suggestion } = await searchIndex(index, {
    query,
    filters,
    currentProduct,
    limit: Number(values.limit),
  });
  if (suggestion) process.stderr.write(`did you mean "${suggestion}"?\n`);
  process.stdout.write(pages.map(({ url }) => `${url}\n`).join(''));
  if (pages.length === 0) process.exitCode = 1;
}

void runCommand({ name: 'search', usage, failed: 2 }, main);
