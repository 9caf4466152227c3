import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runTranslationCommand } from '@site/src/translations/commands';
import { overview, translatedOverview, translateOverview, withCopy, type Copy } from '../realPages';
import { failure, mistake, run } from './run';

/** A repository in which the overview was translated, and its English changed in two commits. */
async function withHistory(copy: Copy): Promise<void> {
  copy.git('init', '--quiet', '--initial-branch=main');
  await translateOverview(copy);
  copy.git('add', '.');
  copy.git('commit', '--quiet', '-m', 'Translate the overview');
  copy.replace(overview, 'a top bar with the name', 'a bar with the name');
  copy.git('commit', '--quiet', '-am', 'Shorten');
  copy.replace(overview, 'a bar with the name', 'a header with the name');
  copy.git('commit', '--quiet', '-am', 'Correct');
}

test('a changed section is a unified diff since the text that was translated', () =>
  withCopy(async (copy) => {
    await withHistory(copy);
    const commit = copy.git('rev-parse', 'HEAD~2').slice(0, 10);
    const { exitCode, stdout } = await run(copy, 'diff', 'zh', overview);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(`changed: A complete app (#a-complete-app)
${translatedOverview}:31
since ${commit}
@@ -57,4 +57,4 @@
`);
    expect(stdout).toContain(`
-It gives you a top bar with the name and a switch for dark mode, and a title with breadcrumbs on each page.
+It gives you a header with the name and a switch for dark mode, and a title with breadcrumbs on each page.
`);
    expect(stdout).toMatch(
      /\n1 section behind\. .*: npm run i18n -- bless zh core\/introduction\/overview\n$/,
    );
    expect(stdout).not.toContain('\u001b[');
  }));

test('edits that are not committed yet count, and renamed files are followed', () =>
  withCopy(async (copy) => {
    await withHistory(copy);
    const renamed = 'docs-core/introduction/start.mdx';
    copy.git('mv', overview, renamed);
    copy.git('mv', translatedOverview, translatedOverview.replace('overview', 'start'));
    copy.git('commit', '--quiet', '-m', 'Rename');
    copy.replace(renamed, 'pin the exact version', 'pin exact versions');
    const { stdout } = await run(copy, 'diff', 'zh', renamed);
    expect(stdout).toContain('-It gives you a top bar');
    expect(stdout).toMatch(/^-Versions below 1\.0 .* pin the exact version\.$/m);
  }));

test('sections stamped at different times are compared each with its own text', () =>
  withCopy(async (copy) => {
    await withHistory(copy);
    copy.replace(overview, 'pin the exact version', 'pin exact versions');
    copy.git('commit', '--quiet', '-am', 'Pin');
    await run(copy, 'bless', 'zh', overview, '--section', 'a-complete-app');
    copy.replace(overview, 'a header with the name', 'a header with the title');
    const { stdout } = await run(copy, 'diff', 'zh', overview);
    expect(stdout).toContain('-It gives you a header with the name');
    expect(stdout).toMatch(/^\+Versions below 1\.0 .* pin exact versions\.$/m);
    expect(stdout).toContain('2 sections behind');
  }));

test('added and removed sections are shown whole', () =>
  withCopy(async (copy) => {
    await withHistory(copy);
    copy.replace(overview, '## Maturity {/* #maturity */}', '## Age {/* #age */}');
    const { stdout } = await run(copy, 'diff', 'zh', overview);
    expect(stdout).toMatch(
      /added: Age \(#age\)\n.*\n\+## Age \{\/\* #age \*\/\}\n\+\n\+These pages/,
    );
    expect(stdout).toMatch(/removed: Maturity \(#maturity\)\n.*:\d+\n-## Maturity .*\n-\n-These/);
  }));

const unknown = 'English as it is now:\n ## A complete app';

test('without a repository, English as it is now is printed', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(overview, 'a top bar', 'a header');
    const { exitCode, stdout } = await run(copy, 'diff', 'zh', overview);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('is unknown: this copy of the project is no git repository.');
    expect(stdout).toContain(unknown);
  }));

test('a shallow clone says how to get the history', () =>
  withCopy(async (copy) => {
    await withHistory(copy);
    const clone = path.join(copy.root, '.git', 'clone');
    copy.git('clone', '--quiet', '--depth', '1', `file://${copy.root}`, clone);
    const environment = { root: clone, isColored: false };
    const { stdout } = await runTranslationCommand(['diff', 'zh', overview], environment);
    expect(stdout).toContain('is unknown: this clone is shallow: git fetch --unshallow brings');
    expect(stdout).toContain(unknown);
  }));

test('a text that was never committed is said to be unknown', () =>
  withCopy(async (copy) => {
    copy.git('init', '--quiet');
    await translateOverview(copy);
    copy.replace(overview, 'a top bar', 'a header');
    copy.git('add', '.');
    copy.git('commit', '--quiet', '-m', 'All at once');
    const { stdout } = await run(copy, 'diff', 'zh', overview);
    expect(stdout).toContain('is unknown: no commit has the English text that was translated.');
  }));

test('colours are for terminals', () =>
  withCopy(async (copy) => {
    await withHistory(copy);
    const environment = { root: copy.root, isColored: true };
    const { stdout } = await runTranslationCommand(['diff', 'zh', overview], environment);
    expect(stdout).toContain('\u001b[31m-It gives you a top bar');
    expect(stdout).toContain('\u001b[32m+It gives you a header');
  }));

test('a page that is current, missing, or unstamped has no diff', () =>
  withCopy(async (copy) => {
    expect(await mistake(copy, 'diff', 'zh', overview)).toMatch(/has no translation into zh/);
    await translateOverview(copy);
    expect((await run(copy, 'diff', 'zh', overview)).stdout).toBe(
      `${translatedOverview} is current\n`,
    );
    copy.write(translatedOverview, copy.read(overview));
    expect(await mistake(copy, 'diff', 'zh', overview)).toMatch(/has no stamps, .* -> compare/);
    copy.replace(translatedOverview, 'pageType', 'translation: none\npageType');
    expect(await failure(1, copy, 'diff', 'zh', overview)).toMatch(
      /:4:1 {2}error translation\/malformed-stamp .*\n\nnothing can be compared\n$/,
    );
  }));

test('git that is not installed is no crash', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(overview, 'a top bar', 'a header');
    const siteDir = path.resolve(__dirname, '../../../..');
    const starter = path.join(siteDir, 'src/command-line/run.mjs');
    const args = [starter, path.join(siteDir, 'src/cli/i18n.ts'), 'diff', 'zh', overview];
    const { status, stdout } = spawnSync(process.execPath, [...args, '--root', copy.root], {
      encoding: 'utf8',
      env: { PATH: fs.mkdtempSync(path.join(copy.root, 'empty-')) },
    });
    expect(status).toBe(0);
    expect(stdout).toContain(unknown);
  }));
