import { readFileSync, utimesSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { commonHeaders, headersOf } from '../../../src/hosting/headers';
import { nothingInline } from '../../../src/hosting/policy/allowedInline';
import { readAllowedInline } from '../../../src/hosting/policy/policyFile';
import { createPortalServer } from '../../../src/hosting/server';
import { rawRequest, type RawRequest, type RawResponse } from '../../unit/hosting/rawRequest';
import { fixtureSite, publishFixture, redirects, type PublishedFixture } from './fixture';
import * as rows from './requests';
import { startNginx, type StartedNginx } from './startNginx';

let fixture: PublishedFixture;
let nginx: StartedNginx;
let server: Server;
const ports: Record<string, number> = {};

beforeAll(async () => {
  fixture = await publishFixture();
  nginx = await startNginx(fixtureSite(fixture), fixture.published);
  server = createPortalServer({ directory: fixture.build, redirects });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ports.nginx = nginx.port;
  ports['npm run serve'] = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  await nginx?.stop();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  fixture?.remove();
});

type Request = Omit<RawRequest, 'port' | 'path'>;

const lowerCase = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Headers that only documents have. */
const documentHeaders = Object.keys(headersOf('/index.html', true, () => nothingInline))
  .filter((name) => !(name in commonHeaders))
  .map((name) => name.toLowerCase());

const script = '/toolpad/assets/js/main.0a1b2c3d.js';

describe.each(['nginx', 'npm run serve'])('%s', (name) => {
  const ask = (target: string, request: Request = {}): Promise<RawResponse> =>
    rawRequest({ port: ports[name] ?? 0, path: target, ...request });

  const table = Object.entries(rows).flatMap(([group, list]) =>
    list.map((row) => [group, row.method ?? 'GET', row.path, row] as const),
  );

  test.each(table)('%s: %s %s', async (_group, method, target, row) => {
    const { status, headers, text } = await ask(target, { method });
    expect([status, headers.location]).toEqual([row.status, row.location]);
    if (row.type) expect(headers['content-type']).toBe(row.type);
    expect(headers['cache-control']).toBe(row.cache);
    if (row.text) expect(text).toContain(row.text);
    expect(text).not.toMatch(/secret/);
    expect(headers.allow).toBe(row.status === 405 ? 'GET, HEAD' : undefined);
    expect(headers['set-cookie']).toBeUndefined();
    // The headers of safety, with each answer and each error.
    const isDocument = (row.type ?? '').startsWith('text/html');
    const address = row.status === 200 ? target.replace('/toolpad/', '/') : '/404.html';
    const inline = () => readAllowedInline(fixture.build);
    const expected = lowerCase(headersOf(address, isDocument, inline));
    expect(headers).toMatchObject(expected);
    const unexpected = documentHeaders.filter(
      (header) => header in headers && !(header in expected),
    );
    expect(unexpected).toEqual([]);
    expect(headers['access-control-allow-origin']).toBe(expected['access-control-allow-origin']);
  });

  test.each([
    [script, 'gzip, deflate, br, zstd', 'br'],
    [script, 'gzip, deflate', 'gzip'],
    [script, 'br;q=0, gzip;q=0.5', 'gzip'],
    [script, 'identity', undefined],
    [script, '', undefined],
    ['/toolpad/', 'br', 'br'],
    ['/toolpad/nope/', 'br', 'br'],
    ['/toolpad/zh/nope/', 'gzip', 'gzip'],
    ['/toolpad/manifest.webmanifest', 'br', 'br'],
    ['/toolpad/img/logo.svg', 'br', 'br'],
    ['/toolpad/assets/js/short.0a1b2c3d.js', 'br', undefined],
    ['/toolpad/img/shot.png', 'br', undefined],
  ])('%s for a client that takes "%s": %s', async (target, accepted, encoding) => {
    const response = await ask(target, { headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-length']).toBe(String(response.bytes.length));
    const plain = await ask(target);
    expect(response.text).toBe(plain.text);
    if (encoding) {
      expect([response.headers.vary, plain.headers.vary]).toEqual([
        'Accept-Encoding',
        'Accept-Encoding',
      ]);
    }
  });

  test.each(['/toolpad/', script, '/toolpad/img/shot.png'])('HEAD %s', async (target) => {
    const [head, get] = await Promise.all([ask(target, { method: 'HEAD' }), ask(target)]);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test.each(['/toolpad/', '/toolpad/playground/', script, '/toolpad/img/shot.png'])(
    '%s is not sent again while it is fresh',
    async (target) => {
      const accepts = { 'accept-encoding': 'br' };
      const first = await ask(target, { headers: accepts });
      const etag = String(first.headers.etag);
      const fresh = await ask(target, { headers: { ...accepts, 'if-none-match': etag } });
      expect([fresh.status, fresh.bytes.length]).toEqual([304, 0]);
      // What browsers put in the place of the headers that they have kept.
      for (const header of ['cache-control', 'content-security-policy']) {
        expect([header, fresh.headers[header]]).toEqual([header, first.headers[header]]);
      }
      const stale = await ask(target, { headers: { ...accepts, 'if-none-match': 'W/"0"' } });
      expect(stale.status).toBe(200);
    },
  );

  test('one encoding does not pass for another', async () => {
    const { headers } = await ask(script, { headers: { 'accept-encoding': 'br' } });
    const response = await ask(script, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) },
    });
    expect(response.status).toBe(200);
  });

  test.each([
    ['bytes=10-19', 206, 10],
    ['bytes=4990-', 206, 10],
    ['bytes=9000-', 416, undefined],
  ])('a picture with Range: %s', async (range, status, length) => {
    const response = await ask('/toolpad/img/shot.png', { headers: { range } });
    expect(response.status).toBe(status);
    if (length !== undefined) expect(response.bytes).toHaveLength(length);
    // nginx says everything twice with 416, which browsers read as once.
    for (const [header, value] of Object.entries(lowerCase(commonHeaders))) {
      const said = new Set(String(response.headers[header]).split(', '));
      expect([header, [...said].join(', ')]).toEqual([header, value]);
    }
  });
});

describe('nginx alone', () => {
  const ask = (target: string, request: Request = {}): Promise<RawResponse> =>
    rawRequest({ port: nginx.port, path: target, ...request });

  test('says neither its version nor a time that is none', async () => {
    const { headers } = await ask('/toolpad/');
    expect(headers.server).toBe('nginx');
    expect(headers['last-modified']).toBeUndefined();
  });

  test('hands out what was compressed, and keeps the tag of what has not changed', async () => {
    const file = path.join(fixture.published, script);
    const take = () => ask(script, { headers: { 'accept-encoding': 'br' } });
    const first = await take();
    expect(first.bytes).toEqual(readFileSync(`${file}.br`));
    // What copies the file on the way to another machine may know better, and keep its time.
    utimesSync(file, new Date(), new Date());
    expect((await take()).headers.etag).toBe(first.headers.etag);
  });

  test('does not redirect to addresses that need escapes: there never were any', async () => {
    const { status, headers } = await ask('/toolpad/concepts/$&%3F%23%C3%A9/');
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  test('takes the end of a picture, which others need not know', async () => {
    const { status, bytes } = await ask('/toolpad/img/shot.png', {
      headers: { range: 'bytes=-5' },
    });
    expect([status, bytes.length]).toEqual([206, 5]);
  });

  test('answers an address that is too long with the headers of every answer', async () => {
    const { status, headers, text } = await ask(`/toolpad/${'x'.repeat(20_000)}`);
    expect([status, text]).toEqual([414, 'address too long\n']);
    expect(headers).toMatchObject(lowerCase(commonHeaders));
  });

  test('sends a policy that is longer than a word of its own language', async () => {
    const { headers } = await ask('/toolpad/');
    expect(String(headers['content-security-policy']).length).toBeGreaterThan(4096);
  });

  test('has nothing to complain about', () => {
    expect(nginx.errors()).toBe('');
  });
});
