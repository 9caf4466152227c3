import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeStylings, parseFenceMeta } from '../../src/remark/code-blocks/meta';

const root = path.resolve(__dirname, '../..');

/** Pages whose samples are cut from a project that runs, and the project. */
const projects = [
  ['docs-core/introduction/tutorial.mdx', 'tests/fixtures/core/tutorial'],
  [
    'docs-core/integrations/nextjs-approuter.mdx',
    'tests/fixtures/core/integrations/nextjs-approuter',
  ],
  [
    'docs-core/integrations/nextjs-pagesrouter.mdx',
    'tests/fixtures/core/integrations/nextjs-pagesrouter',
  ],
  ['docs-core/integrations/react-router.mdx', 'tests/fixtures/core/integrations/react-router'],
  ['docs-studio/getting-started/first-app.mdx', 'tests/fixtures/studio/first-app'],
  ['docs-studio/concepts/custom-components.mdx', 'tests/fixtures/studio/custom-components'],
  ['docs-studio/concepts/building-ui.mdx', 'tests/fixtures/studio/concepts'],
  ['docs-studio/concepts/data-binding.mdx', 'tests/fixtures/studio/concepts'],
  ['docs-studio/concepts/event-handling.mdx', 'tests/fixtures/studio/concepts'],
  ['docs-studio/concepts/page-properties.mdx', 'tests/fixtures/studio/concepts'],
  ['docs-studio/concepts/theming.mdx', 'tests/fixtures/studio/concepts'],
  ['docs-studio/concepts/file-structure.mdx', 'tests/fixtures/studio/concepts'],
  [
    'docs-studio/how-to-guides/connect-to-databases.mdx',
    'tests/fixtures/studio/how-to/connect-to-databases',
  ],
  [
    'docs-studio/how-to-guides/customize-datagrid.mdx',
    'tests/fixtures/studio/how-to/customize-datagrid',
  ],
  [
    'docs-studio/how-to-guides/delete-datagrid-row.mdx',
    'tests/fixtures/studio/how-to/delete-datagrid-row',
  ],
  ['docs-studio/how-to-guides/embed-pages.mdx', 'tests/fixtures/studio/how-to/embed-pages'],
  ['docs-studio/how-to-guides/map-display.mdx', 'tests/fixtures/studio/how-to/map-display'],
  ['docs-studio/how-to-guides/cube-component.mdx', 'tests/fixtures/studio/how-to/cube-component'],
  [
    'docs-studio/how-to-guides/connect-to-googlesheets.mdx',
    'tests/fixtures/studio/how-to/connect-to-googlesheets',
  ],
  ['docs-studio/how-to-guides/render-deploy.mdx', 'tests/fixtures/studio/how-to/deploy'],
  ['docs-studio/how-to-guides/railway-deploy.mdx', 'tests/fixtures/studio/how-to/deploy'],
  ['docs-studio/how-to-guides/gcp-deploy.mdx', 'tests/fixtures/studio/how-to/deploy'],
  ['docs-studio/examples/npm-stats.mdx', 'tests/fixtures/studio/examples/npm-stats'],
  ['docs-studio/examples/basic-crud-app.mdx', 'tests/fixtures/studio/examples/basic-crud-app'],
  ['docs-studio/examples/qr-generator.mdx', 'tests/fixtures/studio/examples/qr-generator'],
  ['docs-studio/concepts/queries.mdx', 'tests/fixtures/studio/data'],
  ['docs-studio/concepts/http-requests.mdx', 'tests/fixtures/studio/data'],
  ['docs-studio/concepts/custom-functions.mdx', 'tests/fixtures/studio/data'],
  ['docs-studio/concepts/data-providers.mdx', 'tests/fixtures/studio/data'],
  ['docs-studio/concepts/authentication.mdx', 'tests/fixtures/studio/authorization'],
  ['docs-studio/concepts/rbac.mdx', 'tests/fixtures/studio/authorization'],
  ['docs-studio/concepts/custom-server.mdx', 'tests/fixtures/studio/custom-server'],
  ['docs-studio/components/button.mdx', 'tests/fixtures/studio/components'],
  ['docs-studio/components/data-grid.mdx', 'tests/fixtures/studio/components'],
  ['docs-studio/components/list.mdx', 'tests/fixtures/studio/components'],
  ['docs-studio/components/date-picker.mdx', 'tests/fixtures/studio/components'],
  ['docs-studio/components/text-field.mdx', 'tests/fixtures/studio/components'],
] as const;

