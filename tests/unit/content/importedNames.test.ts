import { importedNames } from '@site/src/content/importedNames';

const namesOf = (source: string): string[] =>
  importedNames(source).map(
    ({ specifier, name, offset, isType }) =>
      `${specifier} ${name} ${source.slice(offset).split(/\W/, 1)[0]}${isType ? ' type' : ''}`,
  );

test.each([
  ["import a from 'x';", ['x default a']],
  ['import { a, b as c } from "x";', ['x a a', 'x b b']],
  ["import a, { b } from 'x';", ['x default a', 'x b b']],
  ["import type { A } from 'x';", ['x A A type']],
  ["import type A from 'x';", ['x default A type']],
  ["import { type A, type as B, b } from 'x';", ['x A A type', 'x type type', 'x b b']],
  ["import type from 'x';", ['x default type']],
  ["import {\n  a, // the first, not b\n  /* c, */ d,\n} from 'x';", ['x a a', 'x d d']],
  ["import {} from 'x';\nimport 'y';\nimport * as z from 'z';\n// import a from 'x';", []],
])('%s', (source, names) => {
  expect(namesOf(source)).toEqual(names);
});
