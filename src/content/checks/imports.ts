import path from 'node:path';
import type { Files } from '../files';
import { createModuleLookup } from '../modules';
import { nearestPathname } from '../nearestPathname';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

const SITE_ALIAS = '@site/';

/** Code is imported without extension, Markdown with it. */
function importPath(file: string): string {
  return file.replace(/(?:\/index)?\.[jt]sx?$/, '');
}

/** The module of the project that was probably meant, in the form of the specifier. */
function suggestion(specifier: string, importer: string, files: Files): string | undefined {
  const folder = path.posix.dirname(importer);
  const isRelative = specifier.startsWith('.');
  if (!isRelative && !specifier.startsWith(SITE_ALIAS)) {
    return undefined;
  }
  const file = isRelative ? path.posix.join(folder, specifier) : specifier.slice(SITE_ALIAS.length);
  const [top = ''] = file.split('/');
  const meant = nearestPathname(importPath(file), files.list(top).map(importPath));
  if (!meant || !isRelative) {
    return meant && SITE_ALIAS + meant;
  }
  const relative = path.posix.relative(folder, meant);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Modules that pages import. */
export function imports({ pages, files }: SiteContent): Problem[] {
  const hasModule = createModuleLookup(files);
  return pages.flatMap(({ file, body }) =>
    (body?.imports ?? [])
      .filter(({ specifier }) => !hasModule(specifier, file))
      .map((use) => {
        const meant = suggestion(use.specifier, file, files);
        const message = `the imported module "${use.specifier}" does not exist`;
        const fix = meant ? `did you mean "${meant}"?` : 'correct the path, or create the module';
        return problemAt(file, use, 'content/missing-module', message, fix);
      }),
  );
}
