import fs from 'node:fs';
import type { Plugin } from 'esbuild';
import type { JsonSchema } from './model';
import { runBundle } from './runBundle';

/** End of the path of Studio's schema in its source map. */
const SCHEMA_SOURCE = 'src/server/schema.ts';

/** Builds the JSON Schema as the maker of Studio builds the published one. */
const ENTRY = `
import { META, API_VERSION } from 'studio:schema';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { z } from 'zod';
const schema = zodToJsonSchema(z.object(META.schemas), { definitions: META.definitions });
export const json = JSON.stringify(schema);
export const version = API_VERSION;
`;

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

function schemaSource(sourceMapFile: string): string {
  const { sources, sourcesContent } = JSON.parse(
    fs.readFileSync(sourceMapFile, 'utf8'),
  ) as SourceMap;
  const index = sources.findIndex((source) => source.endsWith(SCHEMA_SOURCE));
  const text = sourcesContent?.[index];
  if (!text) {
    throw new Error(`the source map of Studio's server holds no ${SCHEMA_SOURCE}`);
  }
  return text;
}

/**
 * Reads the schema of Studio's files. The package publishes it inside its server only, so it is taken
 * from the server's source map and run with zod.
 *
 * @param sourceMapFile - Source map of the package's main module.
 * @param folder - Folder that zod and zod-to-json-schema are resolved from.
 * @throws Error if the source map can't be read or lacks the schema.
 */
export async function readSchema(
  sourceMapFile: string,
  folder: string,
): Promise<{ version: string; jsonSchema: JsonSchema }> {
  const contents = schemaSource(sourceMapFile);
  const provideSchema: Plugin = {
    name: 'provide-schema',
    setup(build) {
      build.onResolve({ filter: /^studio:schema$/ }, ({ path }) => ({ path, namespace: 'schema' }));
      build.onLoad({ filter: /.*/, namespace: 'schema' }, () => ({
        contents,
        loader: 'ts',
        resolveDir: folder,
      }));
    },
  };
  const { json, version } = await runBundle<{ json: string; version: string }>(ENTRY, folder, [
    provideSchema,
  ]);
  return { version, jsonSchema: JSON.parse(json) as JsonSchema };
}
