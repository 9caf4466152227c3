import { Document, isMap, parseDocument, type ParsedNode } from 'yaml';
import type { Changes } from './types';

/**
 * A list with one element, with properties changed as Studio's editor changes them in a page's file:
 * what else stands there stays as it is written.
 *
 * @param text the list as its author wrote it.
 */
export function writeElement(text: string, changes: Changes): string {
  const document = parseDocument(text);
  for (const [property, { value, source }] of Object.entries(changes)) {
    const place = [0, 'props', property];
    if (value === undefined) {
      document.deleteIn(place);
    } else if (source === undefined) {
      document.setIn(place, document.createNode(value));
    } else {
      document.setIn(place, parseDocument(source).contents);
    }
  }
  const props = document.getIn([0, 'props']);
  if (isMap(props) && props.items.length === 0) document.deleteIn([0, 'props']);
  return toText(document);
}

/** What an element's text says of a property, as it is written there; nothing where it does not. */
export function writtenValue(text: string, property: string): string {
  const node = parseDocument(text).getIn([0, 'props', property], true) as ParsedNode | undefined;
  return node ? toText(new Document(node)).trimEnd() : '';
}

/** Lines are as long as they are: what is written in one line stays in one. */
function toText(document: Pick<Document, 'toString'>): string {
  return document.toString({ lineWidth: 0 });
}
