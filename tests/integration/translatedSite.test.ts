import { execFileSync } from 'node:child_process';
import { copySite, type SiteCopy } from './support/siteCopy';

const english = 'docs-core/introduction/overview.mdx';
const page = 'core/introduction/overview';

/** A page that is translated, and in an archive. */
const installation = 'introduction/installation.mdx';
const translated = `i18n/zh/docusaurus-plugin-content-docs-core/current/${installation}`;
const archived = `core_versioned_docs/version-0.12.1/${installation}`;

let site: SiteCopy;

const i18n = (...args: string[]) => site.run('i18n', ...args);

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: site.folder });
}

/** A project with a history of its own, in which the page is as its translations know it. */
beforeAll(() => {
  site = copySite();
  git('init', '--quiet');
  git('add', 'docs-core', 'i18n');
  git('commit', '--quiet', '--message', 'Pages');
});

afterAll(() => site.remove());

/** What a maintainer, a reader and a translator see of an English page that has changed. */
test('an English change is told of, until it is translated', async () => {
  const before = site.read(english);
  const sentence = 'It gives you a top bar';
  const heading = '## Maturity {/* #maturity */}';
  expect(before).toContain(sentence);
  expect(before).toContain(heading);
  site.write(
    english,
    before
      .replace(sentence, 'It gives you a header')
      .replace(heading, `## Size {/* #size */}\n\nIt is small.\n\n${heading}`),
  );

  // A maintainer is not stopped by translations.
  expect(await site.run('check')).toMatchObject({ code: 0 });
  const status = await i18n('status', '--language', 'zh');
  expect(status.output).toMatch(/overview/);

  const built = await site.run('build', '--locale', 'zh', '--no-minify');
  expect(built.code === 0 ? '' : built.output).toBe('');
  const reader = site.page(`zh/${page}/`);
  const notice = reader('aside[data-state="behind"]');
  const sections = notice.find('a').map((_, link) => reader(link).attr('href'));
  expect(sections.get()).toEqual([
    '/toolpad/core/introduction/overview/#a-complete-app',
    '/toolpad/core/introduction/overview/#size',
  ]);
  expect(reader('html').attr('lang')).toBe('zh-CN');
  expect(site.page('zh/core/introduction/support/')('aside[data-state]')).toHaveLength(0);

  const diff = await i18n('diff', 'zh', page);
  expect(diff.output).toContain('-It gives you a top bar');
  expect(diff.output).toContain('+It gives you a header');
  expect(diff.output).toContain('It is small.');

  // A new section can't be blessed away.
  const early = await i18n('bless', 'zh', page);
  expect(early.code).not.toBe(0);
  expect(early.output).toContain('size');

  const file = `i18n/zh/docusaurus-plugin-content-docs-${page.replace('/', '/current/')}.mdx`;
  const marked = /^## .*#maturity/m;
  expect(site.read(file)).toMatch(marked);
  site.write(
    file,
    site.read(file).replace(marked, (line) => `## 大小 {/* #size */}\n\n它很小。\n\n${line}`),
  );
  expect(await i18n('bless', 'zh', page)).toMatchObject({ code: 0 });
  const after = await i18n('status', '--language', 'zh', '--format', 'json');
  expect(JSON.stringify(JSON.parse(after.output))).not.toContain('"behind","');
  expect(await site.run('check')).toMatchObject({ code: 0 });
});

/**
 * What no check can know: what a function does that is called while a page is rendered. Most pages come
 * from what the build before has kept, as they do for a maintainer.
 */
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

/** What checks of content do not read: the bundler shows frames of code, and of some files not the name. */
test('modules and stylesheets that can not be bundled are named by file, line, and fix', async () => {
  const add = (file: string, text: string): void =>
    site.write(file, `${site.read(file)}\n${text}\n`);
  const lineAfter = (file: string): number => site.read(file).split('\n').length + 1;
  const searchBar = 'src/theme/SearchBar/index.tsx';
  const navbar = 'src/css/navbar.css';
  const base = 'src/css/base.css';
  const idle = 'src/idle-work/clientModule.ts';
  const lines = [searchBar, navbar, base, idle].map((file) => lineAfter(file));
  add(searchBar, "import './nowhere';");
  add(navbar, ".a { background: url('./nowhere.png'); }");
  add(base, '.b } }');
  add(idle, 'const a = {;');
  const { code, output } = await site.run('build', '--locale', 'zh', '--no-minify');
  expect(code).toBe(1);
  expect(output.split('\n').filter((line) => line.includes(' error '))).toEqual([
    `${base}:${lines[2]}:1  error build/module  the stylesheet can't be read: Unknown word .b -> correct the CSS`,
    `${navbar}:${lines[1]}:23  error build/module  the file "./nowhere.png" does not exist -> correct the path, or add the file`,
    `${idle}:${lines[3]}:12  error build/module  the module can't be read: Unexpected token \`;\`. Expected identifier, string literal, numeric literal or [ for the computed key -> correct the syntax`,
    `${searchBar}:${lines[0]}:8  error build/module  the imported module "./nowhere" does not exist -> correct the path, or create the module`,
  ]);
  expect(output).not.toMatch(/^\s+at |╭|×/m);
});
