import { told } from './testPage';

const empty = (at: string): string =>
  `${at} content/failing-code a page that waits for something is empty: none of it is in the HTML -> leave await out, and write what is to be read`;

test.each([
  ['braces', ['{await 1}'], '5:2'],
  ['braces in text', [`A {await Promise.resolve('b')}`], '5:4'],
  ['a choice', ['A {1 > 2 ? await 1 : 2}'], '5:12'],
  ['an attribute', ['<b title={await 1}>A</b>'], '5:11'],
  ['an export', [`export const it = await import('react');`, '', 'A'], '5:19'],
])('a page with await in %s is empty', async (_, lines, at) => {
  expect((await told(lines)).filter((line) => line.includes('waits'))).toEqual([empty(at)]);
});

test.each([
  ['a function', 'export const load = async () => await 1;'],
  ['a function that is exported', 'export async function load() { return await 1; }'],
  ['a handler', '<button onClick={async () => { await 1; }}>A</button>'],
  ['text', 'Use await in functions.'],
  ['code', '`await 1`'],
])('await in %s leaves a page as it is', async (_, line) => {
  expect((await told([line])).filter((found) => found.includes('waits'))).toEqual([]);
});
