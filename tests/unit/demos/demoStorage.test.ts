import { DemoStorage, usableStorage } from '../../../src/plugins/demos/frame/demoStorage';

const memory = () =>
  usableStorage(() => {
    throw new Error('refused');
  });

test('a demo sees its own values alone, and clears no others', () => {
  const backing = memory();
  backing.setItem('theme', 'dark');
  const one = new DemoStorage(backing, 'demo:one:');
  const two = new DemoStorage(backing, 'demo:two:');
  one.setItem('mode', 'light');
  two.setItem('mode', 'dark');
  expect([one.getItem('mode'), two.getItem('mode'), one.getItem('theme')]).toEqual([
    'light',
    'dark',
    null,
  ]);
  expect([one.length, one.key(0), one.key(1)]).toEqual([1, 'mode', null]);
  one.clear();
  expect([one.length, two.getItem('mode'), backing.getItem('theme')]).toEqual([0, 'dark', 'dark']);
});

test('where the browser refuses storage, values hold as long as the page', () => {
  const storage = new DemoStorage(memory(), 'demo:one:');
  storage.setItem('count', String(1));
  expect(storage.getItem('count')).toBe('1');
  storage.removeItem('count');
  expect(storage.getItem('count')).toBeNull();
});

test('values are kept as texts', () => {
  const storage = new DemoStorage(memory(), 'demo:one:');
  storage.setItem('count', 3 as unknown as string);
  expect(storage.getItem('count')).toBe('3');
});
