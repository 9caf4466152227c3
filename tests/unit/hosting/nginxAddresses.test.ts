import { nginxFiles, type ServedSite } from '@site/src/hosting/nginx';
import { variablesOf } from './nginxMaps';

const site: ServedSite = {
  basePath: '/a.b/',
  languagePrefixes: ['pt', 'zh'],
  redirects: {
    exact: new Map([
      ['/old/', '/new/#part'],
      ['/plain/', '/new/'],
    ]),
    catchAll: [
      { from: '/moved/*', to: '/b/:splat' },
      { from: '/gone/*', to: '/c/' },
      { from: '/tabs/*', to: '/d/:splat/#x' },
    ],
  },
  commonHeaders: { 'X-Content-Type-Options': 'nosniff', 'X-Policy': 'common' },
  documentHeaders: new Map([
    ['/*', { 'X-Policy': 'page' }],
    ['/frame/*', { 'X-Policy': 'frame' }],
  ]),
  fileHeaders: new Map([['/assets/open/*', { 'X-Origin': 'all' }]]),
  cacheRules: [
    { pattern: '/assets/*', value: 'a year' },
    { pattern: '/*', value: 'a day' },
  ],
  revalidate: 'ask',
  neverStore: 'never',
};

const place = { root: '/srv/site', listen: '8080', state: '/run/site' };

/** What nginx makes of an address, or of one after it has decoded it. */
function asked(address: string, changes: Readonly<Record<string, string>> = {}, of = site) {
  const files = nginxFiles(of, place);
  const [path = '', query] = address.split('?');
  return variablesOf(`${files['site/addresses.conf']}${files['site/headers.conf']}`, {
    request_uri: address,
    request_method: 'GET',
    uri: decodeURIComponent(path),
    status: '200',
    is_args: query === undefined ? '' : '?',
    args: query ?? '',
    ...changes,
  });
}

describe('a request', () => {
  test.each([
    ['GET', ''],
    ['HEAD', ''],
    ['POST', '1'],
    ['DELETE', '1'],
  ])('of the method %s is refused: %j', (method, refused) => {
    expect(asked('/a.b/', { request_method: method })('is_refused')).toBe(refused);
  });

  test.each([
    ['/a.b/x/?y=%2F', ''],
    ['/a.b/x%20y/', ''],
    ['/a.b/x y/', '1'],
    ['/a.b/\u0001/', '1'],
    ['/a.b/x\\y/', '1'],
    ['/a.b/?x\\y', ''],
    ['/a.b/x%2Fy/', '1'],
    ['/a.b/x%5cy/', '1'],
    ['/a.b/x%0d%0a/', '1'],
    ['/a.b/x%1F/', '1'],
    ['/a.b/x%7F/', '1'],
    ['/a.b/x%3A/', ''],
  ])('of the address %j is malformed: %j', (address, malformed) => {
    expect(asked(address, { uri: '/' })('is_malformed')).toBe(malformed);
  });

  test.each([
    ['plain', 'plain', ''],
    ['two, three, and four bytes', 'é数😀', ''],
    ['a byte alone', '\xff', '1'],
    ['half of a letter', '\xc3', '1'],
    ['half of a letter before another', '\xe6\x95x', '1'],
  ])('whose address has %s is no text: %j', (_, text, isNoText) => {
    const bytes = isNoText ? text : Buffer.from(text).toString('latin1');
    expect(asked('/', { uri: `/${bytes}` })('is_no_text')).toBe(isNoText);
  });

  test.each([
    ['/a.b/.git/config', '1'],
    ['/a.b/%2Egit/config', '1'],
    ['/a.b/_headers', '1'],
    ['/a.b/_redirects/', '1'],
    ['/a.b/_headers-guide/', ''],
    ['/a.b/my_headers', ''],
    ['/a.b/x.y/', ''],
    ['/a.b/?x=/.git', ''],
  ])('of %s is hidden: %j', (address, hidden) => {
    expect(asked(address)('is_hidden')).toBe(hidden);
  });
});

