/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { BarrierReport } from '../../../src/components/BarrierReport';
import { renderAt } from '../../support/renderAt';

const mockData: { repositoryUrl?: string } = {};
jest.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => mockData }));

test('a barrier is reported as an issue, with the questions that help', () => {
  mockData.repositoryUrl = 'https://github.com/acme/docs/';
  renderAt('/toolpad/accessibility/', <BarrierReport />);
  const link = screen.getByRole('link', { name: /issue about a barrier/ });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/acme/docs/issues/new');
  expect(url.searchParams.get('title')).toBe('Accessibility: ');
  expect(url.searchParams.get('body')).toMatch(/assistive technology/);
});

test('without a repository the reader is told that there is no address', () => {
  delete mockData.repositoryUrl;
  renderAt('/toolpad/accessibility/', <BarrierReport />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/no address for reports/)).toBeInTheDocument();
});
