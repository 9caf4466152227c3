import fs from 'node:fs';
import path from 'node:path';
import { isPageSegment } from '../navigation/pathname';

/** Text of a file; empty for one that can't be read, which the checks of the content report. */
export function readableText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Files below a folder, relative to it and with forward slashes. A link to a folder is not followed: it
 * may lead to one that the link itself is in. A folder that is not there has no files.
 */
export function regularFilesBelow(folder: string, prefix = ''): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = `${prefix}${entry.name}`;
    if (entry.isDirectory()) {
      return regularFilesBelow(path.join(folder, entry.name), `${file}/`);
    }
    return entry.isFile() ? [file] : [];
  });
}

/**
 * Markdown files below a folder, sorted, relative to it and with forward slashes. A folder that is not
 * there has none: the checks of the content report what is missing.
 */
export function markdownFilesBelow(folder: string): string[] {
  return regularFilesBelow(folder)
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/** Markdown files below a folder that are pages: no partials, and none with a name that no page can have. */
export function pagesBelow(folder: string): string[] {
  return markdownFilesBelow(folder).filter((file) =>
    file
      .replace(/\.mdx?$/, '')
      .split('/')
      .every(isPageSegment),
  );
}
