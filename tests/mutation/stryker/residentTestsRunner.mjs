import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { openJestProject } from './jestProject.mjs';
import { loadTestFile } from './loadTestFile.mjs';
import { planFiles } from './planFiles.mjs';

const { MUTATION_COVERAGE } = process.env;

/** Files that are loaded anew with a mutant that stands in what runs as modules are loaded. */
const MOST_LOADED = 4;

/** Files that are loaded anew for a mutant that tests have not told, in case a module kept what it knew. */
const MOST_CONFIRMED = 2;

/** Share of the memory that Node may take, above which loaded files are given up. */
const MOST_MEMORY = 0.5;

/**
 * What waits for something that a mutant has taken away waits in vain: the time for a test, in
 * milliseconds, beside ten times what it took without a mutant.
 */
const PATIENCE = 2_000;

/** How many times as much it gets before it is given up: the machine may have been busy with something else. */
const MORE_PATIENCE = 5;

const waitedInVain = ({ failed: [first] }) => /^Exceeded timeout of /.test(first?.message);

/** Test files of folders, and of files themselves. */
function testFiles(root, tests) {
  return tests.flatMap((test) => {
    const place = path.join(root, test);
    if (statSync(place).isFile()) return [place];
    return readdirSync(place, { recursive: true })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(place, file))
      .sort();
  });
}

/** Ids of the mutants that stand in a file. */
function mutantsIn(file) {
  const calls = readFileSync(file, 'utf8').matchAll(/\bstry(?:MutAct|Cov)_\w+\(([^)]*)\)/g);
  return new Set([...calls].flatMap(([, ids]) => ids.match(/\d+/g) ?? []));
}

/**
 * The tests of a file that may tell a mutant that is run as modules are loaded: those that run anything
 * of its module; all if none does.
 */
function testsOfLoaded(mutant, tests, modules) {
  const own = modules.find((mutants) => mutants.has(mutant)) ?? new Set();
  const near = tests.filter(({ mutants }) => mutants.some((id) => own.has(id)));
  return near.length > 0 ? near : tests;
}

