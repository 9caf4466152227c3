import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatProblem } from '@site/src/content/problem';
import { runChecks } from '@site/src/content/runChecks';

// Other work on the machine must not fail a test that reads files and starts processes.
jest.setTimeout(60_000);

const validSite = path.resolve(__dirname, '../../fixtures/checks/valid');

/** A copy of the valid fixture that a test may break. */
export interface FixtureSite {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, content: string | Buffer) => void;
  /** Replaces the first occurrence of a text that must be there. */
  readonly replace: (file: string, from: string, to: string) => void;
  readonly replaceAll: (file: string, from: string, to: string) => void;
  readonly append: (file: string, text: string) => void;
  readonly copy: (from: string, to: string) => void;
  readonly remove: (file: string) => void;
  readonly rename: (from: string, to: string) => void;
  readonly link: (target: string, file: string) => void;
}

export type Edit = (site: FixtureSite) => void;

/** Lets a test change the files below a folder. */
export function openSite(root: string): FixtureSite {
  const absolute = (file: string): string => path.join(root, file);
  const write = (file: string, content: string | Buffer): void => {
    fs.mkdirSync(path.dirname(absolute(file)), { recursive: true });
    fs.writeFileSync(absolute(file), content);
  };
  return {
    root,
    read: (file) => fs.readFileSync(absolute(file), 'utf8'),
    write,
    replace(file, from, to) {
      const before = fs.readFileSync(absolute(file), 'utf8');
      if (!before.includes(from)) {
        throw new Error(`${file} of the fixture does not contain ${JSON.stringify(from)}`);
      }
      write(
        file,
        before.replace(from, () => to),
      );
    },
    replaceAll(file, from, to) {
      write(
        file,
        fs.readFileSync(absolute(file), 'utf8').replaceAll(from, () => to),
      );
    },
    append: (file, text) => fs.appendFileSync(absolute(file), text),
    copy: (from, to) => write(to, fs.readFileSync(absolute(from))),
    remove: (file) => fs.rmSync(absolute(file), { recursive: true }),
    rename(from, to) {
      write(to, fs.readFileSync(absolute(from)));
      fs.rmSync(absolute(from));
    },
    link: (target, file) => fs.symlinkSync(target, absolute(file)),
  };
}

/** Copies the valid fixture, applies an edit, and hands the copy over until `use` is done. */
export async function withSite<T>(edit: Edit, use: (root: string) => Promise<T>): Promise<T> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'checks-'));
  try {
    fs.cpSync(validSite, root, { recursive: true });
    edit(openSite(root));
    return await use(root);
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

/** What the checks print for the valid fixture after an edit, one line a problem. */
export function linesAfter(edit: Edit): Promise<string[]> {
  return withSite(edit, async (root) => {
    const { problems } = await runChecks(root);
    return problems.map(formatProblem);
  });
}

const overview = 'docs-core/introduction/overview.mdx';

/** Puts a text into the body of a page, from line 7 on. */
export function body(text: string): Edit {
  return (site) => site.replace(overview, 'The library draws the frame of a dashboard.', text);
}

/** Changes the front matter of the same page, lines 2 to 4. */
export function frontMatter(from: string, to: string): Edit {
  return (site) => site.replace(overview, from, to);
}

/** Changes the navigation spec of Toolpad Core. */
export function coreSpec(from: string, to: string): Edit {
  return (site) => site.replace('src/navigation/core.ts', from, to);
}

/** A bad input: what it is, how to make it, and every line that has to be printed for it. */
export type ProblemCase = readonly [name: string, edit: Edit, lines: readonly string[]];

/** Tests that each edit is reported by exactly its lines, and nothing else. */
export function testProblems(cases: readonly ProblemCase[]): void {
  test.each(cases)('%s', async (_name, edit, lines) => {
    expect(await linesAfter(edit)).toEqual(lines);
  });
}
