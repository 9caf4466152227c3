import path from 'node:path';
import { productIds } from '../../products';
import { decodedAddress } from '../decodeAddress';
import type { Files } from '../files';
import { isMarkdown } from '../loadPages';
import { originalOf, withPageEnding } from '../meantNames';
import { fileStart, problemAt, type Problem } from '../problem';
import { docsFolder, type Page, type SiteContent } from '../site';

/** Files beside pages that these show, link to, or import. */
function namedFiles({ file, body }: Page): string[] {
  const addresses = [
    ...(body?.images ?? []).map(({ url }) => url),
    ...(body?.links ?? []).map(({ url }) => url),
    ...(body?.imports ?? []).map(({ specifier }) => specifier),
  ];
  return addresses.map((address) =>
    path.posix.join(path.posix.dirname(file), decodedAddress(address.split(/[?#]/)[0] ?? '')),
  );
}

/** Endings of what editors and version control leave behind. */
const LEFT_BEHIND = /(?:~|\.(?:orig|bak|rej|swp|tmp|old))$/i;

/** What is to be said of a file among pages that is none, and that no page names. */
export function advice(
  file: string,
  files: Pick<Files, 'isFile'>,
): readonly [message: string, fix: string] {
  const original = originalOf(file, files);
  if (original !== undefined) {
    const message = `the file is a copy of ${path.posix.basename(original)} that a program has left`;
    return [message, 'delete it, or give it a name of its own if it is another page'];
  }
  const name = withPageEnding(file);
  if (name !== undefined) {
    return ['the file is not read: pages end in .mdx', `rename it to ${name}`];
  }
  if (LEFT_BEHIND.test(file)) {
    return ['the file is a copy that a program has left', 'delete it'];
  }
  return ['no page shows or links the file', 'delete it, or name it on a page'];
}

/** Files among the pages that nobody reads: a page with another ending, a copy that an editor left. */
export function unreadFiles({ files, pages }: SiteContent): Problem[] {
  const isComplete = pages.every(({ body }) => body !== undefined);
  const named = new Set(pages.flatMap(namedFiles));
  return productIds
    .flatMap((product) => files.list(docsFolder(product)))
    .filter((file) => !named.has(file))
    .filter((file) => !isMarkdown(file) || originalOf(file, files) !== undefined)
    .filter((file) => !/(?:^|\/)(?:\.[^/]+|_category_\.(?:json|ya?ml))$/.test(file))
    .filter((file) => files.linkTarget(file) === undefined)
    .flatMap((file) => {
      const [message, fix] = advice(file, files);
      // While a page can't be read, nobody knows what it shows.
      return isComplete || !message.startsWith('no page')
        ? [problemAt(file, fileStart, 'content/unread-file', message, fix)]
        : [];
    });
}
