import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { projectEnvironment } from '../../support/runCommand';
import type { Project } from '../peers';
import { endNotedGroup, noteGroup } from '../processes/startedGroups';

/** A development server, in a group of its own with all that it starts. */
export interface DevServer {
  /**
   * Waits until an address answers with a page.
   *
   * @throws with the last of what the server says, if it ends or does not answer.
   */
  answers(url: string): Promise<void>;
  stop(): Promise<void>;
}

/** In milliseconds. */
const longestStart = 5 * 60_000;

async function isPage(url: string): Promise<boolean> {
  try {
    // Without this header some servers answer with a page that is not theirs.
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Starts the development server of a project. */
export function startDevServer(project: Project, port: number): DevServer {
  const [program, ...args] = project.dev(port);
  const child = spawn(program, args, {
    cwd: project.folder,
    env: projectEnvironment(project.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  noteGroup(child.pid);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  let isRunning = true;
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
    child.on('error', () => resolve());
  }).then(() => {
    isRunning = false;
  });
  const stop = async (): Promise<void> => {
    endNotedGroup(child.pid);
    await ended;
  };
  return {
    async answers(url) {
      const end = Date.now() + longestStart;
      while (isRunning && Date.now() < end) {
        if (await isPage(url)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const reason = isRunning ? `gave no page in ${longestStart / 60_000} minutes` : 'ended';
      await stop();
      const said = (await output).join('').trim().split('\n').slice(-15).join('\n');
      throw new Error(`${args.join(' ')}  ${reason}:\n${said}`);
    },
    stop,
  };
}
