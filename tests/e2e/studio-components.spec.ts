import { expect, type Locator, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { componentNames } from '../../src/studio-elements/componentNames';
import { studioFrames } from '../../src/studio-elements/studioFrames';
import { axeViolations, frameViolations } from './support/axe';
import { frameOf } from './support/demos';
import { openPage } from './support/openPage';
import { choose } from './support/preferences';
import { isProductViolation } from './support/productViolations';
import { test } from './support/sharedContext';
import { watchPage } from './support/watchPage';

const specimens = `${basePath}specimens/studio-components/`;

/** Guides that show a component. */
const guides = ['button', 'data-grid', 'date-picker', 'list', 'text-field'];

const shown = (page: Page, name: string): Locator =>
  page.locator(`[data-studio-component="${name}"]`).first();

const field = (component: Locator, property: string): Locator =>
  component.locator(`[data-property="${property}"]`);

const yaml = (component: Locator): Locator => component.locator('pre');

const reading = (component: Locator, property: string): Locator =>
  component.locator(`[data-reading="${property}"] dd`);

async function open(page: Page, name: string): Promise<Locator> {
  await openPage(page, specimens);
  const component = shown(page, name);
  await component.scrollIntoViewIfNeeded();
  await component.locator('[data-frame="ready"]').waitFor();
  return component;
}

test.describe('properties', () => {
  test('choices, switches and texts change the component and the file', async ({ page }) => {
    const complaints = watchPage(page);
    const component = await open(page, 'Button');
    const button = frameOf(component).getByRole('button');
    await expect(button).toHaveText('Book berth');
    await field(component, 'content').getByRole('textbox').fill('Leave: now');
    await expect(button).toHaveText('Leave: now');
    await expect(yaml(component)).toContainText('content: "Leave: now"');
    await field(component, 'color').getByRole('radio', { name: 'secondary' }).check();
    await expect(button).toHaveClass(/MuiButton-containedSecondary/);
    await expect(yaml(component)).toContainText('color: secondary');
    await field(component, 'disabled').getByRole('checkbox').check();
    await expect(button).toBeDisabled();
    await expect(yaml(component)).toContainText('disabled: true');
    expect(complaints).toEqual([]);
  });

  test('the default value of a text takes the property out of the file', async ({ page }) => {
    const component = await open(page, 'Button');
    await field(component, 'content').getByRole('textbox').fill('Button Text');
    await expect(yaml(component)).toHaveText(/^- component: Button\s+name: bookBerth\s*$/);
  });

  test('a list is read as YAML, with a message where it is none', async ({ page }) => {
    const complaints = watchPage(page);
    const component = await open(page, 'DataGrid');
    const grid = frameOf(component).getByRole('grid');
    await expect(grid.getByRole('row')).toHaveCount(4);
    const rows = field(component, 'rows').getByRole('textbox');
    await rows.fill('- { id: 7, berth: C4, length: 30, free: true }');
    await expect(grid.getByRole('row')).toHaveCount(2);
    await expect(grid).toContainText('C4');
    await expect(yaml(component)).toContainText('- { id: 7, berth: C4, length: 30, free: true }');
    await rows.fill('- { id: 7');
    await expect(field(component, 'rows').getByRole('status')).toContainText('no YAML');
    await rows.fill('id: 7');
    await expect(field(component, 'rows').getByRole('status')).toContainText('takes a list');
    await expect(grid).toContainText('C4');
    expect(complaints).toEqual([]);
  });

  test('a number stays within its limits, and repeats elements inside', async ({ page }) => {
    const component = await open(page, 'List');
    await expect(frameOf(component).getByRole('listitem')).toHaveText([
      'Berth 1',
      'Berth 2',
      'Berth 3',
    ]);
    await field(component, 'itemCount').getByRole('spinbutton').fill('5');
    await expect(frameOf(component).getByText('Berth 5')).toBeVisible();
    const text = await open(page, 'TextField');
    await field(text, 'minLength').getByRole('spinbutton').fill('900');
    await expect(yaml(text)).toContainText('minLength: 512');
  });

  test('reset brings back properties, file, and what the reader did to the component', async ({
    page,
  }) => {
    const component = await open(page, 'TextField');
    const before = await yaml(component).textContent();
    const input = frameOf(component).getByRole('textbox');
    await input.fill('Albatross');
    await field(component, 'label').getByRole('textbox').fill('Name of the ship');
    await expect(frameOf(component).getByLabel('Name of the ship')).toHaveValue('Albatross');
    await component.locator('[data-action="reset"]').click();
    await expect(yaml(component)).toHaveText(before ?? '');
    await expect(field(component, 'label').getByRole('textbox')).toHaveValue('Ship');
    await expect(frameOf(component).getByLabel('Ship')).toHaveValue('');
    await expect(reading(component, 'value')).toHaveText('""');
  });
});

test.describe('what the page can read', () => {
  test('a value, key by key, in the form that expressions get', async ({ page }) => {
    const text = await open(page, 'TextField');
    await frameOf(text).getByRole('textbox').fill('Al');
    await expect(reading(text, 'value')).toHaveText('"Al"');
    await frameOf(text).getByRole('textbox').blur();
    await expect(frameOf(text).getByText('must have at least 3 characters')).toBeVisible();
    const date = await open(page, 'DatePicker');
    await field(date, 'format').getByRole('textbox').fill('D MMMM YYYY');
    await field(date, 'defaultValue').getByRole('textbox').fill('2026-12-07');
    await expect(frameOf(date).getByRole('textbox')).toHaveValue(/7 December 2026/);
    await expect(reading(date, 'value')).toHaveText('"2026-12-07"');
  });

  test('events and the selected row', async ({ page }) => {
    const button = await open(page, 'Button');
    await frameOf(button).getByRole('button').click();
    await expect(reading(button, 'onClick')).toContainText('1');
    const grid = await open(page, 'DataGrid');
    await expect(reading(grid, 'selection')).toHaveText('undefined');
    await frameOf(grid).getByRole('gridcell', { name: 'A2' }).click();
    await expect(reading(grid, 'selection')).toContainText('"berth":"A2"');
  });
});

test('a component that fails says so, and recovers with the next value', async ({ page }) => {
  const component = await open(page, 'DataGrid');
  const columns = field(component, 'columns').getByRole('textbox');
  const before = await columns.inputValue();
  await columns.fill('- null');
  await expect(component.getByRole('alert')).toBeVisible();
  await columns.fill(before);
  await expect(component.getByRole('alert')).toHaveCount(0);
  await expect(frameOf(component).getByRole('grid')).toContainText('A1');
});

test('nothing moves while the components load, and the page loads nothing of them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, specimens);
  for (const component of await page.locator('[data-studio-component]').all()) {
    await component.scrollIntoViewIfNeeded();
    await component.locator('[data-frame="ready"]').waitFor();
  }
  const { shifts, scripts } = await page.evaluate(() => ({
    shifts: (window as unknown as { shifts: number[] }).shifts,
    scripts: performance.getEntriesByType('resource').map(({ name }) => name),
  }));
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  expect(scripts.filter((name) => name.includes('assets/studio/'))).toEqual([]);
});

