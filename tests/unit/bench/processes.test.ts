import { parseStat } from '../../bench/processes/parseStat';
import { parseStatus } from '../../bench/processes/parseStatus';
import { parseTimes } from '../../bench/processes/parseTimes';
import { processTree } from '../../bench/processes/processTree';
import { runMeasured } from '../../bench/processes/runMeasured';

describe("the shell's times", () => {
  it.each([
    ['dash', '0m0.00s 0m0.00s\n0m1.50s 0m0.25s\n', { user: 1.5, system: 0.25 }],
    ['long ones', '0m0.010s 0m0.000s\n12m3.400s 1m0.600s\n', { user: 723.4, system: 60.6 }],
    ['a comma', '0m0,00s 0m0,00s\n0m0,50s 0m0,25s\n', { user: 0.5, system: 0.25 }],
  ])('are read: %s', (_, output, expected) => {
    expect(parseTimes(output)).toEqual(expected);
  });

  it.each(['', '0m0.00s 0m0.00s\n', 'real 1\nuser 2\n', '0m0.00s 0m0.00s\n0m1.50s\n'])(
    'are refused if they are something else: %j',
    (output) => {
      expect(() => parseTimes(output)).toThrow("the shell's times are none");
    },
  );
});

describe('the state of a process', () => {
  it('is read', () => {
    const text =
      'Name:\tnode\nPid:\t42\nPPid:\t7\nVmPeak:\t  900 kB\nVmHWM:\t  300 kB\nVmRSS:\t  200 kB\n';
    expect(parseStatus(text)).toEqual({
      pid: 42,
      parent: 7,
      resident: 200 * 1024,
      highest: 300 * 1024,
    });
  });

  it('is nothing for one that has ended and is not forgotten yet', () => {
    expect(parseStatus('Name:\tnode\nState:\tZ (zombie)\nPid:\t42\nPPid:\t7\n')).toBeUndefined();
  });
});

describe('the time of a process', () => {
  const fields = 'S 7 42 42 0 -1 4194560 900 800 0 0 1250 75 9000 8000 20 0 11 0 77 99';

  it.each(['node', 'next-server (v15)', 'a) b ('])('is read behind the name "%s"', (name) => {
    expect(parseStat(`42 (${name}) ${fields}\n`)).toEqual({ user: 12.5, system: 0.75 });
  });

  it('is nothing in other text', () => {
    expect(parseStat('')).toBeUndefined();
    expect(parseStat('42 (node) S 7')).toBeUndefined();
  });
});

describe('a tree of processes', () => {
  const all = (
    [
      [1, 0],
      [20, 1],
      [30, 21],
      [21, 20],
      [22, 20],
      [40, 1],
    ] as const
  ).map(([pid, parent]) => ({ pid, parent, resident: pid, highest: pid }));

  it('has all that a process has started, in whatever order they are listed', () => {
    expect(processTree(20, all).map(({ pid }) => pid)).toEqual([20, 21, 22, 30]);
  });

  it('is empty when the process has ended', () => {
    expect(processTree(99, all)).toEqual([]);
  });
});

describe('a command', () => {
  const options = { folder: __dirname, env: { WORK: '150' }, timeLimit: 20_000 };
  const work = 'const end = Date.now() + Number(process.env.WORK); while (Date.now() < end);';
  const node = (program: string) => [process.execPath, '-e', program] as const;

  it('costs what its children cost, too', async () => {
    const child = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}]);`;
    const { cpu, wall, memory } = await runMeasured(node(child), options);
    // On a busy machine it may get a part of the time that it asks for.
    expect(cpu).toBeGreaterThan(0.03);
    expect(wall).toBeGreaterThan(0.15);
    if (process.platform === 'linux') expect(memory?.tree).toBeGreaterThan(0);
  });

  it('that fails is told with the last of what it says', async () => {
    const program = "console.log('out'); console.error('the reason'); process.exitCode = 3;";
    const run = runMeasured(node(program), options);
    await expect(run).rejects.toThrow(/ended with 3:\nout\nthe reason$/);
  });

  it('that takes too long is ended', async () => {
    const run = runMeasured(node('setInterval(() => {}, 1000)'), { ...options, timeLimit: 300 });
    await expect(run).rejects.toThrow('took more than 0.005 minutes');
  });
});
