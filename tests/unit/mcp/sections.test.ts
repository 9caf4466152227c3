import { sectionOf, sectionTitles } from '../../../src/mcp/sections';

const page = `# CRUD

Intro.

## Import

\`\`\`bash
# Usage
\`\`\`

## \`List\` props

Props.

### Slots

Slots.

## Usage

Last.
`;

test('titles of sections, without the page and without comments in samples', () => {
  expect(sectionTitles(page)).toEqual(['Import', 'List props', 'Slots', 'Usage']);
});

test.each([
  ['Usage', '## Usage\n\nLast.'],
  ['list-props', '## `List` props\n\nProps.\n\n### Slots\n\nSlots.'],
  ['## list PROPS', '## `List` props\n\nProps.\n\n### Slots\n\nSlots.'],
  ['  ##   USAGE  ', '## Usage\n\nLast.'],
  ['##Usage', '## Usage\n\nLast.'],
  ['slot', '### Slots\n\nSlots.'],
])('"%s" finds its section with those below', (section, text) => {
  expect(sectionOf(page, section)).toBe(text);
});

test.each(['nothing', '', '#'])('"%s" finds none', (section) => {
  expect(sectionOf(page, section)).toBeUndefined();
});

test('the heading of that very text is meant, and not one before it that has it in its text', () => {
  const text =
    '# A\n\n## Page props\n\n1\n\n## Props of\n\n2\n\n## PROPS\n\n3\n\n## C# Props\n\n4\n';
  expect(sectionOf(text, 'props')).toBe('## PROPS\n\n3');
  expect(sectionOf(text, 'C# Props')).toBe('## C# Props\n\n4');
});

test('breaks and pictures of a heading say nothing', () => {
  expect(sectionTitles('## A ![b](c.png)d\n')).toEqual(['A d']);
});
