import { expect } from '@playwright/test';
import { openPage } from '../support/openPage';
import { pageKinds, pathOf } from './support/pageKinds';
import { test } from '../support/sharedContext';

/** Runs in the page: what its headings, landmarks, lists, and tables leave to be wished. */
function structuralFaults(): string[] {
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    return (element.getAttribute('aria-label') ?? labels.join(' ')).trim();
  };
  const faults: string[] = [];

  const levels = shown('h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.localName[1]));
  if (levels.filter((level) => level === 1).length !== 1) faults.push('not one h1');
  if (shown('main').length !== 1) faults.push('not one main landmark');
  const inMain = shown('main :is(h1, h2, h3, h4, h5, h6)').map(({ localName }) =>
    Number(localName[1]),
  );
  inMain.forEach((level, index) => {
    if (level > (inMain[index - 1] ?? 0) + 1)
      faults.push(`h${level} follows h${inMain[index - 1]}`);
  });

  const landmarks = new Map<string, number>();
  for (const element of shown('nav, aside, section[aria-label], section[aria-labelledby]')) {
    const name = `${element.localName} "${nameOf(element)}"`;
    landmarks.set(name, (landmarks.get(name) ?? 0) + 1);
    if (nameOf(element) === '') faults.push(`a ${element.localName} has no name`);
  }
  for (const [name, count] of landmarks) if (count > 1) faults.push(`${count} times ${name}`);

  const toolbars = shown('[role="toolbar"]').map(nameOf);
  if (new Set(toolbars).size < toolbars.length) faults.push('toolbars have the same name');
  for (const panel of shown('[role="tabpanel"]')) {
    if (nameOf(panel) === '') faults.push('a tab panel has no name');
  }

  for (const list of shown('ul, ol')) {
    const isList = [...list.children].every(({ localName }) =>
      /^(li|template|script)$/.test(localName),
    );
    if (!isList) faults.push(`a list holds more than items: ${list.className}`);
  }
  for (const table of shown('table')) {
    if (!table.querySelector('th')) faults.push('a table has no headers');
    for (const header of table.querySelectorAll('thead th')) {
      if (!/\S/.test(header.textContent ?? '')) faults.push('a column has no header');
    }
  }
  for (const control of shown('button, a[href], input, select, textarea')) {
    const labels = (control as HTMLInputElement).labels;
    const name =
      nameOf(control) ||
      control.textContent ||
      control.getAttribute('title') ||
      control.querySelector('img')?.getAttribute('alt') ||
      [...(labels ?? [])].map((label) => label.textContent).join('');
    if (!/\S/.test(name ?? '')) faults.push(`no name: ${control.outerHTML.slice(0, 120)}`);
  }
  return faults;
}

for (const { kind, path } of pageKinds) {
  test(`${kind}: headings, landmarks, lists, tables, and names are right`, async ({ page }) => {
    await openPage(page, path);
    expect(await page.evaluate(structuralFaults)).toEqual([]);
  });
}

test('the bar, the sidebar, and the head of a guide are told as they are built', async ({
  page,
}) => {
  await openPage(page, pathOf('guide'));
  await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "Toolpad"
      - button "Toolpad Core, switch product"
      - button "Search"
      - button "v0.13.0, versions of Toolpad Core"
      - 'button "Language: English"'
      - button "Preferences"
  `);
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toMatchAriaSnapshot(`
    - navigation "Docs sidebar":
      - list:
        - listitem:
          - button "Introduction" [expanded]
          - list:
            - listitem:
              - link "Overview"
        - listitem:
          - button "Integrations"
  `);
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - navigation "Breadcrumbs":
        - list:
          - listitem:
            - link "Toolpad Core"
          - listitem: Introduction
          - listitem: Installation
      - button "Copy page"
      - status
      - button "More ways to read this page"
      - heading "Install Toolpad Core" [level=1]
  `);
});
