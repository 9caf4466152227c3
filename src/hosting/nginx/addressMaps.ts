import { isCatchAll, pageFileAtEnd, type ActiveRedirects } from '../activeRedirects';
import { filePattern } from '../fileEndings';
import { policyFile } from '../policy/policyFile';
import { escapePattern, literal, mapBlock } from './syntax';
import type { ServedSite } from './types';

/** Bytes that are text in UTF-8; browsers send nothing else. */
const utf8 =
  '~^(?:[\\x00-\\x7f]|[\\xc2-\\xdf][\\x80-\\xbf]|[\\xe0-\\xef][\\x80-\\xbf]{2}|[\\xf0-\\xf4][\\x80-\\xbf]{3})*$';

/** Base path and, if a site has several, language: what stands before all of its addresses. */
export function addressStart({ basePath, languagePrefixes }: ServedSite): string {
  const base = escapePattern(literal(basePath.slice(0, -1)));
  const languages = languagePrefixes.map(escapePattern).join('|');
  return languages ? `${base}(?:/(?:${languages}))?` : base;
}

/** What is wrong with a request, and what it asks for. */
function requestMaps(): string[] {
  return [
    mapBlock({
      source: '$request_uri',
      variable: '$request_path',
      comment: 'Address as it was sent, without query.',
      rows: [['~^(?<path_as_sent>[^?]*)', '$path_as_sent']],
    }),
    mapBlock({
      source: '$request_method',
      variable: '$is_refused',
      comment: 'There is nothing here that can be changed.',
      rows: [
        ['GET', ''],
        ['HEAD', ''],
      ],
      otherwise: '1',
    }),
    mapBlock({
      source: '$request_uri',
      variable: '$is_malformed',
      comment:
        'No address of a file, and a danger in the header of a redirect: escaped separators and control characters.',
      rows: [
        ['~[^\\x21-\\x7e]', '1'],
        ['~^[^?]*\\\\', '1'],
        ['~*^[^?]*%(?:2f|5c|7f|[01][0-9a-f])', '1'],
      ],
    }),
    mapBlock({
      source: '$uri',
      variable: '$is_no_text',
      comment: 'Escapes that do not decode to text.',
      rows: [[utf8, '']],
      otherwise: '1',
    }),
    mapBlock({
      source: '$request_path',
      variable: '$is_hidden',
      comment: 'Files for tools and for other hosts; readers have no use for them.',
      rows: [
        ['~*/(?:\\.|%2e)', '1'],
        [`~/(?:_headers|_redirects|${escapePattern(policyFile)})/?$`, '1'],
      ],
    }),
  ];
}

/** The names that an address may mean. */
function fileMaps(): string[] {
  const ifSpeltOtherwise = '~^(\\S+) \\1$';
  return [
    mapBlock({
      source: '$uri',
      variable: '$file',
      comment: 'The file of this very name; pages that are files are not to be had by their names.',
      rows: [['~/(?:index|404)\\.html$', '']],
      otherwise: '$uri',
    }),
    mapBlock({
      source: '$uri',
      variable: '$page',
      comment: "A page's one address, from any spelling of it: x, x.html and x/index.html mean x/.",
      rows: [
        ['~^(?<before_index>.*)/index\\.html/?$', '$before_index/'],
        ['~^(?<before_ending>.*/[^/]+)\\.html/?$', '$before_ending/'],
        ['~/$', '$uri'],
      ],
      otherwise: '$uri/',
    }),
    mapBlock({
      source: '$page',
      variable: '$page_file',
      comment: 'The file of that page.',
      rows: [],
      otherwise: '${page}index.html',
    }),
    mapBlock({
      source: '$request_path $uri',
      variable: '$misspelt_file',
      comment: 'The file, if the request spells its address in another way.',
      rows: [[ifSpeltOtherwise, '']],
      otherwise: '$file',
    }),
    mapBlock({
      source: '$request_path $page',
      variable: '$misspelt_page',
      comment: 'The file of the page, if the request spells its address in another way.',
      rows: [[ifSpeltOtherwise, '']],
      otherwise: '$page_file',
    }),
  ];
}

function languageMaps(site: ServedSite): string[] {
  const base = literal(site.basePath.slice(0, -1));
  const languages = site.languagePrefixes.map(escapePattern).join('|');
  const pattern = `~^${escapePattern(base)}(?<language_segment>/(?:${languages}))(?:/|$)`;
  return [
    mapBlock({
      source: '$uri',
      variable: '$language_path',
      comment: 'Language of the address, with a slash before it; nothing for the default language.',
      rows: languages ? [[pattern, '$language_segment']] : [],
    }),
    mapBlock({
      source: '$uri',
      variable: '$missing',
      comment:
        'What says that there is nothing: for pages one of their language, for files a line.',
      rows: [
        [`~*${filePattern}`, '/@missing_file'],
        // What is hidden.
        ['~/\\.[^/]*$', '/@missing_file'],
      ],
      otherwise: `${base}$language_path/404.html`,
    }),
  ];
}

/** Location of a redirect. What follows `#` has to follow the query as well. */
function location(site: ServedSite, target: string): string {
  const [address = '', anchor] = literal(target).split('#');
  const base = literal(site.basePath.slice(0, -1));
  return `${base}$language_path${address}$is_args$args${anchor === undefined ? '' : `#${anchor}`}`;
}

type Row = readonly [key: string, value: string];

function redirectRows(site: ServedSite, { exact, catchAll }: ActiveRedirects): Row[] {
  const sources = [...exact.keys(), ...catchAll.map(({ from }) => from)];
  // nginx looks strings up without regard to case, so addresses with capitals must not get that far.
  const capital = sources.find((source) => /[A-Z]/.test(source));
  if (capital) throw new Error(`${capital}  has capitals -> write the source in small letters`);
  return [
    ...[...exact].map(([from, to]): Row => [literal(from), location(site, to)]),
    ...catchAll.filter(isCatchAll).map(({ from, to }, index): Row => {
      const rest = `rest_${index}`;
      const [before = '', after = ''] = to.split(':splat');
      const target = location(site, `${before}\u0000${after}`).replace('\u0000', `$${rest}`);
      const pattern = `~^${escapePattern(from.slice(0, -1))}(?!.*${pageFileAtEnd.source})(?<${rest}>[\\w./~!&'()*+,;=:@-]*)$`;
      return [pattern, to.includes(':splat') ? target : location(site, to)];
    }),
  ];
}

function redirectMaps(site: ServedSite): string[] {
  return [
    mapBlock({
      source: '$page',
      variable: '$address',
      comment: 'Address as the table of redirects has it: without base path and language.',
      rows: [[`~^${addressStart(site)}(?<below_start>/[^A-Z]*)$`, '$below_start']],
    }),
    mapBlock({
      source: '$address',
      variable: '$moved_to',
      comment: 'Where former addresses lead, from the table of src/hosting/redirects.ts.',
      rows: redirectRows(site, site.redirects),
    }),
  ];
}

/** Maps of the request's address: what it means, where it leads, and what if there is nothing. */
export function addressMaps(site: ServedSite): string {
  return [...requestMaps(), ...fileMaps(), ...languageMaps(site), ...redirectMaps(site)].join('\n');
}
