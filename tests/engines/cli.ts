import { oneOf, readArguments } from '../../src/command-line/readArguments';
import { exitCodes, runCommand } from '../../src/command-line/runCommand';
import type { Engine } from './browser';
import { firefox } from './firefox';
import { everyPage, kindsOfPages } from './pages';
import { startPolicyServer } from './policyServer';
import { isInstalled } from './processes';
import { testEngine } from './testEngine';
import { webkit } from './webkit';

const engines: readonly Engine[] = [firefox, webkit];

const usage = `Opens built pages in browsers other than Chromium, and checks that they start, that the security policy refuses none of their own code, and that it refuses foreign code.

  npm run --silent test:engines -- [options]

  --engine <name>  ${engines.map(({ name }) => name).join(' or ')} (default: all)
  --dir <folder>   folder that the build wrote (default build)
  --all            every page of every language instead of one of each kind
  --available      leave out browsers that are not installed
  --help           show this text

On Debian: apt-get install ${engines.flatMap(({ programs }) => Object.values(programs)).join(' ')}
Exit codes: 0 nothing wrong, 1 something is, 2 wrong usage or a browser is missing.
`;

function parseOptions() {
  const { values } = readArguments({
    options: {
      engine: { type: 'string' },
      dir: { type: 'string', default: 'build' },
      all: { type: 'boolean', default: false },
      available: { type: 'boolean', default: false },
    },
  });
  const names = engines.map(({ name }) => name);
  const engine = oneOf('engine', values.engine, names);
  const chosen = engines.filter(({ name }) => engine === undefined || name === engine);
  return { ...values, chosen };
}

function missingPackages({ programs }: Engine): string[] {
  return Object.entries(programs)
    .filter(([program]) => !isInstalled(program))
    .map(([, name]) => name);
}

async function main(): Promise<number> {
  const { chosen, dir, all, available } = parseOptions();
  const lacking = chosen.filter((engine) => missingPackages(engine).length > 0);
  for (const engine of lacking) {
    const names = missingPackages(engine).join(' ');
    process.stderr.write(`${engine.name}  is not installed -> apt-get install ${names}\n`);
  }
  if (lacking.length > 0 && !available) return exitCodes.notUnderstood;

  const pages = all ? everyPage() : kindsOfPages;
  const server = await startPolicyServer(dir);
  let isRight = true;
  try {
    for (const engine of chosen.filter((candidate) => !lacking.includes(candidate))) {
      const started = Date.now();
      const problems = await testEngine(engine, server, pages);
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      const result = problems.length === 0 ? 'nothing wrong' : `${problems.length} problems`;
      problems.forEach((problem) => process.stdout.write(`${engine.name}  ${problem}\n`));
      process.stdout.write(`${engine.name}  ${pages.length} pages, ${result}, ${seconds} s\n`);
      isRight &&= problems.length === 0;
    }
  } finally {
    await server.close();
  }
  return isRight ? 0 : 1;
}

void runCommand({ name: 'test:engines', usage }, main);
