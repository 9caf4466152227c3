/**
 * What a step has come to.
 *
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures A text for each failure, in full.
 * @property {string[]} [notes] What passed, and yet deserves a look.
 * @property {string} [slowest] The files that took longest, where a change of time is to be looked for.
 */

const plain = (text) => String(text).replace(/\u001b\[[\d;]*m/g, '');

const success = { passed: 1, failed: 0, failures: [] };

/** One failure that no test has reported. */
export const failure = (text) => ({ passed: 0, failed: 1, failures: [plain(text)] });

/** The result of a command that is right if it exits with 0. */
export const commandResult = ({ code, output }) =>
  code === 0 ? success : failure(output || `exit code ${code}`);

/** Names the files that took longest, of pairs of a file and milliseconds of work. */
function slowestFiles(durations) {
  const byFile = new Map();
  for (const [file, milliseconds] of durations) {
    byFile.set(file, (byFile.get(file) ?? 0) + milliseconds);
  }
  return [...byFile]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([file, milliseconds]) => `${file} ${Math.round(milliseconds / 1000)} s`)
    .join(', ');
}

/** Adds what the test runner's exit code knows, and its reporter may not. */
function completeSuite(result, { code, output }) {
  if (result.passed + result.failed === 0) return failure(`no test was run\n${output}`);
  if (code !== 0 && result.failed === 0) {
    const { failures } = failure(`every test passed, yet the exit code was ${code}\n${output}`);
    return { ...result, failed: 1, failures };
  }
  return result;
}

/**
 * The result of a Jest run. A skipped test is a failure: it claims what nobody has tried.
 *
 * @param report what `jest --json` wrote.
 * @param run exit code and output of the command.
 */
export function jestResult(report, run) {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const bad = assertionResults.filter(({ status }) => status !== 'passed');
    if (bad.length === 0 && message) return [`${name}\n${message}`];
    return bad.map(({ fullName, status, failureMessages }) =>
      [`${name}\n${fullName}`, ...(failureMessages.length > 0 ? failureMessages : [status])].join(
        '\n',
      ),
    );
  });
  const failed =
    report.numFailedTests +
    report.numPendingTests +
    report.numTodoTests +
    report.numRuntimeErrorTestSuites;
  const slowest = slowestFiles(
    report.testResults.map(({ name, startTime, endTime }) => [
      name.replace(/^.*\/tests\//, ''),
      endTime - startTime,
    ]),
  );
  return completeSuite(
    { passed: report.numPassedTests, failed, failures: failures.map(plain), slowest },
    run,
  );
}

function playwrightTests({ title, specs = [], suites = [] }, trail = []) {
  const path = [...trail, title].filter(Boolean);
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, path: [...path, spec.title], line: spec.line })),
    ),
    ...suites.flatMap((suite) => playwrightTests(suite, path)),
  ];
}

function playwrightFailure({ path, line, status, results }) {
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
  return [
    `${path.join(' › ')} (line ${line})`,
    ...(messages.length > 0 ? messages : [status]),
  ].join('\n');
}

/**
 * The result of a Playwright run. Skipped tests are failures. Tests that passed at a second try are
 * not, for a busy machine may be the reason, but they are told: each of them has found something.
 *
 * @param report what its `json` reporter wrote.
 * @param run exit code and output of the command.
 */
export function playwrightResult(report, run) {
  const tests = report.suites.flatMap((suite) => playwrightTests(suite));
  const flaky = tests.filter(({ status }) => status === 'flaky');
  const bad = tests.filter(({ status }) => status !== 'expected' && status !== 'flaky');
  const errors = report.errors.map(({ message }) => message);
  return completeSuite(
    {
      passed: tests.length - bad.length,
      failed: bad.length + errors.length,
      failures: [...errors, ...bad.map(playwrightFailure)].map(plain),
      notes: flaky.map((test) => plain(`passed at a second try: ${playwrightFailure(test)}`)),
      slowest: slowestFiles(
        tests.flatMap(({ path: [file], results }) =>
          results.map(({ duration }) => [file, duration]),
        ),
      ),
    },
    run,
  );
}

const total = (results, key) => results.reduce((sum, { result }) => sum + result[key], 0);

/** Whether something was run and all of it passed. */
export const isSuccess = (results) =>
  total(results, 'failed') === 0 && total(results, 'passed') > 0;

/** The line that a caller reads. */
export const lastLine = (results) =>
  `${total(results, 'passed')} passed, ${total(results, 'failed')} failed`;

/** Seconds with one decimal. */
export const formatSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A row for each step: name, passed, failed, time. */
export function summaryTable(results) {
  const rows = [
    ['step', 'passed', 'failed', 'time'],
    ...results.map(({ name, result, milliseconds }) => [
      name,
      String(result.passed),
      String(result.failed),
      formatSeconds(milliseconds),
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map(([name, ...numbers]) =>
      [name.padEnd(widths[0]), ...numbers.map((text, i) => text.padStart(widths[i + 1]))].join(
        '  ',
      ),
    )
    .join('\n');
}
