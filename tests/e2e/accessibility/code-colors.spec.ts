import { expect } from '@playwright/test';
import { basePath } from '../../../src/site';
import { colorRules, ruleViolations } from '../support/axe';
import { openPage } from '../support/openPage';
import { builtFiles, readBuilt } from '../support/build';
import { test } from '../support/sharedContext';

/** A page with every kind of block and line, and pages with much code of the products. */
const paths = [
  'specimens/code-blocks/',
  'core/introduction/tutorial/',
  'studio/reference/file-schema/',
].map((path) => basePath + path);

const classesIn = (html: string): string[] =>
  [...html.matchAll(/class="?(tok-[a-z]|line line-[a-z]+)/g)].map(([, name = '']) => name);

test('every colour of code occurs on the pages that are checked', () => {
  const everywhere = builtFiles('index.html').flatMap((name) => classesIn(readBuilt(name)));
  const checked = paths.flatMap((path) =>
    classesIn(readBuilt(`${path.slice(basePath.length)}index.html`)),
  );
  expect(new Set(everywhere).size).toBeGreaterThan(8);
  expect([...new Set(checked)].sort()).toEqual([...new Set(everywhere)].sort());
});

for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path}, ${colorScheme}: code can be read in all its colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openPage(page, path);
      expect(await ruleViolations(page, colorRules)).toEqual([]);
    });
  }
}
