import { runSteps } from '../../verify/runSteps.mjs';

/** A step that notes when it begins, ahead of its turn and in it. */
function createStep(name: string, seen: string[], needs: readonly string[], failsAhead = false) {
  return {
    name,
    title: name,
    needs,
    ahead: () => {
      seen.push(`${name} ahead`);
      return failsAhead ? Promise.reject(new Error('out of reach')) : Promise.resolve();
    },
    run: () => {
      seen.push(name);
      return Promise.resolve({ passed: 1, failed: 0, failures: [] });
    },
  };
}

const everything = { only: undefined, nightly: false, skipInstall: false };
const print = (): void => {};

test('what may begin before its turn begins before all steps, for those that are asked for alone', async () => {
  const seen: string[] = [];
  const steps = [
    createStep('install', seen, []),
    createStep('browser', seen, ['install']),
    createStep('nginx', seen, ['install']),
  ];
  await runSteps(steps, { ...everything, only: ['install', 'browser'] }, print);
  expect(seen).toEqual(['install ahead', 'browser ahead', 'install', 'browser']);
});

test('what fails before its turn fails in its turn, if at all', async () => {
  const results = await runSteps([createStep('browser', [], [], true)], everything, print);
  expect(results).toMatchObject([{ name: 'browser', result: { passed: 1, failed: 0 } }]);
});
