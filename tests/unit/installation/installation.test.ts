import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { appleTouchIcon, icons } from '@site/src/installation/icons';
import { oklchToHex } from '@site/src/installation/oklchToHex';
import { themeColors } from '@site/src/installation/themeColors';
import { webManifest } from '@site/src/installation/webManifest';

const root = path.resolve(__dirname, '../../..');

// Values that browsers compute for these colours.
test.each([
  ['oklch(100% 0 0)', '#ffffff'],
  ['oklch(0% 0 0)', '#000000'],
  ['oklch(62.796% 0.25768 29.234)', '#ff0000'],
  ['oklch(86.644% 0.29483 142.495)', '#00ff00'],
  ['oklch(45.201% 0.31321 264.052)', '#0000ff'],
  ['oklch(59.99% 0 0)', '#808080'],
  ['  oklch( 21% 0.034\t264.665 )\n', '#101828'],
  ['oklch(70.7%  0.022  261.325)', '#99a1af'],
])('%s is %s', (color, hex) => {
  expect(oklchToHex(color)).toBe(hex);
});

test.each(['#fff', 'not oklch(100% 0 0)', 'oklch(100% 0 0) or so', 'oklch(100% 0)', ''])(
  '"%s" is refused',
  (color) => {
    expect(() => oklchToHex(color)).toThrow(
      `${color}  is no color that this reads -> write it as oklch(98.2% 0.003 265)`,
    );
  },
);

test('the themes have the colours of their pages', () => {
  const { light, dark } = themeColors(root);
  expect(light).toBe('#ffffff');
  expect(dark).toMatch(/^#[01][0-9a-f][01][0-9a-f][01][0-9a-f]$/);
});

test('icons have names of their own', () => {
  expect(new Set([...icons, appleTouchIcon].map(({ file }) => file)).size).toBe(5);
});

test.each([...icons, appleTouchIcon])('$file is as big as it says', async ({ file, size }) => {
  const { width, height, format } = await sharp(
    readFileSync(path.join(root, 'static', file)),
  ).metadata();
  expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
});

describe('manifest', () => {
  const colors = { light: '#ffffff', dark: '#000000' };
  const manifest = webManifest({
    name: 'Toolpad 文档',
    descriptions: { core: '组件', studio: '编辑器' },
    baseUrl: '/toolpad/zh/',
    language: 'zh-CN',
    direction: 'ltr',
    colors,
  });

  test('is one application in the language of its page', () => {
    expect(manifest).toMatchObject({
      id: '/toolpad/',
      scope: '/toolpad/',
      start_url: '/toolpad/zh/',
      lang: 'zh-CN',
      name: 'Toolpad 文档',
      short_name: 'Toolpad',
      display: 'standalone',
      theme_color: '#ffffff',
    });
  });

  test('leads to both products', () => {
    expect(manifest.shortcuts.map(({ description }) => description)).toEqual(['组件', '编辑器']);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/toolpad/zh/core/',
      '/toolpad/zh/studio/',
    ]);
  });

  test('names only pictures that are there, in their sizes', async () => {
    const shown = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes, type } of shown) {
      const file = path.join(root, 'static', src.replace('/toolpad/', ''));
      const { width, height, format } = await sharp(readFileSync(file)).metadata();
      expect([sizes, type]).toEqual([`${width}x${height}`, `image/${format}`]);
    }
    expect(shown.length).toBe(6);
  });

  test('has icons of both sizes that systems ask for, whole and to be cut', () => {
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  });
});
