import { excerptOf, markTerms } from '../../../src/search/excerpt';

const textOf = (segments: readonly { text: string }[]) => segments.map(({ text }) => text).join('');

describe('marks', () => {
  it('stand on words, their forms, and the parts of names', () => {
    expect(markTerms('Open dialogs by useDialogs().', ['dialog'], 'en')).toEqual([
      { text: 'Open ', marked: false },
      { text: 'dialogs', marked: true },
      { text: ' by ', marked: false },
      { text: 'useDialogs', marked: true },
      { text: '().', marked: false },
    ]);
  });

  it('keep the text as it is', () => {
    const text = '<b>&amp; 你好 …';
    expect(textOf(markTerms(text, ['b'], 'en'))).toBe(text);
  });
});

describe('an excerpt', () => {
  const filler = 'Nothing of interest stands here. '.repeat(20);

  it('shows where most terms stand together', () => {
    const text = `A logo. ${filler}Set the logo and the title of the app here. ${filler}`;
    const excerpt = textOf(excerptOf(text, ['logo', 'title'], 'en'));
    expect(excerpt).toContain('Set the logo and the title');
    expect(excerpt.length).toBeLessThan(180);
    expect(excerpt.startsWith('… ')).toBe(true);
  });

  it('is the beginning if no term is in the text', () => {
    expect(textOf(excerptOf(filler, ['logo'], 'en'))).toMatch(/^Nothing of interest/);
  });

  const words = (count: number, word = 'word'): string => `${word} `.repeat(count).trim();

  it('is the whole of a short text', () => {
    expect(textOf(excerptOf('Set the logo here.', ['logo'], 'en'))).toBe('Set the logo here.');
    expect(textOf(excerptOf(words(30), ['logo'], 'en'))).toBe(words(30));
    expect(excerptOf('', ['logo'], 'en')).toEqual([]);
  });

  it('ends with a word, and says that there is more', () => {
    const excerpt = textOf(excerptOf(words(60), ['logo'], 'en'));
    expect(excerpt).toMatch(/^(?:word )+…$/);
    expect(excerpt.length).toBeLessThanOrEqual(152);
    expect(excerpt.length).toBeGreaterThan(140);
  });

  it('begins with a word a little before what was found', () => {
    const excerpt = textOf(excerptOf(`${words(60)} logo ${words(60)}`, ['logo'], 'en'));
    expect(excerpt).toMatch(/^… (?:word ){5,6}logo (?:word )+…$/);
  });

  it('begins with the text if what was found stands near its beginning', () => {
    const excerpt = textOf(excerptOf(`${words(7)} logo ${words(60)}`, ['logo'], 'en'));
    expect(excerpt).toMatch(/^(?:word ){7}logo /);
  });

  it('reaches to the end of the text if that is near', () => {
    const excerpt = textOf(excerptOf(`${words(60)} logo ${words(3, 'last')}`, ['logo'], 'en'));
    expect(excerpt).toMatch(/^… (?:word )+logo last last last$/);
  });

  it('prefers different terms to one term often, and more of a term to less', () => {
    const often = 'logo logo logo logo';
    const apart = words(60);
    expect(
      textOf(excerptOf(`${often} ${apart} logo title ${apart}`, ['logo', 'title'], 'en')),
    ).toContain('logo title');
    expect(textOf(excerptOf(`one logo ${apart} two logo logo ${apart}`, ['logo'], 'en'))).toContain(
      'two logo logo',
    );
    expect(textOf(excerptOf(`one logo ${apart} two logo ${apart}`, ['logo'], 'en'))).toContain(
      'one logo',
    );
  });

  it('is shorter where characters are wide, and cut between words', () => {
    const excerpt = textOf(excerptOf('绑定数据'.repeat(60), ['对话框'], 'zh-CN'));
    expect(excerpt.length).toBeLessThanOrEqual(82);
    expect(excerpt).toMatch(/^(?:绑定|数据)+ …$/);
    const inside = textOf(
      excerptOf(`${'绑定数据'.repeat(30)}对话框${'绑定数据'.repeat(30)}`, ['对话框'], 'zh-CN'),
    );
    expect(inside).toMatch(/^… (?:绑定|数据)+对话框绑定.* …$/);
  });
});
