import { StyleModule } from 'style-mod';

type Mount = typeof StyleModule.mount;
type Root = Parameters<Mount>[0];

/**
 * What `style-mod` takes for a root with adopted stylesheets, to which it adds rule by rule. The sheet
 * is that of an element at the start of the head, so that the site's own styles come after it.
 */
function rootOfRules(document: Document): Root {
  const element = document.createElement('style');
  document.head.prepend(element);
  const { sheet } = element;
  const ownerDocument = {
    defaultView: {
      // A constructor may return another object than the one that is made.
      CSSStyleSheet: function existingSheet() {
        return sheet;
      },
    },
  };
  return { ownerDocument, adoptedStyleSheets: [sheet] } as unknown as Root;
}

const mountText: Mount = StyleModule.mount.bind(StyleModule);
const roots = new WeakMap<Document, Root>();

/**
 * Has CodeMirror fill an empty `<style>` element rule by rule. It writes text into one, for which the
 * site's policy would have to let any style through: there is no nonce on static pages.
 */
export function fillStyleElement(): void {
  StyleModule.mount = (root, modules, options) => {
    if (!(root instanceof Document)) {
      mountText(root, modules, options);
      return;
    }
    const target = roots.get(root) ?? rootOfRules(root);
    roots.set(root, target);
    mountText(target, modules, options);
  };
}