test('accessible in both themes, which the components follow', async ({ page }) => {
  const component = await open(page, 'Button');
  expect(await axeViolations(page)).toEqual([]);
  await choose(page, 'Dark');
  await expect(frameOf(component).locator('html')).toHaveAttribute('data-theme', 'dark');
  const background = frameOf(component).locator('body');
  await expect(background).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  expect(await axeViolations(page)).toEqual([]);
});

for (const width of [320, 390, 820]) {
  test(`nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, specimens);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const cut = await page
      .locator('[data-property] [role="radiogroup"]')
      .evaluateAll((groups) =>
        groups.filter((group) => group.scrollWidth > group.clientWidth).map((group) => group.id),
      );
    expect(cut).toEqual([]);
  });
}

for (const guide of guides) {
  test(`the guide ${guide}: every component runs, silent and accessible`, async ({ page }) => {
    const complaints = watchPage(page);
    await openPage(page, `${basePath}studio/components/${guide}/`);
    const components = await page.locator('[data-studio-component]').all();
    expect(components.length).toBeGreaterThan(0);
    for (const component of components) {
      await component.scrollIntoViewIfNeeded();
      await component.locator('[data-frame="ready"]').waitFor();
    }
    expect(await axeViolations(page)).toEqual([]);
    await choose(page, 'Dark');
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('all components of the library have a frame', () => {
  expect(studioFrames()).toHaveLength(componentNames.length);
});

/** What axe finds in a component that has no properties: a field without a label, a grid without columns. */
const violationsAlone: Readonly<Record<string, readonly string[]>> = {
  DataGrid: ['aria-required-children'],
  FilePicker: ['label'],
  Select: ['aria-input-field-name'],
  TextField: ['label'],
};

for (const { component, address } of studioFrames()) {
  test(`${component} alone: silent and accessible in both themes`, async ({ page }) => {
    const complaints = watchPage(page);
    for (const theme of ['light', 'dark'] as const) {
      await openPage(page, `${basePath}demos/${address}/?theme=${theme}`);
      await expect(page.locator('#demo > *').first()).toBeAttached();
      const violations = await frameViolations(page);
      const rules = violations
        .filter((line) => !isProductViolation(line))
        .map((line) => line.split(' ')[0]);
      expect.soft([...new Set(rules)], theme).toEqual(violationsAlone[component] ?? []);
    }
    expect(complaints).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the file and a description stand there, and no empty frame', async ({ page }) => {
    await page.goto(specimens);
    const component = shown(page, 'Button');
    const description = component.getByRole('paragraph').first();
    await expect(description).toHaveText('A filled button with the text “Book berth”.');
    await expect(description).toBeVisible();
    await expect(yaml(component)).toContainText('content: Book berth');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(component.getByRole('group', { name: 'Properties', exact: true })).toBeHidden();
  });
});