describe('an address means', () => {
  test.each([
    ['/a.b/x/', '/a.b/x/', '/a.b/x/index.html'],
    ['/a.b/x', '/a.b/x/', '/a.b/x/index.html'],
    ['/a.b/x.html', '/a.b/x/', '/a.b/x/index.html'],
    ['/a.b/x.html/', '/a.b/x/', '/a.b/x/index.html'],
    ['/a.b/x/index.html', '/a.b/x/', '/a.b/x/index.html'],
    ['/a.b/x/index.html/', '/a.b/x/', '/a.b/x/index.html'],
    ['/a.b/xhtml', '/a.b/xhtml/', '/a.b/xhtml/index.html'],
    ['/a.b/.html', '/a.b/.html/', '/a.b/.html/index.html'],
  ])('%s the page %s in %s', (address, page, file) => {
    const value = asked(address);
    expect([value('page'), value('page_file')]).toEqual([page, file]);
  });

  test.each([
    ['/a.b/x.js', '/a.b/x.js'],
    ['/a.b/x/index.html', ''],
    ['/a.b/404.html', ''],
    ['/a.b/my404.html', '/a.b/my404.html'],
  ])('%s the file %j', (address, file) => {
    expect(asked(address)('file')).toBe(file);
  });

  test('what is spelled otherwise than its one address is led there', () => {
    const right = asked('/a.b/x/');
    expect([right('misspelt_file'), right('misspelt_page')]).toEqual(['', '']);
    const page = asked('/a.b/x');
    expect([page('misspelt_file'), page('misspelt_page')]).toEqual(['', '/a.b/x/index.html']);
    const file = asked('/a.b/%78.js');
    expect(file('misspelt_file')).toBe('/a.b/x.js');
    expect(asked('/a.b/x.js?y')('misspelt_file')).toBe('');
  });
});

describe('what does not exist', () => {
  test.each([
    ['/a.b/x.html', '/a.b/404.html'],
    ['/a.b/x/', '/a.b/404.html'],
    ['/a.b/pt/x/', '/a.b/pt/404.html'],
    ['/a.b/zh', '/a.b/zh/404.html'],
    ['/a.b/ptolemy/', '/a.b/404.html'],
    ['/axb/pt/', '/a.b/404.html'],
    ['/a.b/pt/x.js', '/@missing_file'],
    ['/a.b/pt/x.PNG', '/@missing_file'],
    ['/a.b/pt/x.pf_index', '/@missing_file'],
    ['/a.b/pt/.env', '/@missing_file'],
    // A version is no file, nor is a name that has a dot.
    ['/a.b/pt/v1.2', '/a.b/pt/404.html'],
    ['/a.b/pt/x.bar', '/a.b/pt/404.html'],
    ['/a.b/pt/x.js/', '/a.b/pt/404.html'],
    ['/a.b/pt/x.js.org', '/a.b/pt/404.html'],
  ])('below %s is told by %s', (uri, answer) => {
    expect(asked(uri)('missing')).toBe(answer);
  });

  test('is told in one language by a site that has no other', () => {
    const value = asked('/a.b/pt/x/', {}, { ...site, languagePrefixes: [] });
    expect([value('missing'), value('language_path')]).toEqual(['/a.b/404.html', '']);
  });
});

describe('a former address', () => {
  test.each([
    ['/a.b/old/', '/a.b/new/#part'],
    ['/a.b/old', '/a.b/new/#part'],
    ['/a.b/pt/old/?q=1', '/a.b/pt/new/?q=1#part'],
    ['/a.b/plain/', '/a.b/new/'],
    ['/a.b/moved/x/', '/a.b/b/x/'],
    ['/a.b/zh/moved/x/y/?q', '/a.b/zh/b/x/y/?q'],
    ['/a.b/gone/x/', '/a.b/c/'],
    ['/a.b/tabs/x', '/a.b/d/x//#x'],
    ['/a.b/Old/', ''],
    ['/old/', ''],
    ['/x/a.b/old/', ''],
    ['/a.b/moved', '/a.b/b/'],
    ['/a.b/other/', ''],
    ['/a.b/moved/x.html', '/a.b/b/x/'],
    ['/a.b/moved/x/index.html', '/a.b/b/x/'],
    ['/a.b/moved/x.htmls/', '/a.b/b/x.htmls/'],
    // The names of two files: a former page has one at most.
    ['/a.b/moved/index.html/index.html', ''],
    ['/a.b/moved/x.html/index.html', ''],
    ['/a.b/gone/x.html/index.html', ''],
  ])('%s leads to %j', (address, target) => {
    expect(asked(address)('moved_to')).toBe(target);
  });
});

