import path from 'node:path';
import type { Files } from '../files';
import { nearestPathname } from '../nearestPathname';
import { attributeText } from '../page/jsx';
import type { ElementUse, ImageUse } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

const STATIC_FOLDER = 'static';
const SCREENSHOTS_FOLDER = `${STATIC_FOLDER}/screenshots`;
const MODES = ['light', 'dark'] as const;

/** File that an image address means; undefined for addresses elsewhere. */
function imageFile(url: string, file: string): string | undefined {
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  const [pathname = ''] = url.split(/[?#]/);
  return pathname.startsWith('/')
    ? STATIC_FOLDER + pathname
    : path.posix.join(path.posix.dirname(file), pathname);
}

function checkImage(image: ImageUse, { file }: Page, files: Files): Problem[] {
  const problems: Problem[] = [];
  const target = imageFile(image.url, file);
  if (image.alt.trim() === '') {
    const fix = 'say what can be seen, for readers who do not see it';
    problems.push(
      problemAt(file, image, 'content/image-alt', 'the image has no alternative text', fix),
    );
  }
  if (target === undefined) {
    const message = `the image "${image.url}" comes from another server`;
    const fix = 'put it into static/ or beside the page';
    problems.push(problemAt(file, image, 'content/remote-image', message, fix));
  } else if (!files.isFile(target)) {
    const folder = target.startsWith(`${STATIC_FOLDER}/`)
      ? STATIC_FOLDER
      : path.posix.dirname(file);
    const meant = nearestPathname(target, files.list(folder));
    const message = `the image ${target} does not exist`;
    const fix = meant ? `did you mean ${meant}?` : 'add the file, or correct the path';
    problems.push(problemAt(file, image, 'content/missing-image', message, fix));
  }
  return problems;
}

function checkScreenshot(element: ElementUse, { file }: Page, files: Files): Problem[] {
  const name = attributeText(element, 'name');
  const problems: Problem[] = [];
  if (!attributeText(element, 'alt')?.trim()) {
    const message = 'the screenshot has no alternative text';
    const fix = 'add alt="…" that says what can be seen';
    problems.push(problemAt(file, element, 'content/image-alt', message, fix));
  }
  if (name === undefined) {
    const fix = 'add name="…", the path below static/screenshots without theme and extension';
    const message = 'the screenshot has no name';
    problems.push(problemAt(file, element, 'content/missing-screenshot', message, fix));
    return problems;
  }
  const expected = MODES.map((mode) => `${SCREENSHOTS_FOLDER}/${name}.${mode}.webp`);
  const missing = expected.filter((picture) => !files.isFile(picture));
  if (missing.length > 0) {
    const at = element.attributes.find((attribute) => attribute.name === 'name') ?? element;
    const names = files
      .list(SCREENSHOTS_FOLDER)
      .map((picture) => picture.slice(SCREENSHOTS_FOLDER.length + 1).replace(/\.\w+\.webp$/, ''));
    const meant = missing.length === MODES.length ? nearestPathname(name, names) : undefined;
    const message = `the screenshot "${name}" lacks ${missing.join(' and ')}`;
    const fix = meant ? `did you mean "${meant}"?` : 'take the picture, or correct the name';
    problems.push(problemAt(file, at, 'content/missing-screenshot', message, fix));
  }
  return problems;
}

/** Pictures: there in both theme modes, described, and from this server. */
export function images({ pages, files }: SiteContent): Problem[] {
  return pages.flatMap((page) => [
    ...(page.body?.images ?? []).flatMap((image) => checkImage(image, page, files)),
    ...(page.body?.elements ?? [])
      .filter(({ name }) => name === 'Screenshot')
      .flatMap((element) => checkScreenshot(element, page, files)),
  ]);
}
