/** What a route, an element of one, and a document of a release have in common. */
export interface Listed {
  readonly path?: unknown;
  readonly exact?: unknown;
  readonly sensitive?: unknown;
  /** Of an element. */
  readonly props?: Listed;
}

interface Position<Item> {
  readonly item: Item;
  readonly index: number;
}

interface Positions<Item> {
  /** Items of one page each, by its path. */
  readonly byPath: ReadonlyMap<string, readonly Position<Item>[]>;
  /** Items of more pages than one, such as patterns. */
  readonly others: readonly Position<Item>[];
}

/** Shorter lists are as quickly gone through. */
const shortest = 20;

/** Signs that React Router reads as a pattern. */
const pattern = /[:*()?+]/;

/** React Router takes no notice of upper case, nor of one slash at the end. */
const comparable = (path: string): string => path.replace(/\/$/, '').toLowerCase();

function pathOfOnePage({ path, exact, sensitive }: Listed, isExact: boolean): string | undefined {
  const isOne = typeof path === 'string' && (isExact || exact === true) && !sensitive;
  return isOne && !pattern.test(path) ? comparable(path) : undefined;
}

function positionsOf<Item extends Listed>(list: readonly Item[], isExact: boolean) {
  const byPath = new Map<string, Position<Item>[]>();
  const others: Position<Item>[] = [];
  for (const [index, item] of list.entries()) {
    const path = pathOfOnePage(item.props ?? item, isExact);
    if (path === undefined) others.push({ item, index });
    else if (byPath.has(path)) byPath.get(path)?.push({ item, index });
    else byPath.set(path, [{ item, index }]);
  }
  return { byPath, others };
}

const known = new WeakMap<readonly Listed[], Positions<Listed>>();

/**
 * The routes of a list that may be those of a page, in their order: all others have another path. While
 * pages are rendered, each asks a dozen times which of all routes is its own, and with 3,000 pages that
 * was a fifth of the time.
 *
 * @param list - Stays the same once it was asked for. What is no list is given back.
 * @param pathname - Of the page.
 * @param isExact - Whether all of the list are compared as `exact`, whatever they say themselves.
 */
export function possibleRoutes<Item extends Listed>(
  list: readonly Item[],
  pathname: string,
  isExact = false,
): readonly Item[] {
  if (!Array.isArray(list) || list.length < shortest) return list;
  let positions = known.get(list) as Positions<Item> | undefined;
  if (!positions) {
    positions = positionsOf<Item>(list, isExact);
    known.set(list, positions);
  }
  const own = positions.byPath.get(comparable(pathname)) ?? [];
  return [...own, ...positions.others]
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item);
}

const elements = new WeakMap<readonly object[], unknown>();

/** Has the elements of a list of routes made once, and not for each page. */
export function sameElements<Element>(
  routes: readonly object[],
  extraProps: object,
  create: () => Element,
): Element {
  if (Object.keys(extraProps).length > 0) return create();
  if (!elements.has(routes)) elements.set(routes, create());
  return elements.get(routes) as Element;
}
