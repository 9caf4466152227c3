#!/usr/bin/env node
// Docusaurus' own command, except that a failure is told as the checks tell it: with file, line, and
// fix, and without the stack trace of Docusaurus. `DOCS_DEBUG=1` shows the trace.
//
// `npm run build` starts it with flags of V8 that can't be set from here. `--max-semi-space-size`: a
// build makes many objects that soon are of no use, and room for them takes a sixth of its processor
// time away. `--heap-growing-percent`: without it, V8 lets what is of no use pile up until 1,000 pages
// take 2.8 GB of memory; with it, 2.1 GB in the same time.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect, stripVTControlCharacters } from 'node:util';
import { stopWithoutPackages } from '../command-line/packages.mjs';

const require = createRequire(import.meta.url);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

stopWithoutPackages();

const { errorsIn, renderFailures } = require('../command-line/renderFailures.cjs');

/** How the error of the plugin `content-checks` starts, which holds the lines of the checks. */
const CONTENT = 'the content has problems\n';

/** Messages of an error and of those that caused it, without their stack traces. */
function messagesOf(error) {
  const messages = [];
  for (let cause = error; cause; cause = cause.cause) {
    messages.push(stripVTControlCharacters(String(cause.message ?? cause)).trim());
  }
  return [...new Set(messages)];
}

/** What the checks say of the project: an error of Docusaurus is often about what they know better. */
function checked() {
  const args = ['--no-warnings', path.join(root, 'src/cli/check.mjs')];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return status === 1 ? stdout : undefined;
}

function describe(error) {
  const messages = messagesOf(error);
  const content = messages.find((message) => message.startsWith(CONTENT.trim()));
  if (content) {
    return content.slice(CONTENT.length).trim();
  }
  const failures = renderFailures(error, path.join(root, '.docusaurus'));
  if (failures.length > 0) {
    // The checks were content before the first page was rendered.
    return failures.join('\n');
  }
  const lines = checked()?.trim();
  const said = messages.join('\n');
  // Errors of the project's own end in a fix.
  const hint = said.includes(' -> ') ? '' : '\n-> run again with DOCS_DEBUG=1 for the stack trace';
  const own = `${said}${hint}`;
  // They may be about the same thing or not: nobody is to look for an error that was left out.
  return lines ? `${lines}\n\nDocusaurus says: ${own}` : own;
}

/** What the system has refused, in the words of the other commands. */
async function systemFaultOf(error) {
  const { createProjectLoader } = require('../command-line/projectLoader.cjs');
  const loader = createProjectLoader(import.meta.url);
  const { systemFault } = await loader.import('../command-line/systemFault.ts');
  for (const cause of errorsIn(error)) {
    const fault = systemFault(cause, root);
    if (fault) return fault;
  }
}

async function fail(error) {
  const text = process.env.DOCS_DEBUG
    ? inspect(error, { depth: Infinity })
    : ((await systemFaultOf(error).catch(() => undefined)) ?? describe(error));
  process.stderr.write(`\n${text}\n\n`);
  process.stderr.write(`docusaurus ${process.argv[2] ?? ''} failed\n`);
  process.exit(1);
}

/** Docusaurus would look for a free port beside one that is none, find nothing, and end as if all was well. */
function stopAtWrongPort(args) {
  const index = args.findIndex((arg) => /^(?:--port|-p)(?:=|$)/.test(arg));
  if (index < 0) return;
  const [option, written = args[index + 1]] = args[index].split('=', 2);
  if (/^\d+$/.test(written ?? '') && Number(written) <= 65535) return;
  const what =
    written === undefined ? `${option} has no value` : `${option} "${written}" is no port`;
  process.stderr.write(`${what} -> use a number from 0 to 65535\n`);
  process.exit(2);
}

if (['start', 'serve'].includes(process.argv[2])) stopAtWrongPort(process.argv.slice(3));

// As Docusaurus' own command does before it reads the configuration.
process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';
process.on('unhandledRejection', fail);
// Raised by programs that a build starts and the system refuses: nobody waits for those.
process.on('uncaughtException', fail);

// The bundler's allocator gives memory back when it is free, and not when the bundler next asks for
// some: a build of 1,000 pages takes a tenth less. Read when the bundler is loaded.
if (process.argv[2] === 'build') process.env.MIMALLOC_PURGE_DELAY ??= '0';

require('../command-line/configurationModules.cjs').readModulesFaster(import.meta.url);
const { runCLI } = require('@docusaurus/core/lib/index.js');
if (process.argv[2] === 'start') {
  require('../command-line/freshModules.cjs').useFreshModules();
}
await runCLI(process.argv).catch(fail);
