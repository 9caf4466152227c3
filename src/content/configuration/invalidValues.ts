import type * as TypeScript from 'typescript';
import { configObject } from './configObject';
import { configurationFile } from './files';
import type { Files } from '../files';
import { positionAt } from '../page/decode';
import { fileStart, problemAt, type Position, type Problem } from '../problem';

/** One thing that Docusaurus refuses. */
interface Detail {
  readonly type: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What this uses of Docusaurus' own module: it has no type, and no other way to places of mistakes. */
interface Validation {
  readonly ConfigSchema: {
    readonly validate: (
      value: unknown,
      options: { readonly abortEarly: boolean },
    ) => { readonly error?: { readonly details: readonly Detail[] } };
  };
}

/** The place of a field, or of the innermost one around it that is written in the object itself. */
function placeOf(path: Detail['path'], text: string): Position {
  const ts = require('typescript') as typeof TypeScript;
  const source = ts.createSourceFile(configurationFile, text, ts.ScriptTarget.Latest, true);
  let value: TypeScript.Expression | undefined = configObject(ts, source);
  let at: Position | undefined;
  for (const key of path) {
    if (!value || !ts.isObjectLiteralExpression(value)) {
      break;
    }
    const property: TypeScript.ObjectLiteralElementLike | undefined = value.properties.find(
      ({ name }) => name && 'text' in name && name.text === String(key),
    );
    if (!property) {
      break;
    }
    at = positionAt(text, property.getStart(source));
    value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  }
  return at ?? fileStart;
}

/** Fields of the configuration that Docusaurus would not take; unknown ones have a check of their own. */
export function invalidValues(value: object, files: Files): Problem[] {
  const validation =
    require('@docusaurus/core/lib/server/configValidation.js') as unknown as Validation;
  const { error } = validation.ConfigSchema.validate(value, { abortEarly: false });
  const text = files.read(configurationFile).toString('utf8');
  return (error?.details ?? [])
    .filter(({ type }) => type !== 'object.unknown')
    .map(({ path, message }) => {
      const name = path.join('.');
      const what = `Docusaurus does not accept ${name}: ${message}`;
      const fix = `correct the value, https://docusaurus.io/docs/api/docusaurus-config says what ${path[0] ?? 'a field'} may be`;
      return problemAt(configurationFile, placeOf(path, text), 'config/invalid-value', what, fix);
    });
}
