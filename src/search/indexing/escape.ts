const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '\u00a0': '&nbsp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const reference = (character: string): string => references[character] ?? character;

/**
 * A text as the content of an element. Quotation marks stay: Pagefind looks at the last character of a
 * sentence before it knows what a reference stands for.
 */
export function escapeText(text: string): string {
  return text.replace(/[&\u00a0<>]/g, reference);
}

/** A text as the value of an attribute in quotation marks. */
export function escapeValue(text: string): string {
  return text.replace(/[&\u00a0"]/g, reference);
}
