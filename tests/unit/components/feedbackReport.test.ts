import { barrierUrl } from '@site/src/components/BarrierReport/barrierUrl';
import { issueUrl, reasons, reportText, type Report } from '@site/src/components/Feedback/report';

const report: Report = {
  pageTitle: 'Account & session',
  pageUrl: 'https://docs.test/core/account/',
  release: 'Toolpad Core 0.13.0',
};

const facts = '- Page: https://docs.test/core/account/\n- Version: Toolpad Core 0.13.0';

test('a report tells page and release, and what the reader has added', () => {
  expect(reportText(report)).toBe(`${facts}\n`);
  expect(reportText({ ...report, text: '  \n' })).toBe(`${facts}\n`);
  expect(reportText({ ...report, reason: 'wrong', text: ' It is so.\n' })).toBe(
    `${facts}\n- Reason: Something is wrong or out of date\n\nIt is so.\n`,
  );
});

test('every reason is told in words of its own', () => {
  const texts = reasons.map((reason) => reportText({ ...report, reason }).split('Reason: ')[1]);
  expect(new Set(texts.map((text) => text?.trim())).size).toBe(reasons.length);
  expect(texts.every((text) => /^\w+ \w+/.test(text ?? ''))).toBe(true);
});

test.each(['https://git.test/team/docs', 'https://git.test/team/docs///'])(
  'an issue of %s has all of it',
  (repository) => {
    const url = new URL(issueUrl(repository, report));
    expect(url.origin + url.pathname).toBe('https://git.test/team/docs/issues/new');
    expect(url.searchParams.get('title')).toBe('Feedback: Account & session');
    expect(url.searchParams.get('body')).toBe(`${facts}\n`);
    expect(new URL(barrierUrl(repository)).pathname).toBe('/team/docs/issues/new');
  },
);
