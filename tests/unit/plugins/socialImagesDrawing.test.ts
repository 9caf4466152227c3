import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { previewSize } from '@site/src/navigation/pageFiles';
import { createPainter } from '@site/src/plugins/social-images/painter';
import { countPainted, countPieces, inkBox, likeness, readPixels } from './cardInk';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  return { ...actual, readFile: jest.fn(actual.readFile) };
});

const painter = createPainter();
const common = { products: ['core'], name: 'Toolpad Core 0.13.0' } as const;

async function drawn(language: string, title: string) {
  return readPixels(await painter.draw({ ...common, language, title }));
}

const margin = 80;
const [start, end] = [margin, previewSize.width - margin];

describe('an Arabic card', () => {
  it('is the mirror of one that reads from left to right', async () => {
    const [arabic, chinese] = await Promise.all([drawn('ar', 'الدعم'), drawn('zh', '支持')]);
    const corners = [
      { left: 0, right: 280, top: 0, bottom: 70 },
      { left: 920, right: 1200, top: 0, bottom: 70 },
    ];
    // The large mark, which is cut off by the edge at the end of the line.
    expect(corners.map((corner) => countPainted(arabic, corner) > 1000)).toEqual([true, false]);
    expect(corners.map((corner) => countPainted(chinese, corner) > 1000)).toEqual([false, true]);
    expect(Math.abs(inkBox(arabic).right - end)).toBeLessThan(16);
    expect(Math.abs(inkBox(chinese).left - start)).toBeLessThan(16);
    const name = { left: 600, right: 1200, top: 80, bottom: 140 };
    expect(inkBox(arabic, name).right).toBeGreaterThan(1000);
    expect(inkBox(chinese, name).right).toBe(0);
  });

  it('joins letters, and leaves those apart that are to stand alone', async () => {
    expect(countPieces(await drawn('ar', 'تثبيت'))).toBe(1);
    expect(countPieces(await drawn('ar', 'ت\u200cث\u200cب'))).toBe(3);
  });

  it('sets marks above and below their letters', async () => {
    const boxes = ['مو', 'موّ', 'فى', 'في'].map(async (word) => inkBox(await drawn('ar', word)));
    const [plain, doubled, undotted, dotted] = await Promise.all(boxes);
    expect(doubled?.top).toBeLessThan((plain?.top ?? 0) - 8);
    expect(dotted?.bottom).toBeGreaterThan((undotted?.bottom ?? 0) + 8);
    expect(doubled?.bottom).toBe(plain?.bottom);
  });

  it('begins at the right, and reads Latin words in it from left to right', async () => {
    const [word, mixed, numbered] = await Promise.all(
      ['تثبيت', 'تثبيت Core', 'تثبيت Core 13'].map((title) => drawn('ar', title)),
    );
    if (!word || !mixed || !numbered) throw new Error('not drawn');
    const { left, right } = inkBox(word);
    expect(likeness([word, mixed], [left, left], right - left)).toBe(1);
    expect(likeness([word, numbered], [left, left], right - left)).toBe(1);
    const lefts = [inkBox(mixed).left, inkBox(numbered).left] as const;
    expect(lefts[1]).toBeLessThan(lefts[0] - 50);
    expect(likeness([mixed, numbered], lefts, 200)).toBeGreaterThan(0.9);
  });

  it.each([
    ['a Latin word in brackets', 'مع Core', ' (React)'],
    ['the brackets of a function', 'مع useCrud', '()'],
  ])('has %s behind the Latin word before it', async (_, title, more) => {
    const [first, second] = await Promise.all([drawn('ar', title), drawn('ar', title + more)]);
    const lefts = [inkBox(first).left, inkBox(second).left] as const;
    // On the wrong side, it would come first.
    expect(likeness([first, second], lefts, 150)).toBeGreaterThan(0.9);
  });
});

