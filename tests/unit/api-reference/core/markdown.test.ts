import { toMarkdown } from '@site/src/api-reference/core/markdown';

test('the lists of links for upstream are removed, wherever they stand', () => {
  const links =
    'Demos:\n\n- [A](https://a.example/)\n- [B](https://b.example/)\n\nAPI:\n\n- [C](c)';
  expect(toMarkdown(links)).toBe('');
  expect(toMarkdown(`Text.\n\n${links}`)).toBe('Text.');
  expect(toMarkdown(`Text.\n\n${links}\n\nMore.`)).toBe('Text.\n\nMore.');
});

test('other lists and the words themselves stay', () => {
  const text = 'Kinds of API:\n\n- one\n- two';
  expect(toMarkdown(text)).toBe(text);
});

test.each([
  ['{@link Widget}', '`Widget`'],
  ['{@link Widget the widget}', 'the widget'],
  ['{@link Widget | the widget}', 'the widget'],
  ['{@link https://example.com}', '<https://example.com>'],
  ['{@link https://example.com the site}', '[the site](https://example.com)'],
])('%s becomes %s', (comment, markdown) => {
  expect(toMarkdown(`See ${comment}.`)).toBe(`See ${markdown}.`);
});

test('marks of line breaks are removed', () => {
  expect(toMarkdown("if it is 'credentials'.\\")).toBe("if it is 'credentials'.");
});
