import type { Page } from '@playwright/test';
import { expectSoon } from '../support/openApp';
import { useApp } from '../support/useApp';

const app = useApp('studio/how-to/map-display');

const markers = (page: Page) => page.locator('path.leaflet-interactive');

describe('the map', () => {
  test('shows a marker for every shop on tiles of OpenStreetMap', async () => {
    const page = await app().open('shops');
    await expectSoon(markers(page)).toHaveCount(3);
    await expectSoon(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    await expectSoon(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  });

  test('tells the page which shop is selected', async () => {
    const page = await app().open('shops');
    await expectSoon(page.getByText('Select a shop on the map')).toBeVisible();
    await markers(page).nth(1).click();
    await expectSoon(page.getByText('Old Mill').last()).toBeVisible();
    await expectSoon(page.getByText('Select a shop on the map')).toHaveCount(0);
    await expectSoon(page.locator('path[stroke="#d32f2f"]')).toHaveCount(1);
  });
});
