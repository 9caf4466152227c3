import type { AllContent } from '@docusaurus/types';
import { documentedPages } from '@site/src/plugins/documentedPages';

const doc = (id: string, more: object = {}) => ({
  id,
  title: id,
  description: `About ${id}`,
  permalink: `/toolpad/zh/core/${id}`,
  source: `@site/docs-core/${id}.mdx`,
  ...more,
});

const sidebars = {
  docs: [
    {
      type: 'category',
      label: 'Components',
      items: [
        { type: 'category', label: 'Data', items: [{ type: 'doc', id: 'components/crud' }] },
        { type: 'doc', id: 'components/account' },
      ],
    },
  ],
};

const allContent = {
  'docusaurus-plugin-content-docs': {
    core: {
      loadedVersions: [
        {
          label: '0.13.0',
          isLast: true,
          sidebars,
          docs: [
            doc('components/crud', {
              source:
                '@site/i18n/zh/docusaurus-plugin-content-docs-core/current/components/crud.mdx',
            }),
            doc('lonely'),
            doc('secret', { unlisted: true }),
            doc('unfinished', { draft: true }),
          ],
        },
        {
          label: '0.12.1',
          isLast: false,
          sidebars,
          docs: [doc('components/account', { permalink: '/toolpad/zh/core/0.12.1/account/' })],
        },
      ],
    },
  },
} as unknown as AllContent;

test('pages of all releases, with their outermost group, and none that is not to be found', () => {
  expect(documentedPages(allContent, '/toolpad/zh/')).toEqual([
    {
      pathname: '/core/components/crud',
      title: 'components/crud',
      description: 'About components/crud',
      product: 'core',
      version: '0.13.0',
      current: true,
      translated: true,
      group: 'Components',
    },
    expect.objectContaining({ pathname: '/core/lonely', translated: false, group: undefined }),
    expect.objectContaining({
      pathname: '/core/0.12.1/account',
      version: '0.12.1',
      current: false,
      group: 'Components',
    }),
  ]);
});

test('a site without documentation has no pages', () => {
  expect(documentedPages({}, '/toolpad/')).toEqual([]);
});
