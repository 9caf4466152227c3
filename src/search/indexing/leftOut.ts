/** Attributes of an element by their names in HTML. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const tags = new Set(['nav', 'button', 'form', 'svg', 'img', 'script', 'style', 'iframe']);
const classes = new Set(['hash-link', 'theme-doc-toc-mobile', 'theme-doc-footer']);
const roles = new Set<unknown>(['toolbar', 'status']);
const stylings = new Set<unknown>(['css', 'tailwind']);

/** What stands around the content or repeats it: chrome, tools, the other code variant. */
export function isLeftOut(tagName: string, attributes: Attributes): boolean {
  return (
    tags.has(tagName) ||
    roles.has(attributes.role) ||
    stylings.has(attributes['data-styling']) ||
    attributes['data-variant'] === 'JS' ||
    attributes['aria-hidden'] === 'true' ||
    attributes['data-pagefind-ignore'] !== undefined ||
    Boolean(attributes.class?.split(/\s+/).some((name) => classes.has(name)))
  );
}
