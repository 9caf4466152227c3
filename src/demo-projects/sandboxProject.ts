import type { CodeStyling, CodeVariant } from '../preferences/types';
import { fontLinks } from './fontLinks';
import { importedModules, packageOf } from './importedModules';
import { needsTheme } from './importTraits';
import { mainModule } from './mainModule';
import { dependenciesOf, devDependenciesOf } from './projectDependencies';
import { typeScriptConfig } from './typeScriptConfig';
import type { TextFile } from './types';
import { viteConfigModule } from './viteConfigModule';

/** A demo as the reader sees it, of which a project is to be made. */
export interface SandboxDemo {
  readonly title: string;
  /** The demo's own module first. */
  readonly files: readonly TextFile[];
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
  readonly fontStylesheets: readonly string[];
}

/** A complete project. */
export interface SandboxProject {
  /** Texts by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the demo's own module. */
  readonly main: string;
  /** Exact versions by package, those for development included. */
  readonly dependencies: Readonly<Record<string, string>>;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Utilities beside Material UI's styles, which stand in a layer of their own below them. */
const TAILWIND_STYLES = `@layer theme, base, mui, components, utilities;
@import 'tailwindcss';

@custom-variant dark (&:where([data-toolpad-color-scheme='dark'] *));
`;

function htmlPage({ title, fontStylesheets }: SandboxDemo, entry: string): string {
  return `${[
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    `    <title>${title.replace(/[&<]/g, '')}</title>`,
    ...fontLinks(fontStylesheets).map((link) => `    ${link}`),
    '  </head>',
    '  <body>',
    '    <div id="root"></div>',
    `    <script type="module" src="/${entry}"></script>`,
    '  </body>',
    '</html>',
  ].join('\n')}\n`;
}

/**
 * A project that shows one demo and nothing else: it can be installed, started, and built as it is.
 * Runs in the browser as well, when a reader opens a sandbox.
 *
 * @throws for a demo that imports a package whose version `src/demos/package.json` does not say.
 */
export function sandboxProject(demo: SandboxDemo): SandboxProject {
  const { files, variant, styling } = demo;
  const [main] = files;
  if (!main) throw new RangeError('a project needs the module of its demo');
  const isTypeScript = variant === 'TS';
  const sources = files.map(({ text }) => text);
  const packages = new Set(
    sources.flatMap(importedModules).flatMap(({ specifier }) => packageOf(specifier) ?? []),
  );
  const dependencies = dependenciesOf(packages);
  const devDependencies = devDependenciesOf({ isTypeScript, hasTailwind: styling === 'tailwind' });
  const entry = isTypeScript ? 'src/main.tsx' : 'src/main.jsx';
  const project: Record<string, string> = {
    'package.json': json({
      name: 'toolpad-demo',
      version: '0.0.0',
      private: true,
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
      dependencies,
      devDependencies,
    }),
    'index.html': htmlPage(demo, entry),
    [isTypeScript ? 'vite.config.ts' : 'vite.config.js']: viteConfigModule({
      hasTailwind: styling === 'tailwind',
    }),
    ...(isTypeScript && { 'tsconfig.json': json(typeScriptConfig) }),
    [entry]: mainModule({
      component: main.path.replace(/\.[^.]+$/, ''),
      isTypeScript,
      needsTheme: needsTheme(sources),
      hasTailwind: styling === 'tailwind',
    }),
    ...(styling === 'tailwind' && { 'src/index.css': TAILWIND_STYLES }),
    ...Object.fromEntries(files.map(({ path, text }) => [`src/${path}`, text])),
  };
  return {
    files: project,
    main: `src/${main.path}`,
    dependencies: { ...dependencies, ...devDependencies },
  };
}
