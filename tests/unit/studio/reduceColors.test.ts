import { reduceColors } from '@site/tests/studio/screenshots/reduceColors';

/** Pixels of gray levels: one number for each. */
const grays = (levels: readonly number[]): Uint8Array =>
  Uint8Array.from(levels.flatMap((level) => [level, level, level]));

const repeat = (level: number, count: number): number[] => Array<number>(count).fill(level);

test('a rare color becomes the frequent one next to it', () => {
  const pixels = grays([...repeat(255, 9_990), 250, ...repeat(30, 4_000)]);
  reduceColors(pixels);
  expect(pixels).toEqual(grays([...repeat(255, 9_991), ...repeat(30, 4_000)]));
});

test('a rare color stays where every frequent one differs too much', () => {
  const pixels = grays([...repeat(255, 9_990), 242]);
  reduceColors(pixels);
  expect(pixels[pixels.length - 1]).toBe(242);
});

test('surfaces keep their color, however near they are to each other', () => {
  const pixels = grays([...repeat(255, 9_000), ...repeat(250, 1_000)]);
  const before = pixels.slice();
  reduceColors(pixels);
  expect(pixels).toEqual(before);
});

test('no channel changes by more than 12', () => {
  const gradient = grays([
    ...repeat(0, 20_000),
    ...Array.from({ length: 256 }, (_, level) => level),
  ]);
  const before = gradient.slice();
  reduceColors(gradient);
  const differences = before.map((value, index) => Math.abs(value - (gradient[index] ?? 0)));
  expect(Math.max(...differences)).toBe(12);
});

test('the same pixels give the same result a second time', () => {
  const pixels = grays([...repeat(0, 9_000), 10, 11, 40, 41, 200, 205]);
  reduceColors(pixels);
  const once = pixels.slice();
  reduceColors(pixels);
  expect(pixels).toEqual(once);
});
