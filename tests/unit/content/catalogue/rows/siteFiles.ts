import type { Edit } from '../../fixtureSite';
import type { EditRow } from '../types';

const one = 'a file can be broken in one way at a time';
const reference = 'https://docusaurus.io/docs/api';

const config =
  (...lines: string[]): Edit =>
  (site) =>
    site.write(
      'docusaurus.config.ts',
      [
        "import type { Config } from '@docusaurus/types';",
        '',
        ...lines.filter((line) => line.startsWith('const')),
        'const config: Config = {',
        "  title: 'x', url: 'https://docs.example', baseUrl: '/',",
        ...lines.filter((line) => !line.startsWith('const')),
        '};',
        '',
        'export default config;',
        '',
      ].join('\n'),
    );

/** Rows about files, modules, and values that the site as a whole is made of. */
export const siteFileRows: readonly EditRow[] = [
  {
    input: 'a favicon, stylesheets, and modules of the browser that are not there',
    edit: config(
      "  favicon: 'img/favicno.svg',",
      "  clientModules: ['./src/nowhere/clientModule.ts'],",
      "  presets: [['classic', { theme: { customCss: ['./src/css/nowhere.css'] } }]],",
    ),
    says: [
      'docusaurus.config.ts:5:12  config/missing-file  the file static/img/favicno.svg, which favicon names, does not exist -> restore it from git, or correct favicon',
      'docusaurus.config.ts:6:19  config/missing-file  the file src/nowhere/clientModule.ts, which clientModules names, does not exist -> restore it from git, or correct clientModules',
      'docusaurus.config.ts:7:48  config/missing-file  the file src/css/nowhere.css, which customCss names, does not exist -> restore it from git, or correct customCss',
    ],
    alone: one,
  },
  {
    input: 'plugins, presets, and themes that are not there',
    edit: config(
      "  plugins: ['plugin-nowhere', ['./src/plugins/nowhere', {}]],",
      "  presets: ['clasic'],",
      "  themes: ['@docusaurus/theme-nowhere'],",
    ),
    says: [
      'docusaurus.config.ts:5:13  config/missing-module  the plugin "plugin-nowhere" does not exist -> correct its name, or install it, and run "npm install"',
      'docusaurus.config.ts:5:32  config/missing-module  the plugin "./src/plugins/nowhere" does not exist -> correct its path, or restore it from git',
      'docusaurus.config.ts:6:13  config/missing-module  the preset "clasic" does not exist -> correct its name, or install it, and run "npm install"',
      'docusaurus.config.ts:7:12  config/missing-module  the theme "@docusaurus/theme-nowhere" does not exist -> correct its name, or install it, and run "npm install"',
    ],
    alone: one,
  },
  {
    input: 'levels of the table of contents that there are not',
    edit: config(
      'const themeConfig = { tableOfContents: { minHeadingLevel: 9 } };',
      "  presets: ['classic'],",
      '  themeConfig,',
    ),
    says: [
      `docusaurus.config.ts:3:42  config/invalid-value  Docusaurus does not accept themeConfig.tableOfContents.minHeadingLevel: "tableOfContents.minHeadingLevel" must be less than or equal to maxHeadingLevel -> correct the value, ${reference}/themes/configuration says what themeConfig may be`,
    ],
    alone: one,
  },
  {
    input: 'levels of the table of contents that end before they start',
    edit: config(
      "  presets: [['@docusaurus/preset-classic', {}]],",
      '  themeConfig: {',
      '    tableOfContents: { minHeadingLevel: 4, maxHeadingLevel: 3 },',
      '  },',
    ),
    says: [
      `docusaurus.config.ts:7:24  config/invalid-value  Docusaurus does not accept themeConfig.tableOfContents.minHeadingLevel: "tableOfContents.minHeadingLevel" must be less than or equal to maxHeadingLevel -> correct the value, ${reference}/themes/configuration says what themeConfig may be`,
    ],
    alone: one,
  },
  {
    input: 'an icon of the installed site that is not there',
    edit: (site) =>
      site.write(
        'src/installation/icons.ts',
        "export const icons = [\n  { file: 'img/icons/nowhere.png', size: 192 },\n];\n",
      ),
    says: [
      'src/installation/icons.ts:2:11  config/missing-file  the icon static/img/icons/nowhere.png does not exist -> run "npm run icons", which draws it, or correct the path',
    ],
  },
];
