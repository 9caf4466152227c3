import { problemsOfFile } from './testPage';

describe('faults of the front matter', () => {
  test.each([
    [
      '---\ntitle: A\n\nText.\n',
      [
        '1:1  content/unclosed-front-matter  the front matter has no end -> add a line with three hyphens below the last key',
      ],
    ],
    [
      '---\ntitle: A\n----\nText.\n',
      [
        '1:1  content/unclosed-front-matter  the front matter has no end -> add a line with three hyphens below the last key',
      ],
    ],
    [
      '---',
      [
        '1:1  content/unclosed-front-matter  the front matter has no end -> add a line with three hyphens below the last key',
      ],
    ],
    [
      '---\ntitle: A\n ---\n\nText.\n',
      [
        '1:1  content/unclosed-front-matter  the front matter has no end -> add a line with three hyphens below the last key',
      ],
    ],
    [
      '---\ntitle: A\n---a\n\nText.\n',
      [
        '1:1  content/unclosed-front-matter  the front matter has no end -> add a line with three hyphens below the last key',
      ],
    ],
    [
      '---\ntitle: A: b\n---\n\nText.\n',
      [
        '2:8  content/front-matter-yaml  the title has a colon with a space behind it -> put it into quotes: title: "A: b"',
      ],
    ],
    [
      '---\ntitle: "A\n---\n\nText.\n',
      [
        '2:8  content/front-matter-yaml  the quote in front of the title is not closed -> write title: "A"',
      ],
    ],
    [
      "---\ntitle: 'A\n---\n\nText.\n",
      [
        '2:8  content/front-matter-yaml  the quote in front of the title is not closed -> write title: "A"',
      ],
    ],
    [
      '---\ntitle: A\ntitle: B\n---\n\nText.\n',
      ['3:1  content/front-matter-yaml  the key "title" is there twice -> remove one of the two'],
    ],
    [
      '---\ntitle: [A\n---\n\nText.\n',
      [
        '2:10  content/front-matter-yaml  the front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ] -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\ntitle: {A\n---\n\nText.\n',
      [
        '2:10  content/front-matter-yaml  the front matter is not valid YAML: Flow map in block collection must be sufficiently indented and end with a } -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\n\ttitle: A\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: Tabs are not allowed as indentation -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\ntitle: @A\n---\n\nText.\n',
      [
        '2:8  content/front-matter-yaml  the title starts with @, a mark of YAML -> put it into quotes: title: "@A"',
      ],
    ],
    [
      '---\ntitle: `A`\n---\n\nText.\n',
      [
        '2:8  content/front-matter-yaml  the title starts with `, a mark of YAML -> put it into quotes: title: "`A`"',
      ],
    ],
    [
      '---\ntitle: %A\n---\n\nText.\n',
      [
        '2:8  content/front-matter-yaml  the title starts with %, a mark of YAML -> put it into quotes: title: "%A"',
      ],
    ],
    [
      '---\ntitle: A\n  b: C\n---\n\nText.\n',
      [
        '2:8  content/front-matter-yaml  the front matter is not valid YAML: Nested mappings are not allowed in compact mappings -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\ntitle: *a\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: Unresolved alias (the anchor must be set before the alias): a -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\ntitle: !a B\n---\n\nText.\n',
      [
        '2:8  content/front-matter-yaml  the front matter is not valid YAML: Unresolved tag: !a -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\ntitle: !!js A\n---\n\nText.\n',
      [
        '2:8  content/front-matter-yaml  the front matter is not valid YAML: Unresolved tag: tag:yaml.org,2002:js -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\n- A\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: it has no keys -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\nA\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: it has no keys -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\n\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: it has no keys -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\n# A\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: it has no keys -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\ntitle:A\n---\n\nText.\n',
      [
        '2:6  content/front-matter-yaml  a space is missing behind "title:" -> write "title: " and the value',
      ],
    ],
    [
      '---\ntitle: A\ndescription:B\n---\n\nText.\n',
      [
        '3:12  content/front-matter-yaml  a space is missing behind "description:" -> write "description: " and the value',
      ],
    ],
    [
      '---\ntitle：A\n---\n\nText.\n',
      [
        '2:6  content/front-matter-yaml  the colon behind "title" is of full width -> write "title: " with a colon of ASCII and a space',
      ],
    ],
    [
      '---\ntitle ： A\nb: C\n---\n\nText.\n',
      [
        '2:7  content/front-matter-yaml  the colon behind "title" is of full width -> write "title: " with a colon of ASCII and a space',
      ],
    ],
    [
      '---\ntitle: A\ndescription：B\n---\n\nText.\n',
      [
        '3:12  content/front-matter-yaml  the colon behind "description" is of full width -> write "description: " with a colon of ASCII and a space',
      ],
    ],
    [
      '---\ntitle:https://example.com/\n---\n\nText.\n',
      [
        '2:6  content/front-matter-yaml  a space is missing behind "title:" -> write "title: " and the value',
      ],
    ],
    [
      '---\ntitle://a\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: it has no keys -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\npage_type:A\nb: C\n---\n\nText.\n',
      [
        '2:10  content/front-matter-yaml  a space is missing behind "page_type:" -> write "page_type: " and the value',
      ],
    ],
    [
      '---\na-b:C\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: it has no keys -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\n1:A\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: it has no keys -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\ntitle: A\nB\n---\n\nText.\n',
      [
        '3:1  content/front-matter-yaml  the front matter is not valid YAML: Implicit map keys need to be followed by map values -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\ntitle: "A" b\n---\n\nText.\n',
      [
        "2:8  content/front-matter-yaml  the title goes on behind its closing quote -> put it into quotes: title: 'A\" b'",
      ],
    ],
    [
      '---\ntitle: >\nA\n---\n\nText.\n',
      [
        '3:1  content/front-matter-yaml  the front matter is not valid YAML: Implicit map keys need to be followed by map values -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\ntitle: A\u00a0: b\n---\n\nText.\n',
      [
        '2:8  content/front-matter-yaml  the title has a colon with a space behind it -> put it into quotes: title: "A\u00a0: b"',
      ],
    ],
    [
      '---\ntitle: a\nText：b\nc: d: e\n---\n\nText.\n',
      [
        '3:5  content/front-matter-yaml  the colon behind "Text" is of full width -> write "Text: " with a colon of ASCII and a space',
      ],
    ],
    [
      '---\na: b: c\nd:e\n---\n\nText.\n',
      [
        '3:2  content/front-matter-yaml  a space is missing behind "d:" -> write "d: " and the value',
      ],
    ],
    [
      '---\n:a\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: it has no keys -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\n%YAML 1.2\n---\n\nText.\n',
      [
        '2:10  content/front-matter-yaml  the front matter is not valid YAML: Missing directives-end indicator line -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\ntitle: "a\\q"\n---\n\nText.\n',
      [
        '2:10  content/front-matter-yaml  the front matter is not valid YAML: Invalid escape sequence \\q -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      '---\na: &a [b]\nc: &c [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\n---\n\nText.\n',
      [
        '2:1  content/front-matter-yaml  the front matter is not valid YAML: Excessive alias count indicates a resource exhaustion attack -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
  ])('%j is told', async (text, says) => {
    expect(await problemsOfFile(text)).toEqual(says);
  });

  test.each([
    '--- \ntitle: A\n---\t\n\nText.\n',
    '---\r\ntitle: A\r\n---\r\n\r\nText.\r\n',
    'Text.',
    'a---\ntitle: "A\n---\n',
    '---\ntitle : A\n---\n\nText.\n',
    '---\ntitle: A #b\n---\n\nText.\n',
    '---\ntitle: #A\n---\n\nText.\n',
    '---\ntitle: &a A\nb: *a\n---\n\nText.\n',
    '---\ntitle:\n  - A\n  - B\n---\n\nText.\n',
    '---\ntitle: 2020-01-01\n---\n\nText.\n',
    '---\ntitle: |\n  A\n  b: C\n---\n\nText.\n',
    '---\n? A\n---\n\nText.\n',
    '---\ntitle: A,\nb: [c, d: e]\n---\n\nText.\n',
  ])('%j is left alone', async (text) => {
    expect(await problemsOfFile(text)).toEqual([]);
  });
});
