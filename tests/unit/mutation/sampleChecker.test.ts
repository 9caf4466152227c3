import { spawnSync } from 'node:child_process';
import path from 'node:path';

const checker = path.resolve(__dirname, '../../mutation/stryker/sampleChecker.mjs');

/** Ids of those of a thousand mutants, ten on a line, that are in a sample; a module of Node's own, so in a process. */
function sampleOf(percent: number, folder: string): string[] {
  const program = `
    const { strykerPlugins: [{ factory }] } = await import(${JSON.stringify(checker)});
    const checker = factory({ sample: { percent: ${percent} } });
    const mutants = Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      fileName: '${folder}/a.ts',
      mutatorName: 'BooleanLiteral',
      replacement: index % 10 === 0 ? 'true' : 'false',
      location: {
        start: { line: Math.floor(index / 10), column: index % 10 },
        end: { line: Math.floor(index / 10), column: 20 },
      },
    }));
    const [group] = await checker.group(mutants);
    const results = await checker.check(mutants);
    const passed = group.filter((id) => results[id].status === 'passed');
    const others = group.filter((id) => results[id].status === 'compileError');
    if (passed.length + others.length !== 1000) throw new Error('not all have a result');
    process.stdout.write(JSON.stringify(passed));`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

test('takes about so many of the mutants as it is told', () => {
  const tenth = sampleOf(10, '/copy').length;
  expect(tenth).toBeGreaterThan(70);
  expect(tenth).toBeLessThan(130);
  expect(sampleOf(100, '/copy')).toHaveLength(1000);
});

test('takes the same ones in every copy of the project, and all of a smaller sample', () => {
  const tenth = sampleOf(10, '/copy');
  expect(sampleOf(10, '/another')).toEqual(tenth);
  expect(sampleOf(30, '/copy')).toEqual(expect.arrayContaining(tenth));
});
