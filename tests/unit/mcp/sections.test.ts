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
  ['slot', '### Slots\n\nSlots.'],
])('"%s" finds its section with those below', (section, text) => {
  expect(sectionOf(page, section)).toBe(text);
});

test.each(['nothing', '', '#'])('"%s" finds none', (section) => {
  expect(sectionOf(page, section)).toBeUndefined();
});
