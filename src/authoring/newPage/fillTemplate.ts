import fs from 'node:fs';
import path from 'node:path';
import type { PageType } from '../../content/pageKinds';

const TEMPLATES = path.join(__dirname, '..', 'templates');

/**
 * The text of a new page of a kind.
 *
 * @param values - What stands for each `{{name}}` of the templates.
 */
export function fillTemplate(kind: PageType, values: Readonly<Record<string, string>>): string {
  const template = fs.readFileSync(path.join(TEMPLATES, `${kind}.mdx`), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`src/authoring/templates/${kind}.mdx  there is no {{${name}}} -> remove it`);
    }
    return value;
  });
}
