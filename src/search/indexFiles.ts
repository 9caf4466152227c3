/** Folder of the index below the base path, or below the language prefix. */
export const indexFolder = 'pagefind';

/** Folder of the index of an archived release, which no other search reads a byte of. */
export function archiveFolder(version: string): string {
  return `${indexFolder}/${version.replaceAll(' ', '-')}`;
}

/** Names the parts of the index, below {@link indexFolder}: the file that Pagefind begins with. */
export const entryFile = 'pagefind-entry.json';

/** Words for "did you mean", below {@link indexFolder}: loaded when a word finds next to nothing. */
export const vocabularyFile = 'vocabulary.json';

/** Names of all files of the index, below {@link indexFolder}: for readers who take it with them. */
export const fileList = 'files.json';
