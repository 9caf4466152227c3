/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ArchivedDemo } from '../../../src/components/ArchivedDemo';
import { VersionPicker } from '../../../src/components/VersionPicker';
import DocVersionBanner from '../../../src/theme/DocVersionBanner';
import { renderAt } from '../../support/renderAt';

const mockVersion: { pluginId: string; version: string; label: string; banner: string | null } = {
  pluginId: 'core',
  version: '0.12.1',
  label: '0.12.1',
  banner: 'unmaintained',
};
const mockAlternatives: Record<string, { path: string }> = {};

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => mockVersion,
  useActiveDocContext: () => ({
    activeVersion: { name: mockVersion.version },
    alternateDocVersions: mockAlternatives,
  }),
}));
jest.mock('../../../src/components/useProduct', () => ({ useProduct: () => 'core' }));

const here = '/toolpad/core/0.12.1/components/account/';
const currentPage = '/toolpad/core/components/account/';

beforeEach(() => {
  Object.assign(mockVersion, { version: '0.12.1', label: '0.12.1', banner: 'unmaintained' });
  mockAlternatives.current = { path: currentPage };
});

const hrefs = (): (string | null)[] =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the banner of an archived page', () => {
  it('leads to the page in the current release', () => {
    renderAt(here, <DocVersionBanner />);
    expect(screen.getByRole('complementary')).toHaveTextContent('Toolpad Core 0.12.1');
    expect(hrefs()).toEqual([currentPage]);
  });

  it('leads to the product where the current release has no such page', () => {
    delete mockAlternatives.current;
    renderAt(here, <DocVersionBanner />);
    expect(screen.getByRole('link')).toHaveTextContent('Overview of Toolpad Core 0.13.0');
    expect(hrefs()).toEqual(['/toolpad/core/']);
  });

  it('is not on current pages', () => {
    Object.assign(mockVersion, { version: 'current', label: '0.13.0', banner: null });
    renderAt(currentPage, <DocVersionBanner />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('a demo of an archived page', () => {
  it('is its source, and leads to the demo that runs', () => {
    renderAt(here, <ArchivedDemo id="Basic">source</ArchivedDemo>);
    expect(screen.getByRole('figure')).toHaveTextContent('source');
    expect(hrefs()).toEqual([`${currentPage}#Basic`]);
  });

  it('leads nowhere where the current release has no such page', () => {
    delete mockAlternatives.current;
    renderAt(here, <ArchivedDemo id="Basic">source</ArchivedDemo>);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the picker', () => {
  it('leads to the same page of other releases, and marks the one that is read', () => {
    mockAlternatives['0.12.1'] = { path: here };
    renderAt(here, <VersionPicker mobile />);
    expect(hrefs()).toEqual([currentPage, here]);
    expect(screen.getByText(/v0\.12\.1/).closest('a')).toHaveAttribute('aria-current', 'true');
    delete mockAlternatives['0.12.1'];
  });

  it('leads to the start of a release that has no such page', () => {
    Object.assign(mockVersion, { version: 'current', label: '0.13.0', banner: null });
    renderAt(currentPage, <VersionPicker mobile />);
    expect(hrefs()).toEqual([currentPage, '/toolpad/core/0.12.1/introduction/overview/']);
  });
});
