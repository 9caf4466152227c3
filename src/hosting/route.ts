import { redirectTarget, type ActiveRedirects } from './activeRedirects';
import type { BuildFile, BuildFolder } from './buildFolder';
import { filePattern } from './fileEndings';
import { robotsFile } from './robots';
import { formatAddress, parseRequestPath, type RequestPath } from './requestPath';

/** What the server has to say to a request. */
export type Answer =
  | { readonly kind: 'file'; readonly file: BuildFile; readonly language: string | undefined }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing-page'; readonly page: BuildFile | undefined }
  | { readonly kind: 'missing-asset' }
  | { readonly kind: 'bad-request' };

/** What the answers depend on. */
export interface Site {
  readonly folder: BuildFolder;
  readonly redirects: ActiveRedirects;
  /** With slashes at both ends. */
  readonly basePath: string;
}

const pageFile = /^(?<name>.+)\.html$/;
/** A file, or what is hidden. */
const assetName = new RegExp(`${filePattern}|^\\.`, 'i');
/** Pages that Docusaurus writes as files, and that are not to be had by their file names. */
const documentFiles = new Set(['index.html', '404.html']);

/** A language's build is a folder with a 404 page of its own; no other folder has one. */
async function languageOf(folder: BuildFolder, [first]: readonly string[]) {
  return first && (await folder.find([first, '404.html'])) ? first : undefined;
}

/** Segments of the page that an address means: `x/index.html` and `x.html` mean `x`. */
function pageSegments(segments: readonly string[]): readonly string[] {
  const last = segments.at(-1) ?? '';
  if (last === 'index.html') return segments.slice(0, -1);
  const name = pageFile.exec(last)?.groups?.name;
  return name ? [...segments.slice(0, -1), name] : segments;
}

function withQuery(location: string, query: string): string {
  const [address = '', anchor] = location.split('#');
  return address + query + (anchor === undefined ? '' : `#${anchor}`);
}

async function missing(folder: BuildFolder, path: RequestPath, language?: string): Promise<Answer> {
  const last = path.segments.at(-1) ?? '';
  if (!path.trailingSlash && assetName.test(last)) {
    return { kind: 'missing-asset' };
  }
  const page = await folder.find(language ? [language, '404.html'] : ['404.html']);
  return { kind: 'missing-page', page };
}

/** The file of this very name, unless it is a page's. */
async function findAsset(folder: BuildFolder, local: readonly string[], path: RequestPath) {
  const name = local.at(-1);
  return name && !path.trailingSlash && !documentFiles.has(name) ? folder.find(local) : undefined;
}

/**
 * Decides how to answer a request. Every address that means a page, in whatever spelling, takes
 * one redirect to the page's only address; what does not exist is not redirected first.
 */
export async function route(target: string, site: Site): Promise<Answer> {
  const path = parseRequestPath(target);
  if (!path) return { kind: 'bad-request' };
  const { folder, redirects, basePath } = site;
  const redirect = (location: string): Answer => ({
    kind: 'redirect',
    location: withQuery(location, path.query),
  });

  const base = basePath.split('/').filter(Boolean);
  if (path.segments.length === 0) return redirect(basePath);
  if (path.raw === `/${robotsFile}`) {
    const robots = await folder.find([robotsFile]);
    return robots ? { kind: 'file', file: robots, language: undefined } : missing(folder, path);
  }
  if (base.some((segment, index) => path.segments[index] !== segment)) {
    return missing(folder, path);
  }

  const local = path.segments.slice(base.length);
  const language = await languageOf(folder, local);
  const answer = (file: BuildFile, canonical: string): Answer =>
    path.raw === canonical ? { kind: 'file', file, language } : redirect(canonical);

  const asset = await findAsset(folder, local, path);
  if (asset) return answer(asset, formatAddress(path.segments, false));

  const page = pageSegments(local);
  const prefix = language ? [...base, language] : base;
  const moved = redirectTarget(redirects, formatAddress(page.slice(language ? 1 : 0), true));
  if (moved) return redirect(formatAddress(prefix, false) + moved);

  const file = await folder.find([...page, 'index.html']);
  return file
    ? answer(file, formatAddress([...base, ...page], true))
    : missing(folder, path, language);
}
