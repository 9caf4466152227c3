import { createBackgroundChecks } from '@site/src/plugins/content-checks/backgroundChecks';
import { fileStart, problemAt, type Problem } from '@site/src/content/problem';

const problem = (file: string): Problem =>
  problemAt(file, fileStart, 'content/empty-page', 'the page is empty', 'write');

/** Checks whose runs end when they are told to. */
function manualChecks() {
  const runs: { found: (problems: Problem[]) => void; fail: (error: Error) => void }[] = [];
  const onChange = jest.fn();
  const onError = jest.fn();
  const check = (): Promise<Problem[]> =>
    new Promise((found, fail) => {
      runs.push({ found, fail });
    });
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    checks: createBackgroundChecks(check, { onChange, onError }),
    runs,
    settle,
    onChange,
    onError,
  };
}

test('what a run finds is told once', async () => {
  const { checks, runs, settle, onChange } = manualChecks();
  expect(checks.problems()).toEqual([]);
  for (const _ of [1, 2]) {
    checks.run();
    runs.at(-1)?.found([problem('a.mdx')]);
    await settle();
  }
  expect(runs).toHaveLength(2);
  expect(checks.problems()).toEqual([problem('a.mdx')]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a project without problems has nothing to tell', async () => {
  const { checks, runs, settle, onChange } = manualChecks();
  checks.run();
  runs[0]?.found([]);
  await settle();
  expect(onChange).not.toHaveBeenCalled();
});

test('changes during a run have one more, and what the first found is old', async () => {
  const { checks, runs, settle, onChange } = manualChecks();
  checks.run();
  checks.run();
  checks.run();
  expect(runs).toHaveLength(1);
  runs[0]?.found([problem('old.mdx')]);
  await settle();
  expect(runs).toHaveLength(2);
  expect(onChange).not.toHaveBeenCalled();
  runs[1]?.found([problem('new.mdx')]);
  await settle();
  expect(checks.problems()).toEqual([problem('new.mdx')]);
  expect(runs).toHaveLength(2);
});

test('a run that fails is told, leaves what is known, and does not stop the next one', async () => {
  const { checks, runs, settle, onError } = manualChecks();
  checks.run();
  runs[0]?.found([problem('a.mdx')]);
  await settle();
  checks.run();
  runs[1]?.fail(new Error('no'));
  await settle();
  expect(onError).toHaveBeenCalledWith(new Error('no'));
  expect(checks.problems()).toEqual([problem('a.mdx')]);
  checks.run();
  runs[2]?.found([]);
  await settle();
  expect(checks.problems()).toEqual([]);
});
