import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { firstPaintFiles, weightOf } from '../bundle/firstPaint';
import { weighedPages } from '../bundle/pages';
import { pageScripts, total } from '../bundle/pageScripts';
import { buildFolder } from './support/build';
import { isolatedTest as test } from './support/sharedContext';

/** Without the worker, which would fetch other pages. */
test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });

/** Words by which code is known that no page may hold before a reader asks for it. */
const unwanted = {
  MUI: 'MuiButton',
  'the search': 'pagefind.js',
  'the editor': 'cm-editor',
  'the highlighter': 'Prism',
  'web-vitals': 'largest-contentful-paint',
};

for (const [kind, page] of Object.entries(weighedPages)) {
  test(`${kind}: scripts weigh less than ${page.needed} kB, and ${page.idle} kB when idle`, async ({
    page: browserPage,
  }) => {
    const scripts = await pageScripts(browserPage, page.path);
    const needed = scripts.filter(({ isNeeded }) => isNeeded);
    // `npm run weigh` tells which module weighs what.
    expect(total(needed) / 1000).toBeLessThan(page.needed);
    expect(total(scripts) / 1000).toBeLessThan(page.idle);

    const code = scripts
      .map(({ file }) => readFileSync(path.join(buildFolder, file), 'utf8'))
      .join('\n');
    for (const [what, word] of Object.entries(unwanted)) {
      expect(code.includes(word), what).toBe(false);
    }
  });

  test(`${kind}: what comes before it is seen weighs less than ${page.firstPaint} kB`, () => {
    const files = firstPaintFiles(page.path);
    expect(files.some((file) => file.startsWith('assets/css/styles.'))).toBe(true);
    expect(files.filter((file) => file.endsWith('.js'))).toEqual([]);
    expect(files.filter((file) => file.includes('print'))).toEqual([]);
    expect(weightOf(files) / 1000).toBeLessThan(page.firstPaint);
  });
}
