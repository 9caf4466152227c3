import { problemsOfFile } from './testPage';

const page = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n\nText.\n`;

describe('YAML that can not be read', () => {
  test.each([
    [
      'a colon',
      page('title: A', 'description: Colons: the end.'),
      '3:14  the description has a colon with a space behind it -> put it into quotes: description: "Colons: the end."',
    ],
    [
      'a colon beside quotes',
      page('title: A: "b"'),
      '2:8  the title has a colon with a space behind it -> put it into quotes: title: \'A: "b"\'',
    ],
    [
      'a colon beside quotes of both kinds',
      page('title: A: "b\'s"'),
      "2:8  the title has a colon with a space behind it -> put it into quotes: title: 'A: \"b''s\"'",
    ],
    [
      'a colon and a backslash',
      page('title: A: b\\d'),
      "2:8  the title has a colon with a space behind it -> put it into quotes: title: 'A: b\\d'",
    ],
    [
      'an apostrophe between single quotes',
      page('title: A', "description: 'What it's for.'", 'pageType: x'),
      '3:14  the description goes on behind its closing quote -> put it into quotes: description: "What it\'s for."',
    ],
    [
      'text behind quotes',
      page('title: "A" b'),
      "2:8  the title goes on behind its closing quote -> put it into quotes: title: 'A\" b'",
    ],
    [
      'a name with an at sign',
      page('title: @toolpad/core'),
      '2:8  the title starts with @, a mark of YAML -> put it into quotes: title: "@toolpad/core"',
    ],
    [
      'code',
      page('title: `Account`'),
      '2:8  the title starts with `, a mark of YAML -> put it into quotes: title: "`Account`"',
    ],
    [
      'emphasis',
      page('title: *A* b'),
      '2:8  the title starts with *, a mark of YAML -> put it into quotes: title: "*A* b"',
    ],
    [
      'brackets',
      page('title: [A] b'),
      '2:8  the title starts with [, a mark of YAML -> put it into quotes: title: "[A] b"',
    ],
    [
      'an open quote',
      page('title: "Quotes', 'description: Says enough.', 'pageType: x'),
      '2:8  the quote in front of the title is not closed -> write title: "Quotes"',
    ],
    [
      'an open quote below a closed one',
      page('title: "A"', "description: 'Says enough."),
      '3:14  the quote in front of the description is not closed -> write description: "Says enough."',
    ],
    [
      'a key that is indented',
      page('title: A', '  description: B c.', 'pageType: x'),
      '3:1  "description" is indented, and so a part of the value above -> remove the blanks in front of it',
    ],
    [
      'a list that is indented',
      page('title: A', ' keywords:', '   - b'),
      '3:1  "keywords" is indented, and so a part of the value above -> remove the blanks in front of it',
    ],
    [
      'a key twice',
      page('title: A', 'pageType: x', 'title: B'),
      '4:1  the key "title" is there twice -> remove one of the two',
    ],
    [
      'a key twice in a value',
      page('title: A', 'apiTabs:', '  hooks: [a]', '  hooks: [b]'),
      '5:3  the key "hooks" is there twice -> remove one of the two',
    ],
  ])('%s is told with what to write', async (_name, file, says) => {
    const expected = says.replace('  ', '  content/front-matter-yaml  ');
    expect(await problemsOfFile(file)).toEqual([expected]);
  });

  test.each([
    ['an open list of words', page('keywords: [a, b', 'title: A')],
    ['a colon in a list', page('keywords: a: b')],
    ['an open quote in a list', page('keywords: ["a]')],
    ['a list for a text', page('title: - A')],
  ])('%s is told in the words of the library', async (_name, file) => {
    const [said = ''] = await problemsOfFile(file);
    expect(said).toContain('the front matter is not valid YAML');
  });

  test('a line of 300,000 letters takes no time', async () => {
    const start = performance.now();
    await problemsOfFile(page(`title: "${'a '.repeat(150_000)}`));
    await problemsOfFile(page(`title${' '.repeat(300_000)}`, 'a: b: c'));
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
