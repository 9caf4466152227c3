import { gridRow } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { useApp } from '../support/useApp';

const app = useApp('studio/how-to/cube-component');

describe('the parcel in three dimensions', () => {
  test('has the size of the selected row', async () => {
    const page = await app().open('packing');
    await expectSoon(page.getByText('30 × 30 × 30 cm')).toBeVisible();
    await gridRow(page, 'Boots').getByText('Boots').click();
    await expectSoon(page.getByRole('img', { name: 'Parcel of 35 × 13 × 30 cm' })).toBeVisible();
  });

  test('is drawn, and turns', async () => {
    const page = await app().open('packing');
    const canvas = page.locator('canvas');
    await expectSoon(canvas).toBeVisible();
    const first = await canvas.screenshot();
    await expectSoon.poll(async () => (await canvas.screenshot()).equals(first)).toBe(false);
  });
});
