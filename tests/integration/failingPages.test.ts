import { copySite, type SiteCopy } from './support/siteCopy';

const page = 'introduction/installation.mdx';
const translated = `i18n/zh/docusaurus-plugin-content-docs-core/current/${page}`;
const archived = `core_versioned_docs/version-0.12.1/${page}`;

let site: SiteCopy;

beforeAll(() => {
  site = copySite();
});

afterAll(() => site.remove());

/** What no check can know: what a function does that is called while a page is rendered. */
test('pages that can not be rendered are named by their files, all in one build', async () => {
  for (const [file, code] of [
    [translated, '[].reduce((sum) => sum)'],
    [archived, '[null].map((one) => one.title)'],
  ] as const) {
    site.write(file, `${site.read(file)}\n{${code}}\n`);
  }
  expect(await site.run('check')).toMatchObject({ code: 0 });

  const { code, output } = await site.run('build', '--locale', 'zh', '--no-minify');
  expect(code).toBe(1);
  const fix = 'correct the braces or the component that throws this';
  expect(output.split('\n').filter((line) => line.includes("can't be rendered"))).toEqual([
    `${archived}:1:1  error build/page  the page can't be rendered: Cannot read properties of null (reading 'title') -> ${fix}`,
    `${translated}:1:1  error build/page  the page can't be rendered: Reduce of empty array with no initial value -> ${fix}`,
  ]);
  expect(output).not.toMatch(/^\s+at /m);
});
