import { carrierKey, startCarrier } from '../support/carrier';
import { gridRow } from '../support/grid';
import { expectSoon } from '../support/openApp';
import type { RunningServer } from '../support/startServer';
import { useApp } from '../support/useApp';

let carrier: RunningServer | undefined;

const app = useApp('studio/data', {
  env: { CARRIER_KEY: carrierKey },
  prepare: async (project) => {
    carrier = await startCarrier(project);
  },
});

afterAll(async () => {
  await carrier?.stop();
});

describe('HTTP requests to the carrier', () => {
  test('a transformed answer fills a grid, and its selection is a parameter', async () => {
    const page = await app().open('carrier');
    await expectSoon(gridRow(page, 'Express')).toContainText('12.9');
    await expectSoon(gridRow(page, 'N-1001')).toContainText('Aarhus');
    await expectSoon(gridRow(page, 'S-2001')).toHaveCount(0);
    await gridRow(page, 'Night').getByText('Night').click();
    await expectSoon(gridRow(page, 'S-2001')).toContainText('Kolding');
    await expectSoon(gridRow(page, 'N-1001')).toHaveCount(0);
  });

  test('actions send JSON and forms with the key of the environment', async () => {
    const page = await app().open('carrier');
    await gridRow(page, 'N-1002').getByText('Odense').click();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expectSoon(page.getByText('Ring twice')).toBeVisible();
    await page.getByRole('button', { name: 'Print label' }).click();
    await expectSoon(page.getByText('*N-1002**N-1002*')).toBeVisible();
    expect(carrier?.output()).toMatch(/201 POST \/notes application\/json/);
    expect(carrier?.output()).toMatch(/200 POST \/labels application\/x-www-form-urlencoded/);
  });

  test('functions get typed parameters, and call the carrier themselves', async () => {
    const page = await app().open('quote');
    await expectSoon(page.getByText('EUR 11.90 to 8000 Aarhus')).toBeVisible();
    await expectSoon(page.getByText('The carrier holds 1 notes.')).toBeVisible();
  });
});

test('the key does not reach the browser', async () => {
  const page = await app().open('carrier');
  await expectSoon(gridRow(page, 'N-1001')).toBeVisible();
  expect(await page.content()).not.toContain(carrierKey);
});
