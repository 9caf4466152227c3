import path from 'node:path';
import { ApiReferenceError } from '../ApiReferenceError';
import type { ParsedFiles } from '../core/createProgram';
import { findStudioPackages, type PinnedPackage } from '../packages';
import { describeComponent } from './describeComponent';
import { describeFileSchema } from './describeFileSchema';
import type { StudioApi, StudioComponent } from './model';
import { readComponents } from './readComponents';
import { readSchema } from './readSchema';
import { readFunctions } from './typings/readFunctions';

/** Turns whatever goes wrong while a package is read into an error that names the package. */
async function reading<T>(
  siteDir: string,
  { name, directory }: PinnedPackage,
  read: () => T | Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiReferenceError) {
      throw error;
    }
    const file = path.relative(siteDir, path.join(directory, 'package.json'));
    const place = { file: file.split(path.sep).join('/'), line: 1, column: 1 };
    const [reason = ''] = (error as Error).message.split('\n');
    throw new ApiReferenceError(place, `${name} can't be read: ${reason}`, 'run npm ci');
  }
}

async function loadComponents(
  siteDir: string,
  folder: string,
  library: PinnedPackage,
): Promise<StudioComponent[]> {
  const components = await readComponents(folder);
  if (components.size === 0) {
    throw new Error('it exports no components');
  }
  return [...components].map(([name, config]) => describeComponent(name, config, library.name));
}

/**
 * Reads the reference data of Toolpad Studio from the installed packages.
 *
 * @param siteDir - Root of the project.
 * @param parsed - Typings parsed so far.
 * @throws {ApiReferenceError} if a package is missing, of another version than the pinned one, or
 *   can't be read.
 */
export async function extractStudio(siteDir: string, parsed: ParsedFiles): Promise<StudioApi> {
  const packages = findStudioPackages(siteDir);
  const studio = packages['@toolpad/studio'];
  const library = packages['@toolpad/studio-components'];
  const runtime = packages['@toolpad/studio-runtime'];
  const folder = path.join(siteDir, 'src/api-reference');
  const sourceMap = path.join(studio.directory, 'dist/exports/index.mjs.map');

  const components = await reading(siteDir, library, () =>
    loadComponents(siteDir, folder, library),
  );
  const fileSchema = await reading(siteDir, studio, async () => {
    const { version, jsonSchema } = await readSchema(sourceMap, folder);
    return describeFileSchema(version, jsonSchema);
  });
  const functions = await reading(siteDir, runtime, () =>
    readFunctions(siteDir, { studio, runtime }, parsed),
  );
  return { version: studio.version, components, functions, fileSchema };
}
