import { demoFiles } from '../../demo-projects/projectFiles';
import { positionAt } from '../page/decode';
import { todoText } from '../page/todos';
import { problemAt, type Position, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

const CODE = 'content/unfinished';

function problem(file: string, at: Position, text: string, fix: string): Problem {
  return problemAt(file, at, CODE, `still to be written: ${text}`, fix);
}

function pageProblems({ file, frontMatter = {}, body }: Page): Problem[] {
  const values = [
    ...Object.values(frontMatter).map(({ value, valueAt }) => ({ value, at: valueAt })),
    ...(body?.elements ?? [])
      .flatMap(({ attributes }) => attributes)
      .map(({ value, ...at }) => ({ value, at })),
  ];
  return [
    ...values.flatMap(({ value, at }) => {
      const text = typeof value === 'string' ? todoText(value) : undefined;
      return text === undefined ? [] : [problem(file, at, text, 'write it in place of this text')];
    }),
    ...(body?.todos ?? []).map((todo) =>
      problem(file, todo, todo.text, 'write it, and remove the comment'),
    ),
  ];
}

function demoProblems(file: string, source: string): Problem[] {
  return [...source.matchAll(/\/\/(.*)/g)].flatMap(({ index, 1: comment = '' }) => {
    const text = todoText(comment);
    const fix = 'do it, and remove the comment, which readers see';
    return text === undefined ? [] : [problem(file, positionAt(source, index), text, fix)];
  });
}

/** Places that say what is still to be written, as `npm run new` leaves them to the author. */
export function unfinished({ pages, files }: SiteContent): Problem[] {
  return [
    ...pages.flatMap(pageProblems),
    ...demoFiles(files)
      .filter((file) => /\.[jt]sx?$/.test(file))
      .flatMap((file) => demoProblems(file, files.read(file).toString('utf8'))),
  ];
}
