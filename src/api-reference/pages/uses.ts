import path from 'node:path';
import { pagesBelow, readableText } from '../../content/markdownFiles';
import { guideFrontMatter } from './guideFrontMatter';

/** A guide that imports an export in one of its samples or demos. */
export interface Use {
  /** Page, as navigation entries write it. */
  readonly pathname: string;
  readonly title: string;
  /** Demo of that page which imports it; absent for a sample in the text. */
  readonly demo?: string;
}

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"](@toolpad\/core[^'"]*)['"]/g;
const DEMO = /<Demo\b[^>]*?\bname="([^"]+)"/g;

/** Names that a source imports from Toolpad Core. */
function importedNames(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s.*$/, ''),
      )
      .filter(Boolean),
  );
}

function demoSources(siteDir: string, name: string): string {
  return ['.tsx', '.css.tsx', '.tailwind.tsx']
    .map((ending) => path.join(siteDir, 'src/demos', name + ending))
    .map(readableText)
    .filter(Boolean)
    .join('\n');
}

function add(uses: Map<string, Use[]>, name: string, use: Use): void {
  const known = uses.get(name) ?? [];
  const same = known.some(({ pathname, demo }) => pathname === use.pathname && demo === use.demo);
  if (!same) {
    uses.set(name, [...known, use]);
  }
}

/** Pages of the guides, without those that are generated. */
function guideFiles(folder: string, isGenerated: (file: string) => boolean): string[] {
  return pagesBelow(folder).filter((file) => !isGenerated(file));
}

/**
 * Which guides and demos use each export of Toolpad Core, by its name.
 *
 * @param siteDir - Absolute path of the project.
 * @param docsFolder - Folder of a release's pages, from the root.
 */
export function findUses(
  siteDir: string,
  isGenerated: (file: string) => boolean,
  docsFolder = 'docs-core',
): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const folder = path.join(siteDir, docsFolder);
  for (const file of guideFiles(folder, isGenerated)) {
    const source = readableText(path.join(folder, file));
    const title = String(guideFrontMatter(source).title ?? file);
    const pathname = `/core/${file.replace(/\.mdx?$/, '')}`;
    for (const name of importedNames(source)) {
      add(uses, name, { pathname, title });
    }
    for (const [, demo = ''] of source.matchAll(DEMO)) {
      for (const name of importedNames(demoSources(siteDir, demo))) {
        add(uses, name, { pathname, title, demo });
      }
    }
  }
  return uses;
}
