import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { flattenPages } from '@site/src/navigation/flatten';
import { writtenPages } from '@site/src/navigation/writtenPages';
import { tree } from './tree';

test('pages without a file are left out, and groups that are empty then', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
  try {
    fs.mkdirSync(path.join(folder, 'introduction'));
    fs.writeFileSync(path.join(folder, 'introduction/overview.mdx'), '');
    const written = writtenPages(tree, 'core', folder);
    expect(written.map(({ pathname }) => pathname)).toEqual(['/core/introduction']);
    expect(flattenPages(written).map(({ pathname }) => pathname)).toEqual([
      '/core/introduction/overview',
    ]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
