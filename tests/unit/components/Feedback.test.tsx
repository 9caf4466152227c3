/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Feedback } from '../../../src/components/Feedback';
import {
  issueUrl,
  maxTextLength,
  reportText,
  type Report,
} from '../../../src/components/Feedback/report';
import { parseAnswers } from '../../../src/components/Feedback/useAnswer';
import { renderAt } from '../../support/renderAt';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils', () =>
  jest.requireActual('../../../src/plugins/preferences/standIns/storageUtils'),
);

const mockData: { repositoryUrl?: string } = {};
jest.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => mockData }));

let mockStatus = 'on';
jest.mock('../../../src/analytics/useAnalyticsStatus', () => ({
  useAnalyticsStatus: () => mockStatus,
}));

const mockTrack = jest.fn();
jest.mock('../../../src/analytics/trackEvent', () => ({
  trackEvent: (event: unknown) => mockTrack(event) as unknown,
}));

const repositoryUrl = 'https://github.com/acme/docs';
const page: Report = {
  pageTitle: 'Pages & routes',
  pageUrl: 'https://docs.test/toolpad/core/pages/',
  release: 'Toolpad Core 0.13.0',
};

function ask() {
  renderAt('/toolpad/core/pages/', <Feedback pathname="/toolpad/core/pages/" page={page} />);
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const events = () => mockTrack.mock.calls.map(([event]) => event as unknown);

beforeEach(() => {
  sessionStorage.clear();
  mockTrack.mockClear();
  mockStatus = 'on';
  mockData.repositoryUrl = repositoryUrl;
});

it('sends a yes once, thanks, and offers an issue', async () => {
  const user = ask();
  const question = screen.getByRole('group', { name: 'Was this page helpful?' });
  await user.click(within(question).getByRole('button', { name: 'Yes' }));
  expect(events()).toEqual([{ name: 'feedback', eventAction: 'yes' }]);
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for the answer.');
  expect(button('Yes')).toHaveAttribute('aria-pressed', 'true');
  const href = (await screen.findByRole('link')).getAttribute('href') ?? '';
  expect(href).toBe(issueUrl(repositoryUrl, page));
  await user.click(button('Yes'));
  expect(events()).toHaveLength(1);
});

it('asks for the reason after a no, by keyboard alone, and sends the reason without the text', async () => {
  const user = ask();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(events()).toEqual([{ name: 'feedback', eventAction: 'no' }]);
  const first = await screen.findByRole('radio', { name: 'Something is wrong or out of date' });
  expect(first).toHaveFocus();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard('The second sample fails');
  await user.tab();
  await user.keyboard('{Enter}');

  expect(events().slice(1)).toEqual([
    { name: 'feedback', eventAction: 'reason', eventLabel: 'wrong' },
  ]);
  expect(JSON.stringify(events())).not.toContain('second sample');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(button('No')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for the answer.');

  const { origin, pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link').href,
  );
  expect(origin + pathname).toBe(`${repositoryUrl}/issues/new`);
  expect(searchParams.get('title')).toBe('Feedback: Pages & routes');
  expect(searchParams.get('body')).toBe(`\
- Page: https://docs.test/toolpad/core/pages/
- Version: Toolpad Core 0.13.0
- Reason: Something is wrong or out of date

The second sample fails
`);
});

it('sends no reason before one is picked', async () => {
  const user = ask();
  await user.click(button('No'));
  await user.click(await screen.findByRole('button', { name: 'Send the reason' }));
  expect(events()).toHaveLength(1);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
});

it('remembers the answer about this page in the session, without saying thanks again', () => {
  sessionStorage.setItem('feedback-toolpad', JSON.stringify([['/toolpad/core/pages/', 'no']]));
  ask();
  expect(button('No')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says that the answer is not sent where it is not', async () => {
  mockStatus = 'do-not-track';
  const user = ask();
  await user.click(button('Yes'));
  expect(screen.getByRole('status')).toHaveTextContent('Nothing is measured here');
  await user.click(button('No'));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
  await user.click(button('Yes'));
  expect(screen.getByRole('link')).toBeInTheDocument();
});

it('offers the same report to copy where there is no repository', async () => {
  delete mockData.repositoryUrl;
  const user = ask();
  await user.click(button('No'));
  await user.click(await screen.findByRole('radio', { name: 'Something is missing' }));
  await user.click(button('Send the reason'));
  await user.click(button('Copy a report'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe(
    reportText({ ...page, reason: 'missing' }),
  );
});

it('keeps addresses short enough, whatever is typed', () => {
  const text = 'ü'.repeat(maxTextLength * 2);
  expect(reportText({ ...page, text })).toContain('ü'.repeat(maxTextLength));
  expect(reportText({ ...page, text })).not.toContain('ü'.repeat(maxTextLength + 1));
  const longest = issueUrl(repositoryUrl, { ...page, text: 'a\n'.repeat(maxTextLength) });
  expect(longest.length).toBeLessThan(8000);
});

it.each([null, 'no list', '{}', '[["/a/", "perhaps"], [1, "yes"]]'])(
  'reads %j as none',
  (stored) => {
    expect(parseAnswers(stored)).toEqual([]);
  },
);
