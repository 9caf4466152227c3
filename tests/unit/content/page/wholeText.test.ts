import { problemsOfFile } from './testPage';

describe('what makes a page unreadable as a whole', () => {
  test.each([
    [
      '<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> other\n',
      [
        '1:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      '---\ntitle: A\n---\n\n<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> other\n',
      [
        '5:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      '<<<<<<< HEAD\r\nOurs.\r\n=======\r\nTheirs.\r\n>>>>>>> other\r\n',
      [
        '1:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      '<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> other',
      [
        '1:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      '<<<<<<< HEAD\nOurs.\n',
      [
        '1:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      'Text <<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> other\n',
      [
        '5:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      '---\ntitle: A\n<<<<<<< HEAD\ndescription: B\n---\n\nText.\n',
      [
        '3:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      '---\ntitle: A\n>>>>>>> other\n---\n\nText.\n',
      [
        '3:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      '---\ntitle: A\n=======\n>>>>>>> other\ndescription: b\n---\n',
      [
        '4:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      '---\r\ntitle: A\r\n>>>>>>> other\r\n---\r\n',
      [
        '3:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      '--- \ntitle: A\n>>>>>>> other\n---\n',
      [
        '3:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
      ],
    ],
    [
      'One\rTwo',
      [
        '1:4  content/line-ending  a line ends in a carriage return alone -> save the file with the line endings of Unix (LF)',
      ],
    ],
    [
      'One\r\nTwo\rThree\n',
      [
        '2:4  content/line-ending  a line ends in a carriage return alone -> save the file with the line endings of Unix (LF)',
      ],
    ],
    [
      'One\nTwo\r',
      [
        '2:4  content/line-ending  a line ends in a carriage return alone -> save the file with the line endings of Unix (LF)',
      ],
    ],
    [
      '\n---\ntitle: A\n---\n\nText.\n',
      [
        '1:1  content/late-front-matter  the front matter does not start on the first line -> remove what stands above it, blank lines and spaces included',
      ],
    ],
    [
      ' ---\ntitle: A\n---\n',
      [
        '1:1  content/late-front-matter  the front matter does not start on the first line -> remove what stands above it, blank lines and spaces included',
      ],
    ],
    [
      '\n\n---  \ntitle: A\n---\n',
      [
        '1:1  content/late-front-matter  the front matter does not start on the first line -> remove what stands above it, blank lines and spaces included',
      ],
    ],
    [
      '\r\n---\r\ntitle: A\r\n---\r\n',
      [
        '1:1  content/late-front-matter  the front matter does not start on the first line -> remove what stands above it, blank lines and spaces included',
      ],
    ],
    [
      '\t---\npage_type: A\n---\n',
      [
        '1:1  content/late-front-matter  the front matter does not start on the first line -> remove what stands above it, blank lines and spaces included',
      ],
    ],
    [
      '\n---\nT: A\n---\n',
      [
        '1:1  content/late-front-matter  the front matter does not start on the first line -> remove what stands above it, blank lines and spaces included',
      ],
    ],
    ...['{/* A */}\n', '<!-- A -->\n\n', '{/* A\n\n */}\n<!-- B -->\r\n'].map(
      (above): [string, string[]] => [
        `${above}---\ntitle: A\n---\n\nText.\n`,
        [
          '1:1  content/late-front-matter  the front matter does not start on the first line -> remove what stands above it, blank lines and spaces included',
        ],
      ],
    ),
    ...['----', '--', '\u2014', '\u2014-', '+++', '***', ';;;', '---yaml', '{'].map(
      (fence): [string, string[]] => [
        `${fence}\n${fence === '{' ? '"title"' : 'title'}: A\n${fence}\n\nText.\n`,
        [
          `1:1  content/late-front-matter  the front matter starts with ${fence} -> write it as YAML, one "key: value" a line, between two lines of ---`,
        ],
      ],
    ),
    [
      '---\ntitle: A\n---\n---\nkeywords:\n  - B\n  - C\nb: c\n---\n\nText.\n',
      [
        '4:1  content/late-front-matter  a second front matter follows the first -> move its keys into the first, and remove it',
      ],
    ],
    [
      '---\ntitle: A\n---\n---\ndescription: B\n---\n\nText.\n',
      [
        '4:1  content/late-front-matter  a second front matter follows the first -> move its keys into the first, and remove it',
      ],
    ],
    [
      '---\ntitle: A\n---\n\n---\ndescription: B\n---\n\nText.\n',
      [
        '5:1  content/late-front-matter  a second front matter follows the first -> move its keys into the first, and remove it',
      ],
    ],
    [
      '---\r\ntitle: A\r\n---\r\n\r\n---\r\nb: B\r\n---\r\n',
      [
        '5:1  content/late-front-matter  a second front matter follows the first -> move its keys into the first, and remove it',
      ],
    ],
    [
      '--- \ntitle: A\n--- \n\n\n--- \na_b: B\nc: D\n--- \n',
      [
        '6:1  content/late-front-matter  a second front matter follows the first -> move its keys into the first, and remove it',
      ],
    ],
    [
      '---\ntitle: A\n---\n\n---\nb: B\n---',
      [
        '5:1  content/late-front-matter  a second front matter follows the first -> move its keys into the first, and remove it',
      ],
    ],
    [
      '---\n---\n---\nb: B\n---\n',
      [
        '3:1  content/late-front-matter  a second front matter follows the first -> move its keys into the first, and remove it',
      ],
    ],
    [
      '---\t\ntitle: A\n---\t\n---\t\nb:\n---\t\n',
      [
        '4:1  content/late-front-matter  a second front matter follows the first -> move its keys into the first, and remove it',
      ],
    ],
  ])('%j is told', async (text, says) => {
    expect(await problemsOfFile(text)).toEqual(says);
  });

  test.each([
    'Ours.\n=======\nTheirs.\n',
    '---\ntitle: "A <<<<<<< HEAD"\n---\n\nText.\n',
    '---\ntitle: A\n---\n\n```text\n>>>>>>> other\n```\n',
    '---\ntitle: A\n---\n\n```text\n<<<<<<< HEAD\n```\n',
    'One\r\nTwo\r\n',
    '\n---\n\nText.\n',
    '\n---\nTwo words: a\n',
    'Text\n---\ntitle: A\n---\n',
    '\n----\ntitle: A\n',
    '\n---\n1: A\n---\n',
    '---\ntitle: A\n---\n\n---\nText.\n---\n',
    '---\ntitle: A\n---\n\n---\ndescription: B\n\n---\n',
    '---\ntitle: A\n---\n\nText.\n\n---\ndescription: B\n---\n',
    '---\ntitle: A\n---\n\n---\n\n---\n',
    '---\ntitle: A\n---\n\n---\nb: B\n---c\n',
  ])('%j is left alone', async (text) => {
    expect(await problemsOfFile(text)).toEqual([]);
  });
});
