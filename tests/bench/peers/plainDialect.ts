import { fileLink, type Dialect } from '../corpus/toMarkdown';

/** What generators have in common: front matter, links by file, pictures by address. */
export const plainDialect: Dialect = {
  frontMatter: ({ title, description }) => [`title: ${title}`, `description: ${description}`],
  link: (from, to, anchor) => fileLink(from, to, 'md') + (anchor ? `#${anchor}` : ''),
  image: (file) => `/img/${file}`,
  headingId: () => '',
  writesTitle: false,
};
