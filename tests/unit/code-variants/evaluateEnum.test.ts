import { toJavaScript } from '../../../src/code-variants';

const javaScript = (source: string): Promise<string> => toJavaScript(source, { language: 'ts' });

/** What an enum's object holds when the JavaScript runs. */
async function objectOf(members: string): Promise<unknown> {
  const code = await javaScript(`enum A { ${members} }`);
  return new Function(`${code}; return A;`)() as unknown;
}

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
  ['B = +!5', { B: 0, 0: 'B' }],
])('a value that only the running program knows is computed by it: %s', async (members, object) => {
  expect(await javaScript(`enum A { ${members} }`)).toContain('function');
  expect(await objectOf(members)).toEqual(object);
});
