import { importedModules, packageOf } from '../../../src/demo-projects/importedModules';

test('every form of import is found, in order, with its place', () => {
  const source = `import './a.css';
import type { B } from "b";
import C, {
  D,
} from '@scope/c/entry';
export { E } from './e';
const lazy = import('f');
// import nothing from 'here', a sentence
const text = "from 'nowhere'";
`;
  const found = importedModules(source);
  expect(found.map(({ specifier }) => specifier)).toEqual([
    './a.css',
    'b',
    '@scope/c/entry',
    './e',
    'f',
  ]);
  found.forEach(({ specifier, offset }) => {
    expect(source.slice(offset, offset + specifier.length)).toBe(specifier);
  });
});

test('imports are found with any spaces and quotes, in the order of the text', () => {
  const source = `const one = import( "one" );
import"two";
  import 'three'
export * from	"four";
await import('five');
import  'six';
`;
  expect(importedModules(source).map(({ specifier }) => specifier)).toEqual([
    ...['one', 'two', 'three', 'four', 'five', 'six'],
  ]);
  expect(importedModules(`import(name); import(\`x\`); reimport('x');`)).toEqual([]);
});

test.each([
  ['react', 'react'],
  ['react-dom/client', 'react-dom'],
  ['@mui/material/Button', '@mui/material'],
  ['./helper', undefined],
])('the package of %s is %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});
