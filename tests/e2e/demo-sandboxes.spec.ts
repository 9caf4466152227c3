import { expect, type Page } from '@playwright/test';
import { decompressFromBase64 } from 'lz-string';
import { demoOf, specimens, toolOf } from './support/demos';
import { openPage } from './support/openPage';
import { isolatedTest as test } from './support/sharedContext';

const name = 'core/specimens/WindowPart';

/** Presses a tool and returns the form that another site would have got. */
async function submitted(
  page: Page,
  address: string,
  actions: readonly string[],
): Promise<URLSearchParams> {
  const forms: string[] = [];
  await page.context().route(`${address}/**`, async (route) => {
    forms.push(route.request().postData() ?? '');
    await route.fulfill({ contentType: 'text/html', body: '<title>sandbox</title>' });
  });
  await openPage(page, specimens);
  const opening = page.waitForEvent('popup');
  for (const action of actions) await toolOf(demoOf(page, name), action).click();
  await (await opening).waitForLoadState();
  expect(forms).toHaveLength(1);
  return new URLSearchParams(forms[0]);
}

interface Package {
  readonly dependencies: Record<string, string>;
}

const expectExact = ({ dependencies }: Package): void => {
  expect(dependencies).toMatchObject({ '@toolpad/core': '0.13.0', react: '19.3.1' });
};

test('StackBlitz gets a complete project in the reader’s variant', async ({ page }) => {
  const form = await submitted(page, 'https://stackblitz.com', ['stackblitz']);
  const text = (path: string): string => form.get(`project[files][${path}]`) ?? '';
  expectExact(JSON.parse(text('package.json')) as Package);
  expect(text('src/main.tsx')).toContain("import WindowPart from './WindowPart';");
  expect(text('src/WindowPart.tsx')).toContain('useMemoryRouter');
  expect(text('src/memoryRouter.ts')).toContain('export function useMemoryRouter');
  expect(text('tsconfig.json')).toContain('"strict": true');
});

test('CodeSandbox gets a complete project in JavaScript', async ({ page, context }) => {
  await context.addCookies([
    { name: 'codeVariant', value: 'JS', url: test.info().project.use.baseURL ?? '' },
  ]);
  const form = await submitted(page, 'https://codesandbox.io', ['more', 'codesandbox']);
  const base64 = (form.get('parameters') ?? '').replace(/-/g, '+').replace(/_/g, '/');
  const { files } = JSON.parse(decompressFromBase64(base64)) as {
    files: Record<string, { content: string }>;
  };
  expectExact(JSON.parse(files['package.json']?.content ?? '{}') as Package);
  expect(Object.keys(files).filter((path) => /\.tsx?$/.test(path))).toEqual([]);
  expect(files['src/WindowPart.jsx']?.content).toContain('useMemoryRouter');
});
