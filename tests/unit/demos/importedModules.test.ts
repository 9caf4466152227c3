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

test.each([
  ['react', 'react'],
  ['react-dom/client', 'react-dom'],
  ['@mui/material/Button', '@mui/material'],
  ['./helper', undefined],
])('the package of %s is %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});
