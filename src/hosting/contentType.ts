import { lookup } from 'mrmime';

const text = /^text\/|[/+](json|xml|javascript)$|manifest\+json$/;

/** MIME type of a file by its name, with the charset where one applies. */
export function contentType(fileName: string): string {
  const type = lookup(fileName) ?? 'application/octet-stream';
  return text.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a body of this type gets smaller when it is compressed. */
export function isCompressible(type: string): boolean {
  return text.test(type.split(';')[0] ?? '') || type === 'application/wasm';
}
