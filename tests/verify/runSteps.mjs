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
    result = failure(error.stack);
  }
  clearInterval(reminder);
  return { result, milliseconds: Date.now() - started };
}

/**
 * Runs steps in order, going on after a failure, but for steps that need what has failed: these
 * count as failed without being run.
 *
 * @param steps all steps in order.
 * @param options `only`: names of the steps to run; `skipInstall`: leave out what installs.
 * @param print takes the report as it grows: a line for what succeeds, all there is for what fails.
 */
export async function runSteps(steps, { only, skipInstall }, print) {
  const asked = (step) =>
    step.installsFor
      ? !skipInstall && (!only || only.includes(step.name) || only.some(step.installsFor))
      : !only || only.includes(step.name);
  const results = [];
  for (const step of steps.filter(asked)) {
    const cause = step.needs.find((name) =>
      results.some((done) => done.name === name && done.result.failed > 0),
    );
    const { result, milliseconds } = cause
      ? { result: failure(`not run, for "${cause}" has failed`), milliseconds: 0 }
      : await runStep(step, print);
    results.push({ name: step.name, result, milliseconds });
    print(reportLine(result.failed > 0 ? '✗' : '✓', step, milliseconds, result));
    for (const text of [...result.failures, ...(result.notes ?? [])]) {
      print(`${indent(text)}\n\n`);
    }
  }
  return results;
}
