import path from 'node:path';
import type { ApiExport } from '../../model';
import { toSlug } from '../../names';
import { createPage, escapeMarkdown, inlineCode, sectionText, type GeneratedPage } from '../page';
import { withTrailingSlash } from '../../../navigation/pathname';
import { pagesBelow, readableText } from '../../../content/markdownFiles';
import { guideFrontMatter } from '../guideFrontMatter';
import type { CoreReference } from './context';
import { interfaceSections, prefixedSectionId } from './sections';

/** Exports whose reference a guide shows in its tabs: `apiTabs` of its front matter. */
export interface ApiTabs {
  readonly components?: readonly string[];
  readonly hooks?: readonly string[];
}

/** A guide that has tabs. */
export interface TabbedGuide {
  /** Path below `docs-core`, without ending: `components/account`. */
  readonly id: string;
  readonly title: string;
  readonly tabs: ApiTabs;
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function readTabs(value: unknown): ApiTabs | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const { components, hooks } = value as Record<string, unknown>;
  // A name that is there twice is told by the checks, and not by two sections of one id.
  return {
    ...(isNames(components) && { components: [...new Set(components)] }),
    ...(isNames(hooks) && { hooks: [...new Set(hooks)] }),
  };
}

/**
 * Guides of Core that show reference in tabs.
 *
 * @param siteDir - Absolute path of the project.
 * @param docsFolder - Folder of a release's pages, from the root.
 */
export function findTabbedGuides(siteDir: string, docsFolder = 'docs-core'): TabbedGuide[] {
  const folder = path.join(siteDir, docsFolder, 'components');
  return pagesBelow(folder)
    .filter((file) => file.endsWith('.mdx') && !file.includes('/'))
    .flatMap((file) => {
      const source = readableText(path.join(folder, file));
      const keys = guideFrontMatter(source);
      const tabs = readTabs(keys.apiTabs);
      const id = `components/${file.slice(0, -'.mdx'.length)}`;
      return tabs ? [{ id, title: String(keys.title), tabs }] : [];
    });
}

/** The reference of one export as a part of a tab; its page has the rest. */
function tabSection(entry: ApiExport, { homes }: CoreReference): string[] {
  const { name } = entry;
  const pathname = homes.get(name)?.pathname ?? '';
  return [
    sectionText(2, {
      heading: inlineCode(name),
      id: toSlug(name),
      body: [
        ...(entry.description ? [`<ApiDescription of="${name}" />`] : []),
        `[All about ${inlineCode(name)}](${withTrailingSlash(pathname)}): import, types, and changes.`,
      ],
    }),
    ...interfaceSections(entry, prefixedSectionId(name)).map((section) => sectionText(3, section)),
  ];
}

/** The pages before and after the guide are those of its tabs. */
function neighbours(id: string, { pageIds }: CoreReference): Record<string, string | null> {
  const at = pageIds.indexOf(id);
  return {
    pagination_prev: (at > 0 && pageIds[at - 1]) || null,
    pagination_next: (at >= 0 && pageIds[at + 1]) || null,
  };
}

function tabPage(
  guide: TabbedGuide,
  tab: keyof ApiTabs,
  names: readonly string[],
  reference: CoreReference,
): GeneratedPage {
  const entries = names.flatMap(
    (name) => reference.api.exports.find((entry) => entry.name === name) ?? [],
  );
  const what = tab === 'components' ? 'Components' : 'Hooks';
  return createPage(
    `docs-core/${guide.id}/${tab}-api.mdx`,
    {
      title: `${guide.title}: ${what.toLowerCase()} API`,
      description:
        `${what} that the guide ${guide.title} of Toolpad Core ${reference.api.version} is about, with every prop, slot, and signature.`.slice(
          0,
          160,
        ),
      extra: {
        displayed_sidebar: 'core',
        ...neighbours(guide.id, reference),
        apiTabs: guide.tabs,
      },
    },
    [
      `Reference of what [${escapeMarkdown(guide.title)}](/core/${guide.id}/) uses.`,
      ...entries.flatMap((entry) => tabSection(entry, reference)),
    ],
  );
}

/** The tabs of all guides. */
export function tabPages(reference: CoreReference): GeneratedPage[] {
  return reference.guides.flatMap((guide) =>
    (['components', 'hooks'] as const).flatMap((tab) => {
      const names = guide.tabs[tab] ?? [];
      return names.length > 0 ? [tabPage(guide, tab, names, reference)] : [];
    }),
  );
}
