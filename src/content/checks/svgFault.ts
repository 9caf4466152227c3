import type { SAXParser } from 'sax';
import type * as Sax from 'sax';
import { positionAt } from '../page/decode';
import type { LocalProblem } from '../problem';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** XML knows no names of characters but five; the types of the library lack that setting. */
const options: Sax.SAXOptions & { readonly strictEntities: true } = {
  xmlns: true,
  position: true,
  strictEntities: true,
};

const NOT_XML = 'the picture is not well-formed XML';

/** What the parser finds, without its own lines about the place. */
function reasonOf({ message }: Error): string {
  const first = message.split('\n')[0]?.replace(/\.$/, '') ?? '';
  return first.charAt(0).toLowerCase() + first.slice(1);
}

/** Start of what the parser was reading: a character, one that stands for another, or a tag. */
function startOf(reason: string, text: string, { position }: SAXParser): number {
  const last = position - 1;
  if (/^(?:text data|unquoted)/.test(reason)) {
    return last;
  }
  return Math.max(0, text.lastIndexOf(reason.includes('entity') ? '&' : '<', last));
}

/** Names and values of a tag's attributes, as they are written. */
const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Where an attribute stands in a tag a second time, which the parser passes over, and its name. */
function doubledAttribute(tag: string): { at: number; name: string } | undefined {
  const seen = new Set<string>();
  for (const { index, 1: name = '' } of tag.matchAll(ATTRIBUTE)) {
    if (seen.has(name)) return { at: index, name };
    seen.add(name);
  }
  return undefined;
}

/**
 * The first thing for which browsers refuse an SVG: unlike HTML, XML with a fault is not shown at all.
 *
 * @param text - Of the file, without byte-order mark.
 */
export function svgFault(text: string): LocalProblem | undefined {
  const sax = require('sax') as typeof Sax;
  const parser = sax.parser(true, options);
  // The parser does not read what entities a file declares itself.
  const hasOwnEntities = text.includes('<!ENTITY');
  const open: number[] = [];
  let hasRoot = false;
  let fault: LocalProblem | undefined;
  const report = (at: number, message: string, fix: string): void => {
    fault ??= { ...positionAt(text, at), code: 'content/picture-file', message, fix };
  };
  parser.onopentag = (tag) => {
    const at = parser.startTagPosition - 1;
    if (open.length === 0 && hasRoot) {
      report(at, `${NOT_XML}: a second root follows the first`, 'put all into one <svg>');
    } else if (!hasRoot && 'uri' in tag && tag.uri !== NAMESPACE) {
      const message = 'the picture has no namespace, so browsers show nothing';
      report(at, message, `write <svg xmlns="${NAMESPACE}">`);
    }
    const doubled = doubledAttribute(text.slice(at, parser.position));
    if (doubled) {
      const message = `${NOT_XML}: the tag has "${doubled.name}" twice`;
      report(at + doubled.at, message, 'keep one of them');
    }
    hasRoot = true;
    open.push(at);
  };
  parser.onclosetag = () => open.pop();
  parser.onerror = (error) => {
    const reason = reasonOf(error);
    if (!(hasOwnEntities && reason.includes('entity'))) {
      const unclosed = reason === 'unclosed root tag' ? open.at(-1) : undefined;
      report(
        unclosed ?? startOf(reason, text, parser),
        `${NOT_XML}: ${unclosed === undefined ? reason : 'the tag is not closed'}`,
        'correct it there, or export the picture again',
      );
    }
    // An error that stands would be thrown at the next step.
    parser.resume();
  };
  parser.write(text).close();
  return fault;
}
