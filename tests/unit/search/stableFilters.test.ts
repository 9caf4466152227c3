import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { stableFilters, type IndexFile } from '../../../src/search/indexing/stableFilters';

type Value = string | number | readonly Value[];

const head = (type: number, count: number): Buffer =>
  count < 24 ? Buffer.from([type * 32 + count]) : Buffer.from([type * 32 + 24, count]);

function cbor(value: Value): Buffer {
  if (typeof value === 'number') return head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
}

const part = (name: string, value: Value): IndexFile => ({
  path: name,
  content: gzipSync(Buffer.concat([Buffer.from('pagefind_dcd'), cbor(value)])),
});

const guide: Value = ['guide', [0, 1, 200]];
const howTo: Value = ['how-to — é', [3]];

/** One index with two filters, their values in an order, and names as chance has made them. */
function index(values: readonly Value[], kind: string, product: string, isTurned: boolean) {
  const filters: Value[] = [
    ['kind', kind],
    ['product', product],
  ];
  return [
    part(`filter/${kind}.pf_filter`, ['kind', values]),
    part(`filter/${product}.pf_filter`, ['product', [['core', [0]]]]),
    part(`pagefind.en_${isTurned ? '0123456789' : '9876543210'}.pf_meta`, [
      '1.5.2',
      [['en_1111111', 200]],
      [['a', 'b', 'en_2222222']],
      isTurned ? filters.reverse() : filters,
      [],
      ['title'],
    ]),
    {
      path: 'pagefind-entry.json',
      content: Buffer.from(
        JSON.stringify({
          languages: { en: { hash: `en_${isTurned ? '0123456789' : '9876543210'}` } },
        }),
      ),
    },
    { path: 'fragment/en_3333333.pf_fragment', content: Buffer.from('as it is') },
  ];
}

test('two runs of Pagefind over one site come out the same', () => {
  const first = stableFilters(index([guide, howTo], 'en_aaaaaaa', 'en_bbbbbbb', false));
  const second = stableFilters(index([howTo, guide], 'en_ccccccc', 'en_ddddddd', true));
  expect(second).toEqual(first);
});

test('names lead to the files that they are of', () => {
  const files = stableFilters(index([howTo, guide], 'en_ccccccc', 'en_ddddddd', true));
  const text = (file: IndexFile | undefined) => gunzipSync(file?.content ?? '').toString();
  const meta = files.find((file) => file.path.endsWith('.pf_meta'));
  const filters = files.filter((file) => file.path.endsWith('.pf_filter'));
  expect(filters).toHaveLength(2);
  for (const filter of filters) {
    const name = path.basename(filter.path, '.pf_filter');
    expect(name).toMatch(/^en_[0-9a-f]{7}$/);
    expect(text(meta)).toContain(name);
  }
  expect(text(meta)).not.toContain('en_ccccccc');
  const entry = files.find((file) => file.path === 'pagefind-entry.json');
  const { languages } = JSON.parse(Buffer.from(entry?.content ?? []).toString()) as {
    languages: { en: { hash: string } };
  };
  expect(meta?.path).toBe(`pagefind.${languages.en.hash}.pf_meta`);
  expect(files.at(-1)).toEqual(index([], '', '', false).at(-1));
});

test('another way of writing is refused, and not made worse', () => {
  const map = Buffer.from([0xa0]);
  const content = gzipSync(Buffer.concat([Buffer.from('pagefind_dcd'), map]));
  expect(() => stableFilters([{ path: 'filter/en_aaaaaaa.pf_filter', content }])).toThrow(
    'correct stableFilters.ts',
  );
});
