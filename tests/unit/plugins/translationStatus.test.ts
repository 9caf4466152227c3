/** @jest-environment jsdom */
import { createFiles } from '@site/src/content/files';
import { badgeSvg } from '@site/src/plugins/translation-status/badge';
import { publishedStatus } from '@site/src/plugins/translation-status/publishedStatus';
import { toStatusData } from '@site/src/plugins/translation-status/toStatusData';
import { loadStatus, type LanguageStatus } from '@site/src/translations/loadStatus';
import { overview, readerOf, translateOverview, withCopy } from '../translations/realPages';

/** A page that is behind in Chinese, and one that is missing. */
async function chineseStatus(): Promise<readonly LanguageStatus[]> {
  return withCopy(async (copy) => {
    await translateOverview(copy);
    copy.replace(overview, 'a top bar', 'a header');
    return loadStatus(['zh'], createFiles(copy.root), await readerOf(copy)).languages;
  });
}

function documented(pathname: string, title: string) {
  const product = pathname.startsWith('/core/') ? ('core' as const) : ('studio' as const);
  return { pathname, title, description: '', product, version: '0.13.0', current: true };
}

test('the page shows what the navigation lists, in its order and words', async () => {
  const pages = [
    documented('/studio/getting-started/first-app', '构建第一个应用'),
    documented('/core/api/account', 'Account'),
    { ...documented('/core/introduction/overview', '概览'), group: '介绍' },
  ];
  const data = toStatusData(await chineseStatus(), pages, undefined);
  expect(data).toEqual({
    pages: [
      {
        name: 'studio/getting-started/first-app',
        product: 'studio',
        title: '构建第一个应用',
        group: '',
      },
      { name: 'core/introduction/overview', product: 'core', title: '概览', group: '介绍' },
    ],
    languages: [
      {
        language: 'zh',
        translated: {
          'core/introduction/overview': {
            state: 'behind',
            changes: [{ id: 'a-complete-app', title: 'A complete app', change: 'changed' }],
          },
        },
      },
    ],
  });
});

test('the file for programs holds counts of each group', async () => {
  const { languages } = JSON.parse(publishedStatus(await chineseStatus())) as {
    languages: unknown[];
  };
  expect(languages).toEqual([
    expect.objectContaining({
      language: 'zh',
      label: '简体中文',
      percentCurrent: 0,
      pages: 2,
      behind: 1,
      sections: 1,
      missing: 1,
      groups: [
        expect.objectContaining({ name: 'core/introduction', pages: 1, behind: 1 }),
        expect.objectContaining({ name: 'studio/getting-started', pages: 1, missing: 1 }),
      ],
    }),
  ]);
});

/** Relative luminance of `#rrggbb`, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each([0, 19, 50, 89, 90, 100])(
  'a badge of %i per cent is well-formed and readable',
  (percent) => {
    const svg = badgeSvg({ label: 'A & <B>', htmlLang: 'zh-CN', percent });
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.querySelector('title')?.textContent).toBe(`A & <B>: ${percent}%`);
    const texts = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['A & <B>', `${percent}%`]);
    const grounds = [...document.querySelectorAll('rect[fill]')].map((rect) =>
      rect.getAttribute('fill'),
    );
    expect(grounds).toHaveLength(2);
    for (const ground of grounds) {
      // White has the luminance 1.
      expect(1.05 / (luminance(ground ?? '') + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

/** Numbers of an attribute, in the order of the file. */
function numbersOf(svg: string, selector: string, attribute: string): number[] {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return [...document.querySelectorAll(selector)].map((one) =>
    Number(one.getAttribute(attribute) ?? 0),
  );
}

test('a badge is as wide as its text, and each text stands in the middle of its half', () => {
  const widths = (label: string): number[] =>
    numbersOf(badgeSvg({ label, htmlLang: 'en', percent: 5 }), 'rect[fill]', 'width');
  const [value = 0] = widths('').slice(1);
  // 14 for the padding, and 11 for each character that fills a square.
  expect(widths('简体中文')).toEqual([14 + 4 * 11, value]);
  expect(widths('ひカ한')).toEqual([14 + 3 * 11, value]);
  // Capitals are wider than small letters, and squares wider than both.
  expect(widths('ABCDE')).toEqual([14 + Math.ceil(5 * 0.78 * 11), value]);
  expect(widths('abcde')).toEqual([14 + Math.ceil(5 * 0.6 * 11), value]);

  const svg = badgeSvg({ label: '简体', htmlLang: 'zh-CN', percent: 5 });
  const [left = 0, right = 0] = numbersOf(svg, 'rect[fill]', 'width');
  expect(numbersOf(svg, 'svg', 'width')).toEqual([left + right]);
  expect(numbersOf(svg, 'rect[fill]', 'x')).toEqual([0, left]);
  expect(numbersOf(svg, 'text', 'x')).toEqual([left / 2, left + right / 2]);
  expect(numbersOf(svg, 'text', 'y')).toEqual([10, 10]);
});

test('a badge changes its colour at half, and when nearly all is there', () => {
  const color = (percent: number): string | undefined =>
    badgeSvg({ label: 'a', htmlLang: 'en', percent }).match(/fill="(#\w{6})"/g)?.[1];
  const [few, some, most] = [color(0), color(50), color(90)];
  expect(new Set([few, some, most]).size).toBe(3);
  expect([color(49), color(89), color(100)]).toEqual([few, some, most]);
});

test('a badge of a language whose name has signs of XML is well-formed', () => {
  const svg = badgeSvg({ label: 'a "b"', htmlLang: 'a"b', percent: 1 });
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.documentElement.getAttribute('aria-label')).toBe('a "b": 1%');
  expect(document.querySelector('text')?.getAttribute('lang')).toBe('a"b');
});
