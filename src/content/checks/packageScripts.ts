import { nearestPathname } from '../nearestPathname';
import { positionAt } from '../page/decode';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

const MANIFEST = 'package.json';

/** The block of scripts, whose values hold no braces. */
const SCRIPTS = /^ {2}"scripts": \{([^{}]*)\}/m;

/** A program or a configuration of the project that a script names. */
const FILE = /(?<=[ "])(?:src|tests)\/[\w./-]+\.[cm]?[jt]s(?=[ "])/g;

/** Files that scripts of the project run, which are not there: nothing else tells before the script is run. */
export function packageScripts({ files }: SiteContent): Problem[] {
  const text = files.isFile(MANIFEST) ? files.read(MANIFEST).toString('utf8') : '';
  const block = SCRIPTS.exec(text);
  return (
    [...(block?.[1] ?? '').matchAll(FILE)]
      // An image is built without the folder of tests, and their scripts are not run there.
      .filter(([file]) => files.exists(file.split('/')[0] ?? '') && !files.isFile(file))
      .map(({ 0: file, index }) => {
        const at = positionAt(
          text,
          (block?.index ?? 0) + (block?.[0].indexOf('{') ?? 0) + 1 + index,
        );
        const meant = nearestPathname(file, files.list(file.split('/')[0] ?? ''));
        const fix = meant ? `did you mean ${meant}?` : 'correct the path, or remove the script';
        const message = `the file ${file}, which a script runs, does not exist`;
        return problemAt(MANIFEST, at, 'config/missing-file', message, fix);
      })
  );
}
