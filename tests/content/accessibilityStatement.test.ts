import { readFileSync } from 'node:fs';
import path from 'node:path';
import { translationLanguages } from '../../src/translations/languages';
import { productViolations } from '../e2e/support/productViolations';
import { sweptWidths } from '../e2e/support/overflow';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { devDependencies } = JSON.parse(read('package.json')) as {
  devDependencies: Record<string, string>;
};

const statements = [
  'src/pages/accessibility/index.mdx',
  ...translationLanguages.map(
    (language) => `i18n/${language}/docusaurus-plugin-content-pages/accessibility/index.mdx`,
  ),
];

describe.each(statements)('%s', (file) => {
  const text = read(file);

  it('names the versions of the tools that test the site', () => {
    expect(text).toContain(`axe-core ${devDependencies['axe-core']}`);
    expect(text).toContain(`Playwright ${devDependencies['@playwright/test']}`);
  });

  it('names the widths that are tested', () => {
    expect(text).toContain(String(sweptWidths[0]));
    expect(text).toContain(String(sweptWidths.at(-1)));
  });

  it('has a limit for each fault of the products that tests let pass', () => {
    const limits = text.slice(text.indexOf('{/* #limits */}'), text.indexOf('{/* #report */}'));
    expect(limits.match(/^- /gm)).toHaveLength(productViolations.length);
  });
});
