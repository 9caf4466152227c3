import type { ApiExport, ApiPackage } from '../model';
import type { PinnedPackage } from '../packages';
import { assertReadable } from './assertReadable';
import { collectExports } from './collectExports';
import { createProgram, type ParsedFiles } from './createProgram';
import { findPublicModules } from './publicModules';
import { readInternalTypes } from './internalTypes';
import { createReader } from './reader';
import { readExport } from './readExport';

const collator = new Intl.Collator('en');

/** By name; of the same name, the one that is not deprecated comes first. */
function compareExports(a: ApiExport, b: ApiExport): number {
  return (
    collator.compare(a.name, b.name) ||
    Number(a.deprecated !== undefined) - Number(b.deprecated !== undefined) ||
    collator.compare(a.modules[0] ?? '', b.modules[0] ?? '')
  );
}

/**
 * Reads the public API of an installed release from its typings.
 *
 * @param parsed - Files parsed so far, to be shared between releases.
 * @throws {ApiReferenceError} if its typings are incomplete or can't be parsed.
 */
export function extractRelease(
  siteDir: string,
  release: PinnedPackage,
  parsed: ParsedFiles = new Map(),
): ApiPackage {
  const modules = findPublicModules(release);
  const program = createProgram(
    modules.map(({ file }) => file),
    parsed,
  );
  const reader = createReader(program, release.directory);
  assertReadable(siteDir, program, reader, modules);
  const found = collectExports(reader, program, modules);
  return {
    name: release.name,
    version: release.version,
    exports: found.map((one) => readExport(reader, release.name, one)).sort(compareExports),
    internalTypes: readInternalTypes(reader, release.name, found),
  };
}
