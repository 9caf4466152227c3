import { runApiCommand } from '../api-reference/apiCommand';

void runApiCommand(process.argv.slice(2)).then(({ exitCode, stdout, stderr }) => {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
});
