import { unforeseen } from '../../../src/command-line/debugging';
import { readArguments } from '../../../src/command-line/readArguments';
import { runCommand } from '../../../src/command-line/runCommand';
import { UsageError } from '../../../src/command-line/UsageError';
import { runScene } from './runScene';
import type { Scene } from './scene';
import { scenes } from './scenes';
import { clearWorkshop } from './workshop';

const usage = `Usage: npm run screenshots -- [options]

Starts every project that has pictures, drives it in Chromium, and writes the pictures to
static/screenshots: light and dark, in two densities. A file is written only if its picture shows
something else than before.

Options:
  --only PATTERN  only the projects whose folder below tests/fixtures matches the regular expression
  --help          print this text

Exit code: 0 with all pictures taken, 1 with errors, 2 if the command was not understood.
`;

/** Times that a scene is begun before the command gives it up. */
const attempts = 3;

/** @throws {UsageError} for options that do not exist, and patterns that are none. */
function readOptions(args: readonly string[]): { only: RegExp } {
  const { values } = readArguments({
    args: [...args],
    options: { only: { type: 'string', default: '' } },
  });
  try {
    return { only: new RegExp(values.only) };
  } catch {
    throw new UsageError(
      `--only is "${values.only}" -> write a regular expression such as first-app`,
    );
  }
}

function chooseScenes(only: RegExp): readonly Scene[] {
  const chosen = scenes.filter(({ fixture }) => only.test(fixture));
  if (chosen.length === 0) {
    const known = [...new Set(scenes.map(({ fixture }) => fixture))].join(', ');
    throw new UsageError(`--only is "${only.source}" -> use a part of ${known}`);
  }
  return chosen;
}

/**
 * Runs a scene, and again from its beginning if a step fails: the editor loses an input now and then
 * while it reads the project again, as its users see too.
 */
async function takeScene(scene: Scene, report: (line: string) => void): Promise<void> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await runScene(scene, report);
    } catch (error) {
      report(`${(error as Error).message}\n  again, attempt ${attempt + 1} of ${attempts}`);
    }
  }
  return runScene(scene, report);
}

/** Runs the command and returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const { only } = readOptions(args);
  let failed = 0;
  // One after the other: two editors at once are slower than one after the other.
  for (const scene of chooseScenes(only)) {
    const start = Date.now();
    const name = `tests/fixtures/${scene.fixture}`;
    process.stdout.write(`${name}  ${scene.command}\n`);
    try {
      await takeScene(scene, (line) => process.stdout.write(`  ${line}\n`));
      process.stdout.write(`  done in ${Math.round((Date.now() - start) / 1000)} s\n`);
    } catch (error) {
      failed += 1;
      process.stderr.write(`${name}  ${unforeseen(error)}\n`);
    }
  }
  await clearWorkshop();
  return failed > 0 ? 1 : 0;
}

// An end from outside is an end too: servers and browsers are stopped when the program exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}

// Servers and browsers that an error has left behind end with the program.
void runCommand({ name: 'screenshots', usage }, main).then(() => process.exit());
