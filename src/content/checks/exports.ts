import type { Files } from '../files';
import { nearest } from '../../navigation/rules/nearest';
import { importedFile } from '../importedFile';
import type { ModuleImport } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js', ''];

/** The module of this project that an import means; undefined for packages, Markdown, and others. */
export function moduleFile(
  { specifier }: Pick<ModuleImport, 'specifier'>,
  importer: string,
  files: Files,
): string | undefined {
  const base = importedFile(specifier, importer);
  if (base === undefined) {
    return undefined;
  }
  return ENDINGS.map((ending) => base + ending).find(
    (file) => /\.[jt]sx?$/.test(file) && files.isFile(file),
  );
}

/** Names that a module exports; undefined where it passes on all of another one. */
export function exportedNames(source: string): string[] | undefined {
  if (/^\s*export\s*\*/m.test(source)) {
    return undefined;
  }
  const declared = source.matchAll(
    /^\s*export\s+(?:declare\s+)?(?:(default)\b|(?:async\s+)?(?:abstract\s+)?(?:const|let|var|function\*?|class|enum|interface|type|namespace)\s+(?:\{([^}]*)\}|([\w$]+)))/gm,
  );
  const listed = source.matchAll(/^\s*export\s+(?:type\s+)?\{([^}]*)\}/gm);
  const names = (list: string): string[] =>
    list.split(',').flatMap((item) => /([\w$]+)\s*$/.exec(item)?.[1] ?? []);
  return [
    ...[...declared].flatMap(([, isDefault, pattern, name]) =>
      isDefault ? ['default'] : pattern ? names(pattern) : (name ?? []),
    ),
    ...[...listed].flatMap(([, list = '']) => names(list)),
  ];
}

/** What is wrong with an import of a name that a module does not export, and what to do about it. */
export function missingExport(
  name: string,
  module: string,
  exported: readonly string[],
): { readonly message: string; readonly fix: string } {
  const meant = nearest(name, exported);
  const what = name === 'default' ? 'default export' : `export "${name}"`;
  const fix = meant ? `did you mean "${meant}"?` : 'export it there, or import another name';
  return { message: `${module} has no ${what}`, fix };
}

/** What every page exports beside what is written in it. */
const PAGE_EXPORTS = ['default', 'frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'];

/** Names that pages import from other pages, which export little but their text. */
function missingInMarkdown({ file, body }: Page, pages: ReadonlyMap<string, Page>): Problem[] {
  return (body?.imports ?? []).flatMap((use) => {
    const other = pages.get(importedFile(use.specifier, file) ?? '');
    const exported = other?.body && [...PAGE_EXPORTS, ...other.body.declared];
    return (use.names ?? [])
      .filter((name) => exported?.includes(name) === false)
      .map((name) => {
        const message = `${other?.file ?? ''} has no export "${name}"`;
        const fix = /^[A-Z]/.test(name)
          ? `import ${name} without braces, which stands for the text of the file`
          : 'export it there, or import another name';
        return problemAt(file, use, 'content/missing-export', message, fix);
      });
  });
}

/** Names that pages import from modules of the project which do not export them. */
export function missingExports(site: SiteContent): Problem[] {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  return [
    ...missingInModules(site),
    ...site.pages.flatMap((page) => missingInMarkdown(page, byFile)),
  ];
}

function missingInModules({ pages, files }: SiteContent): Problem[] {
  return pages.flatMap(({ file, body }) =>
    (body?.imports ?? []).flatMap((use) => {
      const module = use.names?.length ? moduleFile(use, file, files) : undefined;
      const exported = module && exportedNames(files.read(module).toString('utf8'));
      if (!module || !exported) {
        return [];
      }
      return (use.names ?? [])
        .filter((name) => !exported.includes(name))
        .map((name) => {
          const { message, fix } = missingExport(name, module, exported);
          return problemAt(file, use, 'content/missing-export', message, fix);
        });
    }),
  );
}
