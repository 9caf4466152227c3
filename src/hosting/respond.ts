import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'sirv';
import type { BuildFile } from './buildFolder';
import { createEncodedReader } from './contentEncoding';
import { contentType, isCompressible } from './contentType';
import { cacheControl, headersOf, neverStore, revalidate, type Headers } from './headers';
import { negotiateEncoding } from './negotiateEncoding';
import type { AllowedInline } from './policy/allowedInline';
import type { Answer } from './route';

/** Writes the answers of {@link route} to responses. */
export interface Responder {
  answer(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void>;
  /** A short text for machines, never kept by caches. */
  plain(response: ServerResponse, status: number, text: string, headers?: Headers): void;
}

const html = 'text/html; charset=utf-8';

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The cached copy that a client has is as good as ours, so the body need not be sent. */
function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim());
  return known !== undefined && (known.includes(etag) || known.includes('*'));
}

/** A range that is no plain `first-last` is ignored, as HTTP allows, for sirv throws on some. */
function dropUnusableRange({ headers }: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (!first || (last && Number(last) < Number(first))) delete headers.range;
}

/**
 * Creates the writer of answers.
 *
 * @param sendFile sends what is not worth compressing: it streams, and knows ranges.
 * @param inline - Inline code that pages may hold.
 */
export function createResponder(sendFile: RequestHandler, inline: () => AllowedInline): Responder {
  const readEncoded = createEncodedReader();

  const typeHeaders = (type: string, address = '/'): Headers => ({
    ...headersOf(address, type.startsWith('text/html'), inline),
    'Content-Type': type,
  });

  async function sendText(
    request: IncomingMessage,
    response: ServerResponse,
    file: BuildFile,
    status = 200,
  ): Promise<void> {
    const encoding = negotiateEncoding(request.headers['accept-encoding'], file.size);
    const etag = `W/"${file.size}-${file.modified}-${encoding}"`;
    setHeaders(response, { Vary: 'Accept-Encoding', ETag: etag });
    if (status === 200 && isFresh(request, etag)) {
      response.writeHead(304).end();
      return;
    }
    const body = await readEncoded(file, encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(status, { 'Content-Length': body.length }).end(body);
  }

  const plain: Responder['plain'] = (response, status, text, headers = {}) => {
    const type = 'text/plain; charset=utf-8';
    setHeaders(response, { ...typeHeaders(type), 'Cache-Control': neverStore, ...headers });
    response.writeHead(status).end(`${text}\n`);
  };

  async function sendBuildFile(
    request: IncomingMessage,
    response: ServerResponse,
    { file, language }: Extract<Answer, { kind: 'file' }>,
  ): Promise<void> {
    const type = contentType(file.path);
    const local = language ? file.address.slice(language.length + 1) : file.address;
    setHeaders(response, { ...typeHeaders(type, local), 'Cache-Control': cacheControl(local) });
    if (isCompressible(type)) {
      await sendText(request, response, file);
      return;
    }
    dropUnusableRange(request);
    // The next build may take the file away while it is being read.
    response.on('pipe', (source) => source.on('error', () => response.destroy()));
    request.url = encodeURI(file.address);
    sendFile(request, response, () => plain(response, 404, 'not found'));
  }

  return {
    plain,
    async answer(request, response, answer) {
      switch (answer.kind) {
        case 'file':
          return sendBuildFile(request, response, answer);
        case 'redirect':
          // Revalidated, or a browser would keep localhost's redirects for other projects.
          setHeaders(response, { ...headersOf('/', false), 'Cache-Control': revalidate });
          response.writeHead(301, { Location: answer.location, 'Content-Length': 0 }).end();
          return undefined;
        case 'missing-page':
          if (!answer.page) return plain(response, 404, 'not found');
          setHeaders(response, { ...typeHeaders(html), 'Cache-Control': revalidate });
          return sendText(request, response, answer.page, 404);
        case 'missing-asset':
          return plain(response, 404, 'not found');
        case 'bad-request':
          return plain(response, 400, 'bad request');
      }
    },
  };
}
