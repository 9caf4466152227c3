import { createHash } from 'node:crypto';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** A file as Pagefind hands it out. */
export interface IndexFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** What Pagefind writes before the data of each part of an index. */
const signatureLength = 'pagefind_dcd'.length;

/** Major types of CBOR that have items in them, or text. */
const textType = 3;
const arrayType = 4;

/** One item of CBOR: where it stands, and what is in it. */
interface Item {
  readonly start: number;
  readonly end: number;
  /** Items of an array. */
  readonly items: readonly Item[];
  /** Text, or empty. */
  readonly text: string;
}

/** Reads what Pagefind's indexes are made of: numbers, texts, and arrays. */
function readItem(data: Buffer, start: number): Item {
  const first = data[start] ?? 0;
  const type = first >> 5;
  const short = first & 31;
  const size = short < 24 ? 0 : 2 ** (short - 24);
  const body = start + 1 + size;
  const count = size === 0 ? short : Number(`0x${data.toString('hex', start + 1, body)}`);
  if (type === textType) {
    const end = body + count;
    return { start, end, items: [], text: data.toString('utf8', body, end) };
  }
  if (type > arrayType || short > 27 || type === 2) {
    throw new Error('pagefind  writes its index in another way now -> correct stableFilters.ts');
  }
  const items: Item[] = [];
  if (type === arrayType) {
    for (let index = 0; index < count; index += 1) {
      items.push(readItem(data, items.at(-1)?.end ?? body));
    }
  }
  return { start, end: items.at(-1)?.end ?? body, items, text: '' };
}

/** The same data with the items of one array in the order of the texts that they start with. */
function sortItems(data: Buffer, { items }: Item): Buffer {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return data;
  const nameOf = (item: Item): string => item.items[0]?.text ?? '';
  const sorted = [...items].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return Buffer.concat([
    data.subarray(0, first.start),
    ...sorted.map(({ start, end }) => data.subarray(start, end)),
    data.subarray(last.end),
  ]);
}

const decoded = ({ content }: IndexFile): Buffer => gunzipSync(content).subarray(signatureLength);

function encoded(file: IndexFile, data: Buffer): Buffer {
  const signature = gunzipSync(file.content).subarray(0, signatureLength);
  return gzipSync(Buffer.concat([signature, data]), { level: 9 });
}

/** A name like the one that Pagefind gave, from the content: language, `_`, and digits of a hash. */
function nameOf(former: string, data: Buffer): string {
  const [language = '', digits = ''] = former.split(/_(?=[0-9a-f]+$)/);
  return `${language}_${createHash('sha256').update(data).digest('hex').slice(0, digits.length)}`;
}

/** Replaces texts of the same length. */
function rename(data: Buffer, names: ReadonlyMap<string, string>): Buffer {
  let text = data.toString('latin1');
  for (const [from, to] of names) text = text.replaceAll(from, to);
  return Buffer.from(text, 'latin1');
}

const baseName = ({ path: file }: IndexFile, ending: string): string =>
  path.basename(file).slice(0, -ending.length);

function replaceFile(file: IndexFile, former: string, name: string, content: Buffer): IndexFile {
  return { path: file.path.replace(former, () => name), content };
}

/**
 * Puts the values of filters, and the filters themselves, into the order of their names, and names
 * the files anew. Pagefind takes them as they come out of its tables, and that is by chance: two
 * builds of one site would differ. See https://github.com/Pagefind/pagefind/issues/638; to be removed
 * when Pagefind has an order of its own.
 *
 * @throws if Pagefind writes something that it did not write before.
 */
export function stableFilters(files: readonly IndexFile[]): IndexFile[] {
  const names = new Map<string, string>();
  const filters = files.map((file) => {
    if (!file.path.endsWith('.pf_filter')) return file;
    const data = decoded(file);
    const values = readItem(data, 0).items[1];
    if (!values) throw new Error(`${file.path}  has no values -> correct stableFilters.ts`);
    const sorted = sortItems(data, values);
    const former = baseName(file, '.pf_filter');
    const name = nameOf(former, sorted);
    names.set(former, name);
    return replaceFile(file, former, name, encoded(file, sorted));
  });
  const indexes = filters.map((file) => {
    if (!file.path.endsWith('.pf_meta')) return file;
    const data = rename(decoded(file), names);
    const list = readItem(data, 0).items.find(({ items }) =>
      items.some((item) => [...names.values()].includes(item.items[1]?.text ?? '')),
    );
    const sorted = list ? sortItems(data, list) : data;
    const former = path.basename(file.path).split('.')[1] ?? '';
    const name = nameOf(former, sorted);
    names.set(former, name);
    return replaceFile(file, former, name, encoded(file, sorted));
  });
  return indexes.map((file) =>
    file.path.endsWith('pagefind-entry.json')
      ? { ...file, content: rename(Buffer.from(file.content), names) }
      : file,
  );
}
