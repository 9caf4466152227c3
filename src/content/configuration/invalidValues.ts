import type * as TypeScript from 'typescript';
import { configObject } from './configObject';
import { configurationFile } from './files';
import type { Files } from '../files';
import { positionAt } from '../page/decode';
import { fileStart, problemAt, type Position, type Problem } from '../problem';

const REFERENCE = 'https://docusaurus.io/docs/api';

/** The preset that brings the theme along, whose short name is `classic`. */
const CLASSIC = '@docusaurus/preset-classic';

/** One thing that Docusaurus refuses. */
interface Detail {
  readonly type: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What Docusaurus checks values with. */
interface Schema {
  readonly validate: (
    value: unknown,
    options: { readonly abortEarly: boolean; readonly allowUnknown?: boolean },
  ) => { readonly error?: { readonly details: readonly Detail[] } };
}

/** What this uses of Docusaurus' own modules: they have no types, and no other way to places of mistakes. */
interface Validation {
  readonly ConfigSchema: Schema;
}

interface ThemeValidation {
  readonly ThemeConfigSchema: Schema;
}

/** What a name stands for that the file gives a value. */
function valueOf(
  ts: typeof TypeScript,
  source: TypeScript.SourceFile,
  name: string,
): TypeScript.Expression | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)
    ?.initializer;
}

/** The place of a field, or of the innermost one around it that is written in the file. */
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
    const written = ts.isPropertyAssignment(property) ? property.initializer : property.name;
    value = written && ts.isIdentifier(written) ? valueOf(ts, source, written.text) : undefined;
    if (!value && written && ts.isObjectLiteralExpression(written)) value = written;
  }
  return at ?? fileStart;
}

/** Why a value is not accepted, with the fields that lead to it. */
function refused(details: readonly Detail[], text: string, page: string): Problem[] {
  return details
    .filter(({ type }) => type !== 'object.unknown')
    .map(({ path, message }) => {
      const name = path.join('.');
      const what = `Docusaurus does not accept ${name}: ${message.replaceAll('ref:', '')}`;
      const fix = `correct the value, ${page} says what ${path[0] ?? 'a field'} may be`;
      return problemAt(configurationFile, placeOf(path, text), 'config/invalid-value', what, fix);
    });
}

/** What the theme of a site takes, if it is the one that the preset brings along. */
function refusedByTheme(value: object): readonly Detail[] {
  const { presets, themeConfig } = value as Readonly<Record<string, unknown>>;
  const isClassic = [presets].flat(2).some((name) => name === 'classic' || name === CLASSIC);
  if (!isClassic || typeof themeConfig !== 'object' || themeConfig === null) return [];
  const { ThemeConfigSchema } =
    require('@docusaurus/theme-classic/lib/options.js') as unknown as ThemeValidation;
  // Other plugins have fields of their own there.
  const options = { abortEarly: false, allowUnknown: true };
  const { error } = ThemeConfigSchema.validate(themeConfig, options);
  return (error?.details ?? []).map((detail) => ({
    ...detail,
    path: ['themeConfig', ...detail.path],
  }));
}

/** Fields of the configuration that Docusaurus would not take; unknown ones have a check of their own. */
export function invalidValues(value: object, files: Files): Problem[] {
  const validation =
    require('@docusaurus/core/lib/server/configValidation.js') as unknown as Validation;
  const { error } = validation.ConfigSchema.validate(value, { abortEarly: false });
  const text = files.read(configurationFile).toString('utf8');
  return [
    ...refused(error?.details ?? [], text, `${REFERENCE}/docusaurus-config`),
    ...refused(refusedByTheme(value), text, `${REFERENCE}/themes/configuration`),
  ];
}
