import { nearest } from '../../navigation/rules/nearest';

/** What is wrong with a command, at an offset in its line. */
export interface CommandFault {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
}

/** Programs whose names are misspelled as others are not: `nvm` is a program too. */
const MANAGERS = ['npm', 'npx', 'pnpm', 'yarn'];

/** A program that exists, although it looks like a slip of the fingers. */
const OTHERS = ['pnpx'];

/** Commands of npm, the likeliest first: two letters may be near to several. */
const COMMANDS = [
  ...['install', 'run', 'ci', 'init', 'test', 'start', 'uninstall', 'update', 'create', 'exec'],
  ...['add', 'remove', 'i', 'rm', 'un', 'r', 'up', 'x', 't', 'it', 'cit', 'c', 'v', 's', 'a', 'll'],
  ...['ls', 'list', 'la', 'outdated', 'audit', 'fund', 'view', 'info', 'show', 'search', 'find'],
  ...['publish', 'unpublish', 'pack', 'version', 'login', 'logout', 'adduser', 'whoami', 'token'],
  ...['config', 'get', 'set', 'cache', 'link', 'ln', 'unlink', 'prune', 'dedupe', 'ddp', 'rebuild'],
  ...['rb', 'run-script', 'stop', 'restart', 'explain', 'why', 'explore', 'edit', 'docs', 'home'],
  ...['repo', 'bugs', 'issues', 'help', 'help-search', 'doctor', 'ping', 'prefix', 'root', 'bin'],
  ...['access', 'owner', 'author', 'org', 'team', 'profile', 'hook', 'deprecate', 'undeprecate'],
  ...['dist-tag', 'dist-tags', 'diff', 'pkg', 'query', 'sbom', 'shrinkwrap', 'star', 'stars'],
  ...['unstar', 'completion', 'clean-install', 'ic', 'install-clean', 'install-ci-test', 'trust'],
  ...['install-test', 'find-dupes', 'upgrade', 'se', 'tst', 'set-script'],
];

/** Scripts that projects have, some with names like those of commands. */
const SCRIPT = /^(?:dev|build|serve|lint|preview|format|check|watch|deploy|typecheck)$|:/;

/** A program and its first argument, at the start of a line or behind another command. */
const COMMAND = /(^\s*(?:[$>]\s+)?|(?:&&|\|\||;)\s*)([a-z]{3,6})[ \t]+([^\s&|;]+)/g;

/** Misses a name by one letter twice, or by two in the wrong order; other programs have other letters. */
function isMisspelling(word: string, name: string): boolean {
  if (word === name || [...word].some((letter) => !name.includes(letter))) return false;
  const at = [...name].findIndex((letter, index) => letter !== word[index]);
  const from = at < 0 ? name.length : at;
  const swapped =
    name.slice(0, from) + (name[from + 1] ?? '') + (name[from] ?? '') + name.slice(from + 2);
  const isDoubled =
    word.length === name.length + 1 &&
    [...word].some((_letter, index) => word.slice(0, index) + word.slice(index + 1) === name);
  return swapped === word || isDoubled;
}

function misspelledManager(word: string): string | undefined {
  return [...MANAGERS, ...OTHERS].includes(word)
    ? undefined
    : MANAGERS.find((manager) => isMisspelling(word, manager));
}

function commandFix(command: string): string {
  const meant = SCRIPT.test(command) ? undefined : nearest(command, COMMANDS);
  return meant ? `did you mean "npm ${meant}"?` : `write "npm run ${command}" for a script`;
}

/** Misspelled package managers, and commands that npm does not have, in a line of a shell. */
export function packageManagerFaults(line: string): CommandFault[] {
  const text = line.replace(/(?<!\S)#.*/, '');
  return [...text.matchAll(COMMAND)].flatMap(
    ({ index, 1: before = '', 2: program = '', 3: command = '' }) => {
      const offset = index + before.length;
      const meant = misspelledManager(program);
      if (meant) {
        const message = `"${program}" is no package manager`;
        return [{ offset, message, fix: `did you mean "${meant}"?` }];
      }
      if (program !== 'npm' || !/^[a-z][a-z:-]*$/.test(command) || COMMANDS.includes(command)) {
        return [];
      }
      const message = `"npm ${command}" is none of the commands of npm`;
      return [{ offset, message, fix: commandFix(command) }];
    },
  );
}
