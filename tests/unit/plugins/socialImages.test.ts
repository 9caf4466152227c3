import { productIds } from '@site/src/products';
import { previewCards } from '@site/src/plugins/social-images/cards';
import type { DocumentedPage } from '@site/src/plugins/documentedPages';

const page: DocumentedPage = {
  pathname: '/core/components/crud',
  title: 'CRUD',
  description: '',
  product: 'core',
  version: '0.13.0',
  current: true,
  translated: false,
  group: 'Components',
};

const english = {
  language: 'en',
  title: 'CRUD',
  products: ['core'],
  name: 'Toolpad Core 0.13.0',
  group: 'Components',
};

const site = {
  language: 'en',
  title: 'Documentation',
  tagline: 'Both',
  metadata: { core: 'Components', studio: 'Builder' },
};

test('there is a card for each page, and none for a tab', () => {
  const cards = previewCards([page, { ...page, pathname: `${page.pathname}/hooks-api` }], site);
  expect([...cards.keys()]).toEqual(['/', '/core/', '/studio/', '/core/components/crud']);
  expect(cards.get('/core/components/crud')).toEqual(english);
});

test('a translated page has a card in its language', () => {
  const translated = { ...page, title: '增删改查', group: '组件', translated: true };
  expect(
    previewCards([translated], { ...site, language: 'zh' }).get('/core/components/crud'),
  ).toEqual({ ...english, language: 'zh', title: '增删改查', group: '组件' });
});

test('a page that is not translated has the card of the English page, so that both are one picture', () => {
  const [inEnglish, inArabic] = [site, { ...site, language: 'ar' }].map((texts) =>
    previewCards([{ ...page, group: texts.language === 'ar' ? 'المكوّنات' : page.group }], texts),
  );
  const card = inArabic?.get('/core/components/crud');
  expect(card).toEqual(english);
  expect(JSON.stringify(card)).toBe(JSON.stringify(inEnglish?.get('/core/components/crud')));
});

test('an archived page that the navigation does not have keeps the group of its sidebar', () => {
  const archived = { ...page, pathname: '/core/0.12.1/components/crud', group: 'Parts' };
  const cards = previewCards([archived], { ...site, language: 'ar' });
  expect(cards.get(archived.pathname)).toMatchObject({ language: 'en', group: 'Parts' });
});

test('start pages say what the site and its products are, in the language of the site', () => {
  const cards = previewCards([], {
    language: 'ar',
    title: 'وثائق Toolpad',
    tagline: 'Toolpad Studio و Toolpad Core',
    metadata: { core: 'مكوّنات', studio: 'أداة' },
  });
  expect(cards.get('/')).toEqual({
    language: 'ar',
    title: 'Toolpad Studio و Toolpad Core',
    products: productIds,
    name: 'وثائق Toolpad',
  });
  expect(cards.get('/core/')).toEqual({
    language: 'ar',
    title: 'مكوّنات',
    products: ['core'],
    name: 'Toolpad Core 0.13.0',
  });
  expect(cards.get('/studio/')).toMatchObject({ title: 'أداة', name: 'Toolpad Studio 0.13.0' });
});
