// Started by `npm run check`. See `check.ts`.
import { createRequire } from 'node:module';

const { createProjectLoader } = createRequire(import.meta.url)('../command-line/projectLoader.cjs');

await createProjectLoader(import.meta.url).import('./check.ts');
