import path from 'node:path';
import { loadStudioApi } from '../../api-reference/loadStudioApi';
import { createContentCache } from '../../content/contentCache';
import { markdownFilesBelow, readableText } from '../../content/markdownFiles';
import { problemAt, type Problem } from '../../content/problem';
import { docsFolder } from '../../content/site';
import { sourceVersion } from '../../content/sourceVersion';
import { productIds } from '../../products';
import { STUDIO_COMPONENT } from './name';
import type { ComponentProblem } from './readComponent';

const MENTION = new RegExp(`<${STUDIO_COMPONENT}\\b`);

/** The module that reads the components of a page. */
const READER = path.join(__dirname, 'textProblems');

/** Pages that show components, with their text, by paths from the project root. */
export function pagesWithComponents(siteDir: string): [file: string, text: string][] {
  return productIds.flatMap((product) => {
    const folder = docsFolder(product);
    return markdownFilesBelow(path.join(siteDir, folder))
      .map((name) => path.posix.join(folder, name))
      .map((file): [string, string] => [file, readableText(path.join(siteDir, file))])
      .filter(([, text]) => MENTION.test(text));
  });
}

/**
 * What pages show of Studio's components that Studio does not have.
 *
 * @param siteDir absolute path of the project.
 */
export async function studioComponentProblems(siteDir: string): Promise<Problem[]> {
  const pages = pagesWithComponents(siteDir).map(([file, text]) => {
    return { file, text, bytes: Buffer.from(text) };
  });
  if (pages.length === 0) return [];
  const { components } = await loadStudioApi(siteDir);
  const version = sourceVersion(siteDir, [READER], JSON.stringify(components));
  const cache = createContentCache<readonly ComponentProblem[]>(
    siteDir,
    'studio-components',
    version,
  );
  const unknown = pages.filter(({ bytes }) => !cache.get(bytes));
  if (unknown.length > 0) {
    // A parser and a compiler read them, which take longer to load than everything else of a run.
    const { createTextReader } = await import('./textProblems');
    const read = await createTextReader(components);
    unknown.forEach(({ text, bytes }) => cache.set(bytes, read(text)));
  }
  cache.save();
  return pages.flatMap(({ file, bytes }) =>
    (cache.get(bytes) ?? []).map(({ line, column, what, fix }) =>
      problemAt(file, { line, column }, 'content/studio-component', what, fix),
    ),
  );
}
