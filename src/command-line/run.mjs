// Runs a program of this project that is written in TypeScript:
//
//   node src/command-line/run.mjs src/cli/lint.ts [its arguments]
//
// The program tells its own mistakes. What keeps it from being loaded is told here, as the checks tell it.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWithoutPackages } from './packages.mjs';
import { unreadableEntries } from './unreadable.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

stopWithoutPackages();
const { createProjectLoader } = createRequire(import.meta.url)('./projectLoader.cjs');
const loader = createProjectLoader(import.meta.url);

/** Why a program could not be loaded. What tells it may be what can't be loaded. */
async function reasonsFor(error) {
  const denied = unreadableEntries(root);
  if (denied.length > 0)
    return denied.map(({ file, message, fix }) => `${file}  ${message} -> ${fix}`);
  try {
    const { loadFaultLines } = await loader.import('./loadFaults.ts');
    return await loadFaultLines(error, { root });
  } catch {
    return [];
  }
}

async function tell(error) {
  const lines = process.env.DOCS_DEBUG ? [error.stack ?? error.message] : await reasonsFor(error);
  const [said] = String(error.message).trim().split('\n');
  const hint = `${said} -> run again with DOCS_DEBUG=1 for the stack trace`;
  process.stderr.write(`${lines.join('\n') || hint}\n`);
  process.exitCode = 1;
}

const [program] = process.argv.splice(2, 1);
if (program === undefined) {
  process.stderr.write(
    'run: no program is named -> node src/command-line/run.mjs src/cli/lint.ts\n',
  );
  process.exitCode = 2;
} else {
  process.argv[1] = path.resolve(program);
  await loader.import(process.argv[1]).catch(tell);
}
