import { createApt } from '../../verify/apt.mjs';

/** A machine whose apt takes a moment for each command, and says what is installed there. */
function createMachine(codes: Readonly<Record<string, number>> = {}) {
  const commands: string[] = [];
  const installed = new Set<string>();
  const run = async (command: string, args: readonly string[]) => {
    const [verb, ...names] = args.filter((arg) => !/^(?:-|sudo$|apt-get$)/.test(arg));
    if (command === 'sudo' && !args.includes('apt-get')) return { code: 0, output: '' };
    commands.push([verb, ...names].join(' '));
    await new Promise(setImmediate);
    const code = codes[verb ?? ''] ?? 0;
    if (code === 0 && verb === 'install') names.forEach((name) => installed.add(name));
    return { code, output: `said by ${verb}` };
  };
  const missing = (...names: string[]) => names.filter((name) => !installed.has(name));
  return { run, missing, commands };
}

/** Something that is there on each machine. */
const present = process.execPath;

test('installs one after the other, after one update of the lists', async () => {
  const { run, missing, commands } = createMachine();
  const install = createApt(run, present);
  await Promise.all([
    install(() => missing('chromium')),
    install(() => missing('nginx-light')),
    install(() => missing('chromium')),
  ]);
  expect(commands).toEqual(['update', 'install chromium', 'install nginx-light']);
});

test('asks apt for nothing if nothing is missing', async () => {
  const { run, commands } = createMachine();
  expect(await createApt(run, present)(() => [])).toEqual({ code: 0, output: '' });
  expect(commands).toEqual([]);
});

test('lists that can not be fetched are no failure, and a package that is not there is one', async () => {
  const { run, missing } = createMachine({ update: 100, install: 100 });
  const install = createApt(run, present);
  expect(await install(() => missing('chromium'))).toEqual({
    code: 100,
    output: 'said by install',
  });
});

test('an installation that throws keeps no other one waiting', async () => {
  const { run, missing } = createMachine();
  const install = createApt(run, present);
  const broken = install(() => {
    throw new Error('broken');
  });
  const other = install(() => missing('nginx-light'));
  await expect(broken).rejects.toThrow('broken');
  expect((await other)?.code).toBe(0);
});

test('there is nothing to install with on a machine without apt', async () => {
  const { run, missing } = createMachine();
  const install = createApt(run, `${present}-that-is-not-there`);
  expect(await install(() => missing('chromium'))).toBeUndefined();
});
