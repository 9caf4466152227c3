import { isGeneratedPage } from '../api-reference/pages/write';
import { createFiles } from '../content/files';
import { isMarkdown } from '../content/loadPages';
import { docsVersions } from '../versions/docsVersions';

/** Folders of English Markdown that is not documentation of a release. */
const OTHER_FOLDERS = ['src', 'tests/studio'];

/** Templates hold what is no Markdown yet. */
const TEMPLATES = 'src/authoring/templates/';

/** Markdown that people write in English, by paths from the project root. */
export function lintedFiles(root: string): string[] {
  const { list, isFile } = createFiles(root);
  const pages = docsVersions(root).flatMap(({ folder }) => list(folder));
  return [
    ...['README.md', 'CONTRIBUTING.md', 'i18n/README.md'].filter(isFile),
    ...[...pages, ...OTHER_FOLDERS.flatMap((folder) => list(folder))].filter(
      (file) => isMarkdown(file) && !isGeneratedPage(file) && !file.startsWith(TEMPLATES),
    ),
  ];
}
