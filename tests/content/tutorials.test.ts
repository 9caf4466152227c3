import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFenceMeta } from '../../src/remark/code-blocks/meta';

const root = path.resolve(__dirname, '../..');

/** Pages whose samples are cut from a project that runs, and the project. */
const projects = [
  ['docs-core/introduction/tutorial.mdx', 'tests/fixtures/core/tutorial'],
  ['docs-studio/getting-started/first-app.mdx', 'tests/fixtures/studio/first-app'],
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
      const { title, flags } = parseFenceMeta(meta);
      if (title === undefined) {
        return [];
      }
      const dedented = code.replace(new RegExp(`^${indent}`, 'gm'), '');
      return [
        {
          line: text.slice(0, index).split('\n').length,
          file: title,
          isStep: flags.has('step'),
          code: withoutMarks(dedented).trim(),
        },
      ];
    },
  );
}

describe.each(projects)('%s', (page, project) => {
  it('shows the files of its project as they are', () => {
    const samples = samplesOf(page);
    expect(samples.length).toBeGreaterThan(3);
    const differing = samples
      .filter(({ isStep }) => !isStep)
      .filter(({ file, code }) => {
        const fixture = path.join(root, project, file);
        return !existsSync(fixture) || !readFileSync(fixture, 'utf8').includes(code);
      })
      .map(({ line, file }) => `${page}:${line}  ${file} is not in ${project} like this`);
    expect(differing).toEqual([]);
  });

  it('shows every file in its final state, or leads to it by steps', () => {
    const samples = samplesOf(page);
    const neverFinal = samples
      .filter(({ isStep }) => isStep)
      .filter(({ file }) => !existsSync(path.join(root, project, file)))
      .map(({ line, file }) => `${page}:${line}  ${file} does not exist in ${project}`);
    expect(neverFinal).toEqual([]);
  });
});
