import { anchorsOf } from '@site/src/components/CodeBlock/anchors';
import type { CodeSource } from '@site/src/components/CodeBlock/types';

const source = (styling?: string) => ({ styling }) as unknown as CodeSource;

test('a block is found by its name, in each variant, behind each of its stylings', () => {
  expect(anchorsOf('App', [source()])).toEqual(['App', 'App.tsx', 'App.js']);
  expect(anchorsOf('App', [source('css'), source('tailwind'), source('css')])).toEqual([
    ...['App', 'App.tsx', 'App.js'],
    ...['css-App.tsx', 'css-App.js', 'tailwind-App.tsx', 'tailwind-App.js'],
  ]);
});
