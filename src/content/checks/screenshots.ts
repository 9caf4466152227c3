import {
  densities,
  maxBytes,
  modes,
  pictureFile,
  picturesPath,
  size,
  type Density,
} from '../../components/Screenshot/files';
import type { Files } from '../files';
import { nearestPathname } from '../nearestPathname';
import { attributeText } from '../page/jsx';
import type { ElementUse } from '../page/types';
import { fileStart, problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';
import { isCutOff } from './pictureDamage';
import { webpSize } from './webpSize';

const FOLDER = `static${picturesPath}`;
const TAKE_IT = 'take the picture (npm run screenshots)';

const variants = modes.flatMap((mode) => densities.map((density) => ({ mode, density })));

const filesOf = (name: string): string[] =>
  variants.map(({ mode, density }) => FOLDER + pictureFile(name, mode, density));

/** What is left of the path of a picture: without folder, theme, density, and extension. */
function shortName(name: string): string {
  const below = name.replace(/^(?:\/?static)?\/?(?:screenshots\/)?/, '');
  return below.replace(/(?:\.(?:light|dark))?(?:\.\dx)?\.(?:webp|png|jpe?g|avif)$/, '');
}

function checkUse(element: ElementUse, { file }: Page, files: Files): Problem[] {
  const name = attributeText(element, 'name');
  const problems: Problem[] = [];
  if (!attributeText(element, 'alt')?.trim()) {
    const message = 'the screenshot has no alternative text';
    const fix = 'add alt="…" that says what can be seen';
    problems.push(problemAt(file, element, 'content/image-alt', message, fix));
  }
  if (name === undefined) {
    const fix = `add name="…", the path below ${FOLDER} without theme, density, and extension`;
    const message = 'the screenshot has no name';
    problems.push(problemAt(file, element, 'content/missing-screenshot', message, fix));
    return problems;
  }
  const missing = filesOf(name).filter((picture) => !files.isFile(picture));
  if (missing.length > 0) {
    const at = element.attributes.find((attribute) => attribute.name === 'name') ?? element;
    const names = files
      .list(FOLDER)
      .map((picture) => picture.slice(FOLDER.length).replace(/\.\w+\.\w+\.webp$/, ''));
    const short = shortName(name);
    const isUnknown = missing.length === variants.length;
    const meant = isUnknown ? nearestPathname(short, names) : undefined;
    if (short !== name) {
      const what = `"${name}" is not the name of a screenshot`;
      const how = `write its path below ${FOLDER} without theme, density, and extension`;
      const known = names.includes(short) ? short : meant;
      const code = 'content/missing-screenshot';
      problems.push(problemAt(file, at, code, what, known ? `write "${known}"` : how));
      return problems;
    }
    const message = `the screenshot "${name}" lacks ${missing.join(' and ')}`;
    const fix = meant ? `did you mean "${meant}"?` : `${TAKE_IT}, or correct the name`;
    problems.push(problemAt(file, at, 'content/missing-screenshot', message, fix));
  }
  return problems;
}

/** Screenshots that a page shows, each once: a browser loads a file once. */
function namesOn(page: Page): string[] {
  const names = (page.body?.elements ?? [])
    .filter(({ name }) => name === 'Screenshot')
    .flatMap((element) => attributeText(element, 'name') ?? []);
  return [...new Set(names)];
}

function checkWeight(page: Page, files: Files): Problem[] {
  return variants.flatMap(({ mode, density }) => {
    const bytes = namesOn(page)
      .map((name) => FOLDER + pictureFile(name, mode, density))
      .filter((file) => files.isFile(file))
      .reduce((sum, file) => sum + files.read(file).length, 0);
    if (bytes <= maxBytes.page) {
      return [];
    }
    const message =
      `the screenshots have ${bytes} bytes in ${mode} mode at ${density}x, ` +
      `more than ${maxBytes.page}`;
    const fix = 'leave one out, or show less in them';
    return [problemAt(page.file, fileStart, 'content/heavy-screenshots', message, fix)];
  });
}

/** Whether a file is of the one size that all pictures have, and small enough. */
function checkFile(file: string, density: Density, files: Files): Problem[] {
  const content = files.read(file);
  const problem = (message: string, fix: string): Problem =>
    problemAt(file, fileStart, 'content/screenshot-file', message, fix);
  const expected = `${size.width * density}×${size.height * density}`;
  const actual = webpSize(content);
  if (actual === expected && isCutOff('webp', content)) {
    return [problem('the picture ends too early', TAKE_IT)];
  }
  return [
    ...(actual === expected
      ? []
      : [problem(`the picture is ${actual ?? 'no lossless WebP'}, not ${expected}`, TAKE_IT)]),
    ...(content.length <= maxBytes.file[density]
      ? []
      : [
          problem(
            `the picture has ${content.length} bytes, more than ${maxBytes.file[density]}`,
            'show less in it',
          ),
        ]),
  ];
}

/** Screenshots that pages of `src/pages` show: React, which the content model does not hold. */
function namesInReactPages(files: Files): string[] {
  return files
    .list('src/pages')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...files
        .read(file)
        .toString('utf8')
        .matchAll(/<Screenshot\b[^>]*?\bname="([^"]+)"/g),
    ])
    .flatMap(([, name]) => name ?? []);
}

/** False while a page is missing or can't be read: nobody knows then which pictures it shows. */
function isComplete({ pages, navigation }: SiteContent): boolean {
  const found = new Set(pages.map(({ pathname }) => pathname));
  return (
    pages.every(({ body }) => body !== undefined) &&
    navigation.entries.every(({ pathname }) => found.has(pathname))
  );
}

function checkFolder(site: SiteContent): Problem[] {
  const { pages, files } = site;
  const complete = isComplete(site);
  const names = new Set([...pages.flatMap(namesOn), ...namesInReactPages(files)]);
  const shown = new Map<string, Density>();
  for (const name of names) {
    for (const { mode, density } of variants) {
      shown.set(FOLDER + pictureFile(name, mode, density), density);
    }
  }
  return files.list(FOLDER.slice(0, -1)).flatMap((file) => {
    const density = shown.get(file);
    if (density === undefined && !complete) {
      return [];
    }
    if (density === undefined) {
      const message = 'no page shows this file';
      const fix = 'delete it, or show it with <Screenshot name="…" alt="…" />';
      return [problemAt(file, fileStart, 'content/unused-screenshot', message, fix)];
    }
    return checkFile(file, density, files);
  });
}

/** Screenshots that pages show: there in both theme modes and densities, and described. */
export function shownScreenshots({ pages, files }: SiteContent): Problem[] {
  return pages.flatMap((page) =>
    (page.body?.elements ?? [])
      .filter(({ name }) => name === 'Screenshot')
      .flatMap((element) => checkUse(element, page, files)),
  );
}

/**
 * Screenshots: those that pages show, light enough for their page, all of one size, and none that no
 * page shows.
 */
export function screenshots(site: SiteContent): Problem[] {
  const { pages, files } = site;
  return [
    ...shownScreenshots(site),
    ...pages.flatMap((page) => checkWeight(page, files)),
    ...checkFolder(site),
  ];
}
