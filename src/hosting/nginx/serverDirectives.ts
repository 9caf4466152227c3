import { headerDirectives } from './headerMaps';
import { block, quoted } from './syntax';
import type { ServedSite } from './types';

const text = 'text/plain; charset=utf-8';

/** Lines for machines, in the place of nginx' own pages, which have another look and other headers. */
const plainAnswers = [
  { status: 400, name: 'bad_request', message: 'bad request' },
  { status: 404, name: 'missing_file', message: 'not found' },
  { status: 405, name: 'not_allowed', message: 'method not allowed' },
  { status: 414, name: 'too_long', message: 'address too long' },
  { status: 500, name: 'failed', message: 'internal server error' },
] as const;

/**
 * Address that only the server itself can ask for. Not a named location: nginx finds none for a
 * request whose address it could not read.
 */
const answerAddress = (name: string): string => `/@${name}`;

function plainLocation({ status, name, message }: (typeof plainAnswers)[number]): string {
  return block(`location = ${answerAddress(name)}`, [
    'internal;',
    '# The type of the answer, and not of what was asked for.',
    'types {}',
    `default_type ${quoted(text)};`,
    `return ${status} "${message}\\n";`,
  ]);
}

const addressLocation = ({ basePath }: ServedSite): readonly string[] => [
  'if ($is_refused) { return 405; }',
  'if ($is_malformed) { return 400; }',
  'if ($is_no_text) { return 400; }',
  `if ($uri = /) { return 301 ${basePath}$is_args$args; }`,
  'if ($moved_to) { return 301 $moved_to; }',
  'if ($is_hidden) { return 404; }',
  '# One redirect to the one address; what does not exist is not redirected first.',
  'if (-f $document_root$misspelt_file) { return 301 $uri$is_args$args; }',
  'if (-f $document_root$misspelt_page) { return 301 $page$is_args$args; }',
  'try_files $file $page_file =404;',
];

/** What stands in a `server` block besides `listen`, `root`, and certificates. */
export function serverDirectives(site: ServedSite): string {
  const missingPages = [
    site.basePath,
    ...site.languagePrefixes.map((prefix) => `${site.basePath}${prefix}/`),
  ].map((folder) => block(`location = ${folder}404.html`, ['internal;']));
  const errorPages = plainAnswers
    .filter(({ status }) => status !== 404)
    .map(({ status, name }) => `error_page ${status} ${answerAddress(name)};`);
  return [
    '# Addresses in redirects are relative: the server need not know its name and port.',
    'absolute_redirect off;',
    'server_tokens off;',
    '',
    '# `npm run compress` has made these files.',
    'gzip_static on;',
    'brotli_static on;',
    'gzip_vary on;',
    '',
    '# Times of files are made from their content, which is right for ETag, and no time.',
    'add_header Last-Modified "" always;',
    ...headerDirectives(site).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    '',
    'error_page 404 $missing;',
    'error_page 403 =404 $missing;',
    ...errorPages,
    '',
    block('location /', addressLocation(site)),
    ...missingPages,
    ...plainAnswers.map(plainLocation),
    '',
  ].join('\n');
}
