import type { Heading, Nodes, PhrasingContent, Text } from 'mdast';
import type { HeadingMessages } from '../../api-reference/headings';
import { isParent } from '../tree';

/** Words of a heading without the comment that holds its id. */
function wordsOf({ children }: Heading): Text | undefined {
  const [first, ...others] = children;
  const isId = (node: PhrasingContent): boolean => node.type === 'mdxTextExpression';
  return first?.type === 'text' && others.every(isId) ? first : undefined;
}

/** Attributes of a heading in the language of the site, amid a reference that is in English. */
export interface HeadingLanguage {
  readonly lang: string;
  readonly dir: string;
}

/**
 * Puts a language's words into the headings of a reference page. Ids stay what they are, so that a
 * link to a section is right in every language.
 */
export function translateHeadings(
  node: Nodes,
  messages: HeadingMessages,
  language?: HeadingLanguage,
): void {
  if (node.type === 'heading') {
    const words = wordsOf(node);
    const message = words && messages.get(words.value.trim());
    if (words && message !== undefined) {
      words.value = words.value.replace(words.value.trim(), () => message);
      if (language) {
        node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...language } };
      }
    }
  } else if (isParent(node)) {
    for (const child of node.children) {
      translateHeadings(child, messages, language);
    }
  }
}
