import { linesAfter } from './translatedSite';

test('the translated fixture has no problems', async () => {
  expect(await linesAfter(() => {})).toEqual([]);
});
