import type { Files } from './files';
import { fileStart, problemAt, type Problem } from './problem';

/** Files that people edit and that the checks import, so that nothing can be checked without them. */
const lists = [
  ...['src/products.ts', 'src/releases.ts', 'src/site.ts', 'src/hosting/redirects.ts'],
  ...['src/translations/languages.ts', 'src/content/mdxComponents.ts'],
];

/** Those of the files that are gone: an error names one of the many modules that import them. */
export function missingLists(files: Files): Problem[] {
  return lists
    .filter((file) => !files.exists(file))
    .map((file) =>
      problemAt(
        file,
        fileStart,
        'config/missing-file',
        'the file is missing',
        'restore it from git',
      ),
    );
}
