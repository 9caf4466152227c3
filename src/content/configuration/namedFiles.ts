import type * as TypeScript from 'typescript';
import type { Files } from '../files';
import { nearestPathname } from '../nearestPathname';
import { positionAt } from '../page/decode';
import { problemAt, type Position, type Problem } from '../problem';
import { configurationFile } from './files';

/** A file that the configuration names in so many words. */
export interface NamedFile extends Position {
  readonly field: string;
  /** As it is written. */
  readonly path: string;
}

/** Fields that hold files, with what a file is below, and what its ending may be left out of. */
const fields: Readonly<
  Record<string, { readonly folder: string; readonly endings: readonly string[] }>
> = {
  favicon: { folder: 'static/', endings: [''] },
  customCss: { folder: '', endings: [''] },
  clientModules: { folder: '', endings: ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts'] },
};

/** A path of this project; others are addresses, or lead out of it. */
const OWN_PATH = /^(?!\/|\.\.|[a-z][a-z+.-]*:)./i;

/** Files that are written as texts in the configuration. What is put together there is not read. */
export function namedFiles(
  ts: typeof TypeScript,
  source: TypeScript.SourceFile,
): readonly NamedFile[] {
  const named: NamedFile[] = [];
  // Other folders may hold what is named there.
  const hasOwnFolders = /\bstaticDirectories\b/.test(source.text);
  const visit = (node: TypeScript.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      const field = node.name.text;
      const isRead = Object.hasOwn(fields, field) && !(field === 'favicon' && hasOwnFolders);
      const { initializer } = node;
      const values = ts.isArrayLiteralExpression(initializer)
        ? initializer.elements
        : [initializer];
      for (const value of isRead ? values : []) {
        if (ts.isStringLiteralLike(value) && OWN_PATH.test(value.text)) {
          const at = positionAt(source.text, value.getStart(source));
          named.push({ field, path: value.text, ...at });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return named;
}

/** Named files that are not there. */
export function missingFiles(named: readonly NamedFile[], files: Files): Problem[] {
  return named.flatMap(({ field, path, ...at }) => {
    const { folder = '', endings = [] } = fields[field] ?? {};
    const file = folder + path.replace(/^\.\//, '');
    if (endings.some((ending) => files.isFile(file + ending))) return [];
    const [top = ''] = file.split('/');
    const meant = nearestPathname(file, files.list(top));
    const message = `the file ${file}, which ${field} names, does not exist`;
    const fix = meant ? `did you mean ${meant}?` : `restore it from git, or correct ${field}`;
    return [problemAt(configurationFile, at, 'config/missing-file', message, fix)];
  });
}
