import { toJavaScript } from '../../../src/code-variants';

const javaScript = (source: string): Promise<string> =>
  toJavaScript(source, { language: 'tsx', blankLines: 'source' });

describe('a comment above a type', () => {
  const besideType = (comment: string) => javaScript(`a();\n\n${comment}\ntype A = 1;\n\nb();`);

  test.each([
    '// About A.',
    '/** About A, which has\n * two lines. */',
    '// - an item',
    '// a --- b',
    '// TODO: see ...',
    '// One line,\n// and another.',
    '// eslint-disable-next-line no-redeclare',
    '// App.tsx has it',
    '// regional',
    '// see the region',
    '// Wait!',
    '// -- two of them',
    '// two of them --',
    '// == ==',
    '// see preview-start',
    '// the file is App.tsx',
    '// no eslint-disable',
    '/* About A. */ ',
    '  // About A.',
  ])('goes with it: %j', async (comment) => {
    expect(await besideType(comment)).toBe('a();\n\nb();\n');
  });

  test.each([
    '// Copyright by its authors',
    '//! Keep this',
    '/* @license MIT */',
    '/* @preserve */',
    '// --- Types',
    '// ───────',
    '// === Types ===',
    '// Types ---',
    '// *****',
    '// #region Types',
    '// region Types',
    '// #endregion',
    '// preview-start',
    '// highlight-end',
    '// src/App.tsx',
    '// app/[id]/(group)/page.mjs',
    '/* @jsx h */',
    '/* eslint-disable no-alert */',
    '// eslint-enable',
    '/*eslint-disable no-alert */',
    '//  eslint-enable',
    '//region Types',
    '//  region Types',
    '//preview-start',
    '//  preview-end',
    '//App.tsx',
    '/*  App.tsx  */',
    '//---',
    '//--- Types',
    '/** --- Types */',
    '/* ** --- */',
    '/* a ===  */',
  ])('stays if it is about more than the type: %j', async (comment) => {
    expect(await besideType(comment)).toBe(`a();\n\n${comment}\n\nb();\n`);
  });

  test('goes where it stands directly before the type', async () => {
    expect(await javaScript('a();\n/* About A. */type A = 1;\nb();')).toBe('a();\nb();\n');
  });

  test('stays if a blank line is between', async () => {
    expect(await javaScript('// About all.\n\n// About A.\ntype A = 1;\n\nb();')).toBe(
      '// About all.\n\nb();\n',
    );
  });

  test('stays where code stands before it on its line', async () => {
    expect(await javaScript('a(); // Done.\ntype A = 1;\nb();')).toBe('a(); // Done.\nb();\n');
  });

  test('below a heading goes if it is about the next line alone', async () => {
    expect(await besideType('// --- Types\n// eslint-disable-next-line no-redeclare')).toBe(
      'a();\n\n// --- Types\n\nb();\n',
    );
  });
});

test.each([
  ['on its line', 'type A = 1; // About A.\nb();', 'b();\n'],
  ['on its line, two of them', 'type A = 1; /* a */ // b\nb();', 'b();\n'],
  ['on its line, before code', 'type A = 1; /* b */ b();', '/* b */ b();\n'],
  ['on its line, after more space', 'type A = 1;   // a\nb();', 'b();\n'],
  ['at the end', 'b();\ntype A = 1; // a', 'b();\n'],
  ['on its line, without a space', 'type A = 1;// a\nb();', 'b();\n'],
  ['on its line, with spaces behind it', 'type A = 1; /* a */  \nb();', 'b();\n'],
  ['on the next line', 'type A = 1;\n// About b.\nb();', '// About b.\nb();\n'],
])('a comment behind a type, %s', async (_, source, expected) => {
  expect(await javaScript(source)).toBe(expected);
});

