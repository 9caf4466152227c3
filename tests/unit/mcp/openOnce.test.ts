import { openOnce } from '../../../src/mcp/openOnce';

test('opens once for each key', async () => {
  const open = jest.fn((key: string) => Promise.resolve(key.toUpperCase()));
  const get = openOnce(open);
  await expect(Promise.all([get('a'), get('a'), get('b')])).resolves.toEqual(['A', 'A', 'B']);
  await get('a');
  expect(open).toHaveBeenCalledTimes(2);
});

test('opens again what could not be opened', async () => {
  const open = jest.fn<Promise<string>, [string]>();
  open.mockRejectedValueOnce(new Error('no build')).mockResolvedValueOnce('there');
  const get = openOnce(open);
  await expect(get('a')).rejects.toThrow('no build');
  await expect(get('a')).resolves.toBe('there');
});
