import fs from 'node:fs';
import path from 'node:path';
import { coverageOf } from '@site/src/api-reference/coverage';
import { apiHeadings, loadHeadingMessages } from '@site/src/api-reference/headings';
import { externalDocumentation } from '@site/src/api-reference/externalTypes';
import { homesOf } from '@site/src/api-reference/homes';
import { memberLists } from '@site/src/api-reference/history/lineage';
import { loadCoreApi } from '@site/src/api-reference/loadCoreApi';
import { loadStudioApi } from '@site/src/api-reference/loadStudioApi';
import type { ApiExport } from '@site/src/api-reference/model';
import { toSlug } from '@site/src/api-reference/names';
import { referencePages } from '@site/src/api-reference/generateReference';
import { findTabbedGuides } from '@site/src/api-reference/pages/core/tabPages';
import { componentPurposes } from '@site/src/api-reference/pages/studio/purposes';
import { studioHomes } from '@site/src/api-reference/studioHomes';
import { navigation } from '@site/src/navigation';
import { flattenPages } from '@site/src/navigation/flatten';

const root = path.resolve(__dirname, '../..');

const entries = (product: 'core' | 'studio', below: string): string[] =>
  flattenPages(navigation[product])
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname.startsWith(below));

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Headings of a page that are words: names of exports and releases are the same in every language. */
const headingWords = (text: string): string[] =>
  [...text.matchAll(/^#+ ([A-Z][a-z ]+) \{/gm)].map(([, words = '']) => words);

let exports: readonly ApiExport[];
let generated: ReadonlyMap<string, string>;

beforeAll(async () => {
  exports = (await loadCoreApi(root)).api.exports;
  const { pages } = await referencePages(root);
  generated = new Map(pages.map(({ file, text }) => [file, text]));
});

test('every heading of the generated pages can be translated, and is in every language', () => {
  const found = sorted([...generated.values()].flatMap(headingWords));
  const known: readonly string[] = apiHeadings;
  expect(found.filter((heading) => !known.includes(heading))).toEqual([]);
  // The one heading of a page that is written by hand around generated parts.
  expect(known.filter((heading) => !found.includes(heading))).toEqual(['Definitions']);
  const languages = fs
    .readdirSync(path.join(root, 'i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en');
  for (const { name } of languages) {
    expect([name, sorted(loadHeadingMessages(root, name).keys())]).toEqual([name, sorted(known)]);
  }
});

/** Types of others that have no page of their own to link to. */
const withoutPage = new Set([
  'Button',
  'Component',
  'Popover',
  'React.ComponentProps',
  'React.ComponentType',
  'React.ElementType',
  'React.FormHTMLAttributes',
  'React.JSXElementConstructor',
  'Stack',
]);

test('every type that a prop, member, or signature names has an entry to link to', async () => {
  const { api } = await loadCoreApi(root);
  const homes = homesOf(api);
  const named = new Map<string, string>();
  for (const entry of [...api.exports, ...(api.internalTypes ?? [])]) {
    const members = memberLists.flatMap((list) => entry[list] ?? []);
    const signatures = [...(entry.signatures ?? []), ...(entry.constructors ?? [])];
    const generics = [entry, ...signatures].flatMap(({ typeParameters = [] }) => typeParameters);
    const texts = [...members.map(({ type }) => type), ...signatures.map((one) => one.signature)];
    for (const text of texts) {
      const names = text.replaceAll(/'[^']*'/g, '').match(/(?<![\w.])(?:React\.)?[A-Z]\w+/g) ?? [];
      for (const name of names.filter((one) => !generics.some((generic) => generic.name === one))) {
        named.set(name, entry.name);
      }
    }
  }
  const unknown = [...named].filter(
    ([name]) => !homes.has(name) && !externalDocumentation(name) && !withoutPage.has(name),
  );
  expect(named.size).toBeGreaterThan(60);
  expect(unknown).toEqual([]);
});

describe('Toolpad Core', () => {
  test('has 29 components and 9 hooks', () => {
    const names = (kind: string): string[] =>
      sorted(exports.filter((entry) => entry.kind === kind).map(({ name }) => name));
    expect(names('component')).toHaveLength(29);
    expect(names('hook')).toHaveLength(9);
  });

  test('every export has an entry, every prop a description or a reason', async () => {
    const { api } = await loadCoreApi(root);
    const homes = homesOf(api);
    const { gaps, needless } = coverageOf(api, (name) => homes.has(name));
    expect(gaps.filter(({ reason }) => !reason)).toEqual([]);
    expect(needless).toEqual([]);
  });

  test('every component and hook has a page, and every page an entry in the navigation', () => {
    const pages = exports
      .filter(({ kind }) => kind === 'component' || kind === 'hook')
      .map(({ name }) => `/core/api/${toSlug(name)}`);
    const files = [...generated.keys()]
      .filter((file) => file.startsWith('docs-core/api/'))
      .map((file) => `/core/${file.slice('docs-core/'.length, -'.mdx'.length)}`);
    expect(sorted(files)).toEqual(sorted(entries('core', '/core/api/')));
    expect(files).toEqual(expect.arrayContaining(pages));
  });

  test('every entry of an export is a heading of its page', async () => {
    const { api } = await loadCoreApi(root);
    for (const [name, { pathname, anchor }] of homesOf(api)) {
      const text = generated.get(`docs-core${pathname.slice('/core'.length)}.mdx`);
      expect([name, text?.includes(anchor ? `{/* #${anchor} */}` : 'title:')]).toEqual([
        name,
        true,
      ]);
    }
  });

  test('every component and hook stands in the tab of exactly one guide', () => {
    const guides = findTabbedGuides(root);
    const inTabs = guides.flatMap(({ tabs }) => [
      ...(tabs.components ?? []),
      ...(tabs.hooks ?? []),
    ]);
    const expected = exports
      .filter(({ kind }) => kind === 'component' || kind === 'hook')
      .map(({ name }) => name);
    expect([...inTabs].sort()).toEqual(sorted(expected));
    for (const { id, tabs } of guides) {
      for (const tab of ['components', 'hooks'] as const) {
        const file = `docs-core/${id}/${tab}-api.mdx`;
        expect([file, generated.has(file)]).toEqual([file, (tabs[tab] ?? []).length > 0]);
      }
    }
  });
});

describe('Toolpad Studio', () => {
  test('each of its components has a page, an entry, and a description for every property', async () => {
    const { components } = await loadStudioApi(root);
    const pages = components.map(({ name }) => `/studio/reference/components/${toSlug(name)}`);
    expect(pages).toHaveLength(21);
    expect(sorted(entries('studio', '/studio/reference/components/'))).toEqual(
      sorted([...pages, '/studio/reference/components/overview']),
    );
    expect(sorted(Object.keys(componentPurposes))).toEqual(
      sorted(components.map(({ name }) => name)),
    );
    const bare = components.flatMap(({ name, props }) =>
      props.filter(({ description }) => !description).map((prop) => `${name}.${prop.name}`),
    );
    expect(bare).toEqual([]);
  });

  test('its functions have pages that show their signatures', async () => {
    const api = await loadStudioApi(root);
    const homes = studioHomes(root, api);
    for (const name of [
      'createComponent',
      'createDataProvider',
      'createFunction',
      'createHandler',
      'getContext',
    ]) {
      const pathname = `/studio/reference/api/${toSlug(name)}`;
      expect(homes.get(name)?.pathname).toBe(pathname);
      const file = path.join(root, `docs-studio${pathname.slice('/studio'.length)}.mdx`);
      expect(fs.readFileSync(file, 'utf8')).toContain(`<ApiSignatures of="${name}" />`);
    }
  });
});

test('pages on disk are what the packages say', () => {
  for (const [file, text] of generated) {
    expect(fs.readFileSync(path.join(root, file), 'utf8')).toBe(text);
  }
});
