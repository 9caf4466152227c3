import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pageScripts, total } from '../bundle/neededScripts';
import { weighedPages } from '../bundle/pages';
import { buildFolder } from './support/build';

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
  test(`${kind}: the page needs less than ${page.budget} kB of scripts`, async ({
    page: browserPage,
  }) => {
    const { needed } = await pageScripts(browserPage, page.path);
    // `npm run weigh` tells which module weighs what.
    const kilobytes = total(needed) / 1000;
    expect(kilobytes, needed.map(({ file }) => file).join('\n')).toBeLessThan(page.budget);

    const code = needed
      .map(({ file }) => readFileSync(path.join(buildFolder, file), 'utf8'))
      .join('\n');
    for (const [what, word] of Object.entries(unwanted)) {
      expect(code.includes(word), what).toBe(false);
    }
  });
}
