import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
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

void runCommand({ name: 'build:merge', usage }, async () => {
  const { values, positionals: parts } = readArguments({
    options: { out: { type: 'string', default: 'build' } },
    allowPositionals: true,
  });
  if (parts.length === 0) {
    throw new UsageError('no folders are named -> npm run build:merge -- parts/*');
  }
  const names = Object.keys(languages);
  await mergeLanguages({ parts, out: values.out, defaultLanguage, languages: names });
  process.stdout.write(`${values.out}  ${names.join(', ')}\n`);
});
