import { allEntries } from '@site/src/authoring/navigationSource';
import { readPageAddress } from '@site/src/authoring/pageAddress';
import { describePlacement, placeEntry } from '@site/src/authoring/placement';
import { readSpec } from './navigationSpec';

const entries = readSpec();
const place = (page: string, after?: string) => placeEntry(readPageAddress(page), entries, after);
const placeOf = (page: string, after?: string): string => describePlacement(place(page, after));

describe('a page goes', () => {
  test('to the end of its group, also where labels hold its last pages', () => {
    expect(placeOf('core/start/new')).toBe('Start, after "Help"');
    expect(placeOf('core/parts/new')).toBe('Parts > Layouts, after "Api"');
    expect(placeOf('core/empty/new')).toBe('Empty');
  });

  test('behind the page that is named, or behind a label', () => {
    expect(placeOf('core/parts/new', 'core/parts/account')).toBe('Parts, after "Account"');
    expect(placeOf('core/parts/new', 'core/parts/page')).toBe(
      'Parts > Layouts, after "Page container"',
    );
    expect(placeOf('core/parts/new', 'docs-core/parts/layouts.mdx')).toBe('Parts, after "Layouts"');
    expect(placeOf('core/parts/new', 'account')).toBe('Parts, after "Account"');
  });

  test('into the list that holds that page', () => {
    const { group, list, after } = place('core/parts/new', 'core/parts/page');
    const layouts = allEntries(entries).find(({ subheader }) => subheader === 'Layouts');
    expect(group.pathname).toBe('/core/parts');
    expect(list).toBe(layouts?.children);
    expect(after?.pathname).toBe('/core/parts/page');
  });
});

test.each([
  ['core/part/new', undefined, 'core/part is no group of core -> did you mean core/parts?'],
  [
    'core/xyzzyxyzzy/new',
    undefined,
    'core/xyzzyxyzzy is no group of core -> use one of core/start, core/parts, core/hooks, core/single, core/empty',
  ],
  [
    'core/parts/layouts/new',
    undefined,
    '"Layouts" is a label in the sidebar, not a folder -> name the page core/parts/page/new, with --after core/parts/page/api',
  ],
  [
    'core/start/new',
    'core/start/overvew',
    '--after core/start/overvew is not in core/start -> did you mean core/start/overview?',
  ],
  [
    'core/start/new',
    'core/parts/account',
    '--after core/parts/account is not in core/start -> use one of core/start/overview, core/start/support',
  ],
])('%s after %s is refused', (page, after, message) => {
  expect(() => place(page, after)).toThrow(new Error(message));
});
