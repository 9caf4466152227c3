import { toJavaScript } from '../../../src/code-variants';

const javaScript = (source: string): Promise<string> => toJavaScript(source, { language: 'ts' });

describe('an enum is an object', () => {
  test.each([
    ['counts from 0', 'B, C', "const A = { B: 0, C: 1, 0: 'B', 1: 'C' };"],
    ['counts on', 'B = 5, C', "const A = { B: 5, C: 6, 5: 'B', 6: 'C' };"],
    ['has texts without a way back', "B = 'b'", "const A = { B: 'b' };"],
    ['has names in quotes', "'c-d' = 2, E", "const A = { 'c-d': 2, E: 3, 2: 'c-d', 3: 'E' };"],
    ['has numbers that are no names', 'B = -1.5', "const A = { B: -1.5, '-1.5': 'B' };"],
    ['leads back to the last of equal ones', 'B = 1, C = 1', "const A = { B: 1, C: 1, 1: 'C' };"],
    ['has numbers of more digits than one', 'B = 10', "const A = { B: 10, 10: 'B' };"],
    ['has numbers with a fraction', 'B = 1.5', "const A = { B: 1.5, 1.5: 'B' };"],
    [
      'has texts and numbers',
      "B = 'b', C = 2, D",
      "const A = { B: 'b', C: 2, D: 3, 2: 'C', 3: 'D' };",
    ],
    ['may end in a comma on a line of its own', 'B = 1\n,', "const A = {\n  B: 1,\n  1: 'B',\n};"],
    ['may end in a comma', 'B = 1,', "const A = { B: 1, 1: 'B' };"],
    ['may have nothing', '', 'const A = {};'],
    [
      'shows the value of another member',
      'B, C = B + 2',
      "const A = { B: 0, C: 2, 0: 'B', 2: 'C' };",
    ],
    ['keeps the way in which a value is written', 'B = 1 << 3', "const A = { B: 1 << 3, 8: 'B' };"],
    ['keeps a value in parentheses', 'B = (1 << 3)', "const A = { B: 1 << 3, 8: 'B' };"],
    [
      'knows a value in parentheses with another member',
      'B = 1, C = (B + (2))',
      "const A = { B: 1, C: 3, 1: 'B', 3: 'C' };",
    ],
  ])('that %s', async (_, members, expected) => {
    expect(await javaScript(`enum A { ${members} }`)).toBe(`${expected}\n`);
  });

  test('that says what the author says about it', async () => {
    const source =
      'enum A /* about A */ {\n  // one\n  B = -1, // b\n  /** two */\n  C, // c\n  D,\n}\n';
    expect(await javaScript(source)).toBe(
      "const A = /* about A */ {\n  // one\n  B: -1, // b\n  /** two */\n  C: 0, // c\n  D: 1,\n  '-1': 'B',\n  0: 'C',\n  1: 'D',\n};\n",
    );
  });

  test('of its own, whatever else has the name in other places', async () => {
    for (const other of ['function f() {\n  const A = 1;\n}', 'f(function A() {});']) {
      expect(await javaScript(`enum A { B }\n${other}`)).toBe(
        `const A = { B: 0, 0: 'B' };\n${other}\n`,
      );
    }
    for (const declared of ['declare enum A { C }', 'declare namespace A { const c: 1; }']) {
      expect(await javaScript(`${declared}\nenum A { B }`)).toBe("const A = { B: 0, 0: 'B' };\n");
    }
  });

  test('that what follows it does not belong to', async () => {
    expect(await javaScript('enum A { B }\n(function () {})();')).toBe(
      "const A = { B: 0, 0: 'B' };\n(function () {})();\n",
    );
  });

  test('without a way back, if it is constant', async () => {
    expect(await javaScript('const enum A { B, C }')).toBe('const A = { B: 0, C: 1 };\n');
  });

  test('that is exported, if it is, and nothing if it is only declared', async () => {
    expect(await javaScript('export enum A { B = 1 }')).toBe(
      "export const A = { B: 1, 1: 'B' };\n",
    );
    expect(await javaScript('declare enum A { B }')).toBe('');
  });
});

test('parts of an enum are joined', async () => {
  const code = await javaScript(
    'enum A { B = 1 }\nenum A { C = 2 }\nenum D { E = 1 }\nnamespace D { export const f = 2; }',
  );
  expect(new Function(`${code}; return [A, D];`)()).toEqual([
    { B: 1, C: 2, 1: 'B', 2: 'C' },
    { E: 1, 1: 'E', f: 2 },
  ]);
});
