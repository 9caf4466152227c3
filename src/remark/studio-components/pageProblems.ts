import fs from 'node:fs';
import path from 'node:path';
import { getMdxParser } from '../../content/page/mdxParser';
import { problemAt, type Problem } from '../../content/problem';
import { docsFolder } from '../../content/site';
import { productIds } from '../../products';
import { loadComponentsByName, studioComponentsIn, STUDIO_COMPONENT } from '.';
import { readComponent } from './readComponent';

const MENTION = new RegExp(`<${STUDIO_COMPONENT}\\b`);

/** Pages that show components, with their text, by paths from the project root. */
export function pagesWithComponents(siteDir: string): [file: string, text: string][] {
  return productIds.flatMap((product) => {
    const folder = docsFolder(product);
    return fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .sort()
      .map((file): [string, string] => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')])
      .filter(([, text]) => MENTION.test(text));
  });
}

/**
 * What pages show of Studio's components that Studio does not have.
 *
 * @param siteDir absolute path of the project.
 */
export async function studioComponentProblems(siteDir: string): Promise<Problem[]> {
  const pages = pagesWithComponents(siteDir);
  if (pages.length === 0) return [];
  const [parse, components] = await Promise.all([getMdxParser(), loadComponentsByName(siteDir)]);
  return pages.flatMap(([file, text]) => {
    let tree: ReturnType<typeof parse>;
    try {
      tree = parse(text);
    } catch {
      // That the page can't be read is another check's message.
      return [];
    }
    return studioComponentsIn(tree)
      .flatMap((node) => readComponent(node, components).problems)
      .map(({ line, column, what, fix }) =>
        problemAt(file, { line, column }, 'content/studio-component', what, fix),
      );
  });
}
