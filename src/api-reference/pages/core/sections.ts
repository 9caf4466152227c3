import { withTrailingSlash } from '../../../navigation/pathname';
import type { ApiExport, ApiMember } from '../../model';
import { toSlug } from '../../names';
import { escapeMarkdown, fence, inlineCode, type Section } from '../page';
import type { Use } from '../uses';
import type { CoreReference } from './context';
import { genericsText } from './genericsText';

const NONE = 'None.';

/** Ids of sections are those of the page, or start with the export's name where several share one. */
export type SectionId = (id: string) => string;

const ownSectionId: SectionId = (id) => id;

export function prefixedSectionId(name: string): SectionId {
  return (id) => `${toSlug(name)}-${id}`;
}

function importSection(entry: ApiExport): Section {
  const [narrow = '', ...wide] = entry.imports;
  return {
    heading: 'Import',
    id: 'import',
    body: [
      fence('js', narrow),
      ...(wide.length > 0 ? ['Wider modules export it too:', fence('js', wide.join('\n'))] : []),
    ],
  };
}

function useLink({ pathname, title, demo }: Use): string {
  const anchor = demo ? `#${demo.split('/').at(-1) ?? ''}` : '';
  const text = demo
    ? `${escapeMarkdown(title)}: ${inlineCode(demo.split('/').at(-1) ?? '')}`
    : escapeMarkdown(title);
  return `- [${text}](${withTrailingSlash(pathname)}${anchor})`;
}

/** Guides and demos that show an export; the text of a guide is left out where its demos say more. */
function usesSection(name: string, { uses }: CoreReference): Section {
  const found = uses.get(name) ?? [];
  return {
    heading: 'Guides and demos',
    id: 'guides-and-demos',
    body: [found.length > 0 ? found.map(useLink).join('\n') : NONE],
  };
}

function membersElement(name: string, part: string): string {
  return `<ApiMembers of="${name}" part="${part}" />`;
}

function propsSection(entry: ApiExport, id: SectionId): Section {
  const { inheritsFrom, propsType, typeParameters = [] } = entry;
  const generics = typeParameters.length > 0 ? genericsText(entry) : [];
  return {
    heading: 'Props',
    id: id('props'),
    body: [
      ...generics,
      ...(propsType ? [`The type of the props is ${inlineCode(propsType)}.`] : []),
      membersElement(entry.name, 'props'),
      ...(inheritsFrom
        ? [
            `Other props go to ${inlineCode(inheritsFrom.name)} of ${inlineCode(inheritsFrom.module)}.`,
          ]
        : []),
    ],
  };
}

function listSection(entry: ApiExport, part: 'slots' | 'slotProps', id: SectionId): Section {
  const heading = part === 'slots' ? 'Slots' : 'Slot props';
  const members: readonly ApiMember[] = entry[part] ?? [];
  return {
    heading,
    id: id(toSlug(part)),
    body: [members.length > 0 ? membersElement(entry.name, part) : NONE],
  };
}

function hookSections(entry: ApiExport, id: SectionId): Section[] {
  const hasMembers = (entry.returnMembers ?? []).length > 0;
  return [
    {
      heading: (entry.signatures ?? []).length > 1 ? 'Signatures' : 'Signature',
      id: id('signature'),
      body: [`<ApiSignatures of="${entry.name}" />`],
    },
    {
      heading: 'Return value',
      id: id('return-value'),
      body: [hasMembers ? membersElement(entry.name, 'returnMembers') : returnText(entry)],
    },
  ];
}

function returnText({ signatures = [] }: ApiExport): string {
  const types = [...new Set(signatures.map(({ returns }) => inlineCode(returns.type)))];
  return types.length > 0 ? `${types.join(' or ')}.` : NONE;
}

function classSections(entry: ApiExport, id: SectionId): Section[] {
  return [
    {
      heading: 'Constructor',
      id: id('constructor'),
      body: [`<ApiSignatures of="${entry.name}" />`],
    },
    { heading: 'Members', id: id('members'), body: [membersElement(entry.name, 'members')] },
  ];
}

/** What an export offers: props and slots, signatures and result, or members. */
export function interfaceSections(entry: ApiExport, id: SectionId = ownSectionId): Section[] {
  switch (entry.kind) {
    case 'component':
      return [
        propsSection(entry, id),
        listSection(entry, 'slots', id),
        listSection(entry, 'slotProps', id),
      ];
    case 'class':
      return classSections(entry, id);
    case 'hook':
    case 'function':
      return hookSections(entry, id);
    default:
      return [];
  }
}

/** All sections of an export that stands on a page of its own. */
export function exportSections(entry: ApiExport, reference: CoreReference): Section[] {
  return [importSection(entry), usesSection(entry.name, reference), ...interfaceSections(entry)];
}
