import { gridRow } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { useApp } from '../support/useApp';

const app = useApp('studio/how-to/customize-datagrid');

describe('the customized grid', () => {
  test('formats numbers and dates', async () => {
    const page = await app().open('fleet');
    const van = gridRow(page, 'CV-104');
    await expectSoon(van).toContainText('246 km');
    await expectSoon(van).toContainText('Sep 14, 2026');
  });

  test('renders a cell with a custom component, which reads the row', async () => {
    const page = await app().open('fleet');
    await expectSoon(gridRow(page, 'CV-104')).toContainText('82 %');
    await expectSoon(gridRow(page, 'CV-104').getByText('Charging')).toHaveCount(0);
    await expectSoon(gridRow(page, 'CV-117').getByText('Charging')).toBeVisible();
    await expectSoon(gridRow(page, 'CV-130').getByText('No report')).toBeVisible();
    await expectSoon(gridRow(page, 'CV-117').getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '11',
    );
  });

  test('links, and hides a column', async () => {
    const page = await app().open('fleet');
    await expectSoon(gridRow(page, 'CV-117').getByRole('link')).toHaveAttribute(
      'href',
      'https://example.com/handbooks/cargo-l',
    );
    await expectSoon(page.getByRole('columnheader', { name: 'Plate' })).toBeVisible();
    await expectSoon(page.getByRole('columnheader', { name: 'Depot' })).toHaveCount(0);
  });
});
