import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { planStages } from './planStages.mjs';

/**
 * Stryker's runner for Jest, which loads every test file that imports the mutated one, however far
 * away, to run a test in one of them. This one loads the files of the tests that run the mutant: few
 * of them first, for a mutant is mostly told by those.
 */
const { MUTATION_JEST_RUNNER, MUTATION_COVERAGE } = process.env;
const plugin = path.join(MUTATION_JEST_RUNNER, 'dist/src/jest-test-runner.js');
const { jestTestRunnerFactory } = await import(pathToFileURL(plugin).href);

const Status = { complete: 'complete', survived: 'survived' };

/** Ids of the mutants that stand in a file. */
function mutantsIn(file) {
  const calls = readFileSync(file, 'utf8').matchAll(/\bstry(?:MutAct|Cov)_\w+\(([^)]*)\)/g);
  return new Set([...calls].flatMap(([, ids]) => ids.match(/\d+/g) ?? []));
}

class CoveringTestsRunner {
  constructor(inner) {
    this.inner = inner;
    const { jestTestAdapter } = inner;
    const run = jestTestAdapter.run.bind(jestTestAdapter);
    jestTestAdapter.run = (settings) =>
      run(this.testFiles ? { ...settings, testFiles: this.testFiles } : settings);
  }

  capabilities() {
    return this.inner.capabilities();
  }

  init() {
    return this.inner.init();
  }

  async dryRun(options) {
    const result = await this.inner.dryRun(options);
    if (result.status === Status.complete) {
      const tests = result.tests.map(({ id, fileName, timeSpentMs }) => ({
        id,
        fileName,
        timeSpentMs,
      }));
      const perTest = Object.entries(result.mutantCoverage?.perTest ?? {});
      const mutants = Object.fromEntries(perTest.map(([id, hits]) => [id, Object.keys(hits)]));
      // For the other processes, which don't do this run.
      writeFileSync(MUTATION_COVERAGE, JSON.stringify({ tests, mutants }));
    }
    return result;
  }

  /** Tests that run any mutant of a file. */
  testsOf(file) {
    const own = mutantsIn(file);
    return Object.entries(this.coverage.mutants)
      .filter(([, mutants]) => mutants.some((id) => own.has(id)))
      .map(([test]) => test);
  }

  async mutantRun(options) {
    this.coverage ??= JSON.parse(readFileSync(MUTATION_COVERAGE, 'utf8'));
    const { testFilter, sandboxFileName } = options;
    // What is set as a module is loaded, no test runs; those of the file have the best chance to tell.
    const wanted = testFilter ?? this.testsOf(sandboxFileName);
    const stages = planStages(wanted, this.coverage.tests, sandboxFileName);
    let nrOfTests = 0;
    for (const { files, tests } of stages) {
      const result = await this.#run({ ...options, testFilter: tests }, files);
      if (result.status !== Status.survived) return result;
      nrOfTests += result.nrOfTests;
    }
    if (testFilter && stages.length > 0) return { status: Status.survived, nrOfTests };
    return this.#run(options);
  }

  async #run(options, files) {
    this.testFiles = files;
    try {
      return await this.inner.mutantRun(options);
    } finally {
      this.testFiles = undefined;
    }
  }
}

const create = (injector) => new CoveringTestsRunner(jestTestRunnerFactory(injector));
create.inject = jestTestRunnerFactory.inject;

export const strykerPlugins = [{ kind: 'TestRunner', name: 'covering-tests', factory: create }];

/** The settings below `jest` are those of Stryker's own runner. */
export const { strykerValidationSchema } = await import(
  pathToFileURL(path.join(MUTATION_JEST_RUNNER, 'dist/src/index.js')).href
);
