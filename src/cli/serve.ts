import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { createPortalServer } from '../hosting/server';
import { basePath } from '../site';

const usage = `Serves the built site with production's headers, redirects and 404 pages.

  npm run serve -- [options]

  --port <number>  port to listen on (default 3000, or the environment variable PORT)
  --host <name>    address to listen on (default: every address of this machine)
  --dir <folder>   folder that the build wrote (default build)
  --help           show this text
`;

function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) {
    throw new UsageError(`"${value}" is no port -> use a number from 0 to 65535`);
  }
  return port;
}

function parseOptions() {
  const { values } = readArguments({
    options: {
      port: { type: 'string', default: process.env.PORT || '3000' },
      host: { type: 'string' },
      dir: { type: 'string', default: 'build' },
    },
  });
  return { ...values, port: parsePort(values.port) };
}

function reportListenError(error: NodeJS.ErrnoException, port: number, host?: string): void {
  const reason =
    error.code === 'EADDRINUSE'
      ? `port ${port}  is in use -> stop the other program, or add -- --port ${port + 1}`
      : `${host ?? 'port'} ${port}  can't be listened on (${error.code}) -> use another --host or --port`;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

function stopOnSignal(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      // Browsers hold connections open for reuse; closing waits for them otherwise.
      server.closeAllConnections();
    });
  }
}

function main(): void {
  const { port, host, dir } = parseOptions();
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${dir}  there is no built site -> run npm run build`);
  }
  const server = createPortalServer({ directory: dir });
  server.once('error', (error) => reportListenError(error, port, host));
  server.listen(port, host, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    process.stdout.write(`http://${host ?? 'localhost'}:${actual}${basePath}\n`);
  });
  stopOnSignal(server);
}

void runCommand({ name: 'serve', usage }, main);
