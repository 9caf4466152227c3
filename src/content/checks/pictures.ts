import path from 'node:path';
import { picturesPath } from '../../components/Screenshot/files';
import { productIds } from '../../products';
import { createContentCache, type ContentCache } from '../contentCache';
import type { Files } from '../files';
import { fileStart, problemAt, type LocalProblem, type Problem } from '../problem';
import { docsFolder, type SiteContent } from '../site';
import { sourceVersion } from '../sourceVersion';
import { isCutOff } from './pictureDamage';
import { svgFault } from './svgFault';

/** Greatest size of a picture in bytes: about what a page may weigh with everything else. */
const MAX_BYTES = 500_000;

/** What the first bytes of a file say that it is. */
const signatures: readonly (readonly [kind: string, start: RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1A\n/],
  ['jpeg', /^\xFF\xD8\xFF/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['ico', /^\0\0\x01\0/],
  ['heic', /^[^]{4}ftyp(?:hei[cxfms]|hev[cxms])/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['psd', /^8BPS/],
  ['svg', /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i],
];

/** Kinds of pictures by the ending of their names. */
const endings: Readonly<Record<string, string>> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.gif': 'gif',
  '.webp': 'webp',
  '.avif': 'avif',
  '.ico': 'ico',
  '.svg': 'svg',
  '.heic': 'heic',
  '.heif': 'heic',
  '.tif': 'tiff',
  '.tiff': 'tiff',
  '.psd': 'psd',
};

/** Kinds of pictures that browsers do not show. */
const notShown: readonly string[] = ['heic', 'tiff', 'psd'];

/** What files are that have the name of a picture by mistake, by their first bytes, and what to do. */
const others: readonly (readonly [start: RegExp, what: string, fix: string])[] = [
  [
    /^version https:\/\/git-lfs/,
    'a pointer of Git LFS',
    'run git lfs pull, or add the picture itself',
  ],
  [/^\s*<(?:!doctype html|html)\b/i, 'a page of HTML', 'save the picture that the page shows'],
];

/** True for a file that its name calls a picture. */
export function isPicture(file: string): boolean {
  return path.posix.extname(file).toLowerCase() in endings;
}

/** Scripts of an SVG run when it is opened by itself, and the site's policy blocks them. */
const SVG_CODE = /<script[\s>]|\son\w+\s*=|href\s*=\s*["']?\s*javascript:/i;

/** What was found in each SVG; `null` where nothing was. */
type SvgCache = ContentCache<LocalProblem | null>;

function svgProblems(file: string, bytes: Buffer, cache: SvgCache): Problem[] {
  let fault = cache.get(bytes);
  if (fault === undefined) {
    fault = svgFault(bytes.toString('utf8').replace(/^\uFEFF/, '')) ?? null;
    cache.set(bytes, fault);
  }
  return fault ? [problemAt(file, fault, fault.code, fault.message, fault.fix)] : [];
}

function checkPicture(file: string, files: Files, cache: SvgCache): Problem[] {
  const bytes = files.read(file);
  const problem = (message: string, fix: string): Problem =>
    problemAt(file, fileStart, 'content/picture-file', message, fix);
  const named = endings[path.posix.extname(file).toLowerCase()] ?? '';
  const head = bytes.toString('latin1', 0, 2000);
  const actual = signatures.find(([, start]) => start.test(head))?.[0];
  if (bytes.length === 0) {
    return [problem('the picture is empty', 'save it again')];
  }
  const kind = actual ?? named;
  if (notShown.includes(kind)) {
    const message = `browsers do not show pictures of the kind ${kind}`;
    return [problem(message, 'save it as WebP')];
  }
  const other = actual ? undefined : others.find(([start]) => start.test(head));
  if (other) {
    const [, what, fix] = other;
    return [problem(`the file is ${what}`, fix)];
  }
  if (actual !== named) {
    const what = actual
      ? `is a picture of the kind ${actual}`
      : `is no picture of the kind ${named}`;
    return [
      problem(`the file ${what}`, actual ? 'give it the ending of its kind' : 'save it again'),
    ];
  }
  if (isCutOff(named, bytes)) {
    return [problem('the picture ends too early', 'save it again')];
  }
  return [
    ...(named === 'svg' ? svgProblems(file, bytes, cache) : []),
    ...(bytes.length > MAX_BYTES
      ? [
          problem(
            `the picture has ${bytes.length} bytes, more than ${MAX_BYTES}`,
            'make it smaller, or save it as WebP',
          ),
        ]
      : []),
    ...(named === 'svg' && SVG_CODE.test(bytes.toString('utf8'))
      ? [problem('the picture holds code, which the site blocks', 'export it without scripts')]
      : []),
  ];
}

/** Files of pictures, in `static/` and beside pages. Those of `<Screenshot>` have a check of their own. */
export function pictures({ files }: SiteContent): Problem[] {
  const version = sourceVersion(files.root, [path.join(__dirname, 'svgFault')]);
  const cache: SvgCache = createContentCache(files.root, 'pictures', version);
  const problems = ['static', ...productIds.map(docsFolder)]
    .flatMap((folder) => files.list(folder))
    .filter((file) => isPicture(file) && !file.startsWith(`static${picturesPath}`))
    .filter((file) => files.isFile(file))
    .flatMap((file) => checkPicture(file, files, cache));
  cache.save();
  return problems;
}