describe('a comment to the type checker', () => {
  const typed = 'const t: T = 1;\n';
  const plain = 'const t = 1;\n';

  test.each([
    '// @ts-ignore',
    '// @ts-expect-error: it is so',
    '// @ts-nocheck',
    '/** @ts-ignore */',
    '/// <reference types="x" />',
    '// eslint-disable-next-line @typescript-eslint/no-explicit-any',
    '// eslint-disable-next-line @typescript-eslint/no-explicit-any -- for a reason',
    '/* eslint-disable @typescript-eslint/ban-types, @typescript-eslint/no-unsafe-call */',
    '/* eslint-enable @typescript-eslint/ban-types */',
    '//eslint-disable-line @typescript-eslint/array-type',
    '//  eslint-disable-next-line  @typescript-eslint/no-explicit-any  --  for a reason',
    '///  <reference types="x" />',
    '// eslint-disable-line @typescript-eslint/consistent-type-imports',
    '// eslint-disable-line @typescript-eslint/explicit-function-return-type',
    '// eslint-disable-line @typescript-eslint/no-non-null-assertion',
    '// eslint-disable-line @typescript-eslint/no-unnecessary-type-arguments',
  ])('goes: %s', async (comment) => {
    expect(await javaScript(`${typed}${comment}\na();`)).toBe(`${plain}a();\n`);
  });

  test.each([
    '// @ts-ignored',
    '// see @ts-ignore',
    '// <reference types="x" />',
    '// eslint-disable-next-line',
    '// eslint-disable-next-line no-console',
    '// eslint-disable-next-line @typescript-eslint/no-explicit-any, no-console',
    '// eslint-disable-next-line @typescript-eslint/no-unused-vars',
    '// no eslint-disable-next-line @typescript-eslint/no-explicit-any',
    '// see / <reference types="x" />',
    '// eslint-disable-line x/@typescript-eslint/array-type',
    '// eslint-disable-line @typescript-eslint/array-types',
  ])('is none, and stays: %s', async (comment) => {
    expect(await javaScript(`${typed}${comment}\na();`)).toBe(`${plain}${comment}\na();\n`);
  });

  test('goes behind code, with the space before it', async () => {
    expect(
      await javaScript(
        `${typed}a(); // eslint-disable-line @typescript-eslint/no-unsafe-call\nb();`,
      ),
    ).toBe(`${plain}a();\nb();\n`);
    expect(await javaScript(`${typed}a(/* @ts-ignore */ b);`)).toBe(`${plain}a(b);\n`);
    expect(await javaScript(`${typed}a();   // @ts-ignore\nb();`)).toBe(`${plain}a();\nb();\n`);
    expect(await javaScript(`${typed}f(() => {\n  // @ts-ignore\n  a();\n});`)).toBe(
      `${plain}f(() => {\n  a();\n});\n`,
    );
  });

  test('goes from JSX with its braces, and leaves other comments there', async () => {
    const jsx = (comments: string) => `f(\n  <b>\n${comments}    <i />\n  </b>,\n);\n`;
    expect(await javaScript(typed + jsx('    {/* @ts-ignore */}\n'))).toBe(plain + jsx(''));
    expect(await javaScript(typed + jsx('    {/* a */}\n    {/* @ts-ignore */}\n'))).toBe(
      plain + jsx('    {/* a */}\n'),
    );
    const both = jsx('    {/* a */ /* @ts-ignore */}\n');
    expect(await javaScript(typed + both)).toBe(plain + both.replace(' /* @ts-ignore */', ''));
    expect(await javaScript(typed + jsx('    {/* @ts-ignore */ a}\n'))).toBe(
      plain + jsx('    {a}\n'),
    );
    expect(await javaScript(typed + jsx('    {f(/* @ts-ignore */)}\n'))).toBe(
      plain + jsx('    {f()}\n'),
    );
    expect(await javaScript(typed + jsx('    {}\n    {/* @ts-ignore */}\n'))).toBe(
      plain + jsx('    {}\n'),
    );
  });
});
