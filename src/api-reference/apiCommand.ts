import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { notUnderstood } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { ApiReferenceError } from './ApiReferenceError';
import { loadCoreApi } from './loadCoreApi';
import { loadStudioApi } from './loadStudioApi';
import type { ApiExport } from './model';
import type { StudioComponent } from './studio/model';
import { nearest } from '../navigation/rules/nearest';
import { productIds, type ProductId } from '../products';

const usage = `Prints what the reference knows of an export, as JSON.

Usage: npm run --silent api -- [options] NAME

NAME is an export of @toolpad/core, a component of Toolpad Studio, or a function of its packages;
they are searched in this order.

Options:
  --list               print the names instead: name, kind, and module, separated by tabs
  --product PRODUCT    search core or studio alone
  --version VERSION    an earlier release of @toolpad/core, such as 0.12.1
  --module MODULE      the export of this module, such as @toolpad/core/nextjs
  --root DIR           read the packages of the project in DIR instead of this one
  --help               print this text

Exit codes: 0 done, 1 the packages can't be read, 2 wrong usage or unknown name.
`;

interface Request {
  readonly name: string | undefined;
  readonly products: readonly ProductId[];
  readonly version: string | undefined;
  readonly module: string | undefined;
  readonly root: string;
  readonly action: 'help' | 'list' | 'print';
}

/** What a command leaves behind. */
export interface Output {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

type Entry = ApiExport | StudioComponent;

const options = {
  list: { type: 'boolean', default: false },
  product: { type: 'string' },
  version: { type: 'string' },
  module: { type: 'string' },
  root: { type: 'string', default: path.resolve(__dirname, '../..') },
  help: { type: 'boolean', default: false },
} as const;

function productsOf(product: string | undefined, version: string | undefined): ProductId[] {
  // Only Core has earlier releases here.
  if (product === undefined) return version === undefined ? [...productIds] : ['core'];
  const known = productIds.find((id) => id === product);
  if (!known) {
    throw new UsageError(`--product is "${product}" -> use ${productIds.join(' or ')}`);
  }
  if (known === 'studio' && version !== undefined) {
    throw new UsageError('--version is for @toolpad/core alone -> leave out --product studio');
  }
  return [known];
}

function parseCommandLine(args: readonly string[]): Request {
  const { values, positionals } = readArguments({
    args: [...args],
    allowPositionals: true,
    options,
  });
  const { list, product, version, module, root, help } = values;
  const [name, ...more] = positionals;
  const action = help ? 'help' : list ? 'list' : 'print';
  if (more.length > 0) {
    throw new UsageError(`${positionals.length} names are given -> give one at a time`);
  }
  if (action !== 'help' && (action === 'list') === (name !== undefined)) {
    const problem =
      name === undefined ? 'no name is given' : `--list takes no name such as ${name}`;
    throw new UsageError(`${problem} -> give either a name or --list`);
  }
  const products = productsOf(product, version);
  return { name, products, version, module, root: path.resolve(root), action };
}

const modulesOf = (entry: Entry): readonly string[] =>
  'modules' in entry ? entry.modules : [entry.package];

async function loadEntries({ products, version, module, root }: Request): Promise<Entry[]> {
  const entries: Entry[] = [];
  if (products.includes('core')) {
    const { exports, internalTypes = [] } = (await loadCoreApi(root, version)).api;
    entries.push(...exports, ...internalTypes);
  }
  if (products.includes('studio')) {
    const { components, functions } = await loadStudioApi(root);
    entries.push(...components, ...functions.exports);
  }
  return entries.filter((entry) => module === undefined || modulesOf(entry).includes(module));
}

/** How to ask for another export of the same name. */
function hintFor(entry: Entry): string {
  const [module = entry.package] = modulesOf(entry);
  return `${entry.name} is also a ${entry.kind} of ${module}: add --module ${module}\n`;
}

function print(entries: readonly Entry[], name: string): Output {
  const [found, ...others] = entries.filter((entry) => entry.name === name);
  if (!found) {
    const names = entries.map((entry) => entry.name);
    const meant = nearest(name, names);
    const fix = meant ? `did you mean ${meant}?` : 'see --list for all names';
    throw new UsageError(`${name} is not exported -> ${fix}`);
  }
  const stdout = `${JSON.stringify(found, null, 2)}\n`;
  return { exitCode: 0, stdout, stderr: others.map(hintFor).join('') };
}

function list(entries: readonly Entry[]): Output {
  const lines = entries.map((entry) =>
    [entry.name, entry.kind, modulesOf(entry)[0] ?? entry.package].join('\t'),
  );
  return { exitCode: 0, stdout: `${lines.join('\n')}\n`, stderr: '' };
}

async function answer(request: Request): Promise<Output> {
  if (request.action === 'help') return { exitCode: 0, stdout: usage, stderr: '' };
  const entries = await loadEntries(request);
  return request.name === undefined ? list(entries) : print(entries, request.name);
}

/**
 * Answers a command line.
 *
 * @param args - Arguments without the names of Node and the script.
 * @throws whatever is neither a wrong usage nor a fault of the installed packages.
 */
export async function runApiCommand(args: readonly string[]): Promise<Output> {
  try {
    return await answer(parseCommandLine(args));
  } catch (error) {
    if (error instanceof UsageError) {
      const stderr = notUnderstood({ name: 'api', usage }, error, args);
      return { exitCode: 2, stdout: '', stderr };
    }
    if (!(error instanceof ApiReferenceError)) throw error;
    return { exitCode: 1, stdout: '', stderr: `${error.message}\n` };
  }
}
