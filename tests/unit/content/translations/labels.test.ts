import { linesAfter, zhSidebar } from './translatedSite';
import type { Edit } from '../fixtureSite';

const overview = 'sidebar.core.doc./core/introduction/overview';

function labels(site: Parameters<Edit>[0]): Record<string, { message: string }> {
  return JSON.parse(site.read(zhSidebar)) as Record<string, { message: string }>;
}

/** A page of the fixture that is not translated. */
function otherLabel(strings: object): string {
  return Object.keys(strings).find((id) => id.includes('.doc.') && id !== overview) ?? '';
}

const without =
  (choose: (strings: object) => string): Edit =>
  (site) => {
    const { [choose(labels(site))]: _, ...rest } = labels(site);
    site.write(zhSidebar, `${JSON.stringify(rest, null, 2)}\n`);
  };

test('the label of a translated page has to be there', async () => {
  const lines = await linesAfter(without(() => overview));
  expect(lines).toEqual([expect.stringContaining(`error translation/missing-string`)]);
});

test('the label of a page that is not translated may wait, as the page does', async () => {
  const lines = await linesAfter(without(otherLabel));
  expect(lines).toEqual([expect.stringContaining(`warning translation/missing-string`)]);
});
