import { unsafeMarkup } from '@site/src/content/checks/unsafeMarkup';
import type { SiteContent } from '@site/src/content/site';

/** What is told of an element with one attribute. */
function told(element: string, attribute: string, value?: string): string[] {
  const attributes = [{ name: attribute, value, line: 8, column: 7 }];
  const elements = [{ name: element, attributes, line: 8, column: 1 }];
  const pages = [{ file: 'docs-core/a.mdx', body: { elements, links: [] } }];
  return unsafeMarkup({ pages } as unknown as SiteContent).map(
    ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
  );
}

test.each([
  ['form', 'action', 'https://example.com/send'],
  ['form', 'action', ' //example.com/send'],
  ['form', 'ACTION', 'HTTP://example.com'],
  ['button', 'formAction', 'https://example.com/send'],
  ['input', 'formaction', 'https://example.com/send'],
])('<%s %s="%s"> would send nothing', (element, attribute, value) => {
  expect(told(element, attribute, value)).toEqual([
    `docs-core/a.mdx:8:7 content/remote-form <${element}> sends a form to "${value}", which the security policy of the site blocks`,
  ]);
});

test.each([
  ['form', 'action', '/search/'],
  ['form', 'action', 'docs//a'],
  ['form', 'action', undefined],
  ['form', 'formaction', 'https://example.com'],
  ['button', 'action', 'https://example.com'],
  ['a', 'action', 'https://example.com'],
  ['toString', 'action', 'https://example.com'],
])('<%s %s="%s"> is not about other servers', (element, attribute, value) => {
  expect(told(element, attribute, value)).toEqual([]);
});
