/** Stands for the names of the files that the runtime knows. */
export const fixedFilesPlaceholder = '__FIXED_FILES__';

/** Stands in a section for the names of its pages' files. */
export const pageFilesPlaceholder = (section: string): string =>
  `__FILES_OF_${section.replace(/\W/g, '_')}__`;
