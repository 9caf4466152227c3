import { isPair, isScalar, parseDocument, visit, type Scalar } from 'yaml';
import { escapeHtml } from '../components/CodeBlock/escapeHtml';

/** Class of a scalar's colour, of those in `code.css`; undefined for plain text. */
function classOf({ value, type }: Scalar): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return 'tok-n';
  return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 'tok-s' : undefined;
}

/**
 * Colours YAML as the build does. It runs in the browser too, where the build's highlighter would
 * bring all languages along.
 *
 * @returns HTML of the content of a `code` element, escaped.
 */
export function colourYaml(text: string): string {
  const spans: { from: number; to: number; className: string }[] = [];
  visit(parseDocument(text), {
    Scalar(key, node, path) {
      const [from, to] = node.range ?? [0, 0];
      const isKey = key === 'key' && isPair(path.at(-1));
      const className = isKey ? 'tok-k' : classOf(node);
      if (className && isScalar(node) && to > from) spans.push({ from, to, className });
    },
  });
  let html = '';
  let at = 0;
  for (const { from, to, className } of spans) {
    html += `${escapeHtml(text.slice(at, from))}<span class="${className}">${escapeHtml(text.slice(from, to))}</span>`;
    at = to;
  }
  return html + escapeHtml(text.slice(at));
}
