import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/typeset-code');

describe('characters of typography in code', () => {
  test.each([
    [
      '`a\u00a0b`',
      [
        '5:3  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
      ],
    ],
    [
      '`a\u2007b`',
      [
        '5:3  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
      ],
    ],
    [
      '`a\u202fb`',
      [
        '5:3  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
      ],
    ],
    ['`npm –save`', ['5:6  the option in the code starts with a dash of text -> write - or --']],
    ['`–save`', ['5:2  the option in the code starts with a dash of text -> write - or --']],
    ['`—save`', ['5:2  the option in the code starts with a dash of text -> write - or --']],
    ['`––save-dev`', ['5:2  the option in the code starts with a dash of text -> write - or --']],
    ['`–S`', ['5:2  the option in the code starts with a dash of text -> write - or --']],
    ['``–save``', ['5:3  the option in the code starts with a dash of text -> write - or --']],
    ['`` –save ``', ['5:4  the option in the code starts with a dash of text -> write - or --']],
    ['`–-save`', ['5:2  the option in the code starts with a dash of text -> write - or --']],
    ['`-–save`', ['5:2  the option in the code starts with a dash of text -> write - or --']],
    ['`‐save`', ['5:2  the option in the code starts with a dash of text -> write - or --']],
    ['`npm ‑‑save`', ['5:6  the option in the code starts with a dash of text -> write - or --']],
    [
      'Pass `--save`, or\n**`–S`**.',
      ['6:4  the option in the code starts with a dash of text -> write - or --'],
    ],
    [
      '| A |\n| - |\n| `–save` |',
      ['7:4  the option in the code starts with a dash of text -> write - or --'],
    ],
    ['`npm —save`', ['5:6  the option in the code starts with a dash of text -> write - or --']],
    ['`npm ––save`', ['5:6  the option in the code starts with a dash of text -> write - or --']],
    ['`npm –S`', ['5:6  the option in the code starts with a dash of text -> write - or --']],
    [
      '```bash\n–save\n```',
      ['6:1  the option in the code starts with a dash of text -> write - or --'],
    ],
    [
      '```bash\nnpm i\nnpm –save\n```',
      ['7:5  the option in the code starts with a dash of text -> write - or --'],
    ],
    [
      '~~~js title="A –b\u00a0c"\none();\u00a0two();\n~~~',
      [
        '6:7  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
      ],
    ],
    [
      '````js title="A –b"\none –b();\n````',
      ['6:5  the option in the code starts with a dash of text -> write - or --'],
    ],
    [
      '```bash\necho “a”\n```',
      [
        '6:6  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '```console\necho “a”\n```',
      [
        '6:6  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '```powershell\necho “a”\n```',
      [
        '6:6  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '```sh\necho “a”\n```',
      [
        '6:6  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '```shell\necho “a”\n```',
      [
        '6:6  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '```zsh\necho “a”\n```',
      [
        '6:6  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '```bash\necho ‘\n```',
      [
        '6:6  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '```bash\necho ’\n```',
      [
        '6:6  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '```bash\necho “\n```',
      [
        '6:6  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '```bash\necho ”\n```',
      [
        '6:6  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '- One\n\n  ```bash\n  echo “a” –b\u00a0c\n  ```',
      [
        '8:14  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
        '8:12  the option in the code starts with a dash of text -> write - or --',
        '8:8  the quote in the command is typographic, which no shell takes for a quote -> write \' or "',
      ],
    ],
    [
      '`a\u00a0b\u00a0c` and `d\u00a0e`',
      [
        '5:3  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
        '5:15  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
      ],
    ],
    [
      '> ```js\n> a\u00a0b\n> ```',
      [
        '6:4  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
      ],
    ],
    [
      'Text `a` and\n`b –c`.',
      ['6:4  the option in the code starts with a dash of text -> write - or --'],
    ],
    [
      '```bash\necho a\t–b\n```',
      ['6:8  the option in the code starts with a dash of text -> write - or --'],
    ],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    '`a\u2003b`',
    'a\u00a0b',
    '`npm – save`',
    '`a–b`',
    '`–`',
    '`—`',
    '`–1`',
    '`–.5`',
    '`– save`',
    '`–Ä`',
    '`--save`',
    '`-S`',
    '–save',
    '`a‑b`',
    '`npm –1`',
    '```js title="A –b\u00a0c"\none();\n```',
    '```js\necho “a”\n```',
    '```text\necho “a”\n```',
    '```\necho “a”\n```',
    '`echo “a”`',
    '```bash title="A “b”"\necho "a"\n```',
    '```bash\necho „a\n```',
    '```bash\necho –Ä\n```',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
