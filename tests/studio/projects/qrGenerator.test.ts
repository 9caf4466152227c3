import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectSoon } from '../support/openApp';
import { useApp } from '../support/useApp';

const app = useApp('studio/examples/qr-generator');

type MakeCode = (text: string, options: object) => Promise<string>;

/** The code that the library of the project makes of a text. */
function codeOf(text: string, level: 'L' | 'M' | 'H'): Promise<string> {
  const { toString } = createRequire(path.join(app().project, 'package.json'))('qrcode') as {
    toString: MakeCode;
  };
  return toString(text, { type: 'svg', errorCorrectionLevel: level, margin: 4 });
}

async function shownCode(page: Page, text: string): Promise<string> {
  const image = page.getByRole('img', { name: `QR code of ${text}` });
  const source = (await image.getAttribute('src')) ?? '';
  return decodeURIComponent(source.replace('data:image/svg+xml,', ''));
}

describe('the QR code generator', () => {
  test('shows the code of the text', async () => {
    const page = await app().open('code');
    const text = 'https://example.com/table/12';
    await expectSoon.poll(() => shownCode(page, text)).toBe(await codeOf(text, 'M'));
  });

  test('follows the text and the error correction', async () => {
    const page = await app().open('code');
    await page.getByLabel('Text or address').fill('Table 7');
    await page.getByRole('combobox', { name: 'Error correction' }).click();
    await page.getByRole('option', { name: 'high' }).click();
    await expectSoon.poll(() => shownCode(page, 'Table 7')).toBe(await codeOf('Table 7', 'H'));
  });

  test('offers the code as a file', async () => {
    const page = await app().open('code');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download qr-code.svg' }).click();
    expect((await download).suggestedFilename()).toBe('qr-code.svg');
  });

  test('asks for a text when there is none', async () => {
    const page = await app().open('code');
    await page.getByLabel('Text or address').fill('');
    await expectSoon(page.getByText('Enter a text.')).toBeVisible();
  });
});
