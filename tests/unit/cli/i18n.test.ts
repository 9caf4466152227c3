import { spawnSync } from 'node:child_process';
import path from 'node:path';
import {
  overview,
  translatedOverview,
  translateOverview,
  withCopy,
} from '../translations/realPages';

const siteDir = path.resolve(__dirname, '../../..');
const starter = path.join(siteDir, 'src/command-line/run.mjs');

function i18n(...args: string[]) {
  const command = path.join(siteDir, 'src/cli/i18n.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [starter, command, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the command prints to a pipe without colours, and ends with its exit code', () =>
  withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(overview, 'a top bar', 'a header');
    const done = i18n('bless', 'zh', overview, '--root', copy.root);
    expect(done).toEqual({
      status: 0,
      stdout: `${translatedOverview}: the whole page stamped as current\n`,
      stderr: '',
    });
    const wrong = i18n('bless', 'zz', overview, '--root', copy.root);
    expect(wrong).toMatchObject({ status: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/^i18n: the site has no language "zz" -> /);
    copy.replace(translatedOverview, '## Start here', '<Open');
    const refused = i18n('bless', 'zh', overview, '--root', copy.root);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /^i18n\/zh\/.*:\d+:\d+ {2}error .* -> .*\n\nnothing was stamped\n$/,
    );
  }));
