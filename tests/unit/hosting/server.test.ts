import { rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { createPortalServer } from '../../../src/hosting/server';
import { createFixtureBuild, longText, type FixtureBuild } from './fixtureBuild';
import { rawRequest, type RawRequest } from './rawRequest';

let build: FixtureBuild;
let server: Server;
let port: number;

const request = (target: string, options: Omit<RawRequest, 'port' | 'path'> = {}) =>
  rawRequest({ port, path: target, ...options });

beforeAll(async () => {
  build = createFixtureBuild();
  server = createPortalServer({
    directory: build.directory,
    redirects: {
      exact: new Map([
        ['/core/introduction/', '/core/introduction/overview/'],
        ['/core/react-stat-card/', '/core/introduction/roadmap/'],
        ['/core/plans/', '/core/introduction/roadmap/#plans'],
      ]),
      catchAll: [{ from: '/concepts/*', to: '/studio/concepts/:splat' }],
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  build.remove();
});

describe('addresses that answer', () => {
  test.each([
    ['/toolpad/', 'text/html; charset=utf-8', 'home'],
    ['/toolpad/?utm_source=x', 'text/html; charset=utf-8', 'home'],
    ['/toolpad/core/introduction/overview/', 'text/html; charset=utf-8', 'core overview'],
    ['/toolpad/zh/', 'text/html; charset=utf-8', 'zh home'],
    ['/toolpad/zh/core/introduction/overview/', 'text/html; charset=utf-8', 'zh core overview'],
    ['/toolpad/assets/js/main.0a1b2c3d.js', 'text/javascript; charset=utf-8', '/* main */'],
    ['/toolpad/zh/assets/js/main.0a1b2c3d.js', 'text/javascript; charset=utf-8', '/* zh */'],
    ['/toolpad/img/logo.svg', 'image/svg+xml; charset=utf-8', '<svg'],
    ['/toolpad/sitemap.xml', 'text/xml; charset=utf-8', '<urlset>'],
    ['/toolpad/verification.html', 'text/html; charset=utf-8', 'verified'],
    ['/toolpad/a+b.txt', 'text/plain; charset=utf-8', 'plus'],
    // Crawlers ask the host for it, and not the site.
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent'],
  ])('%s', async (target, type, text) => {
    const response = await request(target);
    expect(response).toMatchObject({ status: 200, text: expect.stringContaining(text) });
    expect(response.headers['content-type']).toBe(type);
  });
});

describe('other spellings and former addresses take one redirect', () => {
  const overview = '/toolpad/core/introduction/overview/';
  const roadmap = '/toolpad/core/introduction/roadmap/';
  test.each([
    ['/', '/toolpad/'],
    ['//', '/toolpad/'],
    ['/?a=1', '/toolpad/?a=1'],
    ['/toolpad', '/toolpad/'],
    ['/toolpad/index.html', '/toolpad/'],
    ['/toolpad/core/introduction/overview', overview],
    ['/toolpad/core/introduction/overview?a=b&c=%20', `${overview}?a=b&c=%20`],
    ['/toolpad/core/introduction/overview.html', overview],
    ['/toolpad/core/introduction/overview/index.html', overview],
    ['/toolpad//core///introduction/overview/', overview],
    ['//toolpad/core/introduction/overview', overview],
    ['/toolpad/core/introduction/%6Fverview/', overview],
    ['/toolpad/zh/core/introduction/overview', '/toolpad/zh/core/introduction/overview/'],
    ['/toolpad//assets/js/main.0a1b2c3d.js', '/toolpad/assets/js/main.0a1b2c3d.js'],
    ['/toolpad/a%2Bb.txt', '/toolpad/a+b.txt'],
    ['/toolpad/core/introduction/', overview],
    ['/toolpad/core/introduction', overview],
    ['/toolpad/core/introduction.html', overview],
    ['/toolpad/core/introduction/index.html?x', `${overview}?x`],
    ['/toolpad/zh/core/introduction', '/toolpad/zh/core/introduction/overview/'],
    // A page for hosts without redirects stands at this address; the rule comes first.
    ['/toolpad/core/react-stat-card/', roadmap],
    ['/toolpad/core/react-stat-card/index.html', roadmap],
    ['/toolpad/core/plans?x=1', `${roadmap}?x=1#plans`],
    ['/toolpad/concepts/anything/', '/toolpad/studio/concepts/anything/'],
    ['/toolpad/concepts/$&%3F%23%C3%A9/', '/toolpad/studio/concepts/$&%3F%23%C3%A9/'],
    ['/toolpad/concepts', '/toolpad/studio/concepts/'],
  ])('%s', async (target, location) => {
    const response = await request(target);
    expect(response.status).toBe(301);
    expect(response.headers).toMatchObject({ location, 'cache-control': 'no-cache' });
  });
});

describe('what does not exist', () => {
  test.each([
    ['/toolpad/core/nope/', 'not found'],
    ['/toolpad/core/nope', 'not found'],
    ['/toolpad//core/nope', 'not found'],
    ['/toolpad/nope.html', 'not found'],
    ['/toolpad/404.html', 'not found'],
    ['/toolpad/404/', 'not found'],
    ['/toolpad/core/v0.13.0', 'not found'],
    ['/toolpad/Core/Introduction/Overview/', 'not found'],
    ['/toolpad/core/introduction/overview/more/', 'not found'],
    ['/toolpad/zh/core/nope', 'zh not found'],
    ['/toolpad/zh/404.html', 'zh not found'],
    ['/toolpad/ZH/core/nope', 'not found'],
    ['/Toolpad/', 'not found'],
    ['/elsewhere/', 'not found'],
    [`/toolpad/${'x'.repeat(300)}/`, 'not found'],
  ])('%s: the page of the language', async (target, title) => {
    const response = await request(target);
    expect(response).toMatchObject({
      status: 404,
      text: expect.stringContaining(`<title>${title}</title>`),
    });
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  test.each([
    '/toolpad/assets/js/gone.1.js',
    '/toolpad/zh/assets/js/gone.1.js',
    '/toolpad/img/gone.png',
    '/toolpad/IMG/logo.svg',
    '/favicon.ico',
    '/humans.txt',
    '/toolpad/_redirects.txt',
    '/toolpad/link.txt',
    '/toolpad/../secret.txt',
    '/toolpad/%2e%2e/secret.txt',
    '/toolpad/assets/../../secret.txt',
  ])('%s: plain text that no cache keeps', async (target) => {
    const response = await request(target);
    expect(response).toMatchObject({ status: 404, text: 'not found\n' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test.each(['/toolpad/_redirects', '/toolpad/_headers', '/toolpad/.env', '/toolpad/.env/'])(
    '%s: files that are not for readers',
    async (target) => {
      const response = await request(target);
      expect(response.status).toBe(404);
      expect(response.text).not.toMatch(/secret|301/);
    },
  );

  test.each([
    '/toolpad/%',
    '/toolpad/%E0%A4%A/',
    '/toolpad/%00',
    '/toolpad/%2e%2e%2fsecret.txt',
    '/toolpad/..%5csecret.txt',
    '/toolpad/x%0d%0aSet-Cookie:a/',
    '/toolpad/concepts/%0d%0aSet-Cookie:a/',
    'http://example.org/',
  ])('%s: no path', async (target) => {
    const response = await request(target);
    expect(response).toMatchObject({ status: 400, text: 'bad request\n' });
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not answered', async (method) => {
    const response = await request('/toolpad/', { method });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});

describe('headers', () => {
  const documents = {
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': expect.stringContaining('camera=()'),
  };

  test.each([
    ['/toolpad/', true],
    ['/toolpad/nope/', true],
    ['/toolpad', false],
    ['/toolpad/assets/js/main.0a1b2c3d.js', false],
    ['/toolpad/img/shot.png', false],
    ['/toolpad/img/gone.png', false],
    ['/toolpad/%', false],
  ])('%s', async (target, isDocument) => {
    const { headers } = await request(target);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (isDocument) expect(headers).toMatchObject(documents);
    else expect(Object.keys(documents).filter((name) => name in headers)).toEqual([]);
  });

  const immutable = 'public, max-age=31536000, immutable';
  const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';
  test.each([
    ['/toolpad/', 'no-cache'],
    ['/toolpad/zh/', 'no-cache'],
    ['/toolpad/sitemap.xml', 'no-cache'],
    ['/toolpad/sw.js', 'no-cache'],
    ['/toolpad/assets/js/main.0a1b2c3d.js', immutable],
    ['/toolpad/zh/assets/js/main.0a1b2c3d.js', immutable],
    ['/toolpad/assets/fonts/figtree.0a1b2c3d.woff2', immutable],
    ['/toolpad/img/logo.svg', oneDay],
    ['/toolpad/img/shot.png', oneDay],
  ])('%s may be kept: %s', async (target, value) => {
    const { status, headers } = await request(target);
    expect([status, headers['cache-control']]).toEqual([200, value]);
  });
});

describe('bodies', () => {
  const script = '/toolpad/assets/js/main.0a1b2c3d.js';

  test.each([
    [script, 'gzip, deflate, br, zstd', 'br'],
    [script, 'gzip, deflate', 'gzip'],
    [script, 'br;q=0, gzip;q=0.5', 'gzip'],
    [script, 'br;q=0, *', 'gzip'],
    [script, '*', 'br'],
    [script, 'identity', undefined],
    [script, '', undefined],
    ['/toolpad/', 'br', 'br'],
    ['/toolpad/nope/', 'br', 'br'],
    ['/toolpad/assets/js/ready.0a1b2c3d.js', 'br', 'br'],
    ['/toolpad/assets/js/short.0a1b2c3d.js', 'br', undefined],
    ['/toolpad/img/shot.png', 'br', undefined],
  ])('%s for a client that takes "%s"', async (target, accepted, encoding) => {
    const response = await request(target, { headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-length']).toBe(String(response.bytes.length));
    const plain = await request(target);
    expect(response.text).toBe(plain.text);
    if (!target.endsWith('.png')) expect(response.headers.vary).toBe('Accept-Encoding');
  });

  test('a file that the build has compressed goes out as it is', async () => {
    const target = '/toolpad/assets/js/ready.0a1b2c3d.js';
    const ready = await request(`${target}.br`);
    const response = await request(target, { headers: { 'accept-encoding': 'br' } });
    expect(response.bytes).toEqual(ready.bytes);
  });

  test.each(['/toolpad/', script, '/toolpad/img/shot.png'])('HEAD %s', async (target) => {
    const [head, get] = await Promise.all([request(target, { method: 'HEAD' }), request(target)]);
    expect(head.bytes).toHaveLength(0);
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test.each(['/toolpad/', script, '/toolpad/img/shot.png'])(
    '%s is not sent again while it is fresh',
    async (target) => {
      const accepts = { 'accept-encoding': 'br' };
      const first = await request(target, { headers: accepts });
      const etag = String(first.headers.etag);
      const fresh = await request(target, { headers: { ...accepts, 'if-none-match': etag } });
      expect([fresh.status, fresh.bytes.length]).toEqual([304, 0]);
      expect(fresh.headers['cache-control']).toBe(first.headers['cache-control']);
      const stale = await request(target, { headers: { ...accepts, 'if-none-match': 'W/"0"' } });
      expect(stale.status).toBe(200);
    },
  );

  test('one encoding does not pass for another', async () => {
    const { headers } = await request(script, { headers: { 'accept-encoding': 'br' } });
    const response = await request(script, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) },
    });
    expect(response.status).toBe(200);
  });

  test.each([
    ['bytes=10-19', 206, 10],
    ['bytes=4990-', 206, 10],
    ['bytes=9000-', 416, 0],
    ['bytes=20-10', 200, 5000],
    ['bytes=-5', 200, 5000],
    ['lines=1-2', 200, 5000],
    ['bytes=0-1,4-5', 200, 5000],
  ])('a picture with Range: %s', async (range, status, length) => {
    const response = await request('/toolpad/img/shot.png', { headers: { range } });
    expect([response.status, response.bytes.length]).toEqual([status, length]);
  });

  test('a file that changes is sent anew', async () => {
    const file = path.join(build.directory, 'changing.txt');
    const take = () => request('/toolpad/changing.txt', { headers: { 'accept-encoding': 'br' } });
    writeFileSync(file, `first ${longText}`);
    expect((await take()).text).toMatch(/^first/);
    await new Promise((resolve) => setTimeout(resolve, 20));
    writeFileSync(file, `second ${longText}`);
    expect((await take()).text).toMatch(/^second/);
    rmSync(file);
    expect((await take()).status).toBe(404);
  });
});

test('a client that does not speak HTTP does not stop the server', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('hello\r\n\r\n'));
    socket.once('data', (data) => resolve(data.toString()));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect((await request('/toolpad/')).status).toBe(200);
});

test('a folder that does not exist is refused', () => {
  expect(() => createPortalServer({ directory: path.join(build.directory, 'none') })).toThrow(
    /ENOENT/,
  );
});
