import { productIds, type ProductId } from '../../products';
import { describeType } from './describeType';
import type { EntryLocation, NavigationProblem } from './problem';

/** One tree a product, of which nothing is known yet: specs are written by people. */
export type UncheckedTrees = Readonly<Partial<Record<ProductId, unknown>>>;

/** An entry met on the way through a tree. */
export interface EntryVisit {
  readonly at: EntryLocation & { readonly indexPath: readonly number[] };
  readonly entry: Readonly<Record<string, unknown>>;
  readonly parent?: EntryVisit;
  /** True where the same object stands at an earlier place too: its children are not met again. */
  readonly isRepeated: boolean;
}

/** All entries in reading order, and what kept the walk from going on. */
export interface Walk {
  readonly visits: readonly EntryVisit[];
  readonly problems: readonly NavigationProblem[];
  /** Products whose tree has entries that nobody can see, because they stand where none are looked for. */
  readonly incomplete: ReadonlySet<ProductId>;
}

/** How an entry is named in messages. */
export function entryName({ entry, at }: EntryVisit): string {
  const { pathname } = entry;
  return typeof pathname === 'string' && pathname.trim() !== ''
    ? pathname
    : `entry [${at.indexPath.join('][')}]`;
}

function ancestors(visit: EntryVisit | undefined): EntryVisit[] {
  return visit ? [...ancestors(visit.parent), visit] : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for an entry whose children are no list, or a list under another name. */
export function hidesEntries(entry: EntryVisit['entry']): boolean {
  return Object.entries(entry).some(([field, value]) =>
    field === 'children'
      ? typeof value === 'object' && !Array.isArray(value)
      : Array.isArray(value) && value.some(isObject),
  );
}

/** Walks all trees. Ends on every input: an entry that holds itself is reported, not entered again. */
export function walkTrees(trees: UncheckedTrees): Walk {
  const visits: EntryVisit[] = [];
  const problems: NavigationProblem[] = [];
  const seen = new Set<object>();
  const incomplete = new Set<ProductId>();

  function wrongType(at: EntryLocation, what: string, value: unknown, expected: string): void {
    problems.push({
      code: 'nav/wrong-type',
      message: `${what} is ${describeType(value)}`,
      fix: `write ${expected}`,
      at,
    });
  }

  function visitEntry(value: unknown, at: EntryLocation, parent?: EntryVisit): void {
    if (!isObject(value)) {
      if (Array.isArray(value)) incomplete.add(at.product);
      wrongType(
        at,
        'an entry',
        value,
        "an object such as { pathname: '/core/introduction/overview' }",
      );
      return;
    }
    const trail = ancestors(parent);
    const visit: EntryVisit = { at, entry: value, parent, isRepeated: seen.has(value) };
    const start = trail.findIndex(({ entry }) => entry === value);
    if (start >= 0) {
      problems.push({
        code: 'nav/cycle',
        message: `entries contain each other: ${[...trail.slice(start), visit].map(entryName).join(' > ')}`,
        fix: `remove ${entryName(visit)} from the children of ${entryName(trail.at(-1) ?? visit)}`,
        at,
      });
      return;
    }
    visits.push(visit);
    if (visit.isRepeated) {
      return;
    }
    seen.add(value);
    if (hidesEntries(value)) incomplete.add(at.product);
    if (Array.isArray(value.children)) {
      visitList(value.children, at, visit);
    }
  }

  function visitList(list: readonly unknown[], at: EntryLocation, parent?: EntryVisit): void {
    // Array.from turns holes into undefined, which forEach would pass over.
    Array.from(list).forEach((value, index) => {
      visitEntry(value, { product: at.product, indexPath: [...at.indexPath, index] }, parent);
    });
  }

  for (const product of productIds) {
    const tree = trees[product];
    if (Array.isArray(tree)) {
      visitList(tree, { product, indexPath: [] });
    } else if (product in trees) {
      wrongType(
        { product, indexPath: [] },
        'the tree',
        tree,
        'a list of entries: [{ pathname: … }]',
      );
    }
  }
  return { visits, problems, incomplete };
}
