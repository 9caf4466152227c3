import { createEntryCheck } from '../missingEntries';
import type { SampleModule } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';
import { DOCUMENTED } from './packageExports';

/** Samples of archived pages are of their release; those of translations are copied from English. */
function modulesOf({ archive, body, rest }: Page): readonly SampleModule[] {
  const fences = archive ? [] : ((body ?? rest)?.fences ?? []);
  return fences
    .flatMap(({ modules = [] }) => modules)
    .filter(({ specifier }) => DOCUMENTED.test(specifier));
}

/** Entries that samples import from documented packages, of which the installed release has none. */
export function missingSampleModules({ pages, standalone, files }: SiteContent): Problem[] {
  const missingEntry = createEntryCheck(files.root);
  return [...pages, ...standalone].flatMap((page) =>
    modulesOf(page).flatMap((use) => {
      const missing = missingEntry(use.specifier);
      return missing
        ? [problemAt(page.file, use, 'content/missing-module', missing.message, missing.fix)]
        : [];
    }),
  );
}
