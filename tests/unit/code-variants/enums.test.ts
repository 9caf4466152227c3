import { toJavaScript } from '../../../src/code-variants';

const javaScript = (source: string): Promise<string> => toJavaScript(source, { language: 'ts' });

/** What an enum's object holds when the JavaScript runs. */
async function objectOf(members: string): Promise<unknown> {
  const code = await javaScript(`enum A { ${members} }`);
  return new Function(`${code}; return A;`)() as unknown;
}

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

test('values are those that TypeScript would compute', async () => {
  const members = {
    ...{ a: '1 + 2', b: '5 - 1', c: '2 * 3', d: '8 | 3', e: '7 & 13', f: '7 ^ 9' },
    ...{ g: '3 << 3', h: '-16 >> 2', i: '+20', j: '-21', k: '~22', l: '(5 + 4) * 3' },
  };
  const listed = Object.entries(members)
    .map(([name, value]) => `${name} = ${value}, ${name}Next`)
    .join(', ');
  // Known before the program runs, so that an object can hold them.
  expect(await javaScript(`enum A { ${listed} }`)).not.toContain('function');
  const values = await objectOf(listed);
  const wanted = {
    a: 3,
    b: 4,
    c: 6,
    d: 11,
    e: 5,
    f: 14,
    g: 24,
    h: -4,
    i: 20,
    j: -21,
    k: -23,
    l: 27,
  };
  for (const [name, value] of Object.entries(wanted)) {
    expect(values).toMatchObject({ [name]: value, [`${name}Next`]: value + 1 });
  }
});

test.each([
  ["B = 'x'.length", { B: 1, 1: 'B' }],
  ['B = 6 / 2', { B: 3, 3: 'B' }],
  ["B = 'a' + 'b'", { B: 'ab' }],
  ['B = Number("4")', { B: 4, 4: 'B' }],
  ["B = 'a' + 1", { B: 'a1' }],
  ["B = 1 + 'a'", { B: '1a' }],
  ["B = -'4'", { B: -4, [-4]: 'B' }],
  ['B = 2 ** 3', { B: 8, 8: 'B' }],
])('a value that only the running program knows is computed by it: %s', async (members, object) => {
  expect(await javaScript(`enum A { ${members} }`)).toContain('function');
  expect(await objectOf(members)).toEqual(object);
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

test.each([
  ["import x = require('y');\nx();", "const x = require('y');\nx();\n"],
  ["import x = require('y');\nlet z: x.Y;", 'let z;\n'],
  ["import type x = require('y');\na();", 'a();\n'],
  ['const a: A = 1;\nexport = a;', 'const a = 1;\nmodule.exports = a;\n'],
])('modules of CommonJS: %j', async (source, expected) => {
  expect(await toJavaScript(source, { language: 'ts', blankLines: 'source' })).toBe(expected);
});
