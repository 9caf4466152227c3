import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectSoon } from '../support/openApp';
import { fixtures } from '../support/paths';
import { useApp } from '../support/useApp';

const fixture = 'studio/custom-components';

const shift = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

/** The stylings of the page must look alike, so they share one table. */
const primary = 'rgb(0, 105, 92)';
const looks: Record<string, [(page: Page) => Locator, Record<string, string>]> = {
  selected: [
    (page) => shift(page, 'Late'),
    { borderTopColor: primary, borderTopWidth: '2px', borderTopLeftRadius: '8px' },
  ],
  other: [
    (page) => shift(page, 'Early'),
    { borderTopColor: 'rgba(0, 0, 0, 0.12)', paddingTop: '16px', display: 'flex' },
  ],
  open: [
    (page) => page.getByText('3 of 4 places taken'),
    { color: 'rgb(211, 47, 47)', fontSize: '14px' },
  ],
  full: [(page) => page.getByText('4 of 4 places taken'), { color: 'rgb(46, 125, 50)' }],
  action: [
    (page) => page.getByRole('button', { name: 'Take a place' }),
    { backgroundColor: primary, color: 'rgb(255, 255, 255)', marginTop: '8px' },
  ],
};

async function expectLooks(page: Page) {
  await expectSoon(page.getByText('3 of 4 places taken')).toBeVisible();
  for (const [find, properties] of Object.values(looks)) {
    for (const [property, value] of Object.entries(properties)) {
      const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      await expectSoon(find(page)).toHaveCSS(name, value);
    }
  }
}

describe('with the styling of Material UI', () => {
  const app = useApp(fixture);

  test('looks as the page says', async () => {
    await expectLooks(await app().open('rota'));
  });

  test('holds a value that the page reads', async () => {
    const page = await app().open('rota');
    await expectSoon(page.getByText('Selected shift: late')).toBeVisible();
    await shift(page, 'Early').click();
    await expectSoon(page.getByText('Selected shift: early')).toBeVisible();
  });

  test('runs the action of its event', async () => {
    const page = await app().open('rota');
    await shift(page, 'Early').click();
    await page.getByRole('button', { name: 'Take a place' }).click();
    await expectSoon(page.getByText('4 of 4 places taken')).toHaveCount(2);
  });

  test('shows the error of the query that it is bound to', async () => {
    const page = await app().open('rota', { day: 'monday' });
    await expectSoon(page.getByRole('alert')).toContainText('There is no rota for "monday".');
  });

  test('repeats a template', async () => {
    const page = await app().open('cards');
    await expectSoon(page.getByRole('article')).toHaveText([
      'Early: 06:00 to 14:00',
      'Late: 14:00 to 22:00',
      'Night: 22:00 to 06:00',
    ]);
  });
});

describe.each(['css', 'tailwind'])('with the styling of %s', (styling) => {
  const app = useApp(fixture, {
    // The settings of PostCSS are searched from Studio's folder upwards.
    packages: 'own',
    prepare: (project) =>
      cp(path.join(fixtures, fixture, 'stylings', styling), project, { recursive: true }),
  });

  test('looks the same', async () => {
    await expectLooks(await app().open('rota'));
  });
});
