import type { ApiExport } from '../../model';
import { createPage, escapeMarkdown, inlineCode, sectionText, type GeneratedPage } from '../page';
import { coreFile, typesOn, type CoreReference } from './context';
import { changesSection } from './changesSection';
import { exportSections } from './sections';
import { typesSection } from './typeSections';

/** What a page holds, by the kind of its export. */
const contents: Readonly<Partial<Record<ApiExport['kind'], string>>> = {
  component: 'props, slots, types, and changes between releases',
  hook: 'signatures, results, types, and changes between releases',
  class: 'constructor, members, types, and changes between releases',
  function: 'signatures, results, types, and changes between releases',
};

/** Notes about deprecated second names: `AppProvider` of the Next.js module. */
function aliasNotes(entry: ApiExport, { api }: CoreReference): string[] {
  return api.exports
    .filter(({ aliasOf }) => aliasOf === entry.name)
    .map(
      (other) =>
        `:::warning[Deprecated name]\n\n${inlineCode(other.modules[0] ?? '')} also exports it as ` +
        `${inlineCode(other.name)}, which is deprecated. Import ${inlineCode(entry.name)}.\n\n:::`,
    );
}

/** What the export is, where it is, and since when. */
function introduction(
  { kind, modules, since }: ApiExport,
  { oldestVersion }: CoreReference,
): string {
  const what = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const when = since ?? `${oldestVersion} or an earlier release`;
  return `${what} of the module ${inlineCode(modules[0] ?? '')}, in Toolpad Core since ${when}.`;
}

/** The guide that has the export in its tabs says how to use it. */
function guideText({ name }: ApiExport, { guides }: CoreReference): string[] {
  const guide = guides.find(({ tabs }) =>
    [...(tabs.components ?? []), ...(tabs.hooks ?? [])].includes(name),
  );
  return guide
    ? [`The guide [${escapeMarkdown(guide.title)}](/core/${guide.id}/) shows how to use it.`]
    : [];
}

/** The page of a component, hook, class, or function. */
export function exportPage(entry: ApiExport, reference: CoreReference): GeneratedPage {
  const { name, kind } = entry;
  const pathname = reference.homes.get(name)?.pathname ?? '';
  const types = typesOn(pathname, reference);
  const names = [name, entry.propsType ?? name, ...types.map((type) => type.name)];
  return createPage(
    coreFile(pathname),
    {
      // Guides have the bare names as their titles.
      title: `${name} API`,
      description: `Reference of the ${kind} ${name} of Toolpad Core ${reference.api.version}: ${contents[kind] ?? 'types'}.`,
      extra: { keywords: [name, ...entry.modules] },
    },
    [
      introduction(entry, reference),
      ...(entry.description ? [`<ApiDescription of="${name}" />`] : []),
      ...guideText(entry, reference),
      ...aliasNotes(entry, reference),
      ...exportSections(entry, reference).map((section) => sectionText(2, section)),
      ...typesSection(types),
      sectionText(2, changesSection(names, reference)),
    ],
  );
}
