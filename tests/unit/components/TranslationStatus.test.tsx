/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { StatusData } from '@site/src/plugins/translation-status/statusData';
import TranslationStatus from '@site/src/components/TranslationStatus';
import { renderAt } from '../../support/renderAt';

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({ children }: { children: unknown }) => children,
}));

// The theme's own heading asks for the configuration of a whole site.
jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({ as: Tag, ...props }: { as: 'h1' | 'h2' | 'h3' }) => <Tag {...props} />,
}));

const status: StatusData = {
  pages: [
    {
      name: 'core/introduction/overview',
      product: 'core',
      title: 'Overview',
      group: 'Introduction',
    },
    {
      name: 'core/introduction/tutorial',
      product: 'core',
      title: 'Tutorial',
      group: 'Introduction',
    },
    { name: 'core/components/crud', product: 'core', title: 'Crud', group: 'Components' },
  ],
  languages: [
    {
      language: 'zh',
      translated: {
        'core/introduction/overview': {
          state: 'behind',
          changes: [
            { id: '.', title: 'Overview', change: 'changed' },
            { id: 'maturity', title: 'Maturity', change: 'added' },
            { id: 'old', title: '旧的', change: 'removed' },
          ],
        },
        'core/introduction/tutorial': { state: 'current' },
      },
    },
    { language: 'ar', translated: {} },
  ],
};

function show(data: StatusData): HTMLElement {
  renderAt('/toolpad/translations/', <TranslationStatus status={data} />);
  return screen.getByRole('region', { name: '简体中文' });
}

/** Address and text of each link of an element. */
function linksIn(element: HTMLElement): string[][] {
  return within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']);
}

test('a card tells the share of current pages and leads to its language', () => {
  show(status);
  const [card] = screen.getAllByRole('listitem');
  expect(card).toHaveTextContent(/简体中文\s*33% current\s*Current1Behind1Missing1/);
  expect(screen.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', '#zh');
  expect(screen.getByRole('heading', { name: '简体中文', level: 2 })).toHaveAttribute('id', 'zh');
});

test('groups are rows in the order of the navigation', () => {
  const rows = within(within(show(status)).getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'GroupCurrentBehindMissing',
    'Toolpad Core Introduction110',
    'Toolpad Core Components001',
  ]);
});

test('sections that are behind lead to English; removed ones to the page', () => {
  const section = show(status);
  const english = '/toolpad/core/introduction/overview/';
  expect(linksIn(section).slice(0, 4)).toEqual([
    ['Overview', '/toolpad/zh/core/introduction/overview/'],
    ['Overview', english],
    ['Maturity', `${english}#maturity`],
    ['旧的', english],
  ]);
  const texts = within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(
    expect.arrayContaining(['Maturity new', '旧的 removed', 'Overview changed']),
  );
});

test('without a repository, a missing page is named with the command', () => {
  const section = show(status);
  expect(section).toHaveTextContent('npm run i18n -- translate zh core/components/crud');
  expect(within(section).queryByRole('link', { name: 'Translate' })).toBeNull();
});

test('with a repository, a missing page leads to a new file in its place', () => {
  const section = show({ ...status, repositoryUrl: 'https://git.example/docs' });
  const file = 'i18n/zh/docusaurus-plugin-content-docs-core/current/components/crud.mdx';
  expect(within(section).getByRole('link', { name: 'Translate', hidden: true })).toHaveAttribute(
    'href',
    `https://git.example/docs/new/main?filename=${encodeURIComponent(file)}`,
  );
});

test('pages that were not compared have a column only where there are any', () => {
  const { languages } = status;
  const unstamped = {
    language: 'pt',
    translated: { 'core/components/crud': { state: 'unstamped' as const } },
  };
  show({ ...status, languages: [...languages, unstamped] });
  expect(screen.getAllByRole('columnheader', { name: 'Not compared' })).toHaveLength(1);
});

test('a language in which nothing is missing lists nothing', () => {
  const all = Object.fromEntries(
    status.pages.map(({ name }) => [name, { state: 'current' as const }]),
  );
  const section = show({ ...status, languages: [{ language: 'zh', translated: all }] });
  expect(section).not.toHaveTextContent('Missing pages');
  expect(within(section).queryByRole('heading', { level: 3 })).toBeNull();
  expect(screen.getByText('100% current')).toBeInTheDocument();
});
