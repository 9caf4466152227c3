/** What is right and looks wrong, and the front matter of a page. */
type SoundFrontMatter = readonly [what: string, frontMatter: string];

/** Values of the front matter that YAML and the site read as they are meant. */
export const frontMatter: readonly SoundFrontMatter[] = [
  ['a title in quotes', 'title: "The C #1 overview"'],
  ['a comment', 'title: A page # As in the menu.'],
  ['an element by its name', 'title: The <code> of A & B'],
  ['a product of two', 'title: 2 * 3 ** 4 [a] (b)'],
];
