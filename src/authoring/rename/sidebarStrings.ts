import type { Files } from '../../content/files';
import type { ProductId } from '../../products';
import { docId } from '../../navigation/toSidebar';
import type { Change } from '../changes';
import type { Moves } from './moves';

/** Translated labels of the sidebar, which are found by the path of their page. */
function isSidebarFile(file: string, product: ProductId): boolean {
  return file.endsWith(`/docusaurus-plugin-content-docs-${product}/current.json`);
}

/** Gives the translated labels of a page the key of its new address. */
export function renameSidebarStrings(
  files: Files,
  product: ProductId,
  { from, to }: Moves,
): Change[] {
  return files
    .list('i18n')
    .filter((file) => isSidebarFile(file, product))
    .map((file) => {
      const before = files.read(file).toString('utf8');
      const after = before
        .replaceAll(`.doc.${from}"`, () => `.doc.${to}"`)
        .replaceAll(
          `linking to the doc ${docId(product, from)}"`,
          () => `linking to the doc ${docId(product, to)}"`,
        );
      return { file, before, after };
    })
    .filter(({ before, after }) => before !== after);
}
