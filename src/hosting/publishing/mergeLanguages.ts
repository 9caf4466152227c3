import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { publicationOf, writeHeadersFile } from '../writeHeadersFile';

/** Builds of single languages, and where they are put together. */
export interface MergeOptions {
  /** Folders that builds wrote, each with one language or several. */
  readonly parts: readonly string[];
  /** Folder to write; what a build or a merge wrote there before is replaced. */
  readonly out: string;
  readonly defaultLanguage: string;
  /** All languages of the site. */
  readonly languages: readonly string[];
  /** Those that have to be there; all, unless given. */
  readonly wanted?: readonly string[];
}

/** A language's own files: the default language's are beside the folders of the others. */
interface LanguageFolder {
  readonly language: string;
  readonly part: string;
  readonly folder: string;
}

/** Every language's build has a 404 page. */
const isBuild = (folder: string): boolean => existsSync(path.join(folder, '404.html'));

function languagesIn(part: string, { defaultLanguage, languages }: MergeOptions): LanguageFolder[] {
  return languages
    .map((language) => ({
      language,
      part,
      folder: language === defaultLanguage ? part : path.join(part, language),
    }))
    .filter(({ folder }) => isBuild(folder));
}

function findLanguages(options: MergeOptions): LanguageFolder[] {
  const { parts, out, languages, wanted = languages } = options;
  for (const part of parts) {
    if (path.resolve(part) === path.resolve(out)) {
      throw new Error(`${out}  is a part of itself -> name another folder with --out`);
    }
    if (languagesIn(part, options).length === 0) {
      throw new Error(
        `${part}  no language was built here -> npx docusaurus build --locale <language> --out-dir ${part}`,
      );
    }
  }
  const found = parts.flatMap((part) => languagesIn(part, options));
  return wanted.map((language) => {
    const [first, second] = found.filter((entry) => entry.language === language);
    if (!first) {
      throw new Error(
        `${language}  is in none of the folders -> npx docusaurus build --locale ${language} --out-dir <folder>`,
      );
    }
    if (second) {
      throw new Error(`${language}  is in ${first.part} and in ${second.part} -> leave one out`);
    }
    return first;
  });
}

/**
 * Puts languages together that were built apart. The result is that of one build of all of them, to
 * the byte. It appears as a whole or not at all.
 *
 * @throws if a language is missing or there twice, or `out` holds something else than a built site.
 */
export async function mergeLanguages(options: MergeOptions): Promise<void> {
  const { out, defaultLanguage, languages } = options;
  const found = findLanguages(options);
  if (existsSync(out) && !isBuild(out)) {
    throw new Error(`${out}  holds something else than a built site -> name another folder`);
  }
  const others = languages.filter((language) => language !== defaultLanguage);
  const temporary = `${path.resolve(out)}.${process.pid}.tmp`;
  try {
    await mkdir(temporary, { recursive: true });
    for (const { language, folder } of found) {
      const target = language === defaultLanguage ? temporary : path.join(temporary, language);
      const foreign = new Set(
        language === defaultLanguage ? others.map((other) => path.join(folder, other)) : [],
      );
      await cp(folder, target, { recursive: true, filter: (file) => !foreign.has(file) });
    }
    // The policy lets through what the pages of all languages hold.
    await writeHeadersFile(temporary, await publicationOf(temporary, others));
    const replaced = `${path.resolve(out)}.${process.pid}.old`;
    if (existsSync(out)) await rename(out, replaced);
    await rename(temporary, out);
    await rm(replaced, { recursive: true, force: true });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
