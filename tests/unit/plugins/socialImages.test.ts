import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { previewSize } from '@site/src/navigation/pageFiles';
import { previewCards } from '@site/src/plugins/social-images';
import { drawCard } from '@site/src/plugins/social-images/drawCard';
import { canDraw, loadFonts } from '@site/src/plugins/social-images/fonts';
import { titleElement } from '@site/src/plugins/social-images/layout';
import type { DocumentedPage } from '@site/src/plugins/documentedPages';

let fonts: Font[];

beforeAll(async () => {
  fonts = await loadFonts();
});

/** Where the ink of a title is, on a canvas of the size of a card. */
async function inkOf(title: string): Promise<{ right: number; height: number }> {
  const svg = await satori(titleElement(title), { ...previewSize, fonts });
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).innerBBox();
  return box ? { right: box.x + box.width, height: box.height } : { right: 0, height: 0 };
}

/** The title's place: the card without its margins, below the line with the product's name. */
const room = { width: previewSize.width - 160, height: previewSize.height - 160 - 60 - 60 };

test('no title leaves its place, however long it or one of its words is', async () => {
  // By itself, fast-check prefers short texts.
  const size = 'max';
  const unit = fc.constantFrom(...'WMiIlabcgQ_');
  const word = fc.string({ unit, minLength: 1, maxLength: 70, size });
  const title = fc
    .array(word, { minLength: 1, maxLength: 14, size })
    .map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(title, async (text) => {
      const { right, height } = await inkOf(text);
      expect(right).toBeLessThanOrEqual(room.width + 1);
      expect(height).toBeLessThanOrEqual(room.height);
    }),
    { numRuns: 40 },
  );
});

test('a card is a small PNG of the size that previews ask for', async () => {
  const picture = await drawCard(
    {
      title: 'Connect to databases with custom functions',
      products: ['studio'],
      name: 'Toolpad Studio 0.13.0',
      group: 'How-to guides',
    },
    fonts,
  );
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...previewSize });
  expect(picture.length).toBeLessThan(30_000);
});

test('two cards that say different things are two pictures', async () => {
  const card = { title: 'CRUD', products: ['core'], name: 'Toolpad Core 0.13.0' } as const;
  const first = await drawCard(card, fonts);
  expect(await drawCard(card, fonts)).toEqual(first);
  expect(await drawCard({ ...card, title: 'Crud' }, fonts)).not.toEqual(first);
});

const page: DocumentedPage = {
  pathname: '/core/components/crud',
  title: 'CRUD',
  description: '',
  product: 'core',
  version: '0.13.0',
  current: true,
  group: 'Components',
};

describe('the cards of a site', () => {
  it('has one for each page, and none for a tab', () => {
    const cards = previewCards([page, { ...page, pathname: `${page.pathname}/hooks-api` }], 'Both');
    expect([...cards.keys()]).toEqual(['/', '/core/', '/studio/', '/core/components/crud']);
    expect(cards.get('/core/components/crud')).toEqual({
      title: 'CRUD',
      products: ['core'],
      name: 'Toolpad Core 0.13.0',
      group: 'Components',
    });
  });

  it('says less where the fonts have no glyph', () => {
    const cards = previewCards([{ ...page, title: '增删改查', group: '组件' }], 'Both');
    expect(cards.get('/core/components/crud')).toEqual({
      title: 'Toolpad Core 0.13.0',
      products: ['core'],
      name: 'Toolpad Core 0.13.0',
    });
  });
});

test.each(['Instalação', 'Übersicht — „Erste“ Schritte', 'Présentation de l’éditeur'])(
  'the fonts draw %s',
  (text) => expect(canDraw(text)).toBe(true),
);
