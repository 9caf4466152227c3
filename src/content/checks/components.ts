import { nearest } from '../../navigation/rules/nearest';
import {
  authorComponents,
  docusaurusComponents,
  importedComponents,
  referenceComponents,
  specimenComponents,
} from '../mdxComponents';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

const known: readonly string[] = [
  ...Object.keys(authorComponents),
  ...referenceComponents,
  ...importedComponents,
  ...specimenComponents,
  ...docusaurusComponents,
];

/** Elements that Docusaurus replaces by its component of that name. */
const mapped: readonly string[] = ['details', 'head'];

/** A component's name starts with a capital or has a dot; HTML elements have neither. */
function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name) || name.includes('.');
}

/** Components that are neither registered nor imported: the page could not be rendered. */
export function components({ pages }: SiteContent): Problem[] {
  return pages.flatMap(({ file, body }) => {
    const available = [...known, ...(body?.declared ?? [])];
    return (body?.elements ?? []).flatMap((element) => {
      const [root = ''] = element.name.split('.');
      // `<card>` would be an HTML element that no browser knows.
      const lowerCase = known.find(
        (name) => name.toLowerCase() === element.name && !mapped.includes(element.name),
      );
      if (lowerCase === undefined && (!isComponent(element.name) || available.includes(root))) {
        return [];
      }
      const guess = lowerCase ?? nearest(element.name, available);
      const message = `unknown component <${element.name}>`;
      const fix = guess
        ? `did you mean <${guess}>?`
        : 'import it, or add it to src/content/mdxComponents.ts';
      return [problemAt(file, element, 'content/unknown-component', message, fix)];
    });
  });
}
