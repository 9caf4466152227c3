import { createBackgroundChecks } from '@site/src/plugins/content-checks/backgroundChecks';
import type { Problem } from '@site/src/content/problem';

const problem = (message: string): Problem => ({ message }) as Problem;

/** Checks whose runs end when the test says so. */
function startChecks() {
  const ends: ((found: readonly Problem[] | Error) => void)[] = [];
  const check = jest.fn(
    () =>
      new Promise<readonly Problem[]>((resolve, reject) => {
        ends.push((found) => (found instanceof Error ? reject(found) : resolve(found)));
      }),
  );
  const [onChange, onError] = [jest.fn(), jest.fn()];
  const checks = createBackgroundChecks(check, { onChange, onError });
  const end = async (found: readonly Problem[] | Error) => {
    ends.shift()?.(found);
    await new Promise(setImmediate);
  };
  return { checks, check, onChange, onError, end };
}

test('nothing is known before the first run, and what it finds after it', async () => {
  const { checks, onChange, end } = startChecks();
  expect(checks.problems()).toEqual([]);
  checks.run();
  expect(onChange).not.toHaveBeenCalled();
  await end([problem('a')]);
  expect(checks.problems()).toEqual([problem('a')]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a run that finds the same tells nothing', async () => {
  const { checks, onChange, end } = startChecks();
  checks.run();
  await end([]);
  expect(onChange).not.toHaveBeenCalled();
  for (const message of ['a', 'a', 'b']) {
    checks.run();
    await end([problem(message)]);
  }
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(checks.problems()).toEqual([problem('b')]);
});

test('changes during a run make one more, and what the stale one has found is not told', async () => {
  const { checks, check, onChange, end } = startChecks();
  checks.run();
  checks.run();
  checks.run();
  expect(check).toHaveBeenCalledTimes(1);
  await end([problem('stale')]);
  expect([checks.problems(), onChange.mock.calls]).toEqual([[], []]);
  expect(check).toHaveBeenCalledTimes(2);
  await end([problem('fresh')]);
  expect(checks.problems()).toEqual([problem('fresh')]);
  expect(check).toHaveBeenCalledTimes(2);
  checks.run();
  expect(check).toHaveBeenCalledTimes(3);
});

test('a run that fails leaves what is known, and the next one counts again', async () => {
  const { checks, onChange, onError, end } = startChecks();
  checks.run();
  await end([problem('a')]);
  checks.run();
  await end(new Error('out of memory'));
  expect(onError.mock.calls).toEqual([[new Error('out of memory')]]);
  expect(checks.problems()).toEqual([problem('a')]);
  checks.run();
  await end([problem('b')]);
  expect(checks.problems()).toEqual([problem('b')]);
  expect(onChange).toHaveBeenCalledTimes(2);
});
