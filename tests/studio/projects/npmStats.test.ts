import { gridRow } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { startStandIn, type OutsideRequest, type StandIn } from '../support/standIn';
import { useApp } from '../support/useApp';

const day = (date: string, downloads: number) => ({ day: `2026-11-${date}`, downloads });

/** Answers in the form of npm's API for downloads. */
function npmApi({ url: { pathname } }: OutsideRequest) {
  const versions = /^\/versions\/(.+)\/last-week$/.exec(pathname)?.[1];
  if (versions) {
    return { body: { package: versions, downloads: { '0.12.0': 40, '0.13.0': 75 } } };
  }
  const [, period] = /^\/downloads\/range\/([^/]+)\//.exec(pathname) ?? [];
  return period
    ? {
        body: {
          start: '2026-11-01',
          end: '2026-11-02',
          downloads: period === 'last-week' ? [day('01', 7)] : [day('01', 1000), day('02', 234)],
        },
      }
    : { status: 404, body: { error: `no route ${pathname}` } };
}

let npm: StandIn | undefined;

beforeAll(async () => {
  npm = await startStandIn(npmApi);
});

const app = useApp('studio/examples/npm-stats', () => ({ env: npm?.env }));

afterAll(async () => {
  await npm?.close();
});

describe('the npm statistics', () => {
  test('show the sum, the period, and the versions by their downloads', async () => {
    const page = await app().open('downloads');
    await expectSoon(page.getByText(/^1,?234$/)).toBeVisible();
    await expectSoon(page.getByText('2026-11-01 to 2026-11-02')).toBeVisible();
    await expectSoon(gridRow(page, '0.13.0')).toContainText('75');
    await expectSoon(page.locator('[role=row][data-id]').first()).toContainText('0.13.0');
  });

  test('ask again for another period', async () => {
    const page = await app().open('downloads');
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Last week' }).click();
    await expectSoon(page.getByText('7', { exact: true }).first()).toBeVisible();
  });

  test('ask npm for the package of the field, with its name encoded', async () => {
    const page = await app().open('downloads');
    await expectSoon(gridRow(page, '0.13.0')).toBeVisible();
    await page.getByRole('combobox', { name: 'Package' }).click();
    await page.getByRole('option', { name: '@mui/x-data-grid' }).click();
    const asked = () => npm?.requests.map(({ url }) => url.href) ?? [];
    await expectSoon
      .poll(asked)
      .toContain('https://api.npmjs.org/versions/%40mui%2Fx-data-grid/last-week');
    await expectSoon
      .poll(asked)
      .toContain('https://api.npmjs.org/downloads/range/last-month/@mui/x-data-grid');
  });
});
