import { fontFiles, fontStack } from '@site/src/plugins/social-images/fonts';
import { shorten } from '@site/src/plugins/social-images/shorten';
import { setTitle, titleSize, typesettingOf } from '@site/src/plugins/social-images/typesetting';

const upTo = (length: number) => async (text: string) => text.length <= length;

test.each([
  ['one two', 7, 'one two'],
  ['one two three', 12, 'one two…'],
  ['one two three', 6, 'one…'],
  ['a'.repeat(30), 10, `${'a'.repeat(9)}…`],
  ['增删改查数据', 4, '增删改…'],
  ['e\u0301'.repeat(4), 5, 'e\u0301e\u0301…'],
])('"%s" in %i letters is "%s"', async (text, length, expected) => {
  expect(await shorten(text, upTo(length))).toBe(expected);
});

test('numbers stay with the word before them, and signs of code behind the name that has them', () => {
  expect(setTitle('تثبيت Core 0.13.0')).toBe('تثبيت Core\u00a00.13.0');
  expect(setTitle('useSession() في C++ و(React)')).toBe('useSession()\u200e في C++\u200e و(React)');
});

test('a longer title has smaller letters, and a Chinese letter counts as nearly two', () => {
  expect(titleSize('Overview', 'en')).toBe(104);
  expect(titleSize('Connect to databases with custom functions', 'en')).toBe(72);
  expect(titleSize('构建订单管理后台', 'zh')).toBe(104);
  expect(titleSize('构建订单管理后台构建订单管理后台', 'zh')).toBe(72);
});

test('the stroke that joins Arabic letters is whole pixels high in titles of any length', () => {
  const { stroke = Number.NaN } = typesettingOf('ar');
  for (const length of [1, 20, 40, 70, 120]) {
    const height = titleSize('ت '.repeat(length / 2), 'ar') * stroke;
    expect(height).toBeCloseTo(Math.round(height), 9);
  }
});

test('Latin letters and digits are those of the Latin font in every language', () => {
  const filesFor = (language: string, character: string) =>
    fontFiles(language)
      .filter(({ unicodeRange }) => {
        const code = character.codePointAt(0) ?? 0;
        return unicodeRange.some(([first, last]) => first <= code && code <= last);
      })
      .map(({ name }) => name);
  for (const language of ['en', 'pt', 'zh', 'ar']) {
    expect(new Set([...'Aé09( '].flatMap((each) => filesFor(language, each)))).toEqual(
      new Set(['Figtree']),
    );
  }
  expect(filesFor('zh', '“')[0]).toBe('Noto Sans SC');
  expect(filesFor('zh', '组')).toEqual(['Noto Sans SC']);
  expect(filesFor('ar', '؟')).toEqual(['Noto Kufi Arabic']);
  expect(fontStack('ar')).toBe('Noto Kufi Arabic, Figtree');
});
