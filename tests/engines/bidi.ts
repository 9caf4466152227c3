import WebSocket from 'ws';

/** A session of WebDriver BiDi. */
export interface BidiSession {
  /** @throws what the browser says if it can't do that. */
  send(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

function connect(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/**
 * Opens a session.
 *
 * @throws if nobody answers at the address.
 */
export async function openSession(url: string): Promise<BidiSession> {
  const socket = await connect(url);
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  socket.on('message', (data) => {
    const { id, result, error, message } = JSON.parse(String(data)) as Message;
    const request = waiting.get(id ?? 0);
    if (!request) return;
    waiting.delete(id ?? 0);
    if (error) request.reject(new Error(`${error}: ${message}`));
    else request.resolve(result);
  });
  socket.on('close', () => {
    waiting.forEach(({ reject }) => reject(new Error('the browser has closed')));
  });
  const session: BidiSession = {
    send(method, params) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.terminate(),
  };
  await session.send('session.new', { capabilities: {} });
  return session;
}
