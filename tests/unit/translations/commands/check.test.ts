import type { Problem } from '@site/src/content/problem';
import { translatedOverview, translateOverview, withCopy } from '../realPages';
import { run } from './run';

const orphan = translatedOverview.replace('overview', 'gone');

test('what npm run check says of translations is printed, and nothing else', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.write(orphan, '---\ntitle: 没有\n---\n\n正文。\n');
    const { exitCode, stdout } = await run(copy, 'check', '--language', 'zh');
    expect(exitCode).toBe(1);
    const lines = stdout.split('\n\n')[0]?.split('\n') ?? [];
    expect(lines.every((line) => line.startsWith('i18n/zh/'))).toBe(true);
    expect(lines).toContainEqual(
      expect.stringMatching(`^${orphan}:1:1  error translation/orphaned`),
    );
    // The copy has no navigation spec, which is nothing that a translator can mend.
    expect((await run(copy, 'check')).stdout).not.toContain('nav/missing-spec');
    expect(stdout).toMatch(
      /\n\n\d+ pages checked, \d+ errors? in \d+ files?\nNot checked until that is corrected: translations of the navigation\n$/,
    );
  }));

test('--language leaves out the others, and JSON is the list of problems', () =>
  withCopy(async (copy) => {
    copy.write(orphan, '---\ntitle: 没有\n---\n\n正文。\n');
    const { stdout } = await run(copy, 'check', '--language', 'zh', '--format', 'json');
    const problems = JSON.parse(stdout) as (Problem & { rule: string })[];
    expect(problems.map(({ rule }) => rule)).toContain('translation/orphaned');
    const other = await run(copy, 'check', '--language', 'pt', '--format', 'json');
    expect(other.stdout).not.toContain('i18n/zh/');
  }));
