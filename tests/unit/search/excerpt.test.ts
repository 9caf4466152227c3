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
});
