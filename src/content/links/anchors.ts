import path from 'node:path';
import { attributeText } from '../page/jsx';
import type { ElementUse } from '../page/types';
import type { Page, SiteContent } from '../site';

/** Files of Markdown that a page includes by importing them. */
function includedPages({ file, body }: Page, { pages }: SiteContent): Page[] {
  const files = (body?.imports ?? []).map(({ specifier }) =>
    specifier.startsWith('@site/')
      ? specifier.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), specifier),
  );
  return pages.filter((page) => page.isPartial && files.includes(page.file));
}

/** A demo has its name as an anchor, and its name in each code variant. */
function demoAnchors(element: ElementUse): string[] {
  const name = element.name === 'Demo' ? attributeText(element, 'name')?.split('/').at(-1) : '';
  return name ? [name, `${name}.tsx`, `${name}.js`] : [];
}

function ownAnchors({ body }: Page): string[] {
  return [
    ...(body?.headings ?? []).map(({ id }) => id),
    ...(body?.elements ?? []).flatMap((element) => attributeText(element, 'id') ?? []),
    ...(body?.elements ?? []).flatMap(demoAnchors),
  ];
}

/** Ids of a page that a link may lead to: of headings and elements, those of included files too. */
export function anchorsOf(page: Page, site: SiteContent): string[] {
  const included = new Set([page]);
  for (const part of included) {
    includedPages(part, site).forEach((other) => included.add(other));
  }
  return [...included].flatMap((part) => [
    ...ownAnchors(part),
    ...(site.reference?.anchors.get(part.file) ?? []),
  ]);
}
