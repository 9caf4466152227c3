import { homesOf, partHome, type Home } from '../../homes';
import type { ApiChange, ApiExport, ApiPackage } from '../../model';
import { toSlug } from '../../names';
import type { Use } from '../uses';
import type { TabbedGuide } from './tabPages';

/** Everything that the pages of one release are made from. */
export interface CoreReference {
  readonly api: ApiPackage;
  /** Differences between all compared releases. */
  readonly changes: readonly ApiChange[];
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  readonly homes: ReadonlyMap<string, Home>;
  /** Guides that show reference in tabs. */
  readonly guides: readonly TabbedGuide[];
  /** Ids of the release's pages, in reading order. */
  readonly pageIds: readonly string[];
  /** The oldest release that was compared. */
  readonly oldestVersion: string;
}

export function createCoreReference(parts: Omit<CoreReference, 'homes'>): CoreReference {
  const changes = parts.changes.filter((change) => !isToldElsewhere(change, parts));
  return { ...parts, changes, homes: homesOf(parts.api) };
}

/** True for a change of a type that its component tells too: of its props, slots, or slot props. */
function isToldElsewhere(
  { exportName, part, member, to }: ApiChange,
  { api, changes }: Pick<CoreReference, 'api' | 'changes'>,
): boolean {
  if (part === 'export') {
    return false;
  }
  if (partHome(exportName, api)) {
    return true;
  }
  if (part === 'returnMembers') {
    // A hook that returns an exported type: the type tells it.
    return changes.some(
      (other) => other.part === 'members' && other.member === member && other.to === to,
    );
  }
  // The props `slots` and `slotProps` are told member by member.
  return (
    part === 'props' &&
    changes.some((other) => other.exportName === exportName && other.part === member)
  );
}

function byName(a: ApiExport, b: ApiExport): number {
  return a.name.localeCompare(b.name, 'en');
}

/** Types whose entry is a section of a page, in the order of the alphabet. */
export function typesOn(pathname: string, { api, homes }: CoreReference): ApiExport[] {
  return [...api.exports, ...(api.internalTypes ?? [])]
    .filter(({ kind, name }) => {
      const isType = kind === 'interface' || kind === 'type';
      return isType && homes.get(name)?.pathname === pathname && !partHome(name, api);
    })
    .sort(byName);
}

/** Exports of a kind, deprecated aliases left out, in the order of the alphabet. */
export function exportsOf(kind: ApiExport['kind'], { api }: CoreReference): ApiExport[] {
  const seen = new Set<string>();
  return api.exports
    .filter((entry) => entry.kind === kind && !isAlias(entry))
    .sort(byName)
    .filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** True for a second, deprecated name of an export: `AppProvider` of `@toolpad/core/nextjs`. */
export function isAlias(entry: ApiExport): boolean {
  return entry.aliasOf !== undefined;
}

/** Path of the generated file of a page. */
export function coreFile(pathname: string): string {
  return `docs-core${pathname.slice('/core'.length)}.mdx`;
}

/** Address of the page about an export's own release changes. */
export function releasePathname(version: string): string {
  return `/core/api/changes-${toSlug(version)}`;
}
