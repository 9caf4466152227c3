import { importedFile } from '../importedFile';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';
import { idsOf } from './headings';

const CODE = 'content/duplicate-id';

/** Ids that a page has from a file that it includes. */
function idsIn(partial: Page): string[] {
  return partial.body ? idsOf(partial.body).map(({ id }) => id) : [];
}

/** Ids of included files that the page has already: by itself, or from where it includes them first. */
function repeatedIds(page: Page, partials: ReadonlyMap<string, Page>): Problem[] {
  const { body, file } = page;
  if (!body) return [];
  const places = new Map(idsOf(body).map(({ id, at }) => [id, at.line]));
  const byName = new Map(
    body.imports.flatMap(({ specifier, local }): [string, Page][] => {
      const partial = partials.get(importedFile(specifier, file) ?? '');
      return partial && local !== undefined ? [[local, partial]] : [];
    }),
  );
  return body.elements.flatMap((element) => {
    const partial = byName.get(element.name);
    const ids = partial ? idsIn(partial) : [];
    const taken = ids.find((id) => places.has(id));
    const line = taken === undefined ? undefined : places.get(taken);
    ids.forEach((id) => places.set(id, places.get(id) ?? element.line));
    if (taken === undefined || line === undefined) return [];
    const message = `<${element.name}> brings the id "${taken}", which is already that of line ${line}`;
    const fix = 'give one of the two another id, or include the file once';
    return [problemAt(file, element, CODE, message, fix)];
  });
}

/** Ids that a page has twice since it includes a file that has them too. */
export function partialSections({ pages }: SiteContent): Problem[] {
  const partials = new Map(
    pages.filter(({ isPartial }) => isPartial).map((page) => [page.file, page]),
  );
  return pages.flatMap((page) => repeatedIds(page, partials));
}
