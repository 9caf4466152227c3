import { parseArgs } from 'node:util';
import { mergeLanguages } from '../hosting/publishing/mergeLanguages';
import { defaultLanguage, languages } from '../translations/languages';

const usage = `Puts languages together that were built apart, by several processes or machines, into what one build of all of them writes.

  npx docusaurus build --locale en --out-dir parts/en
  npx docusaurus build --locale zh --out-dir parts/zh
  npm run build:merge -- parts/* [--out <folder>]

  --out <folder>  folder to write; a build that is there is replaced (default build)
  --help          show this text

Exit codes: 0 done, 1 a language is missing or there twice, 2 wrong usage.
`;

function parseOptions() {
  const options = {
    out: { type: 'string', default: 'build' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    process.stderr.write(`options  ${reason} -> see npm run build:merge -- --help\n`);
    return undefined;
  }
}

async function main(): Promise<number> {
  const parsed = parseOptions();
  if (!parsed) return 2;
  const { values, positionals: parts } = parsed;
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (parts.length === 0) {
    process.stderr.write('folders  there are none -> npm run build:merge -- parts/*\n');
    return 2;
  }
  const names = Object.keys(languages);
  await mergeLanguages({ parts, out: values.out, defaultLanguage, languages: names });
  process.stdout.write(`${values.out}  ${names.join(', ')}\n`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
