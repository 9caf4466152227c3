import { isGeneratedPage } from '../../../api-reference/pages/write';
import { nearest } from '../../../navigation/rules/nearest';
import { productIds } from '../../../products';
import { translationLanguages } from '../../../translations/languages';
import { readVersionsFile, versionsFile } from '../../../versions/docsVersions';
import { isListGone } from '../../archives';
import { fileStart, problemAt, type Problem } from '../../problem';
import type { SiteContent } from '../../site';
import { translationsFolder } from '../../translations/translationPaths';

/** What a language has of one archived release: its pages, and the strings of its sidebar. */
interface Archive {
  /** Folder or file that is named after the release. */
  readonly place: string;
  readonly release: string;
  readonly files: readonly string[];
}

/** Folders and files of archived releases in the folder of a product, by their release. */
function archivesIn(folder: string, files: readonly string[]): Archive[] {
  const byPlace = new Map<string, { release: string; files: string[] }>();
  for (const file of files) {
    const [name = ''] = file.slice(folder.length + 1).split('/');
    const release = /^version-(.+?)(?:\.json)?$/.exec(name)?.[1];
    if (release === undefined) continue;
    const place = `${folder}/${name}`;
    const archive = byPlace.get(place) ?? { release, files: [] };
    archive.files.push(file);
    byPlace.set(place, archive);
  }
  return [...byPlace].map(([place, archive]) => ({ place, ...archive }));
}

/** Translated pages of a release that has no such page. */
function orphans({ place, files }: Archive, english: string, site: SiteContent): Problem[] {
  return files
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ file, page: `${english}${file.slice(place.length)}` }))
    .filter(({ page }) => !site.files.isFile(page) && !isGeneratedPage(page))
    .map(({ file, page }) => {
      const message = `there is no English page ${page}`;
      return problemAt(file, fileStart, 'translation/orphaned', message, 'delete it');
    });
}

/** Translations of archived releases: each of a release, and of a page, that is there. */
export function archivedReleases(site: SiteContent): Problem[] {
  const { files } = site;
  return translationLanguages.flatMap((language) =>
    productIds.flatMap((product) => {
      const { texts } = readVersionsFile(files.root, product);
      // Of a list that can't be read, nobody knows what it has.
      if (!texts) return [];
      // Nor of a list that is gone while the pages of its releases are there.
      if (isListGone(product, files)) return [];
      const folder = `${translationsFolder}/${language}/docusaurus-plugin-content-docs-${product}`;
      return archivesIn(folder, files.list(folder)).flatMap((archive) => {
        const { place, release } = archive;
        if (texts.includes(release)) {
          const english = `${product}_versioned_docs/version-${release}`;
          return orphans(archive, english, site);
        }
        const meant = nearest(release, texts);
        const message = `${versionsFile(product)} has no release ${release}, so nobody reads ${place}`;
        const fix = meant ? `delete it, or name it after ${meant}` : 'delete it';
        const [first = place] = archive.files;
        return [problemAt(first, fileStart, 'translation/misplaced', message, fix)];
      });
    }),
  );
}
