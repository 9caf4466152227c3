import type { Element, ElementContent, Text } from 'hast';

/** Elements that begin and end a line: white space at their edges is none. */
const blocks = new Set(
  (
    'address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing ' +
    'main menu nav ol optgroup option p plaintext pre section summary table tbody td tfoot th thead ' +
    'tr ul wbr xmp'
  ).split(' '),
);

/** Elements that are seen like a letter, whatever they hold. */
const seen = new Set(
  'audio button canvas embed iframe img input math object picture select svg textarea video'.split(
    ' ',
  ),
);

/** Elements that are not seen. */
const unseen = new Set(
  (
    'area base basefont datalist dialog head link meta noembed noframes param rp script source ' +
    'style template title track'
  ).split(' '),
);

/** Elements whose white space stays. */
const preformatted = new Set(['listing', 'plaintext', 'pre', 'script', 'style', 'textarea', 'xmp']);

/** What is done with white space in an element. */
type Mode = 'normal' | 'nowrap' | 'pre';

/** What a line shows so far, seen from a text in it. */
interface Line {
  /** Whether white space here would be the second in a row, or the first of a line. */
  before: boolean;
  /** Whether white space here would be the last of a line. */
  after: boolean;
  readonly mode: Mode;
}

const isSpace = (character: string): boolean => character === ' ';

function isUnseen({ tagName, properties }: Element): boolean {
  return Boolean(properties.hidden) || unseen.has(tagName);
}

function modeOf({ tagName, properties }: Element, mode: Mode): Mode {
  if (preformatted.has(tagName)) return 'pre';
  if (tagName === 'nobr') return 'nowrap';
  return properties.noWrap && (tagName === 'td' || tagName === 'th') ? 'nowrap' : mode;
}

/** Whether a line ends at the first of some nodes that is seen; nothing if none of them is. */
function endsLine(nodes: readonly ElementContent[], from: number): boolean | undefined {
  for (let index = from; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node?.type === 'text') {
      if (/[^\t\n\f\r ]/.test(node.value)) return false;
    } else if (node?.type === 'element') {
      if (seen.has(node.tagName)) return false;
      if (blocks.has(node.tagName)) return true;
      const below = isUnseen(node) ? undefined : endsLine(node.children, 0);
      if (below !== undefined) return below;
    }
  }
  return undefined;
}

/** @returns whether white space that follows is one too many; nothing if the text is. */
function collapseText(text: Text, { before, after, mode }: Line): boolean | undefined {
  if (mode === 'pre') return false;
  let value = text.value.replace(/[\t\n\v\f\r ]+/g, ' ');
  let endsInSpace = false;
  if (mode === 'normal') {
    if (before && isSpace(value.charAt(0))) value = value.slice(1);
    if (isSpace(value.charAt(value.length - 1))) {
      if (after) value = value.slice(0, -1);
      else endsInSpace = true;
    }
    if (value === '') return undefined;
  }
  text.value = value;
  return endsInSpace;
}

function collapseBelow(element: Element, outside: Line): boolean {
  const isBlock = blocks.has(element.tagName);
  const mode = modeOf(element, outside.mode);
  const after = isBlock || outside.after;
  let before = isBlock || outside.before;
  element.children = element.children.filter((node, index, nodes) => {
    const line = (): Line => ({ before, after: endsLine(nodes, index + 1) ?? after, mode });
    if (node.type === 'text') {
      const endsInSpace = collapseText(node, line());
      before = endsInSpace ?? before;
      return endsInSpace !== undefined;
    }
    if (node.type === 'element') {
      const isCollapsing = collapseBelow(node, line());
      before = isCollapsing && !seen.has(node.tagName);
    }
    return true;
  });
  return before || after;
}

/**
 * Takes the white space out of an element that a browser does not show, as `hast-util-minify-whitespace`
 * does: it asks for each element whether it is one of a list that it makes anew each time, and takes
 * longer for it than everything else that happens to a page on its way to Markdown. Changes the tree
 * that it is given.
 */
export function collapseWhitespace(element: Element): void {
  collapseBelow(element, { before: false, after: false, mode: 'normal' });
}
