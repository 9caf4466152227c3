import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Certificate } from '../../observatory/secureServer';

/**
 * The option with which Chromium takes a certificate for a good one. Were it only told to go on in
 * spite of it, it would keep nothing in its cache.
 */
export function trustOption({ certificateFile }: Certificate): string {
  const key = new X509Certificate(readFileSync(certificateFile)).publicKey;
  const hash = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}
