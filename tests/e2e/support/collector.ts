import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the collector answers for its script. */
export type ScriptMode = 'works' | 'missing' | 'hangs' | 'throws';

/** A service on this machine that speaks the protocol of Google's script. */
export interface Collector {
  readonly origin: string;
  /** Ids for which the script was asked. */
  readonly ids: readonly string[];
  /** What arrived: each a call of `gtag`, in the order in which pages made them. */
  readonly received: readonly (readonly unknown[])[];
  /** Parameters of the events of a name that arrived. */
  events(name: string): Record<string, unknown>[];
  /** User properties that arrived, one by one. */
  properties(): Record<string, unknown>[];
  close(): Promise<void>;
}

/** A call as it is sent. Beacons overtake each other, so it says where it belongs. */
interface Message {
  readonly page: number;
  readonly order: number;
  readonly call: readonly unknown[];
}

/** Runs in the page, as Google's script would: takes over the queue, and sends what is in it. */
function sendQueue(): void {
  const page = window as Window & { dataLayer?: unknown[] };
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  let order = 0;
  const send = (entry: unknown): void => {
    // Google's script leaves arrays alone.
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const call = Array.from(entry as never[]);
    order += 1;
    const message = { page: performance.timeOrigin, order, call };
    navigator.sendBeacon(`${origin}/collect`, JSON.stringify(message));
  };
  const queue = (page.dataLayer ??= []);
  queue.forEach(send);
  queue.push = (...entries) => {
    entries.forEach(send);
    return Array.prototype.push.apply(queue, entries);
  };
}

/** Runs in the page: a script with a fault, now and whenever something is queued. */
function throwAlways(): void {
  const page = window as Window & { dataLayer?: unknown[] };
  (page.dataLayer ??= []).push = () => {
    throw new Error('fault of the collector');
  };
  throw new Error('fault of the collector');
}

const scripts = { works: sendQueue, throws: throwAlways };

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts a collector on a free port. */
export async function startCollector(mode: ScriptMode = 'works'): Promise<Collector> {
  const ids: string[] = [];
  const messages: Message[] = [];

  function answerScript(url: URL, response: ServerResponse): void {
    ids.push(url.searchParams.get('id') ?? '');
    if (mode === 'hangs') return;
    if (mode === 'missing') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${scripts[mode]})();`);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/gtag/js') {
      answerScript(url, response);
      return;
    }
    void textOf(request).then((text) => {
      messages.push(JSON.parse(text) as Message);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const received = () =>
    [...messages].sort((a, b) => a.page - b.page || a.order - b.order).map(({ call }) => call);
  const parameters = (command: string, name: string) =>
    received()
      .filter((call) => call[0] === command && call[1] === name)
      .map((call) => call[2] as Record<string, unknown>);
  return {
    origin: `http://127.0.0.1:${port}`,
    ids,
    get received() {
      return received();
    },
    events: (name) => parameters('event', name),
    properties: () => parameters('set', 'user_properties'),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      // Scripts that hang would keep it open.
      server.closeAllConnections();
      await closed;
    },
  };
}
