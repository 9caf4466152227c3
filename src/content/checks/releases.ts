import { describeType } from '../../navigation/rules/describeType';
import { nearest } from '../../navigation/rules/nearest';
import { productIds, type ProductId } from '../../products';
import { isUnknownRoute } from '../links/unknownRoutes';
import { loadExport } from '../loadExport';
import { nearestPathname } from '../nearestPathname';
import { positionAt } from '../page/decode';
import { problemAt, type Position, type Problem } from '../problem';
import type { SiteContent } from '../site';
import { unknownFields } from '../unknownFields';
import { isRelease } from './productVersions';

const releasesFile = 'src/releases.ts';

/** A release as somebody wrote it down. */
type Written = Readonly<Record<'product' | 'version' | 'date' | 'pathname', unknown>>;

/** What a field is to be, in the words of the fix. */
const fields: Readonly<
  Record<keyof Written, { readonly accepts: (value: string) => boolean; readonly fix: string }>
> = {
  product: {
    accepts: (value) => productIds.includes(value as ProductId),
    fix: `write ${productIds.join(' or ')}`,
  },
  version: {
    accepts: isRelease,
    fix: "write the release: version: '0.13.0'",
  },
  date: { accepts: isDay, fix: "write the day: date: '2025-03-11'" },
  pathname: {
    accepts: (value) => value.startsWith('/'),
    fix: "write the page that tells what it brought: pathname: '/core/api/changes-0-13-0'",
  },
};

function isDay(value: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : new Date(NaN);
  // February has no 30th, which would count as the 2nd of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Where a field of a release is written; the start of the release if it is not. */
function placeOf(source: string, index: number, field: string): Position {
  const list = Math.max(0, source.search(/^export const releases\b/m));
  const starts = [...source.slice(list).matchAll(/\{\s*[\w$]+\s*:/g)];
  const start = list + (starts[index]?.index ?? 0);
  const end = list + (starts[index + 1]?.index ?? source.length);
  const at = source.slice(start, end).search(new RegExp(`\\b${field}\\s*:`));
  return positionAt(source, start + Math.max(0, at));
}

/** Makes a problem of a field of a release. */
type Report = (index: number, field: string, code: string, message: string, fix: string) => Problem;

function fieldProblems(release: Written, index: number, report: Report): Problem[] {
  const unknown = unknownFields(release ?? {}, Object.keys(fields));
  const odd = (Object.keys(fields) as (keyof Written)[]).flatMap((field) => {
    const { accepts, fix } = fields[field];
    const value: unknown = release?.[field];
    const isMisspelled = value === undefined && unknown.some(({ meant }) => meant === field);
    if (isMisspelled || (typeof value === 'string' && accepts(value))) {
      return [];
    }
    const meant =
      field === 'product' && typeof value === 'string' ? nearest(value, productIds) : undefined;
    const message = `a release has as its ${field} ${describeType(value)}`;
    const advice = meant ? `did you mean "${meant}"?` : fix;
    return [report(index, field, 'content/release-field', message, advice)];
  });
  return [
    ...odd,
    ...unknown.map(({ field, fix }) =>
      report(index, field, 'content/release-field', `a release has no field "${field}"`, fix),
    ),
  ];
}

/** Sound releases against each other and against the pages. */
function listProblems(releases: readonly Written[], site: SiteContent, report: Report): Problem[] {
  return releases.flatMap((release, index) => {
    const { product, version, date, pathname } = release;
    const before = releases.slice(0, index);
    const isTwice = before.some((other) => other.product === product && other.version === version);
    const isLate = index > 0 && String(before.at(-1)?.date) < String(date);
    const route = String(pathname);
    const isPage = site.routes.has(route) || isUnknownRoute(route, site);
    const meant = isPage ? undefined : nearestPathname(route, site.routes.keys());
    return [
      ...(isTwice
        ? [
            report(
              index,
              'version',
              'content/release-twice',
              `${product} ${version} is announced twice`,
              'remove one of the two',
            ),
          ]
        : []),
      ...(isLate
        ? [
            report(
              index,
              'date',
              'content/release-order',
              `${product} ${version} of ${date} stands below an older release`,
              'move it up: the newest stands first',
            ),
          ]
        : []),
      ...(isPage
        ? []
        : [
            report(
              index,
              'pathname',
              'content/release-page',
              `the page "${route}" of ${product} ${version} does not exist`,
              meant ? `did you mean "${meant}"?` : 'name the page that tells what it brought',
            ),
          ]),
    ];
  });
}

/** Releases that the feeds announce: their fields, their order, and the pages that they lead to. */
export function releases(site: SiteContent): Problem[] {
  const { files } = site;
  if (!files.isFile(releasesFile)) {
    return [];
  }
  const loaded = loadExport(releasesFile, 'releases', files);
  if ('problem' in loaded) return [loaded.problem];
  const list = loaded.value;
  const source = files.read(releasesFile).toString('utf8');
  if (!Array.isArray(list)) {
    const message = `the file exports as releases ${describeType(list)}`;
    const fix = 'export const releases: readonly Release[] = […]';
    const at = positionAt(source, Math.max(0, source.search(/\breleases\b/)));
    return [problemAt(releasesFile, at, 'content/release-list', message, fix)];
  }
  const report: Report = (index, field, code, message, fix) =>
    problemAt(releasesFile, placeOf(source, index, field), code, message, fix);
  const problems = (list as Written[]).flatMap((release, index) =>
    fieldProblems(release, index, report),
  );
  return problems.length > 0 ? problems : listProblems(list as Written[], site, report);
}
