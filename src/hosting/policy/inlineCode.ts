import { Parser } from 'htmlparser2';

/** Ways in which a page can hold code itself. */
export type InlineKind =
  | 'script'
  | 'style'
  | 'style attribute'
  | 'event handler'
  | 'script address';

/** Code that stands in a page. */
export interface InlineCode {
  readonly kind: InlineKind;
  readonly text: string;
  /** Of the element, in characters from the start of the page. */
  readonly offset: number;
}

/** Types of elements whose content browsers run, or are told by what to run. Others hold data. */
const executable =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:\w+-)?\w*script.*)$/i;

/** Browsers skip white space before a scheme, and control characters anywhere in it. */
const scriptAddress = /^[\s\0-\x1f]*j[\s]*a[\s]*v[\s]*a[\s]*s[\s]*c[\s]*r[\s]*i[\s]*p[\s]*t[\s]*:/i;

const addressAttributes = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

function kindOfAttribute(name: string, value: string): InlineKind | undefined {
  if (name === 'style') return 'style attribute';
  if (/^on[a-z]/.test(name)) return 'event handler';
  return addressAttributes.has(name) && scriptAddress.test(value) ? 'script address' : undefined;
}

/** Finds all code that stands in the text of a page, in the order in which it stands there. */
export function inlineCode(html: string): InlineCode[] {
  const found: InlineCode[] = [];
  let open: { kind: 'script' | 'style'; offset: number; start: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const offset = parser.startIndex;
      for (const attribute in attributes) {
        const text = attributes[attribute] ?? '';
        const kind = kindOfAttribute(attribute, text);
        if (kind) found.push({ kind, text, offset });
      }
      const isScript = name === 'script' && !('src' in attributes);
      if ((isScript && executable.test(attributes.type ?? '')) || name === 'style') {
        open = { kind: isScript ? 'script' : 'style', offset, start: parser.endIndex + 1 };
      }
    },
    onclosetag(name) {
      if (open?.kind !== name) return;
      const { kind, offset, start } = open;
      found.push({ kind, text: html.slice(start, parser.startIndex), offset });
      open = undefined;
    },
  });
  parser.end(html);
  return found;
}
