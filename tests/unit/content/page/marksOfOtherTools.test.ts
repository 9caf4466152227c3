import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

describe('marks of other tools that are shown', () => {
  test.each([
    [
      '=== "A"',
      [
        '5:1  === "A" is a tab of MkDocs, and is shown as text -> write <Tabs> with a <TabItem value="…" label="…"> for each tab',
      ],
    ],
    [
      '===! "A"',
      [
        '5:1  ===! "A" is a tab of MkDocs, and is shown as text -> write <Tabs> with a <TabItem value="…" label="…"> for each tab',
      ],
    ],
    [
      '===+ "A"',
      [
        '5:1  ===+ "A" is a tab of MkDocs, and is shown as text -> write <Tabs> with a <TabItem value="…" label="…"> for each tab',
      ],
    ],
    [
      '===  "A b"',
      [
        '5:1  ===  "A b" is a tab of MkDocs, and is shown as text -> write <Tabs> with a <TabItem value="…" label="…"> for each tab',
      ],
    ],
    [
      '=== ""',
      [
        '5:1  === "" is a tab of MkDocs, and is shown as text -> write <Tabs> with a <TabItem value="…" label="…"> for each tab',
      ],
    ],
    [
      '*a*\n=== "B"',
      [
        '6:1  === "B" is a tab of MkDocs, and is shown as text -> write <Tabs> with a <TabItem value="…" label="…"> for each tab',
      ],
    ],
    [
      '.. note::',
      [
        '5:1  ".. note::" is a directive of Sphinx, and is shown as text -> write :::note and ::: around a note, or three backticks around code',
      ],
    ],
    [
      '..  code-block:: python',
      [
        '5:1  "..  code-block::" is a directive of Sphinx, and is shown as text -> write :::note and ::: around a note, or three backticks around code',
      ],
    ],
    [
      'Text\n.. image:: a.png',
      [
        '6:1  ".. image::" is a directive of Sphinx, and is shown as text -> write :::note and ::: around a note, or three backticks around code',
      ],
    ],
    [
      'See :ref:`a`.',
      [
        '5:5  :ref: is a role of Sphinx, and is shown as text -> write [text](address) for a link, or `code` alone',
      ],
    ],
    [
      'See :py:func:`a`.',
      [
        '5:5  :py:func: is a role of Sphinx, and is shown as text -> write [text](address) for a link, or `code` alone',
      ],
    ],
    [
      'See :ref: `a`.',
      ['5:5  :ref: is shown as text -> write the character itself, or put code into backticks'],
    ],
    [
      'See :r:`a`.',
      [
        '5:5  :r: is a role of Sphinx, and is shown as text -> write [text](address) for a link, or `code` alone',
      ],
    ],
    [
      'See :ref:*a*.',
      ['5:5  :ref: is shown as text -> write the character itself, or put code into backticks'],
    ],
    [
      '?> tip',
      [
        '5:1  "?>" is a note of docsify, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '!> tip',
      [
        '5:1  "!>" is a note of docsify, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '> ?> tip',
      [
        '5:3  "?>" is a note of docsify, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '!>  tip',
      [
        '5:1  "!>" is a note of docsify, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      'Term\n: Definition',
      [
        '6:1  the colon makes no definition here, so it is shown as text -> write a list, with the term in **bold**',
      ],
    ],
    [
      'Term\n  : Definition',
      [
        '6:3  the colon makes no definition here, so it is shown as text -> write a list, with the term in **bold**',
      ],
    ],
    [
      'Term\n:   Definition',
      [
        '6:1  the colon makes no definition here, so it is shown as text -> write a list, with the term in **bold**',
      ],
    ],
    [
      '*Term*\n: Definition',
      [
        '6:1  the colon makes no definition here, so it is shown as text -> write a list, with the term in **bold**',
      ],
    ],
    [
      'Term\n\t: Definition',
      [
        '6:2  the colon makes no definition here, so it is shown as text -> write a list, with the term in **bold**',
      ],
    ],
    [
      '$E=mc^2$',
      [
        '5:1  "$E=mc^2$" is a formula elsewhere, and is shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    [
      '$a\\b$',
      [
        '5:1  "$a\\b$" is a formula elsewhere, and is shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    [
      'It is $x^2$.',
      [
        '5:7  "$x^2$" is a formula elsewhere, and is shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    [
      '$a=$',
      [
        '5:1  "$a=$" is a formula elsewhere, and is shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    [
      '$=b$',
      [
        '5:1  "$=b$" is a formula elsewhere, and is shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    [
      '$_=b$',
      [
        '5:1  "$_=b$" is a formula elsewhere, and is shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    [
      '$ab=cd$',
      [
        '5:1  "$ab=cd$" is a formula elsewhere, and is shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    [
      'It is $a=b$ and $c=d$.',
      [
        '5:7  "$a=b$" is a formula elsewhere, and is shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    [
      '$$\nx = 1\n$$',
      [
        '5:1  two dollar signs begin no formula here, so they are shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    [
      'Text\n$$',
      [
        '6:1  two dollar signs begin no formula here, so they are shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    [
      '$$',
      [
        '5:1  two dollar signs begin no formula here, so they are shown as text -> write it with <sup> and <sub>, or put it into backticks',
      ],
    ],
    ['x^2^', ['5:2  ^2^ is shown as text -> write <sup>…</sup> for what stands higher']],
    ['2^10^', ['5:2  ^10^ is shown as text -> write <sup>…</sup> for what stands higher']],
    ['(a)^2^', ['5:4  ^2^ is shown as text -> write <sup>…</sup> for what stands higher']],
    ['é^2^', ['5:2  ^2^ is shown as text -> write <sup>…</sup> for what stands higher']],
    [
      'x^123456789012^',
      ['5:2  ^123456789012^ is shown as text -> write <sup>…</sup> for what stands higher'],
    ],
    ['x^2^ and y^3^', ['5:2  ^2^ is shown as text -> write <sup>…</sup> for what stands higher']],
    ['x^2^.', ['5:2  ^2^ is shown as text -> write <sup>…</sup> for what stands higher']],
    ['A1^st^ one', ['5:3  ^st^ is shown as text -> write <sup>…</sup> for what stands higher']],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    '=== A',
    'A === "A"',
    '=== "A',
    '==="A"',
    '===? "A"',
    '===\n"A"',
    '.. a b::',
    '..note::',
    'A .. note::',
    '.. note:',
    '.. ::',
    '..\nnote::',
    ':a-b+c:`x`',
    '\\:ref:`a`',
    ':Ref:`a`',
    ':1:`a`',
    'At 10:30:`a`.',
    '?>tip',
    'A ?> tip',
    '?>',
    '?>\ntip',
    'Term\n:Definition',
    ': Definition',
    'Term : Definition',
    'Term\n:\nmore',
    '\\$a=b$',
    '$a b$',
    '$ a=b$',
    '$a=b $',
    '$a=b$c',
    'a$a=b$',
    '$$a=b$$',
    'It is $5 = $6.',
    '$a=b$$',
    '$a\n=b$',
    'a_$b=c$',
    'It is $HOME=a.',
    'A $$',
    '$$ a',
    'x^a b^',
    'x^2^3',
    'x^2^^',
    'A ^2^',
    'x^1234567890123^',
    '-^2^',
    'x^^2^',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
