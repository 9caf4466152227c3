import { getMdxParser } from '@site/src/content/page/mdxParser';
import { visit } from '@site/src/content/page/visit';
import { processorTime } from '../../../support/processorTime';

/** The addresses and texts of a page, with their places. */
async function placesIn(source: string): Promise<string[]> {
  const tree = (await getMdxParser())(source);
  const places: string[] = [];
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    const what = node.type === 'link' ? node.url : node.type === 'text' ? node.value : undefined;
    if (what === undefined) return;
    places.push(`${start?.line}:${start?.column}-${end?.line}:${end?.column} ${what}`);
  });
  return places;
}

const linksIn = async (source: string): Promise<string[]> =>
  (await placesIn(source)).filter((place) => / (?:https?|mailto):/.test(place));

test('addresses in brackets have their places, and what is around them', async () => {
  expect(await placesIn('Text.\n\nSee [https://a.com/b] and\nmore [c@d.com].')).toEqual([
    '1:1-1:6 Text.',
    '3:1-3:6 See [',
    '3:6-3:21 https://a.com/b',
    '3:6-3:21 https://a.com/b',
    '3:21-4:7 ] and\nmore [',
    '4:7-4:14 mailto:c@d.com',
    '4:7-4:14 c@d.com',
    '4:14-4:16 ].',
  ]);
});

test.each([
  ['## [https://a.com]', '1:5-1:18'],
  ['**[https://a.com]**', '1:4-1:17'],
  ['> - One\n>   two [https://a.com]', '2:10-2:23'],
  ['&amp; \\[ &lt; &#91;https://a.com]', '1:20-1:33'],
  ['{1} [https://a.com]', '1:6-1:19'],
  ['| A |\n| - |\n| [https://a.com] |', '3:4-3:17'],
])('in %s', async (source, place) => {
  expect([...new Set(await linksIn(source))]).toEqual([`${place} https://a.com`]);
});

test('many of them in one line take no longer than others', async () => {
  const start = processorTime();
  const links = await linksIn('[www.a.com] '.repeat(5_000));
  expect(links.at(-1)).toBe('1:59990-1:59999 http://www.a.com');
  expect(processorTime() - start).toBeLessThan(5_000);
});
