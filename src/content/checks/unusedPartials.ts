import path from 'node:path';
import type { Files } from '../files';
import { importedFile } from '../importedFile';
import { fileStart, problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

/** A module of Markdown can be imported without its ending. */
const ENDINGS = ['', '.mdx', '.md'];

/** Partials that nothing includes, or only others of that kind. */
function unused(partials: readonly Page[], others: readonly Page[]): readonly Page[] {
  const included = new Set(
    [...partials, ...others].flatMap(({ file, body }) =>
      (body?.imports ?? []).flatMap(({ specifier }) =>
        ENDINGS.map((ending) => `${importedFile(specifier, file)}${ending}`),
      ),
    ),
  );
  const used = partials.filter(({ file }) => included.has(file));
  // Without those that nothing includes, others may be left that only they include.
  return used.length === partials.length
    ? []
    : [...partials.filter((page) => !used.includes(page)), ...unused(used, others)];
}

/** True for a file that a module of the site names, as React pages may. */
function isNamedInCode({ file }: Page, files: Files): boolean {
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  return files
    .list('src')
    .some((module) => /\.[jt]sx?$/.test(module) && files.read(module).includes(`/${name}`));
}

/** Files that wait to be included, or are pages whose name starts with `_` by mistake. */
export function unusedPartials({ pages, standalone, translations, files }: SiteContent): Problem[] {
  const translated = translations.pages.map(({ page }) => page);
  const all = [...pages, ...standalone, ...translated];
  // While a page can't be read, nobody knows what it includes.
  if (all.some(({ body }) => body === undefined)) {
    return [];
  }
  return unused(
    pages.filter(({ isPartial }) => isPartial),
    all.filter(({ isPartial }) => !isPartial),
  )
    .filter((page) => !isNamedInCode(page, files))
    .map(({ file }) => {
      const fix =
        'import it into a page, delete it, or, if it is a page, remove the _ from its path';
      return problemAt(file, fileStart, 'content/unread-file', 'no page includes the file', fix);
    });
}
