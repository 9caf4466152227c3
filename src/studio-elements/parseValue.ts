import { parseDocument } from 'yaml';
import type { YamlValue } from './types';

/** A value that a reader has typed, or what is wrong with it. */
export type ParsedValue =
  | { readonly kind: 'value'; readonly value: YamlValue | undefined }
  /** The text is no YAML. */
  | { readonly kind: 'syntax'; readonly line: number; readonly column: number }
  /** It is, but of another shape. */
  | { readonly kind: 'shape' };

/**
 * Reads a list or an object that a reader has typed; JSON is YAML too. Nothing is no value.
 *
 * @param shape which of the two the property takes.
 */
export function parseValue(text: string, shape: 'array' | 'object'): ParsedValue {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    const { line = 1, col = 1 } = error.linePos?.[0] ?? {};
    return { kind: 'syntax', line, column: col };
  }
  let value: YamlValue;
  try {
    value = document.toJS() as YamlValue;
  } catch {
    // An alias without its anchor, such as `*a`, is found no sooner.
    return { kind: 'syntax', line: 1, column: 1 };
  }
  if (value === null) return { kind: 'value', value: undefined };
  const hasShape = shape === 'array' ? Array.isArray(value) : isPlainObject(value);
  return hasShape ? { kind: 'value', value } : { kind: 'shape' };
}

function isPlainObject(value: YamlValue): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
