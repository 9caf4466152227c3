import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** What Docusaurus finds where it asks for React: entries of the two packages have equal names. */
const aliases: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'preact/compat/server$': path.join(__dirname, 'reactDomServer.ts'),
};

/** Modules of Docusaurus and ours, and those that are right with Preact. */
const standIns: readonly (readonly [request: RegExp, name: string])[] = [
  [/^\.\/PendingNavigation$/, 'PendingNavigation.ts'],
  [/^\.\/hasHydratedDataAttribute$/, 'HasHydratedDataAttribute.tsx'],
  [/^@site\/src\/components\/HydrationBoundary$/, 'HydrationBoundary.tsx'],
];

const clientModules = ['clientModule.ts', 'hydrationClientModule.ts'];

const pageModule = (name: string): string => path.join(__dirname, 'page', name);

/** While pages are made, React's own messages and tools serve better. */
const isUsed = process.env.NODE_ENV === 'production' && process.env.RENDERER !== 'react';

/**
 * Builds pages with Preact in the place of React. Whoever writes a page or a component writes React,
 * and develops with it.
 */
export default function preactPlugin(): Plugin {
  return {
    name: 'preact',
    getClientModules: () => (isUsed ? clientModules.map(pageModule) : []),
    configureWebpack(_config, isServer, { currentBundler }) {
      if (!isUsed) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        ...(!isServer && { entry: { main: pageModule('clientEntry.ts') } }),
        resolve: { alias: aliases },
        plugins: standIns.map(
          ([request, name]) => new NormalModuleReplacementPlugin(request, pageModule(name)),
        ),
      };
    },
  };
}
