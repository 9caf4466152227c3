import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { checkConfiguration } from '@site/src/content/configuration';
import { evaluateApart } from '@site/src/content/configuration/evaluateApart';
import { fileStart, problemAt } from '@site/src/content/problem';
import { openSite, withSite } from '../fixtureSite';

jest.mock('@site/src/content/configuration/evaluateApart');

const evaluate = jest.mocked(evaluateApart);
const problem = problemAt('docusaurus.config.ts', fileStart, 'config/evaluation-error', 'a', 'b');

beforeEach(() => {
  evaluate.mockReset().mockResolvedValue([]);
});

/** A project in which results can be kept. */
function withProject(use: (root: string) => Promise<void>): Promise<void> {
  return withSite((site) => {
    mkdirSync(path.join(site.root, 'node_modules'));
    site.write('docusaurus.config.ts', "import { a } from './src/a';\nexport default { a };\n");
    site.write('src/a.ts', 'export const a = 1;\n');
  }, use);
}

test('a sound configuration is run again only when something of it has changed', () =>
  withProject(async (root) => {
    const site = openSite(root);
    await checkConfiguration(root);
    await checkConfiguration(root);
    expect(evaluate).toHaveBeenCalledTimes(1);
    site.append('src/a.ts', '// other\n');
    await checkConfiguration(root);
    expect(evaluate).toHaveBeenCalledTimes(2);
    site.append('docs-core/introduction/overview.mdx', 'More.\n');
    await checkConfiguration(root);
    expect(evaluate).toHaveBeenCalledTimes(2);
  }));

test('another value of a setting is another configuration', () =>
  withProject(async (root) => {
    await checkConfiguration(root);
    const { env } = process;
    process.env = { ...env, DOCS_HOST: 'other.example' };
    await checkConfiguration(root).finally(() => {
      process.env = env;
    });
    expect(evaluate).toHaveBeenCalledTimes(2);
  }));

test('one with problems is run every time, and says what it is made of', () =>
  withProject(async (root) => {
    evaluate.mockResolvedValue([problem]);
    await checkConfiguration(root);
    const { problems, sources } = await checkConfiguration(root);
    expect(evaluate).toHaveBeenCalledTimes(2);
    expect(problems).toEqual([problem]);
    expect([...sources]).toEqual(['docusaurus.config.ts', 'src/a.ts']);
  }));

test('a project without configuration runs nothing', () =>
  withSite(
    () => {},
    async (root) => {
      expect((await checkConfiguration(root)).problems).toEqual([]);
      expect(evaluate).not.toHaveBeenCalled();
      expect(existsSync(path.join(root, 'node_modules'))).toBe(false);
    },
  ));
