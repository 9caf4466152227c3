import { DemoError } from '../../../src/demo-projects/DemoError';
import { listDemos } from '../../../src/demo-projects/listDemos';
import { readDemo } from '../../../src/demo-projects/readDemo';

const folder = 'src/demos/core/orders';
const files: Record<string, string> = {
  [`${folder}/Orders.tsx`]: `// font-stylesheet: css2?family=Lora
import type { ReactNode } from 'react';
import { orders, type Order } from './orders';

export default function Orders(): ReactNode {
  const first: Order | undefined = orders[0];
  return (
    <ul>
      {/* preview-start */}
      <li>{first?.id}</li>
      {/* preview-end */}
    </ul>
  );
}
`,
  [`${folder}/orders.ts`]:
    "import { parse } from './parse/parse';\n\nexport interface Order {\n  id: string;\n}\n\nexport const orders: Order[] = parse('1');\n",
  [`${folder}/parse/parse.ts`]: 'export const parse = (id: string) => [{ id }];\n',
  [`${folder}/Orders.css.tsx`]:
    "import './Orders.css';\n\nexport default function Orders() {\n  return <ul />;\n}\n",
  [`${folder}/Orders.css`]: 'ul {\n  margin: 0;\n}\n',
};
const read = (file: string): string | undefined => files[file];
const [demo] = listDemos(Object.keys(files));
if (!demo) throw new Error('the fixture holds no demo');

test('TypeScript: the module, then what it imports, without directives', async () => {
  const source = await readDemo(demo, 'system', 'TS', read);
  expect(source.files.map(({ path }) => path)).toEqual([
    'Orders.tsx',
    'orders.ts',
    'parse/parse.ts',
  ]);
  expect(source.files[0]?.preview).toBe('<li>{first?.id}</li>');
  expect(source.files[0]?.text).not.toMatch(/preview|font-stylesheet/);
  expect(source.fontStylesheets).toEqual(['css2?family=Lora']);
});

test('JavaScript: no types, the same preview, the names of JavaScript files', async () => {
  const { files: shown } = await readDemo(demo, 'system', 'JS', read);
  expect(shown.map(({ path }) => path)).toEqual(['Orders.jsx', 'orders.js', 'parse/parse.js']);
  expect(shown[0]?.preview).toBe('<li>{first?.id}</li>');
  expect(shown.map(({ text }) => text).join()).not.toMatch(/: Order|interface|ReactNode/);
});

test('a styling has the plain name, and brings its stylesheet', async () => {
  const { files: shown } = await readDemo(demo, 'css', 'TS', read);
  expect(shown.map(({ path }) => path)).toEqual(['Orders.tsx', 'Orders.css']);
});

test('an import that leads nowhere is named with its place and the file to write', async () => {
  const broken: Record<string, string> = {
    ...files,
    [`${folder}/orders.ts`]: "\nimport a from './gone';\n",
  };
  const reading = readDemo(demo, 'system', 'TS', (file) => broken[file]);
  await expect(reading).rejects.toBeInstanceOf(DemoError);
  await expect(reading).rejects.toThrow(
    `${folder}/orders.ts:2:16  the module "./gone" does not exist -> write ${folder}/gone.ts or ${folder}/gone.tsx, or correct the path`,
  );
});

test('a module that can’t be read is named with the place', async () => {
  const broken: Record<string, string> = {
    ...files,
    [`${folder}/Orders.tsx`]: 'export default function (\n',
  };
  await expect(readDemo(demo, 'system', 'JS', (file) => broken[file])).rejects.toThrow(
    /^src\/demos\/core\/orders\/Orders\.tsx:\d+:\d+ {2}/,
  );
});

test('half a preview stops with its place', async () => {
  const broken: Record<string, string> = {
    ...files,
    [`${folder}/orders.ts`]: '\n// preview-start\n',
  };
  const reading = readDemo(demo, 'system', 'TS', (file) => broken[file]);
  await expect(reading).rejects.toBeInstanceOf(DemoError);
  await expect(reading).rejects.toThrow(
    `${folder}/orders.ts:2:1  preview-start without preview-end -> add the end below it`,
  );
});

test('a styling that the demo has not is refused', async () => {
  await expect(readDemo(demo, 'tailwind', 'TS', read)).rejects.toThrow(
    'core/orders/Orders has no styling tailwind',
  );
});

test('TypeScript is shown as it was written, and stylesheets as they are in both', async () => {
  const odd: Record<string, string> = {
    ...files,
    [`${folder}/orders.ts`]: 'export  const orders : number[]=[ ]\n',
  };
  const { files: shown } = await readDemo(demo, 'system', 'TS', (file) => odd[file]);
  expect(shown[1]?.text.trim()).toBe('export  const orders : number[]=[ ]');
  const css = await readDemo(demo, 'css', 'JS', read);
  expect(css.files.map(({ path, text }) => [path, text.trim()])[1]).toEqual([
    'Orders.css',
    'ul {\n  margin: 0;\n}',
  ]);
});
