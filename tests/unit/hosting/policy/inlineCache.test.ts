import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInlineCache } from '../../../../src/hosting/policy/inlineCache';
import { inlineCode } from '../../../../src/hosting/policy/inlineCode';

jest.mock('../../../../src/hosting/policy/inlineCode', () => {
  const actual = jest.requireActual<object>('../../../../src/hosting/policy/inlineCode');
  return { ...actual, inlineCode: jest.fn((actual as { inlineCode: () => unknown }).inlineCode) };
});

const read = jest.mocked(inlineCode);

const first = '<script>a()</script>';
const second = '<p style="color: red">';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'inline-cache-'));
  fs.mkdirSync(path.join(root, 'node_modules'));
});
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true });
});

test('what was found is found again without reading the page', () => {
  const before = createInlineCache(root, 'en');
  const found = [before.find(first), before.find(second)];
  expect(found).toEqual([inlineCode(first), inlineCode(second)]);
  before.save();
  read.mockClear();
  const after = createInlineCache(root, 'en');
  expect([after.find(first), after.find(second)]).toEqual(found);
  expect(read).not.toHaveBeenCalled();
});

test('a page in which a character has changed is read', () => {
  const before = createInlineCache(root, 'en');
  before.find(first);
  before.save();
  const changed = first.replace('a()', 'b()');
  expect(createInlineCache(root, 'en').find(changed)).toEqual(inlineCode(changed));
});

test('each language has its own', () => {
  const before = createInlineCache(root, 'en');
  before.find(first);
  before.save();
  read.mockClear();
  createInlineCache(root, 'ar').find(first);
  expect(read).toHaveBeenCalledTimes(1);
});
