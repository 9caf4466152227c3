import { printTypeParameters } from '../core/readSignature';
import type { ApiChange, ApiExport, ApiPackage } from '../model';
import { canonicalType } from './canonicalType';
import { compareMembers, fromTo, type Difference } from './compareMembers';
import { findCounterpart } from './lineage';

/** What an export is as a whole: its kind, its type parameters, and what it builds on. */
function declarationOf(entry: ApiExport): string {
  const { kind, typeParameters = [], inheritsFrom, extends: bases = [] } = entry;
  const parents = [...(inheritsFrom ? [inheritsFrom.name] : []), ...bases];
  const extension = parents.length > 0 ? ` extends ${parents.join(', ')}` : '';
  return `${kind}${printTypeParameters(typeParameters)}${extension}`;
}

function signaturesOf({ signatures = [], constructors = [] }: ApiExport): string[] {
  return [...signatures, ...constructors].map(({ signature }) => signature);
}

function compareWhole(before: ApiExport, after: ApiExport): Difference[] {
  const differences: Difference[] = [];
  const add = (change: Difference['change'], from: string | undefined, to: string | undefined) =>
    differences.push({ part: 'export', change, ...fromTo(from, to) });
  const [oldModules, newModules] = [before.modules.join(', '), after.modules.join(', ')];
  if (oldModules !== newModules) add('moved', oldModules, newModules);
  const [oldDeclaration, newDeclaration] = [declarationOf(before), declarationOf(after)];
  if (oldDeclaration !== newDeclaration) add('retyped', oldDeclaration, newDeclaration);
  if (before.deprecated === undefined && after.deprecated !== undefined) {
    add('deprecated', undefined, after.deprecated);
  }
  return differences;
}

function compareTypes(before: ApiExport, after: ApiExport): Difference[] {
  // An object type has its members compared one by one.
  const [from, to] = [before, after].map(({ members, type }) => (members ? undefined : type));
  if (from === undefined || to === undefined) return [];
  const isSame = canonicalType(from) === canonicalType(to);
  return isSame ? [] : [{ part: 'type', change: 'retyped', from, to }];
}

function compareSignatures(before: ApiExport, after: ApiExport): Difference[] {
  const [from, to] = [signaturesOf(before), signaturesOf(after)];
  const [old, now] = [from, to].map((list) => list.map(canonicalType).join('\n'));
  if (old === now) return [];
  return [{ part: 'signatures', change: 'retyped', from: from.join('\n'), to: to.join('\n') }];
}

function compareExport(before: ApiExport, after: ApiExport): Difference[] {
  const whole = compareWhole(before, after);
  // What another name stands for is told where it has its own name.
  if (after.aliasOf !== undefined) return whole;
  return [
    ...whole,
    ...compareTypes(before, after),
    ...compareSignatures(before, after),
    ...compareMembers(before, after),
  ];
}

/** Everything that an export's user may notice between two releases of a package. */
export function compareReleases(older: ApiPackage, newer: ApiPackage): ApiChange[] {
  const { version } = newer;
  const describe = (entry: ApiExport, difference: Difference): ApiChange => ({
    version,
    exportName: entry.name,
    exportKind: entry.kind,
    ...difference,
  });
  const whole = (entry: ApiExport, change: 'added' | 'removed'): ApiChange => {
    const modules = entry.modules.join(', ');
    const sides = change === 'added' ? { to: modules } : { from: modules };
    return describe(entry, { part: 'export', change, ...sides });
  };
  const kept = newer.exports.flatMap((entry) => {
    const before = findCounterpart(newer, older, entry);
    if (!before) return [whole(entry, 'added')];
    return compareExport(before, entry).map((difference) => describe(entry, difference));
  });
  const removed = older.exports
    .filter((entry) => !findCounterpart(older, newer, entry))
    .map((entry) => whole(entry, 'removed'));
  return [...kept, ...removed];
}
