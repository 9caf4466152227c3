import { newFileUrl } from '../../../src/translations/newFileUrl';

it('leads to the file in the place where Docusaurus reads it', () => {
  const url = new URL(newFileUrl('https://host.test/a/b/', 'zh', 'core', 'components/account'));
  expect(url.pathname).toBe('/a/b/new/main');
  expect(url.searchParams.get('filename')).toBe(
    'i18n/zh/docusaurus-plugin-content-docs-core/current/components/account.mdx',
  );
});
