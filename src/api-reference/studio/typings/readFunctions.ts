import fs from 'node:fs';
import { assertReadable } from '../../core/assertReadable';
import { createProgram, type ParsedFiles } from '../../core/createProgram';
import { createReader, type Reader } from '../../core/reader';
import type { ApiPackage } from '../../model';
import type { PinnedPackage } from '../../packages';
import { applyNotes } from './applyNotes';
import { collectSymbols } from './collectSymbols';
import { describeFoundSymbol } from './describeFoundSymbol';
import { studioModules, type StudioTypings } from './modules';
import { notes } from './notes';

/** The compiler follows links, so that packages must be known by where they really are. */
function resolveLinks(found: PinnedPackage): PinnedPackage {
  return { ...found, directory: fs.realpathSync(found.directory) };
}

/**
 * Reads the functions that a Studio project's code calls, and the types that they take and return.
 *
 * @param siteDir - Root of the project.
 * @param parsed - Files parsed so far, to be shared with other packages.
 * @throws {ApiReferenceError} if the typings can't be read.
 */
export function readFunctions(
  siteDir: string,
  typings: StudioTypings,
  parsed: ParsedFiles = new Map(),
): ApiPackage {
  const studio = resolveLinks(typings.studio);
  const runtime = resolveLinks(typings.runtime);
  const modules = studioModules({ studio, runtime });
  const program = createProgram(
    modules.map(({ file }) => file),
    parsed,
  );
  const { checker, isOwn: isStudio } = createReader(program, studio.directory);
  const { isOwn: isRuntime } = createReader(program, runtime.directory);
  const reader: Reader = { checker, isOwn: (node) => isStudio(node) || isRuntime(node) };
  assertReadable(siteDir, program, reader, modules);
  const { name, version } = studio;
  const exports = collectSymbols(program, reader, modules).map((found) =>
    describeFoundSymbol(reader, name, found),
  );
  return { name, version, exports: applyNotes(exports, notes) };
}
