import { withWholeEnds } from '@site/src/content/page/shortEnds';
import { processorTime } from '../../../support/processorTime';

/** What is told of a text, by its places and fixes. */
function told(text: string): string[] {
  return withWholeEnds(text).problems.map(({ line, column, message, fix }) => {
    return `${line}:${column}  ${message} -> ${fix}`;
  });
}

describe('too few colons to end an admonition', () => {
  test.each([
    [
      ':::tip\nText.\n::',
      ['3:1  "::" has too few colons to end the admonition of line 1 -> write :::'],
      ':::tip\nText.\n:::',
    ],
    [
      '> ::::tip[Title]\n> Text.\n> :: \n\nMore.',
      ['3:3  "::" has too few colons to end the admonition of line 1 -> write ::::'],
      '> ::::tip[Title]\n> Text.\n> ::::\n\nMore.',
    ],
    [
      ':::tip\n::\n\n  :::note\n  Text.\n  ::\n',
      [
        '2:1  "::" has too few colons to end the admonition of line 1 -> write :::',
        '6:3  "::" has too few colons to end the admonition of line 4 -> write :::',
      ],
      ':::tip\n:::\n\n  :::note\n  Text.\n  :::\n',
    ],
    [
      '::::tip\n:::note\n::\n::::',
      ['3:1  "::" has too few colons to end the admonition of line 2 -> write :::'],
      '::::tip\n:::note\n:::\n::::',
    ],
    [
      '::::tip\nText.\n:::\n\nMore.',
      ['3:1  ":::" has too few colons to end the admonition of line 1 -> write ::::'],
      '::::tip\nText.\n::::\n\nMore.',
    ],
  ])('%j', (text, problems, whole) => {
    expect(told(text)).toEqual(problems);
    expect(withWholeEnds(text).text).toBe(whole);
  });

  test.each([
    'Text.\n::',
    ':::tip\nText.\n:::\n::',
    ':::tip\na ::\n:: b\n:::',
    '::tip\nText.\n::',
    '::::tip\n:::note\nText.\n:::\n::::',
    '::::tip\n- :::note\n  Text.\n  :::\n1. :::note\n   Text.\n   :::\n::::',
    ':::tip\nText.\n::::',
    ':::tip\n```yaml\n::\n```\n:::',
    ':::tip\n{/*\n::\n*/}\n:::',
  ])('are no others: %j', (text) => {
    expect(told(text)).toEqual([]);
    expect(withWholeEnds(text).text).toBe(text);
  });
});

test.each(['\n', ' ', ' \n', ':', '> ', '::'])('a text of %j takes no time', (part) => {
  const start = processorTime();
  withWholeEnds(part.repeat(300_000));
  expect(processorTime() - start).toBeLessThan(3000);
});