describe('headers', () => {
  test.each([
    ['/a.b/x/index.html', '200', 'page'],
    ['/a.b/pt/frame/index.html', '200', 'frame'],
    ['/a.b/frame/index.html', '304', 'frame'],
    ['/a.b/pt/404.html', '404', 'page'],
    ['/a.b/x/index.html', '500', 'common'],
    ['/a.b/x.js', '200', 'common'],
    ['/a.b/x-html', '200', 'common'],
    ['/x/index.html', '200', 'common'],
  ])('of documents go with %s at status %s: %s', (uri, status, value) => {
    expect(asked(uri, { status })('header_x_policy')).toBe(value);
  });

  test.each([
    ['/a.b/assets/open/a.js', '200', 'all'],
    ['/a.b/zh/assets/open/a.js', '206', 'all'],
    ['/a.b/assets/open/a.js', '404', ''],
    ['/a.b/assets/a.js', '200', ''],
  ])('of files go with %s at status %s: %j', (uri, status, value) => {
    expect(asked(uri, { status })('header_x_origin')).toBe(value);
  });

  test.each([
    ['/a.b/assets/a.js', '200', 'a year'],
    ['/a.b/pt/assets/a.js', '206', 'a year'],
    ['/a.b/x/index.html', '304', 'a day'],
    ['/elsewhere', '200', 'ask'],
    ['/a.b/assets/a.js', '301', 'ask'],
    ['/a.b/404.html', '404', 'ask'],
    ['/a.b/assets/a.js', '404', 'never'],
    ['/a.b/assets/a.js', '500', 'never'],
  ])('say how long %s may be kept at status %s: %s', (uri, status, value) => {
    expect(asked(uri, { status })('cache_control')).toBe(value);
  });

  test('say what is allowed to who asks for something else', () => {
    expect(asked('/', { status: '405' })('allowed_methods')).toBe('GET, HEAD');
    expect(asked('/', { status: '200' })('allowed_methods')).toBe('');
  });

  test('are added to every answer, by a variable where they differ', () => {
    const { 'site/server.conf': text = '' } = nginxFiles(site, place);
    const added = [...text.matchAll(/^add_header (\S+) (.*) always;$/gm)];
    expect(Object.fromEntries(added.map(([, name = '', value]) => [name, value]))).toEqual({
      'Last-Modified': '""',
      'X-Content-Type-Options': '"nosniff"',
      'X-Policy': '"$header_x_policy"',
      'X-Origin': '"$header_x_origin"',
      'Cache-Control': '"$cache_control"',
      Allow: '"$allowed_methods"',
    });
  });
});

