import Ajv, { type ValidateFunction } from 'ajv';
import { loadStudioApi } from '../../src/api-reference/loadStudioApi';
import type { FileSchema } from '../../src/api-reference/studio/model';

/** The schema of Studio's files, and a validator for every kind of file. */
export interface StudioFileValidators {
  readonly fileSchema: FileSchema;
  readonly validators: ReadonlyMap<string, ValidateFunction>;
}

/**
 * Compiles the schema that the installed Studio checks its files with.
 *
 * @param root folder of the portal.
 */
export async function loadStudioFileValidators(root: string): Promise<StudioFileValidators> {
  const { fileSchema } = await loadStudioApi(root);
  const ajv = new Ajv({ allErrors: true });
  ajv.addSchema(fileSchema.jsonSchema, 'studio');
  const validators = new Map(
    fileSchema.files.map(({ kind, fragment }) => [
      kind,
      ajv.compile({ $ref: `studio${fragment.replace('#', '#/')}` }),
    ]),
  );
  return { fileSchema, validators };
}

/** What the last run of a validator has found, as `/spec/content/0: message`. */
export function describeErrors({ errors }: ValidateFunction): string[] {
  return (errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}
