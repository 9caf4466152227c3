import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { projectDemos } from '../../demo-projects/projectFiles';
import { bundleStudio, studioAssets, studioPages } from './bundleStudio';
import { demoModules } from './demoModules';
import { framePage } from './framePage';
import { pageAliases } from './pageAliases';
import { playgroundGroups, playgroundModules } from './playgroundModules';
import { playgroundPage } from './playgroundPage';
import { commonConfig, type BundleSite } from './viteConfig';
import { importVite, type VitePlugin } from './vite';

/** First segments below the base path that the demos' server answers in development. */
const SEGMENTS = ['demos', 'playground'];

/** Base path of the demos' server: no page of the site begins like this. */
const DEV_BASE = 'demos-dev/';

/** Stands in for the site's icon, before whose address the bundler would put its own base path. */
const NO_ICON = 'data:,';

/** Text of a page. The bundler puts its base path before the addresses in it. */
function pageAt(address: string): string | undefined {
  const assets = (file: string) => ({
    entry: `/@fs${path.join(__dirname, file)}`,
    preloads: [],
    styles: [],
  });
  // Without a policy: the bundler's own client asks and evaluates as it likes.
  if (address === 'playground') return playgroundPage(assets('playground/main.ts'));
  const demo = projectDemos().find(({ name, address: own }) =>
    [own, ...pageAliases(name)].some((candidate) => `demos/${candidate}` === address),
  );
  return demo && framePage(demo, assets('frame/main.ts'), NO_ICON);
}

/** Serves the pages of demos from memory. */
function devPages(site: BundleSite): VitePlugin {
  return {
    name: 'demo-pages',
    configureServer({ middlewares, transformIndexHtml }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const html = pageAt(pathname.slice(site.baseUrl.length).replace(/\/$/, ''));
        if (!html) return next();
        transformIndexHtml(pathname, html).then((text) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.setHeader('Access-Control-Allow-Origin', '*');
          response.end(text);
        }, next);
      });
    },
  };
}

/** What the frame and the playground themselves are made of. */
const RUNTIME = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@emotion/cache',
  '@emotion/react',
  'stylis',
  'stylis-plugin-rtl',
  'sucrase',
];

async function listen(site: BundleSite): Promise<string> {
  const vite = await importVite();
  const base = site.baseUrl + DEV_BASE;
  const config = await commonConfig(site, [
    devPages(site),
    demoModules(site.siteDir, projectDemos),
    playgroundModules(),
  ]);
  const server = await vite.createServer({
    ...config,
    base,
    // Found one by one, each would make the frames that are open load anew.
    optimizeDeps: { include: [...RUNTIME, ...Object.values(playgroundGroups()).flat()] },
    server: {
      host: 'localhost',
      // The playground's frame has no origin, so it asks from another one.
      cors: true,
      fs: { allow: [site.siteDir, path.resolve(__dirname, '../../..')] },
    },
  });
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return new URL(url).origin;
}

/** Bundles Studio's components, which do not change while somebody writes, and serves the files. */
async function serveStudio(site: BundleSite): Promise<string> {
  const folder = path.join(site.siteDir, 'node_modules/.cache/studio-demos');
  await rm(folder, { recursive: true, force: true });
  await bundleStudio(site, folder);
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    request.url = `/${request.url?.slice(site.baseUrl.length) ?? ''}`;
    files(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, 'localhost', resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * Rules by which the site's development server hands demos over to the bundler's, which starts with
 * the first demo that is asked for, and Studio's components to another.
 */
export function createDevServer(site: BundleSite): object[] {
  let origin: Promise<string> | undefined;
  let studioOrigin: Promise<string> | undefined;
  return [
    {
      context: [studioPages, studioAssets].map((folder) => site.baseUrl + folder),
      target: 'http://localhost',
      router: () => (studioOrigin ??= serveStudio(site)),
    },
    {
      context: [...SEGMENTS, DEV_BASE.slice(0, -1)].map((segment) => site.baseUrl + segment),
      target: 'http://localhost',
      router: () => (origin ??= listen(site)),
    },
  ];
}
