import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { CommandEnd, CommandLine } from './commandLines';

const root = path.resolve(__dirname, '../../..');
const jiti = path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs');

jest.setTimeout(120_000);

const fileOf = (command: string): string =>
  path.join(root, command.includes('/') ? `tests/${command}.ts` : `src/cli/${command}.ts`);

/** A command line that each command can't understand, and the start of what it says. */
const misuses: readonly (readonly [command: string, args: readonly string[], says: string])[] = [
  ['check', ['--rot', 'x'], 'there is no option --rot -> did you mean --root?'],
  ['check', ['docs-core'], '"docs-core" is one argument too many -> leave it out'],
  ['check', ['--format', 'jsn'], '--format is "jsn" -> did you mean json?'],
  ['check', ['--root'], '--root has no value -> write --root=VALUE'],
  ['lint', ['--fux'], 'there is no option --fux -> did you mean --fix?'],
  ['lint', ['nowhere.md'], 'nowhere.md is no file -> name Markdown files, or none for all'],
  ['lint', ['package.json'], 'package.json is no Markdown -> name files that end in .md or .mdx'],
  ['new', ['page', '--knid', 'x'], 'there is no option --knid -> did you mean --kind?'],
  ['new', [], 'no page is named -> npm run new -- page core/components/stepper "Stepper"'],
  ['new', ['pag', 'core/a/b'], '"pag" can\'t be created -> npm run new -- page '],
  ['rename', ['core/a'], 'two addresses are needed -> npm run rename -- '],
  ['rename', ['--forse'], 'there is no option --forse -> did you mean --force?'],
  ['search', [], 'there is no query -> npm run search -- "deploy to render"'],
  ['search', ['x', '--kind', 'guid'], '--kind is "guid" -> did you mean guide?'],
  ['serve', ['--port', 'x'], '"x" is no port -> use a number from 0 to 65535'],
  ['to-js', [], 'no file is named -> give one, or "-" for standard input'],
  ['to-js', ['-', '--language', 'css'], '--language is "css" -> '],
  ['api', [], 'no name is given'],
  ['demos', ['projct', '--out', '/tmp/x'], 'unknown command "projct" -> use project or projects'],
  ['i18n', ['stats'], ''],
  ['mcp', ['--sight', 'x'], 'there is no option --sight -> '],
  ['cut-version', ['cor'], '"cor" can\'t be cut -> name core'],
  ['cut-version', ['--x'], 'there is no option --x -> leave it out'],
  ['build-merge', [], 'no folders are named -> npm run build:merge -- parts/*'],
  ['build-merge', ['--uot', 'x'], 'there is no option --uot -> did you mean --out?'],
  ['publish-layout', ['--previos', 'x'], 'did you mean --previous?'],
  ['publish-layout', ['--dir', 'nowhere'], 'nowhere'],
  ['compress', ['--dir', 'nowhere'], 'nowhere  does not exist -> run npm run publish:layout'],
  ['hosts', ['vercle'], '"vercle" is no host of these -> use vercel or cloudflare'],
  ['hosts', ['vercel', '--dir', 'nowhere'], 'is not there -> npm run publish:layout writes it'],
  ['nginx', [], '--out is missing -> name a folder, such as --out nginx'],
  ['nginx', ['--otu', 'x'], 'there is no option --otu -> did you mean --out?'],
  ['sbom', ['--x'], 'there is no option --x -> leave it out'],
  ['icons', ['--x'], 'there is no option --x -> leave it out'],
  ['builds/apart', ['xx'], 'xx  is no language -> use en'],
  ['builds/apart', ['--x'], 'there is no option --x -> leave it out'],
  ['builds/growth', ['--x'], 'there is no option --x -> leave it out'],
  ['builds/hydration', ['x'], '"x" is one argument too many -> leave it out'],
  ['builds/kept', ['--x'], 'there is no option --x -> leave it out'],
  ['builds/reproducible', ['--x'], 'there is no option --x -> leave it out'],
  ['bundle/cli', ['--modules', 'x'], '--modules is "x" -> use a whole number such as 30'],
  ['engines/cli', ['--engine', 'opera'], '--engine is "opera" -> use firefox or webkit'],
  ['engines/cli', ['--al'], 'there is no option --al -> did you mean --all?'],
  ['load/load', ['--seconds', 'x'], '--seconds is "x" -> use a whole number such as 15'],
  ['load/load', ['--dir', 'nowhere'], 'there is no compressed site -> run npm run publish:layout'],
  ['mutation/cli', ['--x'], 'there is no option --x -> '],
  ['observatory/cli', ['--dir', 'nowhere'], 'no built site in nowhere -> run npm run build'],
  ['bench/cli', ['--x'], 'there is no option --x -> '],
  ['search/growth', ['--dri', 'x'], 'there is no option --dri -> did you mean --dir?'],
  ['search/relevance', ['--dir', 'nowhere'], 'nowhere'],
  ['studio/screenshots/cli', ['--onli', 'x'], 'there is no option --onli -> did you mean --only?'],
  ['studio/screenshots/cli', ['--only', '['], '--only is "[" -> write a regular expression'],
  ['studio/screenshots/cli', ['--only', 'nowhere'], '--only is "nowhere" -> use a part of '],
];

let ends: readonly CommandEnd[];

beforeAll(() => {
  const commandLines: CommandLine[] = misuses.map(([command, args]) => [fileOf(command), args]);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [jiti, path.join(__dirname, 'commandLines.ts')],
    { cwd: root, encoding: 'utf8', input: JSON.stringify(commandLines) },
  );
  if (!stdout) throw new Error(`the commands did not run: ${stderr}`);
  ends = JSON.parse(stdout) as CommandEnd[];
});

const cases = misuses.map((misuse, index) => [...misuse, index] as const);

test.each(cases)('%s %j is explained without a stack trace', (command, args, says, index) => {
  const { status, stdout, stderr } = ends[index]!;
  expect(stdout).toBe('');
  expect(stderr).toContain(says);
  expect(stderr).toMatch(/ -> \S/);
  expect(stderr).not.toMatch(/^\s+at /m);
  // A folder that is not there is no mistake of the command line.
  expect(args.includes('nowhere') ? [1, 2] : [2]).toContain(status);
  // The mistake is read first, and the way to the usage follows; only who wrote nothing gets all of it.
  const help = args.length > 0 ? / -- --help tells more\n$/ : /\n.* npm run [^]*\n$/;
  if (status === 2) expect(stderr.replace(/^[\w:-]+: .+ -> .+\n\n/, '')).toMatch(help);
});
