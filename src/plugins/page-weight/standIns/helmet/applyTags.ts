import type { HeadTags, TagAttributes } from './readTags';

/** Marks what is ours, in pages that the build has rendered too. */
const mark = 'data-rh';

function createElement(name: string, attributes: TagAttributes): Element {
  const element = document.createElement(name);
  for (const [attribute, value = ''] of Object.entries(attributes)) {
    if (attribute === 'innerHTML') element.innerHTML = value;
    else element.setAttribute(attribute, value);
  }
  element.setAttribute(mark, 'true');
  return element;
}

/** Elements that are there already stay: an icon or style sheet would be loaded again. */
function applyElements(name: string, wanted: readonly TagAttributes[]): void {
  const old = new Set(document.head.querySelectorAll(`${name}[${mark}]`));
  const added = wanted.flatMap((attributes) => {
    const element = createElement(name, attributes);
    const same = [...old].find((candidate) => candidate.isEqualNode(element));
    if (same) old.delete(same);
    return same ? [] : [element];
  });
  old.forEach((element) => element.remove());
  document.head.append(...added);
}

/** The mark lists attributes that are ours, so that those of scripts stay. */
function applyAttributes(element: Element, wanted: TagAttributes = {}): void {
  const names = Object.keys(wanted);
  for (const [name, value = ''] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const name of element.getAttribute(mark)?.split(',') ?? []) {
    if (!names.includes(name)) element.removeAttribute(name);
  }
  if (names.length > 0) element.setAttribute(mark, names.join(','));
  else element.removeAttribute(mark);
}

/** Brings the document in line with what is wanted. */
export function applyTags({ title, attributes, elements }: HeadTags): void {
  applyAttributes(document.documentElement, attributes.html);
  applyAttributes(document.body, attributes.body);
  if (title !== undefined && document.title !== title) document.title = title;
  for (const [name, wanted] of Object.entries(elements)) applyElements(name, wanted);
}
