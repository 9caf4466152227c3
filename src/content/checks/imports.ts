import path from 'node:path';
import { packageOf } from '../../demo-projects/importedModules';
import type { Files } from '../files';
import { importedFile, SITE_ALIAS } from '../importedFile';
import { createModuleLookup, projectRoot } from '../modules';
import { nearestPathname } from '../nearestPathname';
import { meantEntry } from '../packageEntries';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

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

/** What to do about a module that is none of the project's: an entry of a package has a name like it. */
function packageFix(specifier: string, { root }: Files): string {
  const importers = [root, projectRoot].map((one) => path.join(one, 'package.json'));
  const entry = packageOf(specifier) === undefined ? undefined : meantEntry(specifier, importers);
  return entry ? `did you mean "${entry}"?` : 'correct the path, or create the module';
}

/** What is wrong with an import of a module that is not there, and what to do about it. */
export function missingModule(
  specifier: string,
  importer: string,
  files: Files,
): { readonly message: string; readonly fix: string } {
  const meant = suggestion(specifier, importer, files);
  const message = `the imported module "${specifier}" does not exist`;
  return { message, fix: meant ? `did you mean "${meant}"?` : packageFix(specifier, files) };
}

/** A file of Markdown of which the ending was left out. */
function markdownFor(specifier: string, importer: string, files: Files): string | undefined {
  const file = importedFile(specifier, importer);
  const ending = ['.mdx', '.md'].find((one) => file !== undefined && files.isFile(file + one));
  return ending && specifier + ending;
}

/** Demos that pages import: they would bring along all that a demo needs, and show nothing of its code. */
function importedDemos({ file, body }: Page): Problem[] {
  return (body?.imports ?? []).flatMap((use) => {
    const [, name] =
      /^src\/demos\/(.+?)(?:\.[jt]sx)?$/.exec(importedFile(use.specifier, file) ?? '') ?? [];
    const fix = `show it by <Demo name="${name ?? ''}" />, and remove the import`;
    const message = 'a page loads an imported demo with all that it needs';
    return name === undefined ? [] : [problemAt(file, use, 'content/demo-import', message, fix)];
  });
}

/** Modules that pages import. */
export function imports({ pages, files }: SiteContent): Problem[] {
  const hasModule = createModuleLookup(files);
  const missing = pages.flatMap(({ file, body }) =>
    (body?.imports ?? [])
      .filter(({ specifier }) => !hasModule(specifier, file))
      .map((use) => {
        const markdown = markdownFor(use.specifier, file, files);
        if (markdown) {
          const what = `the ending of the imported file "${use.specifier}" is missing`;
          return problemAt(file, use, 'content/missing-module', what, `write "${markdown}"`);
        }
        const { message, fix } = missingModule(use.specifier, file, files);
        return problemAt(file, use, 'content/missing-module', message, fix);
      }),
  );
  const found = ({ file, line }: Problem): boolean =>
    !missing.some((problem) => problem.file === file && problem.line === line);
  return [...missing, ...pages.flatMap(importedDemos).filter(found)];
}
