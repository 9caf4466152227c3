import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFenceMeta } from '../../src/remark/code-blocks/meta';

const root = path.resolve(__dirname, '../..');
const functions = 'tests/fixtures/studio/api-functions';

/** Hand-written pages of Studio's reference, and the project that their samples are cut from. */
const pages = [
  ['docs-studio/reference/api/create-component.mdx', functions, 5],
  ['docs-studio/reference/api/create-data-provider.mdx', functions, 4],
  ['docs-studio/reference/api/create-function.mdx', functions, 1],
  ['docs-studio/reference/api/create-handler.mdx', functions, 1],
  ['docs-studio/reference/api/get-context.mdx', functions, 2],
  ['docs-studio/reference/file-schema.mdx', 'tests/fixtures/studio/file-schema', 3],
] as const;

const FENCE = /^```\S* ?(.*)\n([\s\S]*?)^```$/gm;

function titledFences(page: string): { title: string; code: string }[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(FENCE)].flatMap(([, meta = '', code = '']) => {
    const { title } = parseFenceMeta(meta);
    return title === undefined ? [] : [{ title, code: code.trimEnd() }];
  });
}

describe.each(pages)('%s', (page, project, count) => {
  it('shows the files of its project as they are', () => {
    const samples = titledFences(page);
    expect(samples).toHaveLength(count);
    for (const { title, code } of samples) {
      expect(readFileSync(path.join(root, project, title), 'utf8')).toContain(code);
    }
  });
});
