import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServedSite } from '../../../src/hosting/nginx';
import { servedSite } from '../../../src/hosting/nginx/servedSite';
import { compressFolder } from '../../../src/hosting/publishing/compressFolder';
import { nothingInline } from '../../../src/hosting/policy/allowedInline';
import { policyFile } from '../../../src/hosting/policy/policyFile';
import { layOut } from '../../../src/hosting/publishing/layOut';
import { createFixtureBuild, longText } from '../../unit/hosting/fixtureBuild';

/** So many that the policy is longer than nginx reads in one word. */
const hashes = Array.from({ length: 60 }, (_, index) => `'sha256-${`${index}`.padEnd(43, 'x')}='`);

/** Files that only answers of this table need. */
const more: Readonly<Record<string, string>> = {
  [policyFile]: JSON.stringify({
    inline: { scripts: hashes, styles: hashes },
    former: nothingInline,
  }),
  'playground/index.html': `<!doctype html><title>playground</title>${longText}`,
  'assets/playground/frame.0a1b2c3d.js': `/* frame */ ${longText}`,
  'core/introduction/overview.md': `# Overview\n\n${longText}`,
  'manifest.webmanifest': JSON.stringify({ name: longText }),
  'pagefind/index/en_0a1b2c3.pf_index': longText,
  'screenshots/studio/grid.webp': longText,
  'releases.json': JSON.stringify({ items: [longText] }),
  'releases.atom': `<feed>${longText}</feed>`,
};

/** The former addresses of the small site. */
export const redirects: ServedSite['redirects'] = {
  exact: new Map([
    ['/core/introduction/', '/core/introduction/overview/'],
    ['/core/react-stat-card/', '/core/introduction/roadmap/'],
    ['/core/plans/', '/core/introduction/roadmap/#plans'],
  ]),
  catchAll: [{ from: '/concepts/*', to: '/studio/concepts/:splat' }],
};

/** The small site as it is built, and as it is published. */
export interface PublishedFixture {
  readonly build: string;
  readonly published: string;
  /** A folder that can be made the cache of what is compressed. */
  readonly cache: string;
  remove(): void;
}

/** The small site for servers: the project's headers, with addresses of its own. */
export const fixtureSite = ({ published }: PublishedFixture): ServedSite => ({
  ...servedSite(path.join(published, 'toolpad')),
  languagePrefixes: ['zh'],
  redirects,
});

/** Builds, lays out and compresses the small site the way a deployment does. */
export async function publishFixture(): Promise<PublishedFixture> {
  const fixture = createFixtureBuild();
  const build = fixture.directory;
  for (const [name, content] of Object.entries(more)) {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
    writeFileSync(path.join(build, name), content);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  const published = path.join(folder, 'published');
  const cache = path.join(folder, 'cache');
  await layOut({ build, out: published, basePath: '/toolpad/' });
  await compressFolder(published, cache);
  return {
    build,
    published,
    cache,
    remove() {
      fixture.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
