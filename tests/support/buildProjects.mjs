// Builds many projects at once with the bundler of the demos: they share nearly all of their modules.
// Usage: node buildProjects.mjs FOLDER OUT, where FOLDER holds the projects.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [folder, out] = process.argv.slice(2).map((argument) => path.resolve(argument));
const requireFromDemos = createRequire(
  path.resolve(import.meta.dirname, '../../src/demos/package.json'),
);
const vite = await import(pathToFileURL(requireFromDemos.resolve('vite')).href);

const projects = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join(folder, name));

/** Projects with the same configuration, letter for letter, can be one build. */
const byConfig = new Map();
for (const project of projects) {
  const file = readdirSync(project).find((name) => name.startsWith('vite.config.'));
  const config = path.join(project, file);
  const text = readFileSync(config, 'utf8');
  byConfig.set(text, [...(byConfig.get(text) ?? [{ config }]), { project }]);
}

/** In a project of its own, `/src/main.tsx` is below the project; here, the root is above all. */
const projectRoots = {
  name: 'project-roots',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.startsWith('/src/') && importer?.endsWith('index.html')
      ? path.join(path.dirname(importer), id)
      : undefined,
};

let count = 0;
for (const [{ config }, ...entries] of byConfig.values()) {
  const loaded = await vite.loadConfigFromFile({ command: 'build', mode: 'production' }, config);
  count += 1;
  await vite.build({
    ...loaded.config,
    plugins: [projectRoots, ...loaded.config.plugins],
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: {
      outDir: path.join(out, String(count)),
      emptyOutDir: true,
      minify: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: entries.map(({ project }) => path.join(project, 'index.html')),
      },
    },
  });
}
