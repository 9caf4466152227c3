import { createHash } from 'node:crypto';

/** Hash of a content as policies and `integrity` attributes spell it, for example `sha256-47DEQpj8…`. */
export function contentHash(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Hash of a text as a source in a policy. */
export function hashSource(text: string): string {
  return `'${contentHash(text)}'`;
}