describe('a Chinese card', () => {
  it('has letters of its own, which are as wide as they are high', async () => {
    const [first, second] = await Promise.all([drawn('zh', '支持'), drawn('zh', '组件')]);
    const box = inkBox(first);
    expect((box.right - box.left) / (box.bottom - box.top)).toBeCloseTo(2, 0);
    expect(likeness([first, second], [start, start], 208)).toBeLessThan(0.6);
  });

  it('reads those files of the font alone that have its letters', async () => {
    jest.mocked(readFile).mockClear();
    await createPainter().draw({ ...common, language: 'zh', title: '支持' });
    const files = jest.mocked(readFile).mock.calls.map(([file]) => String(file));
    const chinese = files.filter((file) => file.includes('noto-sans-sc'));
    expect(chinese.length).toBeGreaterThan(0);
    expect(chinese.length).toBeLessThan(8);
    expect(files.filter((file) => file.includes('arabic'))).toEqual([]);
  });
});

describe('what the fonts have no glyph for', () => {
  it.each([
    ['en', 'Instalação — „Erste“ Schritte, l’éditeur', true],
    ['en', '增删', false],
    ['en', 'A → B', false],
    ['zh', '使用“自定义函数”连接 PostgreSQL——完整指南（API）…', true],
    ['zh', '使用 ع', false],
    // Ranges of the package name it, its files lack it.
    ['zh', '使用\u4db6', false],
    ['ar', 'هل تحتاج إلى «المزوّد» (Provider)، أم لا؟ ٠١٢ 0.13.0', true],
    ['ar', 'مكوّن 组', false],
  ])('in %s, of "%s": %s', async (language, text, expected) => {
    expect(await painter.canDraw(text, language)).toBe(expected);
  });

  it('is not on the card, which says less instead', async () => {
    const card = { ...common, language: 'en', title: 'CRUD' };
    expect(await painter.draw({ ...card, group: '组件' })).toEqual(await painter.draw(card));
    expect(await painter.draw({ ...card, group: '组件', title: '增删改查' })).toEqual(
      await painter.draw({ ...card, title: card.name }),
    );
    expect(await painter.draw({ ...card, name: '工具文档' })).toEqual(
      await painter.draw({ ...card, name: 'Toolpad Core' }),
    );
  });
});

describe('every card', () => {
  it.each([
    ['en', 'WMiIlabcgQ_'],
    ['ar', 'سشصضعغيمنتبكلW'],
    ['zh', '安装组件数据，。W'],
  ])(
    'has its title in its place, however long it or one of its words is: %s',
    async (language, letters) => {
      // By itself, fast-check prefers short texts.
      const size = 'max';
      const unit = fc.constantFrom(...letters);
      const word = fc.string({ unit, minLength: 1, maxLength: 70, size });
      const words = fc.array(word, { minLength: 1, maxLength: 14, size });
      await fc.assert(
        fc.asyncProperty(words, async (parts) => {
          const box = inkBox(await drawn(language, parts.join(' ')));
          expect(box.right - box.left).toBeGreaterThan(0);
          expect(box.left).toBeGreaterThanOrEqual(start - 6);
          expect(box.right).toBeLessThanOrEqual(end + 6);
          // Below the name of the product and a group; what hangs below letters may reach into the margin.
          expect(box.top).toBeGreaterThan(210);
          expect(box.bottom).toBeLessThanOrEqual(previewSize.height - margin + 20);
        }),
        // Drawing takes its time: no search for the shortest title that fails.
        { numRuns: 12, endOnFailure: true },
      );
    },
    30_000,
  );

  it('is a small PNG of the size that previews ask for', async () => {
    const picture = await painter.draw({
      language: 'en',
      title: 'Connect to databases with custom functions',
      products: ['studio'],
      name: 'Toolpad Studio 0.13.0',
      group: 'How-to guides',
    });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...previewSize });
    expect(picture.length).toBeLessThan(30_000);
  });

  it('is one picture for one text, and another one for another', async () => {
    const card = { ...common, language: 'en', title: 'CRUD' };
    const first = await painter.draw(card);
    expect(await createPainter().draw(card)).toEqual(first);
    expect(await painter.draw({ ...card, title: 'Crud' })).not.toEqual(first);
  });
});
