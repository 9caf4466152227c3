import { compile, sourceColumn } from '../../../src/plugins/demos/playground/compile';
import { placeOf } from '../../../src/plugins/demos/playground/evaluate';

// What a bundle of the playground has.
jest.mock('virtual:playground-modules', () => ({ groupOf: {}, loaders: {} }), { virtual: true });

const path = 'Orders.tsx';

const source = `import Button from '@mui/material/Button';
import { useState } from 'react';

export default function Orders() {
  const [orders] = useState<string[] | null>(null);
  return <Button size="small">{orders!.length}</Button>;
}`;

/** Place of a text in compiled code, from 1. */
function compiledPlace(text: string): { line: number; column: number } {
  const lines = compile(path, source).split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return { line: index + 1, column: (lines[index] ?? '').indexOf(text) + 1 };
}

test('a column of compiled code leads to that of the source', () => {
  const place = compiledPlace('length');
  expect(place.line).toBe(6);
  expect(place.column).not.toBe(40);
  expect(sourceColumn(path, source, place)).toBe(40);
});

test('what the compiler adds has no column', () => {
  expect(sourceColumn(path, source, { line: 99, column: 1 })).toBeUndefined();
});

test('a source that can not be read has none either', () => {
  expect(sourceColumn(path, 'const = 1;', { line: 1, column: 1 })).toBeUndefined();
});

test('the place of an error is that of its first frame in an edited file', () => {
  const { line, column } = compiledPlace('length');
  const error = new TypeError('no orders');
  // The body of a function begins two lines below its head.
  error.stack = `TypeError: no orders\n    at Orders (${path}:${line + 2}:${column})\n    at x (lib.js:1:1)`;
  expect(placeOf([{ path, text: source }], error)).toEqual({ file: path, line: 6, column: 40 });
  expect(placeOf([{ path: 'Other.tsx', text: '' }], error)).toBeUndefined();
});
