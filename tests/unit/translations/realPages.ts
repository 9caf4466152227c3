import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getMdxParser } from '@site/src/content/page/mdxParser';
import { createPageReader, type PageReader } from '@site/src/translations/pageReader';
import { readSections, type PageSections } from '@site/src/translations/sections';
import { stampsOf, writeStamps } from '@site/src/translations/sourceStamps';

// Other work on the machine must not fail a test that reads files and starts processes.
jest.setTimeout(60_000);

const siteDir = path.resolve(__dirname, '../../..');

/** English pages that the tests copy and edit. */
export const overview = 'docs-core/introduction/overview.mdx';
export const firstApp = 'docs-studio/getting-started/first-app.mdx';
export const translatedOverview =
  'i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx';

/** Text of a page of the real site. */
export function realPage(file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

export async function sectionsOf(text: string): Promise<PageSections> {
  return readSections(text, await getMdxParser());
}

/** Replaces the first occurrence of a text that must be there. */
export function replaceIn(text: string, from: string, to: string): string {
  if (!text.includes(from)) {
    throw new Error(`the page does not contain ${JSON.stringify(from)}`);
  }
  return text.replace(from, () => to);
}

/** A project with a few real pages, and whatever a test adds. */
export interface Copy {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly replace: (file: string, from: string, to: string) => void;
  readonly remove: (file: string) => void;
  readonly has: (file: string) => boolean;
  /** All files, sorted. */
  readonly files: () => string[];
  readonly git: (...args: string[]) => string;
}

function openCopy(root: string): Copy {
  const absolute = (file: string): string => path.join(root, file);
  const read = (file: string): string => fs.readFileSync(absolute(file), 'utf8');
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(absolute(file)), { recursive: true });
    fs.writeFileSync(absolute(file), text);
  };
  return {
    root,
    read,
    write,
    replace: (file, from, to) => write(file, replaceIn(read(file), from, to)),
    remove: (file) => fs.rmSync(absolute(file)),
    has: (file) => fs.existsSync(absolute(file)),
    files: () =>
      fs
        .readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('.git'))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort(),
    git(...args) {
      const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
      const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
        cwd: root,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
      return stdout;
    },
  };
}

/** Hands over a project with two real pages until `use` is done. */
export async function withCopy<T>(use: (copy: Copy) => Promise<T>): Promise<T> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'translations-')));
  try {
    const copy = openCopy(root);
    for (const file of [overview, firstApp]) copy.write(file, realPage(file));
    return await use(copy);
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

/** Puts a translation of the overview into a copy, stamped with English as it is. */
export async function translateOverview({ read, write }: Copy, label = '概览'): Promise<void> {
  const english = read(overview);
  const text = replaceIn(english, 'title: Toolpad Core overview', `title: ${label}`);
  write(translatedOverview, writeStamps(text, stampsOf(await sectionsOf(english))));
}

/** A reader of the pages of a copy. */
export async function readerOf({ root }: Copy): Promise<PageReader> {
  return createPageReader(root, await getMdxParser());
}
