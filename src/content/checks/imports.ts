import path from 'node:path';
import type { Files } from '../files';
import { importedFile, SITE_ALIAS } from '../importedFile';
import { createModuleLookup } from '../modules';
import { nearestPathname } from '../nearestPathname';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

/** Code is imported without extension, Markdown with it. */
function importPath(file: string): string {
  return file.replace(/(?:\/index)?\.[jt]sx?$/, '');
}

/** The module of the project that was probably meant, in the form of the specifier. */
function suggestion(specifier: string, importer: string, files: Files): string | undefined {
  const file = importedFile(specifier, importer);
  if (file === undefined) {
    return undefined;
  }
  const [top = ''] = file.split('/');
  const meant = nearestPathname(importPath(file), files.list(top).map(importPath));
  if (!meant || specifier.startsWith(SITE_ALIAS)) {
    return meant && SITE_ALIAS + meant;
  }
  const relative = path.posix.relative(path.posix.dirname(importer), meant);
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
