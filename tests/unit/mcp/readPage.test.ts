import { NotFoundError, type BuiltPages } from '@site/src/mcp/builtPages';
import { readPage } from '@site/src/mcp/readPage';

const markdown = '# Page\n\nIntro.\n\n## Import\n\nImport it.\n\n## Props\n\nAll of them.\n';

const pagesOf = (text: string): BuiltPages => ({
  list: async () => [],
  read: async () => ({ pathname: '/core/a', markdown: text }),
});

async function read(page: string, section?: string, text = markdown): Promise<unknown> {
  const { content } = await readPage(pagesOf(text), { page, section });
  return content;
}

const said = (text: unknown) => [{ type: 'text', text }];

test('a page is read whole, or a section of it', async () => {
  expect(await read('/core/a/')).toEqual(said(markdown));
  expect(await read('/core/a/', 'Props')).toEqual(said(expect.stringMatching(/^## Props\n\nAll/)));
  expect(await read('/core/a/#import')).toEqual(said(expect.stringMatching(/^## Import\n/)));
  expect(await read('/core/a/', '')).toEqual(said(markdown));
});

test('an anchor that Markdown does not tell means the whole page', async () => {
  expect(await read('/core/a/#row-of-a-table')).toEqual(said(markdown));
  expect(await read('/core/a/#')).toEqual(said(markdown));
});

test('a section that is not there is told with those that are', async () => {
  const missing = read('/core/a/', 'Slots');
  await expect(missing).rejects.toThrow(NotFoundError);
  await expect(missing).rejects.toThrow(
    '/core/a  has no section "Slots" -> ask for "Import", "Props"',
  );
  await expect(read('/core/a/', 'Slots', '# Page\n')).rejects.toThrow(
    '/core/a  has no section "Slots" -> ask for the whole page',
  );
});
