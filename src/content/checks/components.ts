import htmlTags from 'html-tags';
import { nearest } from '../../navigation/rules/nearest';
import { admonitionFor, asAdmonition } from '../admonitionNames';
import {
  authorComponents,
  docusaurusComponents,
  importedComponents,
  referenceComponents,
  specimenComponents,
} from '../mdxComponents';
import type { PageBody } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

const known: readonly string[] = [
  ...Object.keys(authorComponents),
  ...referenceComponents,
  ...importedComponents,
  ...specimenComponents,
  ...docusaurusComponents,
];

const htmlElements: readonly string[] = htmlTags;

/** Elements that said how text looks. */
const obsoleteElements = ['acronym', 'big', 'blink', 'center', 'font', 'marquee', 'strike', 'tt'];

/** Elements that Docusaurus replaces by its component of that name. */
const mapped: readonly string[] = ['details', 'head'];

/**
 * Elements of HTML start with a small letter, and have no dot. MDX takes all others for components, also
 * those with letters of another script.
 */
function isComponent(name: string): boolean {
  return !/^[a-z]/.test(name) || name.includes('.');
}

/** The first letter of another script, which may look like a Latin one: names are copied. */
const foreignLetter = (name: string): string | undefined =>
  /\p{L}/u.exec(name.replace(/\p{Script=Latin}/gu, ''))?.[0];

const asNote = asAdmonition('note', 'its text');
const asDetails =
  'write <details> with <summary>the title</summary>, and </details> below its text';

/** What pages have instead of components of Docusaurus and others that they would have to import. */
const others: ReadonlyMap<string, string> = new Map([
  ['admonition', asNote],
  ['alert', asNote],
  ['aside', asNote],
  ['callout', asNote],
  ['hint', asNote],
  ['accordion', asDetails],
  ['collapse', asDetails],
  ['expandable', asDetails],
  [
    'codegroup',
    'write ```bash npm2yarn for commands of npm, or <Tabs> with a <TabItem> for each part',
  ],
  ['image', 'write ![what it shows](address)'],
  ['link', 'write [text](address)'],
  ['steps', 'write a list with 1. in front of its first step, and so on'],
  ['tab', 'write <TabItem value="…" label="…">'],
]);

/** What stands for a component of another tool. */
function insteadOf(name: string): string | undefined {
  const kind = admonitionFor(name.toLowerCase());
  return others.get(name.toLowerCase()) ?? (kind && asAdmonition(kind, 'its text'));
}

/** What to do about a component that nobody has. */
function fixFor(name: string, guess: string | undefined): string {
  const other = insteadOf(name);
  if (other) return other;
  if (guess) return `did you mean <${guess}>?`;
  const letter = foreignLetter(name);
  return letter
    ? `write it with Latin letters: "${letter}" is none`
    : 'import it, or add it to src/content/mdxComponents.ts';
}

/** Elements that HTML does not have, or no longer: browsers show what is in them, and no more. */
function unknownElements({ elements, declared }: PageBody, file: string): Problem[] {
  // Elements of SVG are not told from those of HTML here.
  if (elements.some(({ name }) => name === 'svg')) {
    return [];
  }
  return elements
    .filter(({ name }) => /^[a-z][a-z\d]*$/.test(name) && !htmlElements.includes(name))
    .filter(({ name }) => !known.some((component) => component.toLowerCase() === name))
    .map((element) => {
      if (obsoleteElements.includes(element.name)) {
        const message = `HTML no longer has the element <${element.name}>`;
        const fix = 'write Markdown: how text looks is in src/css and in the styles of components';
        return problemAt(file, element, 'content/unknown-element', message, fix);
      }
      if (declared.includes(element.name)) {
        const component = element.name.charAt(0).toUpperCase() + element.name.slice(1);
        const message = `<${element.name}> is an element of HTML, not what the page calls ${element.name}`;
        const fix = `name it ${component}, and write <${component} />`;
        return problemAt(file, element, 'content/unknown-element', message, fix);
      }
      const guess = nearest(element.name, htmlElements);
      const message = `HTML has no element <${element.name}>`;
      const other = others.get(element.name) ?? 'use another one, or a component';
      const fix = guess ? `did you mean <${guess}>?` : other;
      return problemAt(file, element, 'content/unknown-element', message, fix);
    });
}

/** Components that are neither registered nor imported, and elements that nobody knows. */
export function components({ pages }: SiteContent): Problem[] {
  return pages.flatMap(({ file, body }) => [
    ...unknownComponents(body, file),
    ...(body ? unknownElements(body, file) : []),
  ]);
}

/** Components without which the page could not be rendered. */
function unknownComponents(body: PageBody | undefined, file: string): Problem[] {
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
    const fix = fixFor(element.name, guess);
    return [problemAt(file, element, 'content/unknown-component', message, fix)];
  });
}
