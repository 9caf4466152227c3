import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** A request that a server of a project has sent to another machine. */
export interface OutsideRequest {
  method: string;
  /** Address that was meant. */
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** What a stand-in answers, as JSON. */
export interface OutsideAnswer {
  status?: number;
  body: unknown;
}

/** A server of this machine that answers in the place of others. */
export interface StandIn {
  /** Variables that lead the HTTPS requests of a server here. */
  env: Record<string, string>;
  /** The requests so far. */
  requests: OutsideRequest[];
  close(): Promise<void>;
}

/** Starts a server that answers what the projects' servers ask of other machines by HTTPS. */
export async function startStandIn(
  answer: (request: OutsideRequest) => OutsideAnswer,
): Promise<StandIn> {
  const requests: OutsideRequest[] = [];
  const server = createServer(async (request, response) => {
    const asked = {
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', `https://${request.headers['x-meant-host']}`),
      headers: request.headers,
      body: await text(request),
    };
    requests.push(asked);
    const { status = 200, body } = answer(asked);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') {
    throw new Error('no port was given');
  }
  return {
    env: {
      NODE_OPTIONS: `--require ${path.join(__dirname, 'outsideHook.cjs')}`,
      OUTSIDE_ADDRESS: `http://127.0.0.1:${address.port}`,
    },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
