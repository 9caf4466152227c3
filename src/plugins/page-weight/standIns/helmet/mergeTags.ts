import type { HeadTags, TagAttributes } from './readTags';

/** By which attributes two elements of one name are the same, so that the later one holds. */
const identities: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['cssText', 'innerHTML'],
};

/** Names of elements that the head may hold. */
export const elementNames = Object.keys(identities);

/** What tells an element from others of its name; undefined for one without anything. */
function identityOf(name: string, attributes: TagAttributes): string | undefined {
  let identity: string | undefined;
  for (const attribute of Object.keys(attributes)) {
    const isCanonical = identity === 'rel' && attributes.rel === 'canonical';
    const isStyleSheet = attribute === 'rel' && attributes.rel === 'stylesheet';
    if (identities[name]?.includes(attribute) && !isCanonical && !isStyleSheet) {
      identity = attribute;
    }
  }
  const value = identity && attributes[identity];
  return value ? `${identity}=${value.toLowerCase()}` : undefined;
}

/** The elements of one name that hold: of the same in two `<Head>`s the later one. */
function mergeElements(name: string, heads: readonly HeadTags[]): TagAttributes[] {
  const taken = new Set<string>();
  const merged: TagAttributes[][] = [];
  for (const { elements } of [...heads].reverse()) {
    const own = (elements[name] ?? []).flatMap((attributes) => {
      const identity = identityOf(name, attributes);
      return identity && !taken.has(identity) ? [{ attributes, identity }] : [];
    });
    // One `<Head>` may name several of a kind, such as the other languages of a page.
    own.forEach(({ identity }) => taken.add(identity));
    merged.unshift(own.map(({ attributes }) => attributes));
  }
  return merged.flat();
}

/** What all `<Head>`s together ask for. */
export function mergeTags(heads: readonly HeadTags[]): HeadTags {
  return {
    title: heads.findLast(({ title }) => title)?.title,
    attributes: {
      html: Object.assign({}, ...heads.map(({ attributes }) => attributes.html)),
      body: Object.assign({}, ...heads.map(({ attributes }) => attributes.body)),
    },
    elements: Object.fromEntries(elementNames.map((name) => [name, mergeElements(name, heads)])),
  };
}
