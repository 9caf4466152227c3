/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import DocItemMetadata from '../../../src/theme/DocItem/Metadata';

const mockDoc = { metadata: { permalink: '' } };
const mockVersion = { pluginId: 'core', version: 'current' };
const mockAlternatives: Record<string, { path: string }> = {};

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => mockDoc,
  useDocsVersion: () => mockVersion,
  useActiveDocContext: () => ({ alternateDocVersions: mockAlternatives }),
}));
jest.mock('@theme-original/DocItem/Metadata', () => ({ __esModule: true, default: () => null }));
jest.mock('../../../src/components/MachineMetadata', () => ({ ArticleMetadata: () => null }));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: { url: 'https://docs.test', baseUrl: '/toolpad/', trailingSlash: true },
  }),
}));

function canonicalAt(permalink: string): string | null | undefined {
  mockDoc.metadata.permalink = permalink;
  render(<DocItemMetadata />);
  return document.querySelector('link[rel="canonical"]')?.getAttribute('href');
}

describe('the canonical address', () => {
  it.each(['components-api', 'hooks-api'])('of the %s tab is its page', (tab) => {
    expect(canonicalAt(`/toolpad/core/components/account/${tab}`)).toBe(
      'https://docs.test/toolpad/core/components/account/',
    );
  });

  describe('of an archived page', () => {
    const archived = '/toolpad/core/0.12.1/components/account';

    beforeEach(() => {
      mockVersion.version = '0.12.1';
    });
    afterEach(() => {
      mockVersion.version = 'current';
      delete mockAlternatives.current;
    });

    it('is the current page', () => {
      mockAlternatives.current = { path: '/toolpad/core/components/account' };
      expect(canonicalAt(archived)).toBe('https://docs.test/toolpad/core/components/account/');
    });

    it('is the current page, for its tabs too', () => {
      mockAlternatives.current = { path: '/toolpad/core/components/account/hooks-api' };
      expect(canonicalAt(`${archived}/hooks-api`)).toBe(
        'https://docs.test/toolpad/core/components/account/',
      );
    });

    it('is its own where the current release has no such page', () => {
      expect(canonicalAt(archived)).toBeUndefined();
    });
  });

  it('of a page is left to the theme', () => {
    expect(canonicalAt('/toolpad/core/components/account')).toBeUndefined();
  });
});
