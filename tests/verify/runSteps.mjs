import { failure, formatSeconds } from './results.mjs';

/** Long steps say that they are alive, for whoever ends commands that are silent. */
const reminderEvery = 60_000;

const indent = (text) => text.replace(/^/gm, '  ');

function reportLine(mark, { name, title }, milliseconds, { passed, failed }) {
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  return `${mark} ${name.padEnd(8)} ${title} (${formatSeconds(milliseconds)}${counts})\n`;
}

async function runStep(step, print) {
  const started = Date.now();
  const reminder = setInterval(() => {
    print(`  ${step.name.padEnd(8)} … running for ${formatSeconds(Date.now() - started)}\n`);
  }, reminderEvery);
  let result;
  try {
    result = await step.run();
  } catch (error) {
    result = failure(process.env.DOCS_DEBUG ? error.stack : error.message);
  }
  clearInterval(reminder);
  return { result, milliseconds: Date.now() - started };
}

/** What the steps share the machine by. */
const cores = 2;

/**
 * Runs steps, going on after a failure, but for steps that need what has failed: these count as
 * failed without being run. A step starts in its turn, when what it waits for is done and as many
 * cores are free as it uses.
 *
 * @param steps all steps in order; `cores`: how many it keeps busy, all of them unless told.
 * @param options `only`: names of the steps to run; `nightly`: those too that are for the night;
 *   `skipInstall`: leave out what installs.
 * @param print takes the report as it grows: a line for what succeeds, all there is for what fails.
 * @returns the results in the order of the steps.
 */
export async function runSteps(steps, { only, nightly, skipInstall }, print) {
  const isAsked = ({ name, nightly: isNightly = false, installsFor }) => {
    if (installsFor && skipInstall) return false;
    if (!only) return nightly || !isNightly;
    return only.includes(name) || (installsFor !== undefined && only.some(installsFor));
  };
  const asked = steps.filter(isAsked);
  const coresOf = (step) => step.cores ?? cores;
  const results = new Map();
  const running = new Map();

  const settle = async (step) => {
    const cause = step.needs.find((name) => results.get(name)?.result.failed > 0);
    const { result, milliseconds } = cause
      ? { result: failure(`not run, for "${cause}" has failed`), milliseconds: 0 }
      : await runStep(step, print);
    results.set(step.name, { name: step.name, result, milliseconds });
    print(reportLine(result.failed > 0 ? '✗' : '✓', step, milliseconds, result));
    if (result.slowest) print(`  longest: ${result.slowest}\n`);
    for (const text of [...result.failures, ...(result.notes ?? [])]) {
      print(`${indent(text)}\n\n`);
    }
  };

  const canStart = (step) => {
    const others = [...running.keys()];
    const busy = others.reduce((sum, other) => sum + coresOf(other), 0);
    const waitsFor = [...step.needs, ...(step.after ?? [])];
    return busy + coresOf(step) <= cores && !others.some(({ name }) => waitsFor.includes(name));
  };

  // What comes of it is told in the step's turn.
  for (const step of asked) step.ahead?.().catch(() => {});
  for (const step of asked) {
    while (!canStart(step)) await Promise.race(running.values());
    running.set(
      step,
      settle(step).finally(() => running.delete(step)),
    );
  }
  await Promise.all(running.values());
  return asked.map(({ name }) => results.get(name));
}
