import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions } from '../../bench/options';

const read = (...args: string[]) => readOptions('/project', args);

test('without options everything is measured', () => {
  expect(read()).toMatchObject({
    parts: ['reader', 'build', 'dev', 'check'],
    readerParts: ['weight', 'lighthouse', 'navigation', 'variants'],
    peers: ['ours', 'classic', 'vitepress', 'starlight'],
    pages: [120, 1000],
    rounds: undefined,
    dir: '/project/build',
    cache: path.join(tmpdir(), 'toolpad-docs-bench'),
    json: undefined,
    reports: undefined,
  });
});

test('parts, peers, and sizes can be chosen, in any order', () => {
  const options = read('dev', 'build', '--peers', 'starlight,ours', '--pages', '1000, 120,1000');
  expect(options.parts).toEqual(['build', 'dev']);
  expect(options.peers).toEqual(['ours', 'starlight']);
  expect(options.pages).toEqual([120, 1000]);
  expect(read('reader', '--only', 'navigation').readerParts).toEqual(['navigation']);
});

test.each([
  [['bild'], '"bild" can\'t be measured -> use reader, build, dev, check'],
  [['--peers', 'our'], '--peers is "our" -> did you mean ours?'],
  [['--only', 'weights'], '--only is "weights" -> did you mean weight?'],
  [['--pages', '120,many'], '--pages is "many" -> use a whole number, 12 or more'],
  [['--pages', '5'], '--pages is "5" -> use a whole number, 12 or more'],
  [['--rounds', '0'], '--rounds is "0" -> use a whole number, 1 or more'],
  [['--round', '2'], 'there is no option --round -> did you mean --rounds?'],
])('%j is refused', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
