import { gridRow } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { useApp } from '../support/useApp';

const app = useApp('studio/concepts');

describe('the workshop of the concept pages', () => {
  test('the board opens the jobs by its button', async () => {
    const page = await app().open('board');
    await expectSoon(page.getByText('Today in the workshop')).toBeVisible();
    await page.getByRole('button', { name: 'Open the jobs' }).click();
    await expectSoon(page).toHaveURL(/\/prod\/pages\/jobs$/);
    await expectSoon(gridRow(page, 'Mira Lindqvist')).toContainText('Drivetrain');
  });

  test('an action finishes the selected job and shows it in the grid', async () => {
    const page = await app().open('jobs');
    const finish = page.getByRole('button', { name: 'Finish' });
    await expectSoon(gridRow(page, 'Ines Duarte')).toContainText('waiting');
    await expectSoon(finish).toBeDisabled();
    await gridRow(page, 'Ines Duarte').getByText('Brakes').click();
    await finish.click();
    await expectSoon(page.getByText('Job 41 is done.')).toBeVisible();
    await expectSoon(gridRow(page, 'Ines Duarte')).toContainText('done');
  });

  test('an action that fails shows its message', async () => {
    const page = await app().open('jobs');
    await gridRow(page, 'Paul Serrano').getByText('Brakes').click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expectSoon(page.getByText('Job 44 is done already.')).toBeVisible();
  });

  test('code clears the selection and writes into another element', async () => {
    const page = await app().open('jobs');
    await gridRow(page, 'Tom Okafor').getByText('Wheel truing').click();
    await expectSoon(page.getByRole('button', { name: 'Finish' })).toBeEnabled();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expectSoon(page.getByText('Cleared.')).toBeVisible();
    await expectSoon(page.getByRole('button', { name: 'Finish' })).toBeDisabled();
  });

  test('navigation opens the selected job with parameters', async () => {
    const page = await app().open('jobs');
    await gridRow(page, 'Tom Okafor').getByText('Wheel truing').click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expectSoon(page.getByText('Job 42: Wheel truing')).toBeVisible();
    await expectSoon(page.getByText('Tom Okafor, Cargo, green')).toBeVisible();
  });

  test('a page has defaults for its parameters', async () => {
    const page = await app().open('job');
    await expectSoon(page.getByText('Job 41: Brakes')).toBeVisible();
    await expectSoon(page.getByText('Ines Duarte', { exact: true })).toBeVisible();
  });

  test.each(['ticket', 'repair'])('the page is also reached by its alias %s', async (alias) => {
    const page = await app().open(alias, { id: '43' });
    await expectSoon(page.getByText('Job 43: Drivetrain')).toBeVisible();
  });

  test('expressions follow the inputs', async () => {
    const page = await app().open('estimate');
    const price = page.getByText('Price in euros').locator('..');
    await expectSoon(price).toContainText('96');
    await page.getByLabel('Hours').fill('3');
    await expectSoon(price).toContainText('144');
    await page.getByRole('checkbox', { name: 'Express' }).click();
    await expectSoon(price).toContainText('216');
    await page.getByLabel('Hours').fill('0');
    await expectSoon(page.getByRole('button', { name: 'Order' })).toBeDisabled();
  });

  test('code sets what an input contains and how it is labelled', async () => {
    const page = await app().open('reminder');
    await page.getByRole('button', { name: 'Suggest a message' }).click();
    await expectSoon(page.getByLabel('Message (suggested)')).toBeVisible();
  });

  test('the app has the colors of theme.yml', async () => {
    const page = await app().open('board');
    const button = page.getByRole('button', { name: 'Open the jobs' });
    await expectSoon(button).toBeVisible();
    const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(color).toBe('rgb(69, 39, 160)');
  });
});