/** A fence, also inside of a list: indentation, backticks, language, meta, code. */
const FENCE = /^([ \t]*)(`{3,})(\S*) ?(.*)\n([\s\S]*?)^\1\2[ \t]*$/gm;

/** Marking comments and the space around them are the page's, not the file's. */
function withoutMarks(code: string): string {
  return code.replace(/^\s*(?:\/\/|#|\{\/\*)\s*(?:highlight|added|removed|focus)-\S+.*\n/gm, '');
}

function samplesOf(page: string) {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(FENCE)].flatMap(
    ({ index, 1: indent = '', 4: meta = '', 5: code = '' }) => {
      const { title, flags, styling } = parseFenceMeta(meta);
      if (title === undefined) {
        return [];
      }
      const dedented = code.replace(new RegExp(`^${indent}`, 'gm'), '');
      return [
        {
          line: text.slice(0, index).split('\n').length,
          file: title,
          styling,
          isStep: flags.has('step'),
          code: withoutMarks(dedented).trim(),
        },
      ];
    },
  );
}

/** Counts the fences with a title without the pattern that reads them, so that it can't miss one. */
function titledFences(page: string): number {
  const lines = readFileSync(path.join(root, page), 'utf8').split('\n');
  return lines.filter((line) => /^\s*```.*\stitle=/.test(line)).length;
}

type Sample = ReturnType<typeof samplesOf>[number];

/**
 * The files that a sample may show. A project runs in one styling at a time, so the files that another
 * styling adds or changes stand in `stylings/`; a file that only they have is the same in all of them.
 */
function fixturesOf(project: string, { file, styling }: Sample): string[] {
  const inProject = path.join(root, project, file);
  const inStylings = (styling ? [styling] : codeStylings)
    .map((name) => path.join(root, project, 'stylings', name, file))
    .filter((candidate) => existsSync(candidate));
  const own = existsSync(inProject) ? [inProject] : [];
  return styling && inStylings.length > 0 ? inStylings : own.length > 0 ? own : inStylings;
}

/** A sample of a styling is the whole file, so that no rule of another styling hides in the rest. */
function isInFixture(project: string, sample: Sample): boolean {
  const texts = fixturesOf(project, sample).map((fixture) => readFileSync(fixture, 'utf8'));
  return (
    texts.length > 0 &&
    texts.every((text) =>
      sample.styling ? text.trim() === sample.code : text.includes(sample.code),
    )
  );
}

describe.each(projects)('%s', (page, project) => {
  it('shows the files of its project as they are', () => {
    const samples = samplesOf(page);
    expect(samples).toHaveLength(titledFences(page));
    expect(samples).not.toHaveLength(0);
    const differing = samples
      .filter(({ isStep }) => !isStep)
      .filter((sample) => !isInFixture(project, sample))
      .map(({ line, file }) => `${page}:${line}  ${file} is not in ${project} like this`);
    expect(differing).toEqual([]);
  });

  it('shows every file in its final state, or leads to it by steps', () => {
    const samples = samplesOf(page);
    const neverFinal = samples
      .filter(({ isStep }) => isStep)
      .filter((sample) => fixturesOf(project, sample).length === 0)
      .map(({ line, file }) => `${page}:${line}  ${file} does not exist in ${project}`);
    expect(neverFinal).toEqual([]);
  });
});
