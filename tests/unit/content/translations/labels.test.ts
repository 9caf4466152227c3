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

test.each([
  ['warning', () => {}],
  ['error', without(() => overview)],
])('labels of many new pages are one %s', async (severity, edit: Edit) => {
  const names = Array.from({ length: 21 }, (_, index) => `new-${index}`);
  const lines = await linesAfter((site) => {
    edit(site);
    const entries = names.map((name) => `{ pathname: '/core/introduction/${name}' },`).join('\n');
    const anchor = "{ pathname: '/core/introduction/overview' },";
    site.replace('src/navigation/core.ts', anchor, `${anchor}\n${entries}`);
    names.forEach((name) => {
      const description = `Stands for one of many pages that somebody has just written, ${name}.`;
      const head = `---\ntitle: The page ${name}\ndescription: ${description}\npageType: reference\n---`;
      site.write(`docs-core/introduction/${name}.mdx`, `${head}\n\nText.\n`);
    });
  });
  const count = severity === 'error' ? 22 : 21;
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `${severity} translation/missing-string {2}${count} interface strings are missing, `,
      ),
    ),
  ]);
});
