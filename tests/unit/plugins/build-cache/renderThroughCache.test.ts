import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileCache } from '@site/src/plugins/build-cache/fileCache';
import type { RenderKeys } from '@site/src/plugins/build-cache/renderKeys';
import {
  renderThroughCache,
  type RenderedPage,
} from '@site/src/plugins/build-cache/renderThroughCache';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rendered-pages-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keys: RenderKeys = { common: 'common', pages: { '/core/a': 'a' } };
const page = (pathname: string): RenderedPage => ({
  html: `<p>\n${pathname}</p>\n`,
  collectedData: { anchors: ['x'], links: [], metadata: { helmet: null }, modules: ['m'] },
});
const params = (pathname: string) => ({ pathname, v4RemoveLegacyPostBuildHeadAttribute: true });

/** A build that renders with these keys. */
function build(known = keys) {
  const rendered = jest.fn(({ pathname }: { pathname: string }) => Promise.resolve(page(pathname)));
  return { rendered, render: renderThroughCache(rendered, known, createFileCache(folder)) };
}

test.each(['/core/a/', '/core/a', '/'])(
  '%s is rendered once, and told the same again',
  async (pathname) => {
    const first = build();
    expect(await first.render(params(pathname))).toEqual(page(pathname));
    expect(first.rendered).toHaveBeenCalledTimes(1);
    const second = build();
    expect(await second.render(params(pathname))).toEqual(page(pathname));
    expect(second.rendered).not.toHaveBeenCalled();
  },
);

test('a page whose key has changed is rendered again, and others are not', async () => {
  const first = build();
  await first.render(params('/core/a/'));
  await first.render(params('/404.html'));
  const second = build({ ...keys, pages: { '/core/a': 'another' } });
  await second.render(params('/core/a/'));
  await second.render(params('/404.html'));
  expect(second.rendered.mock.calls).toEqual([[params('/core/a/')]]);
});

test('a page without a key of its own is rendered again when what all share has changed', async () => {
  await build().render(params('/404.html'));
  const second = build({ ...keys, common: 'another' });
  await second.render(params('/404.html'));
  expect(second.rendered).toHaveBeenCalledTimes(1);
});

test('nothing is kept for plugins that want tags of the head as objects', async () => {
  const old = { pathname: '/core/a/', v4RemoveLegacyPostBuildHeadAttribute: false };
  await build().render(old);
  const second = build();
  await second.render(old);
  expect(second.rendered).toHaveBeenCalledTimes(1);
});

test('a page that fails is not kept', async () => {
  const failing = renderThroughCache(
    () => Promise.reject(new Error('no such component')),
    keys,
    createFileCache(folder),
  );
  await expect(failing(params('/core/a/'))).rejects.toThrow('no such component');
  const second = build();
  await second.render(params('/core/a/'));
  expect(second.rendered).toHaveBeenCalledTimes(1);
});
