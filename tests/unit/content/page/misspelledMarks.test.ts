import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/line-mark');

describe('comments that were to mark lines', () => {
  test.each([
    [
      '```js\none();\n// higlight-start\ntwo();\n```',
      [
        '7:4  the comment "higlight-start" marks no line, and is shown -> did you mean "highlight-start"?',
      ],
    ],
    [
      '```js\none();\n# aded-next-line\ntwo();\n```',
      [
        '7:3  the comment "aded-next-line" marks no line, and is shown -> did you mean "added-next-line"?',
      ],
    ],
    [
      '```js\none();\n/* removd-end */\ntwo();\n```',
      ['7:4  the comment "removd-end" marks no line, and is shown -> did you mean "removed-end"?'],
    ],
    [
      '```js\none();\n{/* focu-start */}\ntwo();\n```',
      ['7:5  the comment "focu-start" marks no line, and is shown -> did you mean "focus-start"?'],
    ],
    [
      '```js\none();\n<!-- focuss-end -->\ntwo();\n```',
      ['7:6  the comment "focuss-end" marks no line, and is shown -> did you mean "focus-end"?'],
    ],
    [
      '```js\none();\n  // higlight-start\ntwo();\n```',
      [
        '7:6  the comment "higlight-start" marks no line, and is shown -> did you mean "highlight-start"?',
      ],
    ],
    [
      '```js\none();\n//higlight-start\ntwo();\n```',
      [
        '7:3  the comment "higlight-start" marks no line, and is shown -> did you mean "highlight-start"?',
      ],
    ],
    [
      '```js\none();\n// HIGHLIGHT-START\ntwo();\n```',
      [
        '7:4  the comment "HIGHLIGHT-START" marks no line, and is shown -> did you mean "highlight-start"?',
      ],
    ],
    [
      '```js\none();\n// Highlight-Next-Line\ntwo();\n```',
      [
        '7:4  the comment "Highlight-Next-Line" marks no line, and is shown -> did you mean "highlight-next-line"?',
      ],
    ],
    [
      '```js\none();\n// highlight-nextline\ntwo();\n```',
      [
        '7:4  the comment "highlight-nextline" marks no line, and is shown -> did you mean "highlight-next-line"?',
      ],
    ],
    [
      '```js\none();\n// added-nxt-line\ntwo();\n```',
      [
        '7:4  the comment "added-nxt-line" marks no line, and is shown -> did you mean "added-next-line"?',
      ],
    ],
    [
      '```js\none();\n// remove-start\ntwo();\n```',
      [
        '7:4  the comment "remove-start" marks no line, and is shown -> did you mean "removed-start"?',
      ],
    ],
    [
      '```js\none();\n// focused-end\ntwo();\n```',
      ['7:4  the comment "focused-end" marks no line, and is shown -> did you mean "focus-end"?'],
    ],
    [
      '```js\none();\n// higlight-start  \ntwo();\n```',
      [
        '7:4  the comment "higlight-start" marks no line, and is shown -> did you mean "highlight-start"?',
      ],
    ],
    [
      '- One\n\n  ```js\n  // higlight-start\n  one();\n  ```',
      [
        '8:6  the comment "higlight-start" marks no line, and is shown -> did you mean "highlight-start"?',
      ],
    ],
    [
      '```js\n// aded-start\n// removd-start\n```',
      [
        '6:4  the comment "aded-start" marks no line, and is shown -> did you mean "added-start"?',
        '7:4  the comment "removd-start" marks no line, and is shown -> did you mean "removed-start"?',
      ],
    ],
    [
      '```js\n// higlight-start\none();\n```',
      [
        '6:4  the comment "higlight-start" marks no line, and is shown -> did you mean "highlight-start"?',
      ],
    ],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    '```js\none();\nx // higlight-start\ntwo();\n```',
    '```js\none();\n// higlight-start x\ntwo();\n```',
    '```js\none();\n// some-word\ntwo();\n```',
    '```js\none();\n// highlight-begin\ntwo();\n```',
    '```js\none();\n// higlight\ntwo();\n```',
    '```js\none();\n// hilight-strat\ntwo();\n```',
    '```js\none();\n// hghlght-strt\ntwo();\n```',
    '```js\none();\n{ higlight-start }\ntwo();\n```',
    '```js\none();\n// highlite-start\ntwo();\n```',
    '```js\none();\n## aded-start\ntwo();\n```',
    '```js\none();\n// focus1-start\ntwo();\n```',
    '```js\none();\n-- higlight-start\ntwo();\n```',
    '```js\none();\n// -start\ntwo();\n```',
    '```js\none();\n// higlight-start-\ntwo();\n```',
    '```js\n// highlight-start\none();\n// highlight-end\n```',
    '```js\n# added-next-line\none();\n```',
    '`// higlight-start`',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
