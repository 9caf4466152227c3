import type { ApiChange } from '../model';
import { inlineCode } from './page';

/** What a part of an export is called in a sentence. */
const nouns: Readonly<Record<ApiChange['part'], string>> = {
  export: '',
  props: 'prop',
  slots: 'slot',
  slotProps: 'slot prop',
  members: 'member',
  returnMembers: 'member of the result',
  signatures: 'signature',
  type: 'type',
};

function subject({ part, member, exportKind, exportName }: ApiChange): string {
  if (part === 'export') {
    return `the ${exportKind} ${inlineCode(exportName)}`;
  }
  return member === undefined ? `the ${nouns[part]}` : `the ${nouns[part]} ${inlineCode(member)}`;
}

function fromTo({ from, to }: ApiChange): string {
  const before = from === undefined || from === '' ? 'none' : inlineCode(from);
  const after = to === undefined || to === '' ? 'none' : inlineCode(to);
  return `from ${before} to ${after}`;
}

/** A change as a sentence: "Added the prop `localeText` of type `LocaleText`." */
export function changeText(change: ApiChange): string {
  const what = subject(change);
  switch (change.change) {
    case 'added':
      return change.part !== 'export' && change.to
        ? `Added ${what}: ${inlineCode(change.to)}.`
        : `Added ${what}.`;
    case 'removed':
      return `Removed ${what}.`;
    case 'retyped':
      return `Changed the type of ${what} ${fromTo(change)}.`.replace(
        'the type of the type',
        'the type',
      );
    case 'default':
      return `Changed the default of ${what} ${fromTo(change)}.`;
    case 'required':
      return change.to === 'true' || change.to === 'required'
        ? `Made ${what} required.`
        : `Made ${what} optional.`;
    case 'deprecated':
      return `Deprecated ${what}.`;
    case 'moved':
      return `Moved ${what} ${fromTo(change)}.`;
  }
}

/** Releases with their changes, the newest first, as sections of a list. */
export function byRelease(changes: readonly ApiChange[]): ReadonlyMap<string, ApiChange[]> {
  const releases = new Map<string, ApiChange[]>();
  for (const change of [...changes].sort((a, b) => compareVersions(b.version, a.version))) {
    releases.set(change.version, [...(releases.get(change.version) ?? []), change]);
  }
  return releases;
}

/** Order of releases by number. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
