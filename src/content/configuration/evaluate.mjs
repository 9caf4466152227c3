// Started by `evaluateApart.ts`. See `evaluateConfiguration.ts`.
import { createRequire } from 'node:module';
import { watchTime } from './watchTime.mjs';

const { createProjectLoader } = createRequire(import.meta.url)(
  '../../command-line/projectLoader.cjs',
);
const loader = createProjectLoader(import.meta.url);
const { evaluateConfiguration, rejectionProblem } = await loader.import(
  './evaluateConfiguration.ts',
);

const [root, processorTime] = process.argv.slice(2);
watchTime(Number(processorTime));
const rejected = [];
process.on('unhandledRejection', (error) => rejected.push(rejectionProblem(error, root)));

const load = (file) => loader.import(file);
const onStart = (file) => process.send({ started: file });
const problems = await evaluateConfiguration(root, { load, onStart });
// Node.js tells of promises that nobody has caught when nothing else is to be done.
await new Promise((resolve) => setImmediate(resolve));
// Servers and timers that the configuration may have left would keep the program from its end.
process.send({ problems: [...problems, ...rejected] }, () => process.exit(0));
