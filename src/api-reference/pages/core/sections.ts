import { withTrailingSlash } from '../../../navigation/pathname';
import type { ApiChange, ApiExport, ApiMember } from '../../model';
import { toSlug } from '../../names';
import { byRelease, changeText } from '../changeText';
import { escapeMarkdown, fence, inlineCode, sectionText, type Section } from '../page';
import type { Use } from '../uses';
import { releasePathname, type CoreReference } from './context';

const NONE = 'None.';

/** Ids of sections are those of the page, or start with the export's name where several share one. */
export type SectionId = (id: string) => string;

export const ownSectionId: SectionId = (id) => id;

export function prefixedSectionId(name: string): SectionId {
  return (id) => `${toSlug(name)}-${id}`;
}

function importSection(entry: ApiExport, id: SectionId): Section {
  const [narrow = '', ...wide] = entry.imports;
  return {
    heading: 'Import',
    id: id('import'),
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
export function usesSection(name: string, { uses }: CoreReference, id: SectionId): Section {
  const found = uses.get(name) ?? [];
  return {
    heading: 'Guides and demos',
    id: id('guides-and-demos'),
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

function genericsText({ name, typeParameters = [] }: ApiExport): string[] {
  const list = typeParameters.map(
    ({ name: parameter, constraint, default: byDefault }) =>
      `- ${inlineCode(parameter)}` +
      (constraint ? `, which extends ${inlineCode(constraint)}` : '') +
      (byDefault ? `, by default ${inlineCode(byDefault)}` : ''),
  );
  return [`${inlineCode(name)} is generic:`, list.join('\n')];
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
export function interfaceSections(entry: ApiExport, id: SectionId): Section[] {
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

function internalNote(names: readonly string[]): string {
  const list = names.slice(0, 3).map(inlineCode).join(', ');
  const more = names.length > 3 ? ', and others' : '';
  return `The package does not export this type; it is part of ${list}${more}.`;
}

/** Definition of a type: its members, ways to call it, or what it stands for. */
export function typeBody(entry: ApiExport): string[] {
  const { name, signatures = [], members = [], extends: bases = [], kind } = entry;
  const generics = (entry.typeParameters ?? []).length > 0 ? genericsText(entry) : [];
  return [
    `<ApiDescription of="${name}" />`,
    ...(entry.mentionedBy ? [internalNote(entry.mentionedBy)] : []),
    ...generics,
    ...(bases.length > 0 ? [`Extends ${bases.map(inlineCode).join(' and ')}.`] : []),
    ...(signatures.length > 0 ? [`<ApiSignatures of="${name}" />`] : []),
    ...(members.length > 0 ? [`<ApiMembers of="${name}" />`] : []),
    ...(kind === 'type' || kind === 'context' || kind === 'constant'
      ? [`<ApiDefinition of="${name}" />`]
      : []),
  ];
}

/** Types of a page, each with an entry of its own. */
export function typesSection(types: readonly ApiExport[]): string[] {
  if (types.length === 0) {
    return [];
  }
  return [
    sectionText(2, { heading: 'Types', id: 'types', body: [] }),
    ...types.map((entry) =>
      sectionText(3, {
        heading: inlineCode(entry.name),
        id: toSlug(entry.name),
        body: typeBody(entry),
      }),
    ),
  ];
}

/** What changed between releases in some exports. */
export function changesSection(
  names: readonly string[],
  { changes, oldestVersion }: CoreReference,
  id: SectionId,
): Section {
  const own = changes.filter(({ exportName }) => names.includes(exportName));
  const [subject] = names;
  const releases = [...byRelease(own)].map(([version, list]) => {
    const lines = list.map((change) => {
      const isOther = change.exportName !== subject && change.part !== 'export';
      return `- ${isOther ? `${inlineCode(change.exportName)}: ` : ''}${changeText(change)}`;
    });
    return [`**[${version}](${withTrailingSlash(releasePathname(version))})**`, lines.join('\n')];
  });
  return {
    heading: 'What changed',
    id: id('what-changed'),
    body:
      releases.length > 0
        ? releases.flat()
        : [`Nothing since ${oldestVersion}, the oldest release that was compared.`],
  };
}

/** All sections of an export that stands on a page of its own. */
export function exportSections(
  entry: ApiExport,
  reference: CoreReference,
  id: SectionId,
): Section[] {
  return [
    importSection(entry, id),
    usesSection(entry.name, reference, id),
    ...interfaceSections(entry, id),
  ];
}
