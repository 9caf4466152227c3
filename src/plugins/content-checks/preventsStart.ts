import type { Problem } from '../../content/problem';

/** Problems between entries and pages: the sidebar is drawn without the entry. */
const tolerated = ['nav/missing-page', 'nav/missing-entry'];

/** Problems of pages that Docusaurus does not get past when it loads them. */
const fatal = [
  'content/duplicate-page',
  'content/front-matter-type',
  'content/front-matter-yaml',
  'content/symlink',
];

/** True for a problem with which Docusaurus can't start, and about which it says less than we do. */
export function preventsStart({ code }: Problem): boolean {
  return (code.startsWith('nav/') && !tolerated.includes(code)) || fatal.includes(code);
}
