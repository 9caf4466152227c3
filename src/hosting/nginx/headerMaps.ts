import type { Headers } from '../headers';
import { addressStart } from './addressMaps';
import { escapePattern, literal, mapBlock } from './syntax';
import type { ServedSite } from './types';

type Row = readonly [key: string, value: string];

/** Answers that carry a file. */
const withFile = '200|206|304';

const withoutStar = (pattern: string): string => escapePattern(pattern.replace(/\*$/, ''));

const variableOf = (header: string): string => `$header_${header.toLowerCase().replace(/-/g, '_')}`;

/** Rows of one header for a table of patterns, those that say more first. */
function rowsOf(name: string, table: ReadonlyMap<string, Headers>, key: (p: string) => string) {
  return [...table]
    .sort(([a], [b]) => b.length - a.length)
    .flatMap(([pattern, headers]): Row[] => {
      const value = headers[name];
      return value === undefined ? [] : [[key(pattern), literal(value)]];
    });
}

/** Names of all headers but `Cache-Control`, and of those that every answer has with one value. */
export function headerNames(site: ServedSite) {
  const special = [...site.documentHeaders.values(), ...site.fileHeaders.values()];
  const varying = [...new Set(special.flatMap((headers) => Object.keys(headers)))];
  const constant = Object.keys(site.commonHeaders).filter((name) => !varying.includes(name));
  return { varying, constant };
}

function varyingHeaderMaps(site: ServedSite): string[] {
  const start = addressStart(site);
  // The page of what is missing is below the base path too, whatever was asked for.
  const document = (pattern: string) =>
    `~^(?:${withFile}|404) ${start}${withoutStar(pattern)}.*\\.html$`;
  const file = (pattern: string) => `~^(?:${withFile}) ${start}${withoutStar(pattern)}`;
  return headerNames(site).varying.map((name) =>
    mapBlock({
      source: '$status $uri',
      variable: variableOf(name),
      comment: `${name}, by what is sent.`,
      rows: [
        ...rowsOf(name, site.documentHeaders, document),
        ...rowsOf(name, site.fileHeaders, file),
      ],
      otherwise: literal(site.commonHeaders[name] ?? ''),
    }),
  );
}

function cacheMaps(site: ServedSite): string[] {
  const start = addressStart(site);
  return [
    mapBlock({
      source: '$uri',
      variable: '$cache_of_file',
      comment: 'How long a file may be kept.',
      rows: site.cacheRules.map(({ pattern, value }) => [
        `~^${start}${withoutStar(pattern)}`,
        literal(value),
      ]),
      otherwise: site.revalidate,
    }),
    mapBlock({
      source: '$uri',
      variable: '$cache_of_missing',
      comment: 'A file that is missing now may be there after the next deployment.',
      rows: [['~\\.html$', site.revalidate]],
      otherwise: site.neverStore,
    }),
    mapBlock({
      source: '$status',
      variable: '$cache_control',
      comment: 'Cache-Control, by what has become of the request.',
      rows: [
        ['200', '$cache_of_file'],
        ['206', '$cache_of_file'],
        ['301', site.revalidate],
        ['304', '$cache_of_file'],
        ['404', '$cache_of_missing'],
      ],
      otherwise: site.neverStore,
    }),
    mapBlock({
      source: '$status',
      variable: '$allowed_methods',
      comment: 'Said to who asks for something else.',
      rows: [['405', 'GET, HEAD']],
    }),
  ];
}

/** Maps of the headers: which value goes with which answer. */
export function headerMaps(site: ServedSite): string {
  return [...varyingHeaderMaps(site), ...cacheMaps(site)].join('\n');
}

/** Directives that add the headers to every answer, with errors too. None is in a `location`, where it would drop the others. */
export function headerDirectives(site: ServedSite): readonly Row[] {
  const { varying, constant } = headerNames(site);
  return [
    ...constant.map((name): Row => [name, literal(site.commonHeaders[name] ?? '')]),
    ...varying.map((name): Row => [name, variableOf(name)]),
    ['Cache-Control', '$cache_control'],
    ['Allow', '$allowed_methods'],
  ];
}
