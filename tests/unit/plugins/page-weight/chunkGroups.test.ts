import type { Chunk } from 'webpack';
import { chunkGroups } from '@site/src/plugins/page-weight/chunkGroups';

const { styles, ...groups } = chunkGroups;

const groupsOf = (file: string): string[] =>
  Object.entries(groups).flatMap(([name, { test }]) => (test.test(file) ? [name] : []));

const components = '/site/src/components';

describe('styles of all pages', () => {
  test.each([
    '/site/src/css/index.css',
    '/site/src/css/footer.css',
    '/site/node_modules/infima/dist/css/default/default.css',
    '/site/node_modules/@docusaurus/theme-common/lib/utils/anchorUtils.module.css',
    '/site/src/pages/index.module.css',
    `${components}/Landing/styles.module.css`,
    `${components}/PreferencesMenu/styles.module.css`,
    `${components}/Search/trigger.module.css`,
  ])('include %s', (file) => {
    expect(styles.test.test(file)).toBe(true);
  });

  test.each([
    '/site/src/css/docs/prose.css',
    '/site/node_modules/@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css',
    `${components}/ApiReference/styles.module.css`,
    `${components}/CodeBlock/styles.module.css`,
    `${components}/Demo/viewport.module.css`,
    `${components}/Demo/editor/editor.module.css`,
    `${components}/Search/dialog.module.css`,
    'C:\\site\\src\\components\\StudioComponent\\fields.module.css',
  ])('leave %s to the pages that show it', (file) => {
    expect(styles.test.test(file)).toBe(false);
  });
});

describe('groups', () => {
  test.each([
    [`${components}/Demo/Toolbar.tsx`, 'demo'],
    [`${components}/Demo/toolbar.module.css`, 'demo'],
    [`${components}/ApiReference/index.tsx`, 'apiReference'],
    [`${components}/StudioComponent/styles.module.css`, 'studioComponent'],
    [`${components}/FileTree/index.tsx`, 'figures'],
    [`${components}/CodeBlock/index.tsx`, 'docs'],
    ['/site/src/css/docs/prose.css', 'docs'],
    ['/site/src/css/print.css', 'print'],
    ['/site/node_modules/@docusaurus/theme-classic/lib/theme/Tabs/index.js', 'tabs'],
  ])('%s is in the file of %s', (file, name) => {
    expect(groupsOf(file)).toEqual([name]);
  });

  test('what is only on paper stands before the file of its folder', () => {
    const { docs, print } = groups;
    expect(groupsOf('/site/src/css/docs/print.css')).toEqual(['docs', 'print']);
    expect(print.priority).toBeGreaterThan(docs.priority);
  });

  test.each([
    // The home page's frame of a demo uses it as well.
    `${components}/Demo/useFrame.ts`,
    `${components}/Demo/editor/EditPanel.tsx`,
    `${components}/DemoFrame/index.tsx`,
    `${components}/Landing/index.tsx`,
  ])('%s stays with what loads it', (file) => {
    expect(groupsOf(file)).toEqual([]);
  });
});

describe('files that share what is in a group', () => {
  /** A file that a module loads: the routes of a section, or a component. */
  const loadedBy = (resource?: string): Chunk =>
    ({
      name: null,
      groupsIterable: new Set([{ origins: [{ module: resource && { resource } }] }]),
    }) as unknown as Chunk;
  const named = (name: string): Chunk => ({ name, groupsIterable: new Set() }) as unknown as Chunk;
  const { chunks } = groups.docs;

  test('are those of pages, whether or not they have a name', () => {
    expect(chunks(named('4df49453'))).toBe(true);
    expect(chunks(loadedBy('/site/.docusaurus/lazy-routes/modules/routes-1.js'))).toBe(true);
    expect(chunks(loadedBy('C:\\site\\.docusaurus\\lazy-routes\\modules\\routes-1.js'))).toBe(true);
  });

  test('are not those that start a page, or that a component loads later', () => {
    expect(chunks(named('main'))).toBe(false);
    expect(chunks(named('runtime~main'))).toBe(false);
    expect(chunks(loadedBy(`${components}/Search/index.tsx`))).toBe(false);
    expect(chunks(loadedBy())).toBe(false);
  });
});
