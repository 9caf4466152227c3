import leanVersion from '@site/src/plugins/page-weight/leanVersion.cjs';

const link = { type: 'link', href: '/core/account', label: 'Account', docId: 'account' };

const release = {
  version: {
    pluginId: 'core',
    docsSidebars: {
      core: [
        { type: 'category', label: 'Guides', items: [{ ...link, unlisted: false }] },
        { ...link, unlisted: true },
      ],
    },
    docs: { account: { id: 'account', title: 'Account', description: 'All about it.' } },
  },
};

test('sidebars stay, without what is not shown', () => {
  const { docId: _, ...shown } = link;
  expect(JSON.parse(leanVersion(JSON.stringify(release)))).toEqual({
    version: {
      pluginId: 'core',
      docsSidebars: {
        core: [
          { type: 'category', label: 'Guides', items: [shown] },
          { ...shown, unlisted: true },
        ],
      },
      docs: {},
    },
  });
});

test('other data stays as it is', () => {
  const text = '{ "path": "/core" }';
  expect(leanVersion(text)).toBe(text);
});
