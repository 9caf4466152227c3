import { grid2Alias } from './grid2Alias';

interface ViteConfigOptions {
  readonly hasTailwind: boolean;
}

/** Text of a project's Vite configuration; the same in TypeScript and JavaScript. */
export function viteConfigModule({ hasTailwind }: ViteConfigOptions): string {
  const plugins = hasTailwind ? 'react(), tailwindcss()' : 'react()';
  return `${[
    ...(hasTailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
    '',
    'export default defineConfig({',
    `  plugins: [${plugins}],`,
    '  resolve: {',
    '    // The CRUD views of @toolpad/core 0.13.0 ask for Grid2, which Material UI 7 calls Grid.',
    `    alias: { '${grid2Alias.find}': '${grid2Alias.replacement}' },`,
    '  },',
    '});',
  ].join('\n')}\n`;
}
