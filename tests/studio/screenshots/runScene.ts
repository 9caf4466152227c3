import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  copyProject as copyViteProject,
  programOf,
  type Project,
} from '../../integration/support/project';
import { openBrowser } from '../support/browser';
import { buildStudio } from '../support/buildStudio';
import { startServer, type RunningServer } from '../support/startServer';
import { startStudio } from '../support/startStudio';
import { photograph } from './camera';
import { Editor } from './editor';
import { savePicture } from './savePicture';
import type { Scene, Stage } from './scene';
import { layOut } from './workshop';

/** Milliseconds in which the queries of a page answer, once the page is there. */
const answerTime = 3_000;

/** Most milliseconds that one step may take: with an input on the canvas, steps take seconds. */
const stepTime = 90_000;

/** A project that runs, and how to end and delete it. */
interface RunningProject {
  folder: string;
  address: string;
  stop(): Promise<void>;
}

async function startVite({ fixture, env }: Scene): Promise<RunningProject> {
  const project: Project = await copyViteProject(`tests/fixtures/${fixture}`);
  const { folder } = project;
  const { code, output } = await project.runScript('build');
  if (code !== 0) {
    throw new Error(`${fixture}  npm run build has failed\n${output}`);
  }
  const vite = await programOf('vite');
  const server = await startServer({
    folder,
    args: (port) => [vite, 'preview', '--host', 'localhost', '--strictPort', '--port', `${port}`],
    env: () => ({ ...env }),
    readyPath: '/',
  });
  const stop = () => server.stop().then(() => project.remove());
  return { folder, address: server.address, stop };
}

async function start(scene: Scene): Promise<RunningProject> {
  const { fixture, command, env } = scene;
  if (command === 'preview') {
    return startVite(scene);
  }
  const folder = await layOut(fixture, scene.without);
  const servers: RunningServer[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    servers.push(...((await scene.startServices?.(folder)) ?? []));
    if (command === 'start') {
      await buildStudio(folder);
    }
    const server = await startStudio(folder, { command, env });
    servers.push(server);
    return { folder, address: server.address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a scene's project, brings it into the states of its pictures, and takes them. */
export async function runScene(scene: Scene, report: (line: string) => void): Promise<void> {
  const { folder: project, address, stop } = await start(scene);
  const { page, close } = await openBrowser();
  const editor = new Editor(page, project);
  const stage: Stage = {
    page,
    address,
    project,
    editor,
    async openEditor(name) {
      await page.goto(`${address}/prod/editor/app/pages/${name}`);
      await editor.ready();
      await page.waitForTimeout(answerTime);
    },
    async openApp(name) {
      await page.goto(`${address}/prod/pages/${name}`);
    },
    async take(name, options) {
      const written = await savePicture(name, await photograph(page, options));
      const files = written.map(({ file, bytes }) => `${path.basename(file)} ${bytes} bytes`);
      report(`${name}  ${files.join(', ') || 'unchanged'}`);
    },
  };
  page.setDefaultTimeout(stepTime);
  try {
    await scene.pictures(stage);
  } catch (error) {
    const file = path.join(tmpdir(), `${scene.fixture.replaceAll('/', '-')}-${scene.command}.png`);
    await page.screenshot({ path: file });
    throw new Error(`${(error as Error).message}\n  what the browser showed: ${file}`);
  } finally {
    await close();
    await stop();
  }
}
