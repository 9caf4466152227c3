import http, { type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent. */
  readonly bytes: Buffer;
  /** Decoded. */
  readonly text: string;
}

export interface RawRequest {
  readonly port: number;
  /** Sent as it is: `fetch` would put malformed and relative paths in order first. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const decode = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Sends one request without following redirects or decoding. */
export function rawRequest({ port, path, method, headers }: RawRequest): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'];
        const encoded = (encoding === 'br' || encoding === 'gzip') && bytes.length > 0;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: (encoded ? decode[encoding](bytes) : bytes).toString(),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}
