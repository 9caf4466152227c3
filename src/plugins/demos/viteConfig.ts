import path from 'node:path';
import { grid2Alias } from '../../demo-projects/grid2Alias';
import { fontHost } from '../../hosting/fontHosts';
import { importFromDemos, type ViteConfig, type VitePlugin } from './vite';
import { workspacePackages } from './workspacePackages';

/** What bundles of the demos depend on. */
export interface BundleSite {
  readonly siteDir: string;
  /** Base path with slashes at both ends. */
  readonly baseUrl: string;
  /** Key of local storage under which the site keeps the theme mode. */
  readonly themeStorageKey: string;
}

interface PluginModule {
  default: () => VitePlugin | VitePlugin[];
}

/** Plugins of every bundle: React's transform, and Tailwind CSS for the demos that use it. */
async function commonPlugins(): Promise<(VitePlugin | VitePlugin[])[]> {
  const [react, tailwind] = await Promise.all([
    importFromDemos<PluginModule>('@vitejs/plugin-react'),
    importFromDemos<PluginModule>('@tailwindcss/vite'),
  ]);
  return [react.default(), tailwind.default()];
}

/** Bundler options that the frame, the playground and the development server have in common. */
export async function commonConfig(
  { siteDir, baseUrl, themeStorageKey }: BundleSite,
  plugins: readonly VitePlugin[],
): Promise<ViteConfig> {
  return {
    configFile: false,
    root: path.join(siteDir, 'src/demos'),
    base: baseUrl,
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [...(await commonPlugins()), workspacePackages(siteDir), ...plugins],
    resolve: {
      alias: [grid2Alias],
      // The site's own React would be a second one beside the demos'.
      dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'],
    },
    define: {
      'import.meta.env.THEME_STORAGE_KEY': JSON.stringify(themeStorageKey),
      'import.meta.env.FONT_HOST': JSON.stringify(fontHost),
    },
  };
}
