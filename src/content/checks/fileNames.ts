import path from 'node:path';
import { docsTabOf, isPageSegment } from '../../navigation/pathname';
import { productIds } from '../../products';
import { toPageSegment } from '../meantNames';
import { fileStart, problemAt, type Problem } from '../problem';
import { docsFolder, type Page, type SiteContent } from '../site';
import { windowsNameIn } from '../windowsNames';

/** Folders whose files readers or pages address by name. */
const NAMED_FOLDERS = [...productIds.map(docsFolder), 'src/demos', 'static'];

/** Names that Docusaurus serves at the address of the folder instead of their own. */
const FOLDER_INDEX = new Set(['index', 'readme']);

/** On a Mac or on Windows two such files are one, and what works here breaks there. */
function checkCase({ files }: SiteContent): Problem[] {
  const first = new Map<string, string>();
  return NAMED_FOLDERS.flatMap(files.list).flatMap((file) => {
    const other = first.get(file.toLowerCase());
    if (other === undefined) {
      first.set(file.toLowerCase(), file);
      return [];
    }
    const message = `the name differs from ${other} in case only`;
    return [problemAt(file, fileStart, 'content/case-collision', message, 'rename one of the two')];
  });
}

/** Names with which nobody on Windows could check the project out. */
function checkWindows({ files }: SiteContent): Problem[] {
  return NAMED_FOLDERS.flatMap(files.list).flatMap((file) => {
    const odd = windowsNameIn(file);
    if (odd === undefined) {
      return [];
    }
    const message = `Windows can't have a file named "${odd}"`;
    return [problemAt(file, fileStart, 'content/windows-name', message, 'rename it')];
  });
}

/** Docusaurus reads a linked page twice or not at all, and a link may lead out of the project. */
function checkLinks({ files }: SiteContent): Problem[] {
  return productIds.flatMap((product) => {
    const folder = docsFolder(product);
    return files.list(folder).flatMap((file) => {
      const target = files.linkTarget(file);
      if (target === undefined) {
        return [];
      }
      const inside = target.startsWith(`${files.absolute(folder)}${path.sep}`);
      const message = inside
        ? 'the file is a symbolic link'
        : 'the file is a symbolic link that leads out of the content folder';
      const fix = inside ? 'remove it: one page has one path' : 'replace it by the file itself';
      return [problemAt(file, fileStart, 'content/symlink', message, fix)];
    });
  });
}

/** A second source of order beside the navigation spec. */
function checkCategoryFiles({ files }: SiteContent): Problem[] {
  return productIds
    .flatMap((product) => files.list(docsFolder(product)))
    .filter((file) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file))
    .map((file) =>
      problemAt(
        file,
        fileStart,
        'content/category-file',
        'category files are a second source of order beside the navigation spec',
        'delete the file, and write the group in src/navigation',
      ),
    );
}

function nameProblem({ file, product, archive, pathname, isPartial }: Page): Problem[] {
  const root = archive?.root ?? `/${product}`;
  const segments = pathname.slice(root.length + 1).split('/');
  const name = segments.at(-1) ?? '';
  const tab = docsTabOf(pathname);
  const odd = segments.find((segment) => !isPageSegment(segment));
  if (isPartial) {
    return [];
  }
  if (odd !== undefined && odd !== tab) {
    const message = `"${odd}" is no name for a page or folder`;
    const meant = toPageSegment(odd);
    const isFile = odd === name;
    const fix = meant
      ? `rename ${isFile ? 'the file' : 'the folder'} to ${meant}${isFile ? path.posix.extname(file) : ''}`
      : 'use lower-case letters and digits, words joined by single hyphens';
    return [problemAt(file, fileStart, 'content/file-name', message, fix)];
  }
  if (FOLDER_INDEX.has(name) || name === segments.at(-2)) {
    const message = `a file named ${name} is served at the address of its folder`;
    return [
      problemAt(file, fileStart, 'content/file-name', message, 'give the page a name of its own'),
    ];
  }
  return [];
}

/** `x.md` beside `x.mdx`: one path, two pages. */
function checkTwins({ pages }: SiteContent): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, pathname }) => {
    const other = first.get(pathname);
    if (other === undefined) {
      first.set(pathname, file);
      return [];
    }
    const message = `the page has the path of ${other}`;
    return [problemAt(file, fileStart, 'content/duplicate-page', message, 'remove one of the two')];
  });
}

/** Names and kinds of the files that pages are made of. */
export function fileNames(site: SiteContent): Problem[] {
  return [
    ...checkCase(site),
    ...checkWindows(site),
    ...checkLinks(site),
    ...checkCategoryFiles(site),
    ...checkTwins(site),
    ...site.pages.flatMap(nameProblem),
  ];
}
