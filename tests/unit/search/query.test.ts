import { parseQuery } from '../../../src/search/query';

describe('a query', () => {
  it('loses the words that say nothing, and keeps its order', () => {
    expect(parseQuery('How do I change the logo?', 'en').terms).toEqual(['change', 'logo']);
  });

  it('keeps them if there is nothing else', () => {
    expect(parseQuery('how to', 'en').terms).toEqual(['how', 'to']);
  });

  it('takes names of the API apart from what stands around them', () => {
    expect(parseQuery('@toolpad/core/useDialogs()', 'en')).toMatchObject({
      terms: ['usedialogs'],
      product: 'core',
    });
    expect(parseQuery('TOOLPAD_AUTH_SECRET', 'en').terms).toEqual(['toolpad_auth_secret']);
  });

  it('reads a product as the place to look in, unless it is the subject', () => {
    expect(parseQuery('install studio', 'en')).toMatchObject({
      terms: ['install'],
      product: 'studio',
    });
    expect(parseQuery('core', 'en').terms).toEqual(['core']);
    expect(parseQuery('studio or core', 'en').product).toBeUndefined();
    expect(parseQuery('core vs studio', 'en').terms).toEqual(['core', 'vs', 'studio']);
  });

  it('reads the number of a version alone, as pages write it', () => {
    expect(parseQuery('mui v7', 'en').terms).toEqual(['7']);
    expect(parseQuery('v7beta', 'en').terms).toEqual(['v7beta']);
  });

  it('takes letters of full width for those that they are', () => {
    expect(parseQuery('ＵＳＥＤＩＡＬＯＧＳ', 'zh-CN').terms).toEqual(['usedialogs']);
  });

  it('segments Chinese', () => {
    expect(parseQuery('如何绑定数据', 'zh-CN').terms).toEqual(['绑定', '数据']);
  });

  it('drops diacritics and other languages’ small words', () => {
    expect(parseQuery('a instalação do Toolpad', 'pt-BR').terms).toEqual(['instalacao']);
  });

  it.each(['', '   ', '?!', '…'])('is empty for %p', (text) => {
    expect(parseQuery(text, 'en').terms).toEqual([]);
  });
});