/** How many of some mutants each test runs, by its id; without those that run none. */
function reachOf(own, perTest) {
  const counts = Object.entries(perTest).map(([id, mutants]) => [
    id,
    Object.keys(mutants).filter((mutant) => own.has(mutant)).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Runs tests of Jest for Stryker in environments that stay from mutant to mutant. */
export class ResidentTestsRunner {
  #loaded = new Map();
  /** How many mutants of a file each test file has told, by the mutated file. */
  #told = new Map();

  constructor({ settings, tests, patience = PATIENCE }, root = process.cwd()) {
    this.settings = settings;
    this.patience = patience;
    this.tests = tests;
    this.root = root;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.project = await openJestProject(this.root, this.settings);
  }

  async dryRun({ files = [] }) {
    const modules = files.map(mutantsIn);
    const tests = [];
    const perTest = {};
    const loadedIn = {};
    for (const fileName of testFiles(this.root, this.tests)) {
      const file = await this.#file(fileName);
      const { failed } = await file.run();
      const found = file.report();
      if (failed.length > 0 && !failed[0].id) {
        return { status: 'error', errorMessage: `${fileName}: ${failed[0].message}` };
      }
      const messages = new Map(failed.map(({ id, message }) => [id, message]));
      for (const { id, name, timeSpentMs, mutants } of found) {
        const failureMessage = messages.get(id);
        const status = failureMessage === undefined ? 0 : 1;
        tests.push({ id, name, timeSpentMs, fileName, status, failureMessage });
        perTest[id] = Object.fromEntries(mutants.map((mutant) => [mutant, 1]));
      }
      for (const mutant of file.loaded) {
        for (const { id } of testsOfLoaded(mutant, found, modules)) perTest[id][mutant] = 1;
      }
      loadedIn[fileName] = file.loaded;
      // Most test files of a folder run nothing of the mutated files.
      if (found.every(({ id }) => Object.keys(perTest[id]).length === 0))
        await this.#drop(fileName);
    }
    const reach = Object.fromEntries(files.map((file, i) => [file, reachOf(modules[i], perTest)]));
    // For the other processes, which don't do this run.
    writeFileSync(MUTATION_COVERAGE, JSON.stringify({ tests, loadedIn, reach }));
    return { status: 'complete', tests, mutantCoverage: { static: {}, perTest } };
  }

  async mutantRun({ activeMutant, hitLimit, sandboxFileName, testFilter = [] }) {
    this.coverage ??= JSON.parse(readFileSync(MUTATION_COVERAGE, 'utf8'));
    const { tests, loadedIn, reach } = this.coverage;
    this.times ??= new Map(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    const mutant = { id: activeMutant.id, hitLimit };
    const told = this.#toldOf(sandboxFileName);
    const plan = planFiles(testFilter, tests, sandboxFileName, told, reach[sandboxFileName]);
    const isLoaded = ({ file }) => loadedIn[file]?.includes(mutant.id);
    const atLoading = plan.filter(isLoaded);
    const again =
      atLoading.length > 0 ? atLoading.slice(0, MOST_LOADED) : plan.slice(0, MOST_CONFIRMED);
    const steps = [
      ...plan.map((step) => ({ ...step, isFresh: false })).filter((step) => !isLoaded(step)),
      ...again.map((step) => ({ ...step, isFresh: true })),
    ];
    for (const step of steps) {
      const { failed, isEndless } = await this.#tell(step, mutant);
      if (isEndless) return { status: 'timeout', reason: 'it never ends' };
      if (failed.length > 0) {
        told.set(step.file, (told.get(step.file) ?? 0) + 1);
        const [{ id, message }] = failed;
        const killedBy = [id ?? step.tests[0]];
        return {
          status: 'killed',
          killedBy,
          failureMessage: message,
          nrOfTests: step.tests.length,
        };
      }
    }
    return { status: 'survived', nrOfTests: testFilter.length };
  }

  async dispose() {
    for (const file of [...this.#loaded.keys()]) await this.#drop(file);
  }

  #toldOf(mutated) {
    const told = this.#told.get(mutated) ?? new Map();
    this.#told.set(mutated, told);
    return told;
  }

  /** Runs the tests of a file against a mutant. */
  async #tell({ file, tests, isFresh }, mutant) {
    const run = (wanted, times) => ({
      wanted,
      mutant,
      stops: true,
      timeoutOf: (id) => times * (this.patience + 10 * (this.times.get(id) ?? 0)),
    });
    const result = await (isFresh
      ? this.#runFresh(file, run(tests, 1))
      : this.#runLoaded(file, run(tests, 1)));
    const [first] = result.failed;
    if (!first || result.isEndless) return result;
    if (waitedInVain(result)) return this.#runFresh(file, run(tests, MORE_PATIENCE));
    const without = await this.#runLoaded(file, { wanted: first.id ? [first.id] : tests });
    if (without.failed.length === 0) return result;
    // An earlier mutant has left something behind, or the test needs those before it.
    await this.#drop(file);
    return this.#runFresh(file, run(undefined, MORE_PATIENCE));
  }

  /** Runs tests of a file that stays loaded, unless a mutant may still be at work in it. */
  async #runLoaded(fileName, run) {
    const result = await (await this.#file(fileName)).run(run);
    if (result.isEndless || waitedInVain(result)) await this.#drop(fileName);
    return result;
  }

  async #runFresh(fileName, run) {
    const file = await loadTestFile(this.project, fileName, run.mutant);
    try {
      return await file.run(run);
    } finally {
      await file.close();
    }
  }

  /** A test file that is loaded already, or is now. The one used longest ago comes first. */
  async #file(fileName) {
    const known = this.#loaded.get(fileName);
    this.#loaded.delete(fileName);
    const file = known ?? (await this.#load(fileName));
    this.#loaded.set(fileName, file);
    return file;
  }

  async #load(fileName) {
    const { heap_size_limit: most } = getHeapStatistics();
    if (process.memoryUsage().heapUsed > most * MOST_MEMORY) {
      const half = [...this.#loaded.keys()].slice(0, Math.ceil(this.#loaded.size / 2));
      for (const old of half) await this.#drop(old);
    }
    return loadTestFile(this.project, fileName);
  }

  async #drop(fileName) {
    const file = this.#loaded.get(fileName);
    this.#loaded.delete(fileName);
    await file?.close();
  }
}

const create = (options) => new ResidentTestsRunner(options.residentTests);
create.inject = ['options'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'resident-tests', factory: create }];

export const strykerValidationSchema = {
  properties: { residentTests: { type: 'object' } },
};
