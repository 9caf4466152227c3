import { lookup } from 'mrmime';

const text = /^text\/|[/+](json|xml|javascript)$|manifest\+json$/;

/** MIME type of a file by its name, with the charset where one applies. */
export function contentType(fileName: string): string {
  const found: unknown = lookup(fileName);
  // `mrmime` looks endings up in a plain object, which knows `__proto__` and `constructor`, too.
  const type = typeof found === 'string' ? found : 'application/octet-stream';
  return text.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a body of this type gets smaller when it is compressed. */
export function isCompressible(type: string): boolean {
  return text.test(type.split(';')[0] ?? '') || type === 'application/wasm';
}
