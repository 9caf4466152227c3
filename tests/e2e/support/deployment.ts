import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPortalServer } from '../../../src/hosting/server';
import { basePath } from '../../../src/site';
import { buildFolder } from './build';

/** Name that browsers resolve to this machine, with a secure context, as they do `localhost`. */
const standIn = 'docs.localhost';

/** What goes wrong with an address: no answer at all, none for now, nothing in it, or a status. */
type Fault = 'reset' | 'hang' | 'empty' | 404;

/** The site at its documentation host, with deployments and faults. */
export interface Deployment {
  /** Address of the site's start page at the documentation host. */
  readonly home: string;
  /** The same at another name of the same server. */
  readonly elsewhere: string;
  /** Number of the build that is served, or another one with each look for a worker. */
  build: number | 'storm';
  /** Whether scripts of builds before the present one are gone, as after most deployments. */
  dropsFormer: boolean;
  /** Script in the place of the built worker. */
  worker: string | undefined;
  /** Whether pages are told that this is the documentation host. */
  registers: boolean;
  /** What happens to addresses that a pattern fits. */
  fault: { readonly pattern: RegExp; readonly kind: Fault } | undefined;
  /** Addresses asked for so far, without origin. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** The scripts that pages refer to; the others are named by the first of them. */
const pageScript = /(\/assets\/js\/(?:runtime~)?main\.[0-9a-f]+)\.js/g;

/** A script of a build that has a number. */
const numberedScript = /(\/assets\/js\/[^/?]+\.[0-9a-f]+)-(\d+)\.js/;

/** Where the runtime of the bundles puts the name of a script together. */
const nameEnding = '+".js"';

/** Headers that a changed and uncompressed body no longer agrees with. */
const dropped = new Set(['content-encoding', 'content-length', 'etag', 'connection', 'keep-alive']);

function listen(server: http.Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
}

function shut(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Serves the build as if it had been made for this host, and later ones of which only names are new:
 * a second build of the whole site would take minutes.
 */
export async function deploy(): Promise<Deployment> {
  const portal = createPortalServer({ directory: buildFolder });
  const portalPort = await listen(portal);
  const requests: string[] = [];
  let storms = 1;

  const buildNumber = (): number => (deployment.build === 'storm' ? storms : deployment.build);

  const change = (address: string, type: string, body: string): string => {
    if (address === `${basePath}sw.js`) {
      if (deployment.build === 'storm') storms += 1;
      const worker = (deployment.worker ?? body).replaceAll(pageScript, `$1-${buildNumber()}.js`);
      return `${worker}\n// ${buildNumber()}`;
    }
    if (type.startsWith('text/html')) {
      return (
        body
          .replace('<html ', `<html data-build="${buildNumber()}" `)
          // The scripts are changed below.
          .replaceAll(/ integrity="[^"]*"/g, '')
          .replaceAll(pageScript, `$1-${buildNumber()}.js`)
      );
    }
    if (address.includes('/runtime~main.')) {
      if (!body.includes(nameEnding)) throw new Error(`${address}  no ${nameEnding} in it`);
      return body.replace(nameEnding, `+"-${buildNumber()}.js"`);
    }
    const host = deployment.registers ? JSON.stringify(`${standIn}:${outerPort}`) : 'null';
    return body.replace(/"?documentationHost"?:(?:null|"[^"]*")/, `"documentationHost":${host}`);
  };

  const forward = async (address: string, response: http.ServerResponse): Promise<void> => {
    const source = address.replace(numberedScript, '$1.js');
    const number = numberedScript.exec(address)?.[2];
    if (deployment.dropsFormer && number !== undefined && Number(number) !== buildNumber()) {
      response.writeHead(404).end('gone');
      return;
    }
    const answer = await fetch(`http://localhost:${portalPort}${source}`, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    answer.headers.forEach((value, name) => {
      if (!dropped.has(name)) response.setHeader(name, value);
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = /^text\/(?:html|javascript)/.test(type);
    const body = isText ? change(address, type, bytes.toString()) : bytes;
    response.writeHead(answer.status).end(body);
  };

  const outer = http.createServer((request, response) => {
    const address = request.url ?? '';
    requests.push(address);
    const { fault } = deployment;
    if (!fault?.pattern.test(address)) {
      forward(address, response).catch(() => response.destroy());
    } else if (fault.kind === 'reset') response.destroy();
    else if (fault.kind === 'empty') {
      const [type, caching] = address.endsWith('.js')
        ? ['text/javascript', 'public, max-age=31536000, immutable']
        : ['text/html', 'no-store'];
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': caching }).end();
    } else if (fault.kind !== 'hang') response.writeHead(fault.kind).end('fault');
  });
  const outerPort = await listen(outer);
  const deployment: Deployment = {
    home: `http://${standIn}:${outerPort}${basePath}`,
    elsewhere: `http://localhost:${outerPort}${basePath}`,
    build: 1,
    dropsFormer: false,
    worker: undefined,
    registers: true,
    fault: undefined,
    requests,
    close: async () => {
      await shut(outer);
      await shut(portal);
    },
  };
  return deployment;
}

/** Cuts the connection: every request fails as it does without a network. */
export const noConnection = { pattern: /./, kind: 'reset' } as const;
