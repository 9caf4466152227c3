import { evaluateApart } from '@site/src/content/configuration/evaluateApart';
import { formatProblem } from '@site/src/content/problem';
import { runChecks } from '@site/src/content/runChecks';
import { withSite, type Edit } from '../fixtureSite';

const config =
  (...fields: string[]): Edit =>
  (site) => {
    const all = ["title: 'x'", "url: 'https://docs.example'", "baseUrl: '/'", ...fields];
    site.write('docusaurus.config.ts', `export default { ${all.join(', ')} };\n`);
  };

/** What is told of the files of a site, and of its configuration when it is run. */
function told(edit: Edit): Promise<string[]> {
  return withSite(edit, async (root) => {
    const [{ problems }, ofConfiguration] = await Promise.all([
      runChecks(root),
      evaluateApart(root),
    ]);
    return [...problems, ...ofConfiguration].map(formatProblem);
  });
}

/** What is right, and looks like what is not. The catalogue has the mistakes. */
test.each<[string, Edit]>([
  ['a favicon that is there', config("favicon: 'img/dashboard.svg'")],
  ['a favicon of another site', config("favicon: 'https://docs.example/favicon.ico'")],
  [
    'a favicon in a folder that the site names',
    config("favicon: 'favicon.ico'", "staticDirectories: ['static', 'public']"),
  ],
  [
    'stylesheets and modules that are there, or that a function finds',
    (site) => {
      site.write('src/css/index.css', '');
      site.write('src/client.ts', '');
      config(
        "presets: [['classic', { theme: { customCss: ['./src/css/index.css', String('x.css')] } }]]",
        "clientModules: ['./src/client.ts', './src/client']",
      )(site);
    },
  ],
  [
    'plugins by their short names, as functions, and none',
    config("plugins: ['content-docs', () => null, [() => null, {}], null]", "themes: ['classic']"),
  ],
  [
    'fields of the theme that another plugin reads',
    config("presets: ['classic']", 'themeConfig: { other: { any: 5 } }'),
  ],
  [
    'a theme that is not the classic one, which has fields of its own',
    config('themeConfig: { tableOfContents: { minHeadingLevel: 9 } }'),
  ],
  [
    'icons that are there',
    (site) =>
      site.write(
        'src/installation/icons.ts',
        "export const icons = [\n  /** A file: 'img/nowhere.png' */\n  { file: 'img/dashboard.svg' },\n];\n",
      ),
  ],
])('%s', async (_name, edit) => {
  expect(await told(edit)).toEqual([]);
});

test('the file that was probably meant is named', async () => {
  const edit = config("favicon: 'img/dashboards.svg'");
  const line =
    'docusaurus.config.ts:1:82  error config/missing-file  the file static/img/dashboards.svg, which favicon names, does not exist -> did you mean static/img/dashboard.svg?';
  expect(await told(edit)).toEqual([line]);
});
