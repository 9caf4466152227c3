import { json, loader } from './code';
import type { NamedGroup } from './groupPages';
import { pageFilesPlaceholder } from './placeholders';

function groupText(
  { pages, ...common }: NamedGroup,
  modules: Readonly<Record<string, string>>,
): string {
  const list = pages.map(([below, ...own]) => {
    const loaders = own.map((name) => loader(modules[name] ?? ''));
    return `[${[json(below), ...loaders].join(', ')}]`;
  });
  return `{ ...${json(common)}, pages: [\n${list.join(',\n')}\n] }`;
}

/**
 * Code of a section.
 *
 * @param modules requests of modules by their names.
 */
export function sectionText(
  name: string,
  groups: readonly NamedGroup[],
  modules: Readonly<Record<string, string>>,
): string {
  return `export const files = ${pageFilesPlaceholder(name)};
export default [${groups.map((group) => groupText(group, modules)).join(', ')}];
`;
}
