import { nearest } from '../navigation/rules/nearest';
import { toPageSegment } from '../content/meantNames';
import { canonicalPathname, docsTabOf, isPageSegment } from '../navigation/pathname';
import { productIds, type ProductId } from '../products';
import { basePath, siteUrl } from '../site';
import { UsageError } from '../command-line/UsageError';

/** A page of the current release, as a command line names it. */
export interface PageAddress {
  readonly product: ProductId;
  /** As navigation entries write it: `/core/components/account`. */
  readonly pathname: string;
  /** Its file from the project root, whether it exists or not. */
  readonly file: string;
}

/** Names that Docusaurus serves at the address of the folder instead of their own. */
const FOLDER_INDEX = ['index', 'readme'];

/** All forms of an address in that of navigation entries: of files, links, and addresses of a browser. */
function toPathname(text: string): string {
  const local =
    text.startsWith('http') && URL.canParse(text) ? new URL(text, siteUrl).pathname : text;
  const [, written = ''] =
    /^(?:\.\/)?(?:docs-)?(.*?)(?:\.mdx?)?$/s.exec(local.replaceAll('\\', '/')) ?? [];
  return canonicalPathname(written, { basePath });
}

function assertSegments(text: string, segments: readonly string[]): void {
  const odd = segments.find((segment) => !isPageSegment(segment));
  const last = segments.at(-1) ?? '';
  if (odd !== undefined) {
    const meant = toPageSegment(odd);
    const fix = meant
      ? `did you mean ${meant}?`
      : 'use lower-case letters and digits, words joined by single hyphens';
    throw new UsageError(`"${odd}" is no name for a page or folder -> ${fix}`);
  }
  if (docsTabOf(text)) {
    throw new UsageError(`"${last}" is reserved for the tabs of a page -> choose another name`);
  }
  if (FOLDER_INDEX.includes(last) || last === segments.at(-2)) {
    const what = `a page named "${last}" would be served at the address of its folder`;
    throw new UsageError(`${what} -> choose another name`);
  }
}

/**
 * Reads which page a command line means: `core/components/account`, `/core/components/account/`,
 * `docs-core/components/account.mdx`, or its address in a browser.
 *
 * @throws {UsageError} if no page can have that address.
 */
export function readPageAddress(text: string): PageAddress {
  const pathname = toPathname(text);
  const [first = '', ...segments] = pathname.split('/').slice(1);
  const product = productIds.find((id) => id === first);
  if (!product) {
    const guess = nearest(first, productIds);
    const fix = guess
      ? `did you mean ${guess}/${segments.join('/')}?`
      : 'begin with core/ or studio/';
    throw new UsageError(`"${first}" is no product -> ${fix}`);
  }
  if (segments.length < 2) {
    throw new UsageError(`"${text}" names no page of a group -> write ${product}/<group>/<page>`);
  }
  assertSegments(pathname, segments);
  return { product, pathname, file: `docs-${product}/${segments.join('/')}.mdx` };
}
