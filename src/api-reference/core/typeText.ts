import ts from 'typescript';
import type { Reader } from './reader';

const OPENING = new Set(['', '(', '[', '<', '=', ':', ',', '?', '=>']);
const CLOSING = new Set([')', ']', '>', ',', ';']);

/**
 * A piece of TypeScript on one line: as it was written, without comments, line breaks, and what
 * formatters put at the beginning or end of a line.
 */
export function onOneLine(source: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, source);
  let text = '';
  let last = '';
  let isSkipped = false;
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    const token = scanner.getTokenText();
    const isLeading = (token === '|' || token === '&') && OPENING.has(last);
    const isBroken = isSkipped || scanner.hasPrecedingLineBreak();
    isSkipped = isLeading;
    if (isLeading) continue;
    const isSpaced = scanner.getTokenStart() > scanner.getTokenFullStart() && text !== '';
    if (isBroken && last === ',' && /[)\]>}]/.test(token)) text = text.slice(0, -1);
    if (isSpaced && !(isBroken && (CLOSING.has(token) || '([<'.includes(last)))) text += ' ';
    text += token;
    last = token;
  }
  return text;
}

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/**
 * A type as the compiler prints it.
 *
 * @param place - Where it is used: names are qualified as they must be there (`React.ReactNode`).
 */
export function printType({ checker }: Reader, type: ts.Type, place?: ts.Node): string {
  return checker.typeToString(type, place, FORMAT).replace(/import\("[^"]*"\)\./g, '');
}

/** `A | undefined` or `(() => A) | undefined` without its last part. */
function withoutUndefined(text: string): string {
  const rest = text.replace(/ \| undefined$/, '');
  return rest !== text && /^\(.*=>.*\)$/.test(rest) ? rest.slice(1, -1) : rest;
}

/**
 * A type as its author wrote it; as the compiler prints it if nobody wrote it, or if a type argument
 * made it another one: `payload: P` of `DialogProps<string>` is a `string`.
 *
 * @param declaration - What has the type.
 * @param type - What it is in the place it is read for.
 * @param isOptional - Whether it may be left out, which makes it `undefined` for the compiler.
 */
export function typeText(
  reader: Reader,
  declaration: ts.Declaration | undefined,
  type: ts.Type,
  isOptional = false,
): string {
  const { checker } = reader;
  const { type: node } = (declaration ?? {}) as { type?: ts.TypeNode };
  if (!node) return printType(reader, type, declaration);
  // The compiler has already put the class in its place.
  if (node.kind === ts.SyntaxKind.ThisType) return 'this';
  const written = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  const actual = checker.getNonNullableType(type);
  const isSame =
    written === actual || printType(reader, written, node) === printType(reader, actual, node);
  if (isSame) return onOneLine(node.getText());
  const text = printType(reader, type, node);
  return isOptional ? withoutUndefined(text) : text;
}
