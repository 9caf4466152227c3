import { isGeneratedPage } from '../../api-reference/pages/write';
import type { Files } from '../../content/files';
import { isMarkdown } from '../../content/loadPages';
import { docsFolder } from '../../content/site';
import { docsVersionOf } from '../../versions/docsVersions';
import type { PageAddress } from '../pageAddress';

/** The files of a page in English: its own, and those in the folder of its name. */
export interface PageFiles {
  /** Files with the place that each goes to. */
  readonly files: ReadonlyMap<string, string>;
  /** Generated files of the old address, which are made anew for the new one. */
  readonly generated: readonly string[];
}

/**
 * What moves with a page: tabs and partials stand in a folder that has its name.
 *
 * @param file - The page as it is; its ending stays.
 */
export function pageFiles(file: string, to: PageAddress, { list }: Files): PageFiles {
  const ending = /\.mdx?$/.exec(file)?.[0] ?? '.mdx';
  const [folder, target] = [file.slice(0, -ending.length), to.file.replace(/\.mdx$/, '')];
  const below = list(folder);
  return {
    files: new Map([
      [file, target + ending],
      ...below
        .filter((part) => !isGeneratedPage(part))
        .map((part): [string, string] => [part, target + part.slice(folder.length)]),
    ]),
    generated: below.filter(isGeneratedPage),
  };
}

/** A translated file, or part of one. */
export interface TranslatedPart {
  readonly file: string;
  /** The English file that stands at the same place. */
  readonly english: string;
  /** Where the file goes when the English one goes to `target`. */
  readonly moveTo: (target: string) => string;
}

/** All translated Markdown of the current releases, partials included. */
export function translatedParts({ list }: Files): TranslatedPart[] {
  return list('i18n')
    .filter(isMarkdown)
    .flatMap((file) => {
      const version = docsVersionOf(file);
      if (!version || version.isArchived) {
        return [];
      }
      const { folder, product } = version;
      const root = docsFolder(product);
      return [
        {
          file,
          english: root + file.slice(folder.length),
          moveTo: (target: string) => folder + target.slice(root.length),
        },
      ];
    });
}
