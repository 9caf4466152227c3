import { Console } from 'node:console';
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import path from 'node:path';
import { Writable } from 'node:stream';

const silence = new Console(new Writable({ write: (_chunk, _encoding, done) => done() }));

const errorEvents = ['uncaughtException', 'unhandledRejection', 'rejectionHandled'];

/** Stands for the process to the file that was run last: each file's Jest would take its listeners away. */
let listening;

for (const name of errorEvents) {
  process.on(name, (...about) => listening?.emit(name, ...about));
}

/** Tests below a block of Jest, in their order. */
function testsBelow(block) {
  return block.children.flatMap((child) =>
    child.type === 'describeBlock' ? testsBelow(child) : [child],
  );
}

function fullName(test) {
  const names = [];
  for (let { parent } = test; parent?.parent; parent = parent.parent) names.unshift(parent.name);
  return [...names, test.name].join(' ');
}

/**
 * The id of a test, the same in each process. Stryker writes those of all tests of all mutants into one
 * message: with names instead, thousands of mutants make it longer than a text can be, and it waits for ever.
 */
function shortId(test) {
  return createHash('sha256').update(test).digest('base64url').slice(0, 10);
}

function messageOf(thrown) {
  const [error] = Array.isArray(thrown) ? thrown : [thrown];
  const { message = error, cause } = error ?? {};
  return cause?.message ? `${message}\n${cause.message}` : String(message);
}

/** What a test says that runs the text of a function elsewhere: it can't tell any mutant. */
const uprooted = /stry\w+ is not defined/;

/** What Jest keeps of a test that has run, as it was before. */
const notRun = () => ({
  duration: null,
  errors: [],
  invocations: 0,
  numPassingAsserts: 0,
  retryReasons: [],
  seenDone: false,
  startedAt: null,
  status: null,
  unhandledRejectionErrorByPromise: new Map(),
});

/**
 * Loads a test file into an environment of its own, which stays: its tests can run again and again, each
 * time with another mutant. To load a file takes a hundred times as long as most tests do.
 *
 * @param project what `openJestProject` gives
 * @param file absolute path
 * @param mutant id of one that is there as modules are loaded; hits beyond `hitLimit` are an endless loop
 */
export async function loadTestFile(project, file, mutant = {}) {
  const { globalConfig, projectConfig, framework } = project;
  const { environment, runtime } = await project.createEnvironment(file, silence);
  // Code that Stryker has changed asks here which mutant it is to be, and counts what runs.
  const stryker = { activeMutant: mutant.id, hitCount: 0, hitLimit: mutant.hitLimit ?? Infinity };
  environment.global.__stryker__ = stryker;
  const parentProcess = new EventEmitter();
  const hooks = 'hooks';
  const idOf = new Map();
  let state;
  let tests = [];
  let failed = [];
  let stopsAtFailure = false;

  function noteFailure(test, thrown) {
    const message = messageOf(thrown);
    if (uprooted.test(message)) return;
    failed.push({ id: test && idOf.get(test), message });
    if (stopsAtFailure) tests.forEach((other) => Object.assign(other, { mode: 'skip' }));
  }

  const own = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, current) => {
    state = current;
    await own?.(event, current);
    if (event.name === 'test_start') stryker.currentTestId = idOf.get(event.test);
    if (event.name === 'test_done') {
      stryker.currentTestId = hooks;
      if (event.test.errors.length > 0) noteFailure(event.test, event.test.errors[0]);
      // Jest would write all of them out with their code.
      event.test.errors = [];
    }
  };

  await environment.setup();
  environment.global.process.exit = (code) => {
    throw new Error(`process.exit was called with ${code}`);
  };
  for (const setup of projectConfig.setupFiles) runtime.requireModule(setup);
  const { initialize, runAndTransformResultsToJestFormat: runTests } =
    runtime.requireInternalModule(framework);
  await initialize({
    config: projectConfig,
    environment,
    globalConfig,
    localRequire: runtime.requireModule.bind(runtime),
    parentProcess,
    runtime,
    setGlobalsForRuntime: runtime.setGlobalsForRuntime.bind(runtime),
    testPath: file,
  });
  const listeners = errorEvents.map((name) => [name, parentProcess.listeners(name)]);
  listening = parentProcess;
  for (const setup of projectConfig.setupFilesAfterEnv) runtime.requireModule(setup);

  const modes = new Map();
  const timeouts = new Map();
  let loadFailure;
  try {
    runtime.requireModule(file);
  } catch (error) {
    loadFailure = messageOf(error);
  }
  tests = testsBelow(state.rootDescribeBlock);
  const relative = path.relative(projectConfig.rootDir, file);
  const seen = new Map();
  for (const test of tests) {
    const name = fullName(test);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    idOf.set(test, shortId(`${relative}: ${name} (${before + 1})`));
    modes.set(test, test.mode);
    timeouts.set(test, test.timeout);
  }
  const loaded = Object.keys(stryker.mutantCoverage?.static ?? {});

  return {
    /** Ids of the mutants that were run as modules were loaded. */
    loaded,
    /**
     * Runs tests.
     *
     * @param wanted ids; all tests by default
     * @param timeoutOf time that a test gets by its id, in milliseconds; Jest's by default
     * @returns those that failed; whether a mutant has been run so often that it never ends
     */
    async run({ wanted, mutant, stops = false, timeoutOf } = {}) {
      if (loadFailure !== undefined) {
        return {
          failed: [{ message: loadFailure }],
          isEndless: stryker.hitCount > stryker.hitLimit,
        };
      }
      const ids = new Set(tests.map((test) => idOf.get(test)));
      // A mutant that was there as the file was loaded may have changed the names of tests.
      const isAll = !wanted || wanted.some((id) => !ids.has(id));
      for (const test of tests) {
        const isWanted = isAll || wanted.includes(idOf.get(test));
        Object.assign(test, notRun(), {
          mode: isWanted ? modes.get(test) : 'skip',
          timeout: timeoutOf?.(idOf.get(test)) ?? timeouts.get(test),
        });
      }
      state.unhandledErrors = [];
      failed = [];
      stopsAtFailure = stops;
      Object.assign(stryker, {
        activeMutant: mutant?.id,
        hitCount: 0,
        hitLimit: mutant?.hitLimit ?? Infinity,
        currentTestId: hooks,
      });
      listening = parentProcess;
      // Jest takes them away as it ends.
      for (const [name, [listener]] of listeners) {
        parentProcess.removeAllListeners(name).on(name, listener);
      }
      await runTests({ config: projectConfig, globalConfig, testPath: file });
      stryker.activeMutant = undefined;
      // Tests whose hooks failed are not run, and not done.
      for (const test of tests) {
        if (test.errors.length > 0) noteFailure(test, test.errors[0]);
      }
      for (const thrown of state.unhandledErrors) noteFailure(undefined, thrown);
      return { failed, isEndless: stryker.hitCount > stryker.hitLimit };
    },
    /** Tests with their times in the last run, in milliseconds, and the mutants that they ran. */
    report() {
      const { perTest = {} } = stryker.mutantCoverage ?? {};
      const byHooks = Object.keys(perTest[hooks] ?? {});
      return tests
        .filter((test) => test.mode !== 'skip' && test.mode !== 'todo')
        .map((test) => {
          const id = idOf.get(test);
          return {
            id,
            name: fullName(test),
            timeSpentMs: test.duration ?? 0,
            mutants: [...new Set([...byHooks, ...Object.keys(perTest[id] ?? {})])],
          };
        });
    },
    async close() {
      runtime.teardown();
      await environment.teardown();
    },
  };
}
