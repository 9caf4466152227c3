import { formatProblem } from '@site/src/content/problem';

afterEach(() => jest.resetModules());

/** What is told when the checks themselves work with a list. */
async function told(products: unknown): Promise<string[]> {
  jest.doMock('@site/src/products', () => ({ products, productIds: [] }));
  const { ownProductProblems } = await import('@site/src/content/ownProducts');
  return ownProductProblems().map(formatProblem);
}

const core = { name: 'Core', metadata: 'Parts', versions: [{ text: '0.1.0', current: true }] };

test('a list that all modules can work with is left to the checks', async () => {
  expect(await told({ core, studio: core })).toEqual([]);
  expect(await told({ core, studio: { ...core, versions: [{ text: 'x' }] } })).toEqual([]);
});

test.each([
  ['no list', undefined, 'content/product  the file exports as products undefined -> '],
  ['a lost product', { core }, 'content/product  the product "studio" is missing -> add '],
  ['a misspelled one', { core, stduio: core }, '"stduio" -> did you mean "studio"?'],
  ['null', { core, studio: null }, 'the product "studio" is null -> write studio: {'],
  ['no versions', { core, studio: { ...core, versions: 5 } }, '"studio" are the number 5 -> '],
  ['odd versions', { core, studio: { ...core, versions: [null] } }, 'as its text undefined -> '],
  ['no name', { core, studio: { ...core, name: undefined } }, 'name of "studio" is undefined -> '],
])('%s: nothing else can be said', async (_name, products, says) => {
  const [first = '', ...others] = await told(products);
  expect(`${first}\n${others.join('\n')}`).toContain(says);
  expect(
    [first, ...others].every((line) => /^src\/products\.ts:\d+:\d+ {2}error /.test(line)),
  ).toBe(true);
});
