import {
  articleData,
  productData,
  siteData,
  toScriptText,
} from '../../../src/components/MachineMetadata/structuredData';

const site = { name: 'Docs', url: 'https://docs.test/toolpad/', language: 'pt-BR' };
const product = {
  name: 'Toolpad Core',
  metadata: 'React components',
  version: '0.13.0',
  url: 'https://docs.test/toolpad/core/',
};
const page = {
  title: 'CRUD',
  description: 'Lists records.',
  url: 'https://docs.test/toolpad/core/crud/',
  image: 'https://docs.test/toolpad/img/social/core/crud.png',
};

test('an article names its site and its product as their own pages name themselves', () => {
  const article = articleData(page, product, site);
  expect(article).toMatchObject({ '@type': 'TechArticle', headline: 'CRUD', inLanguage: 'pt-BR' });
  expect(siteData(site, page)).toMatchObject({
    '@type': 'WebSite',
    '@id': (article.isPartOf as { '@id': string })['@id'],
  });
  expect(productData(product, page)).toMatchObject({
    '@type': 'SoftwareApplication',
    '@id': (article.about as { '@id': string })['@id'],
    softwareVersion: '0.13.0',
  });
});

test('everything is told in the words of schema.org, and has an address of its own', () => {
  const told = [siteData(site, page), productData(product, page), articleData(page, product, site)];
  expect(told.map((data) => data['@context'])).toEqual(Array(3).fill('https://schema.org'));
  expect(siteData(site, page)['@id']).toBe('https://docs.test/toolpad/#website');
  const software = productData(product, page);
  expect(software['@id']).toBe('https://docs.test/toolpad/core/#software');
  // https://developers.google.com/search/docs/appearance/structured-data/software-app
  expect(software).toMatchObject({ applicationCategory: 'DeveloperApplication' });
});

test('a title with markup does not end the script that it stands in', () => {
  const text = toScriptText({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});
