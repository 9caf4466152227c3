import { expect } from '@playwright/test';
import { activeRedirects } from '../../src/hosting/activeRedirects';
import { openBuildFolder } from '../../src/hosting/buildFolder';
import { route, type Site } from '../../src/hosting/route';
import { basePath, siteUrl } from '../../src/site';
import { buildFolder, allBuiltFiles, isClientRedirect, readBuilt } from './support/build';
import { test } from './support/sharedContext';

const reference =
  /<(?<tag>a|area|img|link|script|iframe|source|video|audio|track)\b[^>]*?\s(?:href|src|poster)=(?:"(?<quoted>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>]+))/g;

interface Reference {
  readonly tag: string;
  readonly url: URL;
}

/** What a page names on this site, as addresses. */
function referencesOf(html: string, address: string): Reference[] {
  return [...html.matchAll(reference)].flatMap(({ groups = {} }) => {
    const target = groups.quoted ?? groups.single ?? groups.bare ?? '';
    const url = new URL(target.replaceAll('&amp;', '&'), siteUrl + address);
    return url.origin === new URL(siteUrl).origin ? [{ tag: groups.tag ?? '', url }] : [];
  });
}

const identifier = /\sid=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>"]+))/g;

/** What a page has that an address can lead to. */
function identifiersOf(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(identifier)].map(({ groups }) => groups?.quoted ?? groups?.bare ?? ''),
  );
}

/** Asks once for each key: most of what a page names, each other page names as well. */
function once<Result>(ask: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const answer = known.get(key) ?? ask(key);
    known.set(key, answer);
    return answer;
  };
}

function pageFile(address: string): string {
  return `${address.slice(basePath.length)}index.html`;
}

test('every page, file and section that a page names exists, at that very address', async () => {
  // More than a thousand pages.
  test.setTimeout(180_000);
  const site: Site = {
    folder: openBuildFolder(buildFolder),
    redirects: activeRedirects(),
    basePath,
  };
  const answerTo = once((pathname) => route(pathname, site));
  const identifiersAt = once((pathname) => identifiersOf(readBuilt(pageFile(pathname))));
  const broken = new Set<string>();
  let count = 0;
  for (const file of allBuiltFiles('index.html')) {
    const html = readBuilt(file);
    if (isClientRedirect(html)) continue;
    const address = basePath + file.replace(/index\.html$/, '');
    for (const { tag, url } of referencesOf(html, address)) {
      count += 1;
      const answer = await answerTo(url.pathname);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (answer.kind !== 'file') broken.add(`${address} <${tag}> ${url.pathname}: ${answer.kind}`);
      else if (tag === 'a' && anchor && !anchor.startsWith('__docusaurus')) {
        if (!identifiersAt(url.pathname).has(anchor)) {
          broken.add(`${address} <${tag}> ${url.pathname}${url.hash}: missing section`);
        }
      }
    }
  }
  expect(count).toBeGreaterThan(100);
  expect([...broken]).toEqual([]);
});
