import type { ApiExport } from '../../model';
import { toSlug } from '../../names';
import { inlineCode, sectionText } from '../page';
import { genericsText } from './genericsText';

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
