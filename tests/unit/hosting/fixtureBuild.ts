import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Long enough to be worth compressing. */
export const longText = 'The quick brown fox jumps over the lazy dog. '.repeat(100);

const page = (title: string): string => `<!doctype html><title>${title}</title><p>${longText}</p>`;

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('home'),
  '404.html': page('not found'),
  'core/introduction/overview/index.html': page('core overview'),
  'core/introduction/roadmap/index.html': page('core roadmap'),
  'core/react-stat-card/index.html': page('client redirect'),
  'zh/index.html': page('zh home'),
  'zh/404.html': page('zh not found'),
  'zh/core/introduction/overview/index.html': page('zh core overview'),
  'zh/assets/js/main.0a1b2c3d.js': `/* zh */ ${longText}`,
  'assets/js/main.0a1b2c3d.js': `/* main */ ${longText}`,
  'assets/js/ready.0a1b2c3d.js': `/* ready */ ${longText}`,
  'assets/js/ready.0a1b2c3d.js.br': brotliCompressSync(`/* ready */ ${longText}`),
  'assets/js/short.0a1b2c3d.js': '0',
  'assets/fonts/figtree.0a1b2c3d.woff2': Buffer.alloc(5000, 7),
  'img/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${longText}</desc></svg>`,
  'img/shot.png': Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256)),
  'sitemap.xml': `<?xml version="1.0"?><urlset>${longText}</urlset>`,
  'robots.txt': 'User-agent: *',
  'sw.js': longText,
  'verification.html': 'verified',
  'a+b.txt': 'plus',
  _redirects: '/ /toolpad/ 301!',
  _headers: '/*',
  '.env': 'secret',
};

/** A build folder as Docusaurus writes it, in miniature, and a secret beside it. */
export interface FixtureBuild {
  readonly directory: string;
  remove(): void;
}

/** Writes the fixture into a new temporary folder. */
export function createFixtureBuild(): FixtureBuild {
  const parent = mkdtempSync(path.join(tmpdir(), 'portal-'));
  const directory = path.join(parent, 'build');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
  writeFileSync(path.join(parent, 'secret.txt'), 'secret');
  symlinkSync(path.join(parent, 'secret.txt'), path.join(directory, 'link.txt'));
  return { directory, remove: () => rmSync(parent, { recursive: true }) };
}
