/** Folder of the index below the base path, or below the language prefix. */
export const indexFolder = 'pagefind';

/** Words for "did you mean", below {@link indexFolder}: loaded when a word finds next to nothing. */
export const vocabularyFile = 'vocabulary.json';
