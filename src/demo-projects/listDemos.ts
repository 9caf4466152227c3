import type { CodeStyling } from '../preferences/types';
import type { DemoListing } from './types';

/** Folder of all demos, from the project root. */
export const demosFolder = 'src/demos';

const MODULE =
  /^(?<name>(?:[a-z\d][a-z\d-]*\/){2,}[A-Z][A-Za-z\d]*)(?:\.(?<styling>css|tailwind))?\.tsx$/;

/** `AccountBasic` as a segment of an address: `account-basic`. */
function toSegment(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** `core/account/AccountBasic` in the form of addresses: `core/account/account-basic`. */
export function demoAddress(name: string): string {
  return name.split('/').map(toSegment).join('/');
}

/**
 * Finds the demos among files: `<product>/<topic>/<PascalName>.tsx`, with its stylings beside it in
 * `<PascalName>.css.tsx` and `<PascalName>.tailwind.tsx`.
 *
 * @param files paths from the project root.
 * @returns listings by name, sorted. A listing without `system` is a styling whose demo is missing.
 */
export function listDemos(files: readonly string[]): DemoListing[] {
  const demos = new Map<string, Partial<Record<CodeStyling, string>>>();
  for (const file of files) {
    const groups = file.startsWith(`${demosFolder}/`)
      ? MODULE.exec(file.slice(demosFolder.length + 1))?.groups
      : undefined;
    if (groups?.name) {
      const styling = (groups.styling ?? 'system') as CodeStyling;
      demos.set(groups.name, { ...demos.get(groups.name), [styling]: file });
    }
  }
  return [...demos]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, modules]) => ({ name, address: demoAddress(name), modules }));
}
