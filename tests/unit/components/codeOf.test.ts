/** @jest-environment jsdom */
import { codeOf } from '@site/src/components/CodeBlock/codeOf';

/** A block of samples; those that begin with `hidden` are not shown. */
function block(...samples: readonly string[]): Element {
  const element = document.createElement('div');
  element.innerHTML = samples.map((html) => `<pre>${html}</pre>`).join('');
  for (const pre of element.querySelectorAll('pre')) {
    const isShown = !pre.textContent?.startsWith('hidden');
    pre.getClientRects = () => ({ length: isShown ? 1 : 0 }) as DOMRectList;
  }
  return element;
}

const bash = (code: string) => block(`<code class="language-bash">${code}</code>`);

test('the code that is shown is copied, without the last end of a line', () => {
  expect(codeOf(block('<code>hidden</code>', '<code>a\n\nb\n\n</code>'))).toBe('a\n\nb\n');
  expect(codeOf(block('<code>hidden</code>'))).toBeUndefined();
  expect(codeOf(block())).toBeUndefined();
});

test('prompts of a terminal are left out at the beginnings of lines', () => {
  expect(codeOf(bash('$ npm install\necho $ HOME\n$ npm start'))).toBe(
    'npm install\necho $ HOME\nnpm start',
  );
  expect(codeOf(block('<code class="language-ts">$ one</code>'))).toBe('$ one');
});

test('lines that a sample takes away are not copied, nor their ends', () => {
  const kept = '<span class="line">new</span>';
  const removed = '<span class="line line-removed">old</span>';
  const codeOfLines = (...lines: readonly string[]) =>
    codeOf(block(`<code>${lines.join('\n')}</code>`));
  expect(codeOfLines(removed, kept, removed, kept)).toBe('new\nnew');
  expect(codeOfLines(kept, removed)).toBe('new');
  expect(codeOfLines(removed)).toBe('');
});
