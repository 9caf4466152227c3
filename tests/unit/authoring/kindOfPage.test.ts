import { kindOfPage } from '@site/src/authoring/newPage/kindOfPage';
import type { PageAddress } from '@site/src/authoring/pageAddress';
import { UsageError } from '@site/src/command-line/UsageError';
import type { Page } from '@site/src/content/site';

const address = (pathname = '/core/guides/new') => ({ pathname }) as PageAddress;

const page = (pageType?: string, pathname = '/core/guides/a', archive?: object): Page =>
  ({
    pathname,
    archive,
    frontMatter: { pageType: pageType && { value: pageType } },
  }) as unknown as Page;

const kinds = 'overview, tutorial, how-to, concept, component, reference';

test('the kind that is asked for counts before all others', () => {
  expect(kindOfPage(address(), [page('concept')], 'tutorial')).toBe('tutorial');
  expect(kindOfPage(address('/core/guides/overview'), [], 'how-to')).toBe('how-to');
});

test('an unknown kind is told with the nearest, or with all', () => {
  const ask = (kind: string) => () => kindOfPage(address(), [page('concept')], kind);
  expect(ask('tutoral')).toThrow(
    new UsageError('--kind tutoral is unknown -> did you mean tutorial?'),
  );
  expect(ask('xyzzyxyzzy')).toThrow(/^--kind xyzzyxyzzy is unknown -> use one of \w/);
  expect(ask('')).toThrow(UsageError);
});

test('an overview is named so', () => {
  expect(kindOfPage(address('/core/guides/overview'), [page('concept')], undefined)).toBe(
    'overview',
  );
  const other = () => kindOfPage(address('/core/guides/my-overview'), [], undefined);
  expect(other).toThrow(UsageError);
});

test('the kind is that of more than half of the pages beside it', () => {
  const kind = (...pages: readonly Page[]) => kindOfPage(address(), pages, undefined);
  expect(kind(page('concept'))).toBe('concept');
  expect(kind(page('how-to'), page('concept'), page('concept'))).toBe('concept');
  const severally = /^the pages of core\/guides are of several kinds -> add --kind with one of \w/;
  expect(() => kind(page('how-to'), page('concept'))).toThrow(severally);
  expect(() => kind(page('how-to'), page('concept'), page('concept'), page('tutorial'))).toThrow(
    severally,
  );
});

test('pages elsewhere, in archives, or without a kind say nothing', () => {
  const others = [
    page('concept', '/core/guides/deeper/a'),
    page('concept', '/core/a'),
    page('concept', '/core/guides/b', {}),
    page('other'),
    page(),
    { pathname: '/core/guides/c' } as Page,
  ];
  const none = () => kindOfPage(address(), others, undefined);
  expect(none).toThrow(/^core\/guides has no pages yet -> add --kind with one of \w/);
  expect(kindOfPage(address(), [...others, page('how-to')], undefined)).toBe('how-to');
});

test('all kinds are named', () => {
  const none = () => kindOfPage(address(), [], undefined);
  for (const kind of kinds.split(', ')) expect(none).toThrow(kind);
});
