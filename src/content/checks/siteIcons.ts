import { positionAt } from '../page/decode';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

/** The list of icons that the manifest of the installed site names. */
const LIST = 'src/installation/icons.ts';

const ICON = /(?<=^[^\n*]*\bfile: )'([^'\n]+)'/gm;

/** Icons of the installed site that are not there: browsers leave them out without a word. */
export function siteIcons({ files }: SiteContent): Problem[] {
  if (!files.isFile(LIST)) return [];
  const text = files.read(LIST).toString('utf8');
  return [...text.matchAll(ICON)].flatMap(({ 1: icon = '', index }) => {
    const file = `static/${icon}`;
    if (files.isFile(file)) return [];
    const fix = 'run "npm run icons", which draws it, or correct the path';
    const message = `the icon ${file} does not exist`;
    return [problemAt(LIST, positionAt(text, index), 'config/missing-file', message, fix)];
  });
}
