import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { writtenPages } from '../support/samples/readSamples';
import {
  describeErrors,
  loadStudioFileValidators,
  type StudioFileValidators,
} from '../support/studioFiles';

const root = path.resolve(__dirname, '../..');

/** A YAML fence, also inside of a list: indentation, backticks, meta, code. */
const YAML_FENCE = /^([ \t]*)(`{3,})ya?ml\b(.*)\n([\s\S]*?)^\1\2[ \t]*$/gm;

/** Only whole files have it, as their first key. */
const WHOLE_FILE = /^(?:#.*\n|\s*\n)*apiVersion:/;

interface ShownFile {
  /** Place of the fence, as `file:line`. */
  place: string;
  title: string | undefined;
  code: string;
}

function wholeFilesOf(page: string): ShownFile[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(YAML_FENCE)].flatMap(({ index, 1: indent = '', 3: meta, 4: code }) => {
    const dedented = (code ?? '').replace(new RegExp(`^${indent}`, 'gm'), '');
    if (!WHOLE_FILE.test(dedented)) {
      return [];
    }
    const place = `${page}:${text.slice(0, index).split('\n').length}`;
    return [{ place, title: /title="([^"]*)"/.exec(meta ?? '')?.[1], code: dedented }];
  });
}

/** Kind of a file by its place in a project; undefined if its place says nothing. */
function kindOfTitle(title: string | undefined): string | undefined {
  const name = title && path.basename(title, '.yml');
  return name && ['page', 'application', 'theme'].includes(name) ? name : undefined;
}

const shown = writtenPages(root, 'docs-studio').flatMap(wholeFilesOf);

describe('whole YAML files on pages about Toolpad Studio', () => {
  let studio: StudioFileValidators;

  beforeAll(async () => {
    studio = await loadStudioFileValidators(root);
  });

  function problemsOf({ place, title, code }: ShownFile): string[] {
    const file = parse(code) as { kind: string };
    const expected = kindOfTitle(title) ?? file.kind;
    if (file.kind !== expected) {
      return [`${place}  ${title} has the kind "${file.kind}" -> write "${expected}"`];
    }
    const validate = studio.validators.get(file.kind);
    if (!validate) {
      return [`${place}  the schema has no kind "${file.kind}" -> correct it`];
    }
    return validate(file)
      ? []
      : describeErrors(validate).map((error) => `${place}  ${error} -> correct the file`);
  }

  it('are found, on pages of every kind', () => {
    expect(new Set(shown.map(({ code }) => (parse(code) as { kind: string }).kind))).toEqual(
      new Set(['application', 'page', 'theme']),
    );
    const pages = new Set(shown.map(({ place }) => place.split('/')[1]));
    expect(pages).toEqual(
      new Set([
        'components',
        'concepts',
        'examples',
        'getting-started',
        'how-to-guides',
        'reference',
      ]),
    );
  });

  it('follow the schema that Studio checks its files with', () => {
    expect(shown.flatMap(problemsOf)).toEqual([]);
  });

  it('are refused with their place when they break it', () => {
    const broken = {
      place: 'docs-studio/page.mdx:7',
      title: 'toolpad/pages/plots/page.yml',
      code: 'apiVersion: v1\nkind: page\nspec:\n  content:\n    - name: grid\n',
    };
    expect(problemsOf(broken)).toEqual([
      expect.stringMatching(/^docs-studio\/page\.mdx:7 {2}\/spec\/content\/0: .*'component'/),
    ]);
    expect(problemsOf({ ...broken, title: 'toolpad/theme.yml' })).toEqual([
      'docs-studio/page.mdx:7  toolpad/theme.yml has the kind "page" -> write "theme"',
    ]);
  });
});
