import fs from 'node:fs';
import path from 'node:path';

/** Text of a file; empty for one that can't be read, which the checks of the content report. */
export function readableText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Markdown files below a folder, sorted, relative to it and with forward slashes. A folder that is not
 * there has none: the checks of the content report what is missing.
 */
export function markdownFilesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && fs.lstatSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
