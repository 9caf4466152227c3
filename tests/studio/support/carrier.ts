import type { RunningServer } from './startServer';
import { startServer } from './startServer';

/** The key that `.env.example` of the project has. */
export const carrierKey = 'depot-demo-key';

/** The port that the pages name. */
const carrierPort = 4815;

/** Starts the carrier's API, which the project brings. */
export function startCarrier(project: string): Promise<RunningServer> {
  return startServer({
    folder: project,
    args: () => ['carrier/server.mjs'],
    port: carrierPort,
    env: () => ({ CARRIER_KEY: carrierKey }),
    readyPath: '/services',
  });
}
