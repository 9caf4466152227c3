import ts from 'typescript';
import type { ApiExport } from '../model';
import type { FoundExport } from './collectExports';
import { readDocumentation } from './documentation';
import { ownDeclarations, type Reader } from './reader';
import { describeSignatures } from './readSignature';
import { readType } from './readType';
import { readValue } from './readValue';

/** Puts together all that is known of an export. */
export function readExport(reader: Reader, packageName: string, found: FoundExport): ApiExport {
  const { name, symbol, renamings, modules } = found;
  const isValue = Boolean(symbol.flags & ts.SymbolFlags.Value);
  const keyword = isValue ? 'import' : 'import type';
  const documentation = readDocumentation(ownDeclarations(reader, symbol));
  // Another name may be deprecated while the thing itself is not.
  const deprecated = readDocumentation(renamings).deprecated ?? documentation.deprecated;
  const { kind, ...rest } = isValue
    ? readValue(reader, symbol.name, symbol)
    : readType(reader, symbol);
  return {
    name,
    kind,
    package: packageName,
    modules: [...modules],
    imports: modules.map((module) => `${keyword} { ${name} } from '${module}';`),
    ...(name !== symbol.name && { aliasOf: symbol.name }),
    description: documentation.description || describeSignatures(rest.signatures),
    ...(deprecated !== undefined && { deprecated }),
    ...(documentation.examples.length > 0 && { examples: [...documentation.examples] }),
    ...rest,
  };
}
