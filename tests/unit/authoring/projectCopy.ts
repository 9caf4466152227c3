import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyCaches } from '../../support/copyCaches';

const project = path.resolve(__dirname, '../../..');

/** What the checks read, beside the packages. */
const CONTENT = [
  ...['docs-core', 'docs-studio', 'core_versioned_docs', 'core_versioned_sidebars', 'i18n'],
  ...['src', 'static', 'tests', 'core_versions.json', 'README.md', 'CONTRIBUTING.md'],
  ...['package.json', 'package-lock.json', '.prettierrc.json', 'docusaurus.config.ts'],
  ...['sidebars.ts', 'playwright.config.ts'],
];

/** Packages, which a copy shares; caches it has for itself. */
function linkPackages(root: string): void {
  for (const folder of ['src/demos', 'src/api-reference']) {
    const packages = path.join(project, folder, 'node_modules');
    if (fs.existsSync(packages)) {
      fs.symlinkSync(packages, path.join(root, folder, 'node_modules'));
    }
  }
  fs.mkdirSync(path.join(root, 'node_modules'));
  for (const name of fs.readdirSync(path.join(project, 'node_modules'))) {
    if (name !== '.cache') {
      const target = fs.realpathSync(path.join(project, 'node_modules', name));
      fs.symlinkSync(target, path.join(root, 'node_modules', name));
    }
  }
  copyCaches(project, root);
}

/** A line of `npm run check`. */
export interface CheckLine {
  readonly file: string;
  readonly rule: string;
  readonly message: string;
}

/** What a command has come to. */
export interface CommandRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A copy of this project that a test may change, with its own commands. */
export interface ProjectCopy {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly exists: (file: string) => boolean;
  /** Runs `src/cli/<name>.ts` of the copy. */
  readonly run: (name: string, ...args: string[]) => CommandRun;
  readonly check: () => CheckLine[];
  /** All files with their content, to tell whether something was written. */
  readonly snapshot: () => ReadonlyMap<string, string>;
  readonly remove: () => void;
}

export function copyProject(): ProjectCopy {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'authoring-')));
  for (const name of CONTENT) {
    fs.cpSync(path.join(project, name), path.join(root, name), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    });
  }
  linkPackages(root);
  const start = (args: readonly string[]): CommandRun =>
    spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', NODE_ENV: undefined },
    });
  return {
    root,
    read: (file) => fs.readFileSync(path.join(root, file), 'utf8'),
    write: (file, text) => {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      fs.writeFileSync(path.join(root, file), text);
    },
    exists: (file) => fs.existsSync(path.join(root, file)),
    run: (name, ...args) => start(['src/command-line/run.mjs', `src/cli/${name}.ts`, ...args]),
    check: () => {
      const { stdout, stderr } = start(['src/cli/check.mjs', '--format', 'json']);
      if (!stdout.startsWith('[')) {
        throw new Error(`the checks did not run: ${stdout}${stderr}`);
      }
      return JSON.parse(stdout) as CheckLine[];
    },
    snapshot: () =>
      new Map(
        fs
          .readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
          .map((entry) => path.join(entry.parentPath, entry.name))
          .map((file) => [path.relative(root, file), fs.readFileSync(file, 'utf8')]),
      ),
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}
