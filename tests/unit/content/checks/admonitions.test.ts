import { body, testProblems } from '../fixtureSite';

describe('admonitions', () => {
  testProblems([
    [
      'a misspelled name',
      body(':::nota\nText.\n:::'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unknown-admonition  unknown admonition ":::nota" -> did you mean ":::note"?',
      ],
    ],
    [
      'an unknown name',
      body(':::caution\nText.\n:::'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unknown-admonition  unknown admonition ":::caution" -> did you mean ":::warning"?',
      ],
    ],
    [
      'no end',
      body(':::note\nText.\n'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unclosed-admonition  the admonition ":::note" has no end -> add a line with ::: below its text',
      ],
    ],
    [
      'no end around another',
      body('::::note\n:::tip\nText.\n:::\n'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unclosed-admonition  the admonition ":::note" has no end -> add a line with :::: below its text',
      ],
    ],
    [
      'two with one end',
      body(':::note\n:::tip\nText.\n:::\n'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unclosed-admonition  the admonition ":::note" has no end -> write :::: at its start and end, as another is inside',
      ],
    ],
    [
      'a title without brackets',
      body(':::note Title\nText.\n:::'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/stray-colons  ":::note Title" is shown as text -> write ":::note[Title]", with the title in brackets',
      ],
    ],
    [
      'a space before the name',
      body('::: note\nText.\n:::'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/stray-colons  "::: note" is shown as text -> write ":::note" without a space',
      ],
    ],
    [
      'an end alone',
      body('Text.\n:::'),
      [
        'docs-core/introduction/overview.mdx:8:1  error content/stray-colons  three colons end an admonition that was not started -> remove the line, or open it above',
      ],
    ],
    ['escaped colons', body('Write\n\\:::note\nand\n\n\\:::\n\n> Or\n> \\:::tip\n\n- \\:::'), []],
    [
      'colons in a quote and a list',
      body('> Text\n> :::\n\n- :::'),
      [
        'docs-core/introduction/overview.mdx:8:1  error content/stray-colons  three colons end an admonition that was not started -> remove the line, or open it above',
        'docs-core/introduction/overview.mdx:10:3  error content/stray-colons  three colons end an admonition that was not started -> remove the line, or open it above',
      ],
    ],
    [
      'a bracket without its other one, and one end too many',
      body(':::note[Open\n\nText.\n\n:::\n\n:::'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/stray-colons  ":::note[Open" is shown as text -> write ":::note[Open]", with the title in brackets',
        'docs-core/introduction/overview.mdx:13:1  error content/stray-colons  three colons end an admonition that was not started -> remove the line, or open it above',
      ],
    ],
    [
      'a leaf directive',
      body('::toc'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/unknown-directive  "::toc" is a directive, and pages have none but :::admonitions -> write \\::toc for the characters',
      ],
    ],
    [
      'a text directive',
      body('The :abbr[CLI] runs.'),
      [
        'docs-core/introduction/overview.mdx:7:5  error content/unknown-directive  ":abbr" is a directive, and pages have none but :::admonitions -> write \\:abbr for the characters',
      ],
    ],
  ]);
});
