import { createJiti } from 'jiti';
import {
  createEntryLocator,
  type LocateEntry,
  type SourcePosition,
} from '../navigation/locateEntry';
import type { EntryLocation, NavigationProblem } from '../navigation/rules/problem';
import type { UncheckedTrees } from '../navigation/rules/walk';
import { validateNavigation } from '../navigation/validate';
import { productIds, type ProductId } from '../products';
import type { Files } from './files';
import { evaluationProblem } from './evaluationProblem';
import { fileStart, problemAt, type Problem } from './problem';
import type { SiteNavigation } from './site';

/** File that holds a product's navigation spec. */
function specFile(product: ProductId): string {
  return `src/navigation/${product}.ts`;
}

/** Constant that the file exports. */
function specExport(product: ProductId): string {
  return `${product}Navigation`;
}

interface EvaluatedSpecs {
  readonly trees: UncheckedTrees;
  readonly problems: readonly Problem[];
}

/** Runs the spec files. A file that can't be run is a problem, never an exception. */
async function evaluateSpecs(files: Files): Promise<EvaluatedSpecs> {
  const trees: Partial<Record<ProductId, unknown>> = {};
  const problems: Problem[] = [];
  for (const product of productIds) {
    const file = specFile(product);
    if (!files.isFile(file)) {
      const fix = `create it, with an export named ${specExport(product)}`;
      problems.push(problemAt(file, fileStart, 'nav/missing-spec', 'the file does not exist', fix));
      continue;
    }
    try {
      // A spec may have changed since it was last run in this process.
      const jiti = createJiti(files.absolute(file), { moduleCache: false });
      const module = await jiti.import<Record<string, unknown>>(files.absolute(file));
      if (specExport(product) in module) {
        trees[product] = module[specExport(product)];
      } else {
        const message = `the file does not export ${specExport(product)}`;
        const fix = `add export const ${specExport(product)}: readonly NavigationPage[] = […]`;
        problems.push(problemAt(file, fileStart, 'nav/missing-spec', message, fix));
      }
    } catch (error) {
      problems.push(evaluationProblem(error, file, files));
    }
  }
  return { trees, problems };
}

/** Makes the locator when the first position is asked for: most runs ask for none. */
function lazyLocator(files: Files): (at: EntryLocation) => ReturnType<LocateEntry> {
  let locate: LocateEntry | undefined;
  return (at) => {
    locate ??= createEntryLocator(require('typescript') as typeof import('typescript'), (file) =>
      files.isFile(file) ? files.read(file).toString('utf8') : undefined,
    );
    return locate(specFile(at.product), specExport(at.product), at);
  };
}

function samePlace(a: SourcePosition, b: SourcePosition): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

/**
 * Evaluates and validates the navigation specs of all products below a root, and finds the place
 * in the source of everything that is wrong.
 */
export async function loadNavigation(files: Files): Promise<SiteNavigation> {
  const { trees, problems } = await evaluateSpecs(files);
  const validated = validateNavigation(trees);
  const locate = lazyLocator(files);

  function located({ code, message, fix, at, other }: NavigationProblem): Problem {
    const here = locate(at);
    if (!other) {
      return problemAt(here.definition.file, here.definition, code, message, fix);
    }
    const there = locate(other);
    // A constant used twice is written once: its two uses tell the entries apart.
    const isOne = samePlace(here.definition, there.definition);
    const [a, b] = isOne ? [here.use, there.use] : [here.definition, there.definition];
    const twice = `${message}: here and at ${b.file}:${b.line}:${b.column}`;
    return problemAt(a.file, a, code, twice, fix);
  }

  return {
    entries: validated.pages.map(({ at, entry }) => ({
      product: at.product,
      pathname: String(entry.pathname),
      position: () => locate({ ...at, field: 'pathname' }).definition,
    })),
    mentioned: validated.mentioned,
    groups: validated.groups,
    products: new Set(
      productIds.filter(
        (product) => Array.isArray(trees[product]) && !validated.incomplete.has(product),
      ),
    ),
    problems: [...problems, ...validated.problems.map(located)],
    trees,
  };
}
