/** Attributes of an element by their names in HTML. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const controls = new Set(['button', 'script', 'style', 'dialog', 'iframe', 'nav', 'wbr']);
const silentRoles = new Set(['toolbar', 'tablist', 'status']);

/** Classes of an element. */
export function classesOf({ class: classes }: Attributes): string[] {
  return classes?.split(/[ \t\n\r\f]+/).filter(Boolean) ?? [];
}

/** One of several ways to say the same: a reader of Markdown gets the default one. */
export function isOtherVariant(tagName: string, attributes: Attributes): boolean {
  const { 'data-variant': variant, 'data-styling': styling, role, hidden, src } = attributes;
  return (
    variant === 'JS' ||
    (styling !== undefined && styling !== 'system') ||
    (role === 'tabpanel' && hidden !== undefined) ||
    // Pictures come in two themes.
    (tagName === 'img' && Boolean(src?.includes('.dark.')))
  );
}

/** What serves a hand or an eye and says nothing: controls, their pictures, live regions. */
export function isChrome(tagName: string, attributes: Attributes): boolean {
  const { role } = attributes;
  return (
    controls.has(tagName) ||
    (tagName === 'svg' && role !== 'img') ||
    (tagName === 'span' && attributes['data-file'] !== undefined) ||
    (tagName === 'a' && classesOf(attributes).includes('hash-link')) ||
    (role !== undefined && silentRoles.has(role)) ||
    attributes['aria-hidden'] === 'true' ||
    attributes['data-pagefind-ignore'] !== undefined ||
    isOtherVariant(tagName, attributes)
  );
}
