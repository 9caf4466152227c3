import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ChunkFilesPlugin } from './ChunkFilesPlugin';
import { readGenerated } from './generatedRoutes';
import { moduleTexts, type ModuleTexts } from './moduleTexts';
import { PageScriptsPlugin } from './PageScriptsPlugin';
import { isSlow } from './rendering/quickRoutes.cjs';

const pluginName = 'lazy-routes';

interface ResolveRequest {
  request: string;
  readonly context: string;
}

const clientFolder = /core[\\/]lib[\\/]client$/;

/** Modules of Docusaurus that grow with the site, and ours in their places. */
const standIns = {
  client: {
    '@generated/routes': 'routes.js',
    '@generated/routesChunkNames': 'routesChunkNames.js',
    '@generated/registry': 'registry.js',
    '@generated/globalData': 'globalData.json',
  },
  server: { '@generated/registry': 'registry.server.js' },
} satisfies Record<string, Record<string, string>>;

function writeModules(folder: string, { files }: ModuleTexts): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/**
 * Has pages load the routes of their own part of the site, instead of those of all pages. The
 * development server, whose routes change, keeps Docusaurus' own.
 */
export default function lazyRoutesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, pluginName, 'modules');
  let prepared: ModuleTexts | undefined;
  /** For the bundles of the browser and of the build alike, whichever comes first. */
  const prepare = (): ModuleTexts => {
    if (prepared) return prepared;
    prepared = moduleTexts(readGenerated(generatedFilesDir));
    writeModules(folder, prepared);
    return prepared;
  };
  return {
    name: pluginName,
    // The development server would have to compile each page that is loaded ahead.
    getClientModules: () =>
      process.env.NODE_ENV === 'development'
        ? []
        : [path.join(__dirname, '../../lazy-routes/page/clientModule.ts')],
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const always = [
        new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, (resolve: ResolveRequest) => {
          if (!isServer && clientFolder.test(resolve.context)) {
            resolve.request = path.join(__dirname, 'standIns/docusaurus.ts');
          }
        }),
        new NormalModuleReplacementPlugin(
          /^@theme\/DocCard$/,
          path.join(__dirname, 'standIns/DocCard.ts'),
        ),
      ];
      if (process.env.NODE_ENV !== 'production') return { plugins: always };
      const { sections, sectionOf } = prepare();
      const manifest = path.join(generatedFilesDir, 'client-manifest.json');
      const replaced = Object.entries(isServer ? standIns.server : standIns.client).map(
        ([request, file]) =>
          new NormalModuleReplacementPlugin(new RegExp(`^${request}$`), path.join(folder, file)),
      );
      return {
        module: {
          // In browsers the lists are short.
          rules: isServer
            ? [{ test: isSlow, use: [path.join(__dirname, 'rendering/quickRoutes.cjs')] }]
            : [],
        },
        plugins: [
          ...always,
          ...replaced,
          ...(isServer
            ? []
            : [new ChunkFilesPlugin(sections), new PageScriptsPlugin(manifest, sectionOf)]),
        ],
      };
    },
  };
}
