import { startServer, type RunningServer } from './startServer';
import { defaultBase, studioProgram } from './studioProgram';

/** How Studio is started. */
export interface StudioOptions {
  /** `dev` is the editor with the previews, `start` the app that `buildStudio` has built. */
  command: 'dev' | 'start';
  /** Port to listen on. A free one, if it is left out. */
  port?: number;
  env?: Record<string, string>;
  /** Public path of the app, `/prod` if it is left out. */
  base?: string;
}

/**
 * Starts Studio's server for a copy of a project, and waits until the app answers.
 *
 * @throws with the last lines of its output, if it ends or does not answer within two minutes.
 */
export function startStudio(project: string, options: StudioOptions): Promise<RunningServer> {
  const { command, port, env, base = defaultBase } = options;
  return startServer({
    folder: project,
    // The program itself, not npm around it: a signal must reach the server.
    args: (chosen) => [studioProgram(project), command, '--port', `${chosen}`, '--base', base],
    port,
    env: () => ({ ...env }),
    // A dev server lets this path wait until Vite is ready.
    readyPath: `${base}/`,
  });
}
