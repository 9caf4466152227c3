import type { Code } from 'mdast';
import { startOf } from './startOf';
import type { PackageUse } from './types';

/** What installs packages, or runs one, and what is behind it up to the next command. */
const COMMAND = /\b(npm\s+(?:install|i|add)|npx)(?=\s)([^&;|]*)/g;

/** What a shell passes over. */
const COMMENT = /(?<!\S)#.*/;

/** A name without its version; what it is called in the project stands in front of `@npm:`. */
const PACKAGE = /^(?:\S*@npm:)?((?:@[\w.-]+\/)?[\w.-]+)(?:@\S*)?$/;

/** Packages that the commands of a sample install or run: of what `npx` gets, only the first is one. */
export function installedPackages({ lang, value, ...node }: Code): PackageUse[] {
  if (lang !== 'bash') return [];
  const start = startOf(node);
  return value.split('\n').flatMap((text, index) =>
    [...text.replace(COMMENT, '').matchAll(COMMAND)].flatMap(
      ({ index: at, 1: command = '', 2: rest = '' }) => {
        const uses = [...rest.matchAll(/\S+/g)].flatMap((word) => {
          const name = PACKAGE.exec(word[0])?.[1];
          const column = start.column + at + command.length + word.index;
          return name && !/^[-.]/.test(name)
            ? [{ name, line: start.line + 1 + index, column }]
            : [];
        });
        return command === 'npx' ? uses.slice(0, 1) : uses;
      },
    ),
  );
}
