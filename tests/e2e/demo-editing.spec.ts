import { expect } from '@playwright/test';
import { basePath } from '../../src/site';
import { specimens, toolOf } from './support/demos';
import { edit } from './support/editing';
import { choose } from './support/preferences';
import { test } from './support/sharedContext';

test('the reader sees the result of what they write', async ({ page }) => {
  const { write, result } = await edit(page);
  await write(
    "import Button from '@mui/material/Button';\nexport default () => <Button>Moor</Button>;",
  );
  await expect(result.getByRole('button', { name: 'Moor' })).toBeVisible();
});

test('an error at run time is told with its place, and its stack is folded', async ({ page }) => {
  const { write, demo } = await edit(page);
  await write(
    'export default function Demo() {\n  const a: string[] | null = null;\n  return <b>{a!.length}</b>;\n}',
  );
  await expect(demo.getByText('SmallPart.tsx:3:17', { exact: true })).toBeVisible();
  await expect(demo.getByText(/TypeError: /).first()).toBeVisible();
  await expect(demo.locator('details')).not.toHaveAttribute('open');
});

test('a promise that nobody catches is told, though the rest is drawn', async ({ page }) => {
  const { write, demo, result } = await edit(page);
  await write(
    "export default function Demo() {\n  Promise.reject(new Error('No boats'));\n  return <b>Drawn</b>;\n}",
  );
  await expect(result.getByText('Drawn')).toBeVisible();
  await expect(demo.getByText('SmallPart.tsx:2:18')).toBeVisible();
  await expect(demo.getByText('Error: No boats').first()).toBeVisible();
});

test('whatever edited code says to the page, the page goes on', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const { write, result } = await edit(page);
  await write(`for (const message of [null, 'x', { type: 'playground:problem', run: 2, problem: null },
  { type: 'playground:problem', run: 2, problem: { message: {}, stack: [] } }]) {
  window.parent.postMessage(message, '*');
}
export default () => <b>Said</b>;`);
  await expect(result.getByText('Said')).toBeVisible();
  await write('export default () => <b>Next</b>;');
  await expect(result.getByText('Next')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a package that is not there is told by its line', async ({ page }) => {
  const { write, demo } = await edit(page);
  await write("// nothing\nimport a from 'left-pad';\nexport default () => a;");
  await expect(demo.getByText('SmallPart.tsx:2:16')).toBeVisible();
});

test('a helper can be edited too', async ({ page }) => {
  const { demo, write, result } = await edit(page, 'core/specimens/WindowPart');
  await demo.getByRole('button', { name: 'memoryRouter.ts' }).click();
  await write(
    "export const useMemoryRouter = () => ({ pathname: '/edited', searchParams: new URLSearchParams(), navigate: () => {} });",
  );
  await expect(result.getByText('You are at /edited.')).toBeVisible();
});

test('Tab leaves the editor, and editing can be left', async ({ page }) => {
  const { demo, editor } = await edit(page);
  await editor.focus();
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await toolOf(demo, 'edit').click();
  await expect(editor).toHaveCount(0);
  await expect(demo.locator('iframe')).not.toHaveAttribute('sandbox');
});

test('the result follows the theme mode', async ({ page }) => {
  const { result } = await edit(page);
  await choose(page, 'Dark');
  await expect(result.locator('html')).toHaveAttribute('data-toolpad-color-scheme', 'dark');
});

test('edited code has no origin, no requests, and no way to the page', async ({ page }) => {
  const { write, result } = await edit(page);
  await write(`import { useEffect, useState } from 'react';
export default function Demo() {
  const [found, setFound] = useState<string[]>([]);
  useEffect(() => {
    const tries: [string, () => unknown][] = [
      ['origin', () => window.origin],
      ['cookie', () => document.cookie],
      ['page', () => window.parent.document.title],
      ['request', () => fetch('${basePath}')],
    ];
    Promise.all(
      tries.map(async ([name, run]) => {
        try {
          return name + ' ' + String(await run());
        } catch {
          return name + ' refused';
        }
      }),
    ).then(setFound);
  }, []);
  return <p>{found.join(', ')}</p>;
}`);
  await expect(
    result.getByText('origin null, cookie refused, page refused, request refused'),
  ).toBeVisible();
});

test('the page that evaluates has no origin when it is opened by itself, and no other may evaluate', async ({
  page,
}) => {
  const playground = await page.goto(`${basePath}playground/`);
  expect(await page.evaluate(() => window.origin)).toBe('null');
  expect(playground?.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  const pageResponse = await page.goto(specimens);
  expect(pageResponse?.headers()['content-security-policy']).not.toContain("'unsafe-eval'");
});
