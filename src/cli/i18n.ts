import path from 'node:path';
import { unforeseen } from '../command-line/debugging';
import { runTranslationCommand } from '../translations/commands';

const environment = {
  root: path.resolve(__dirname, '../..'),
  isColored: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
};

runTranslationCommand(process.argv.slice(2), environment)
  .then(({ exitCode, stdout, stderr }) => {
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    process.exitCode = exitCode;
  })
  .catch((error: unknown) => {
    process.stderr.write(`i18n failed: ${unforeseen(error)}\n`);
    process.exitCode = 1;
  });