describe('the server', () => {
  let files: Readonly<Record<string, string>>;
  let server: string;
  let main: string;

  beforeEach(() => {
    files = nginxFiles(site, place);
    ({ 'site/server.conf': server = '', 'nginx.conf': main = '' } = files);
  });

  test('answers requests of a wrong kind in a line, with its own status', () => {
    for (const [status, name, message] of [
      [400, 'bad_request', 'bad request'],
      [404, 'missing_file', 'not found'],
      [405, 'not_allowed', 'method not allowed'],
      [414, 'too_long', 'address too long'],
      [500, 'failed', 'internal server error'],
    ] as const) {
      const [, answer = ''] =
        new RegExp(`location = /@${name} \\{([^}]*\\}[^}]*)\\}`).exec(server) ?? [];
      expect(answer).toContain('internal;');
      expect(answer).toContain('default_type "text/plain; charset=utf-8";');
      expect(answer).toContain(`return ${status} "${message}\\n";`);
      expect(server.includes(`error_page ${status} /@${name};`)).toBe(status !== 404);
    }
    expect(server).toContain('error_page 404 $missing;');
    expect(server).toContain('error_page 403 =404 $missing;');
  });

  test('refuses before it redirects, and redirects before it looks for files', () => {
    const [, steps = ''] = /location \/ \{\n([\s\S]*?)^\}/m.exec(server) ?? [];
    expect(
      steps.match(/\$(?:is_\w+(?=\))|moved_to(?=\))|misspelt_\w+)|= \/(?=\))|try_files/g),
    ).toEqual([
      ...['$is_refused', '$is_malformed', '$is_no_text', '= /', '$moved_to', '$is_hidden'],
      ...['$misspelt_file', '$misspelt_page', 'try_files'],
    ]);
    expect(steps).toContain('if ($uri = /) { return 301 /a.b/$is_args$args; }');
  });

  test('gives no page of what is missing by its own name', () => {
    for (const folder of ['/a.b/', '/a.b/pt/', '/a.b/zh/']) {
      expect(server).toContain(`location = ${folder}404.html {\n    internal;\n}`);
    }
  });

  test('sends what was compressed, and does not tell its version', () => {
    for (const line of [
      'gzip_static on;',
      'brotli_static on;',
      'gzip_vary on;',
      'server_tokens off;',
      'absolute_redirect off;',
    ]) {
      expect(server.split('\n')).toContain(line);
    }
  });

  test('runs without rights: all that it writes is in one folder, and no reader is logged', () => {
    const written = [...main.matchAll(/(?:_temp_path|pid) (\S+);/g)].map(([, file]) => file);
    expect(written).toEqual(
      ['nginx.pid', 'client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi'].map(
        (name) => `/run/site/${name}`,
      ),
    );
    expect(main).toContain('access_log off;');
    expect(main).toContain('error_log stderr warn;');
  });

  test('gives up on who is slow, or sends what nobody asked for', () => {
    expect(main).toMatch(/client_max_body_size 1k;/);
    for (const name of ['client_header_timeout', 'client_body_timeout', 'send_timeout']) {
      expect(Number(new RegExp(` ${name} (\\d+)s;`).exec(main)?.[1])).toBeLessThanOrEqual(30);
    }
    expect(main).toMatch(/ reset_timedout_connection on;/);
    expect(main).toMatch(/ keepalive_timeout 60s;/);
  });

  test('uses all of the machine, with the modules that are there', () => {
    const lines = main.split('\n').map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['include /etc/nginx/modules-enabled/*.conf;', 'worker_processes auto;'],
        ...['events {', 'worker_connections 4096;', 'http {', 'sendfile on;', 'tcp_nopush on;'],
      ]),
    );
  });

  test('has its files in the order in which they need each other', () => {
    expect([...main.matchAll(/include (site\/\S+);/g)].map(([, file = '']) => file)).toEqual([
      ...['site/types.conf', 'site/addresses.conf', 'site/headers.conf', 'site/server.conf'],
    ]);
    expect(Object.keys(files).sort()).toEqual([
      ...['nginx.conf', 'site/addresses.conf', 'site/headers.conf', 'site/server.conf'],
      'site/types.conf',
    ]);
    expect(main).toMatch(/server \{\n\s+listen 8080 default_server;\n\s+root \/srv\/site;/);
    for (const text of Object.values(files)) expect(text).toMatch(/^# Written by `npm run nginx`/);
  });

  test('has maps that are explained, and room for all of them', () => {
    const maps = `${files['site/addresses.conf']}${files['site/headers.conf']}`;
    expect(maps.match(/^map /gm)?.length).toBe(maps.match(/^# \S.*\nmap /gm)?.length);
    expect(maps).toContain('map_hash_max_size 8192;\nmap_hash_bucket_size 512;\n');
  });
});
