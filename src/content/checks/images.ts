import path from 'node:path';
import { decodedAddress, hasWrongEscape, keepPercent, wrongEscape } from '../decodeAddress';
import { leadsOut, type Files } from '../files';
import { isOnOneComputer } from '../links/malformation';
import { meantAddress } from '../meantAddress';
import type { ImageUse } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

const STATIC_FOLDER = 'static';

/** File that an address in a page means; undefined for addresses elsewhere. */
export function fileOfAddress(url: string, file: string): string | undefined {
  const [address = ''] = url.split(/[?#]/);
  return /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url)
    ? undefined
    : fileOfPathname(decodedAddress(address), file);
}

/** The same of a path without escapes. */
function fileOfPathname(pathname: string, file: string): string {
  if (pathname.startsWith('@site/')) {
    return path.posix.normalize(pathname.slice('@site/'.length));
  }
  return pathname.startsWith('/')
    ? STATIC_FOLDER + pathname
    : path.posix.join(path.posix.dirname(file), pathname);
}

/** What to do about an address of a file that is not there. */
export function missingFileFix(
  url: string,
  target: string,
  { file, files }: { readonly file: string; readonly files: Files },
): string {
  const pathname = decodedAddress(url.replace(/[?#].*/s, ''));
  const meant = meantAddress({ target, pathname, page: file }, files);
  return meant ? `did you mean "${meant}"?` : 'add the file, or correct the path';
}

function checkImage(image: ImageUse, { file }: Page, files: Files): Problem[] {
  const problems: Problem[] = [];
  const target = fileOfAddress(image.url, file);
  if (image.alt.trim() === '') {
    const fix = 'say what can be seen, for readers who do not see it';
    problems.push(
      problemAt(file, image, 'content/image-alt', 'the image has no alternative text', fix),
    );
  }
  if (image.url.trim() === '') {
    const fix = 'write the path of a file in static/ or beside the page';
    problems.push(problemAt(file, image, 'content/missing-image', 'the image has no address', fix));
  } else if (image.url.startsWith('data:')) {
    const message = 'the image is written into the page';
    const fix = 'save it as a file in static/ or beside the page, and write its path';
    problems.push(problemAt(file, image, 'content/inline-image', message, fix));
  } else if (isOnOneComputer(image.url)) {
    const message = `the image "${image.url}" is a file on one computer`;
    const fix = 'put it into static/ or beside the page, and write its path there';
    problems.push(problemAt(file, image, 'content/missing-image', message, fix));
  } else if (image.url.includes('\\')) {
    const message = 'the address of the image has a backslash';
    problems.push(problemAt(file, image, 'content/missing-image', message, 'write / for \\'));
  } else if (target === undefined) {
    const message = `the image "${image.url}" comes from another server`;
    const fix = 'put it into static/ or beside the page';
    problems.push(problemAt(file, image, 'content/remote-image', message, fix));
  } else if (leadsOut(target)) {
    const message = `the image "${image.url}" leads out of the project`;
    const fix = 'put it into static/ or beside the page';
    problems.push(problemAt(file, image, 'content/missing-image', message, fix));
  } else if (files.linkTarget(target) !== undefined && !files.isFile(target)) {
    // A link that leads to nothing, which is told as a file that can't be read.
    files.read(target);
  } else if (hasWrongEscape(image.url.replace(/[?#].*/s, ''))) {
    problems.push(problemAt(file, image, 'content/missing-image', wrongEscape, keepPercent));
  } else if (!files.isFile(target)) {
    const message = `the image ${target} does not exist`;
    const fix = missingFileFix(image.url, target, { file, files });
    // A name that has the escape itself is what the address says, and not what it means.
    const isWritten = files.isFile(fileOfPathname(image.url, file));
    problems.push(
      problemAt(file, image, 'content/missing-image', message, isWritten ? keepPercent : fix),
    );
  }
  return problems;
}

/** Images: there, described, and from this server. Screenshots are another check. */
export function images({ pages, files }: SiteContent): Problem[] {
  return pages.flatMap((page) =>
    (page.body?.images ?? []).flatMap((image) => checkImage(image, page, files)),
  );
}
