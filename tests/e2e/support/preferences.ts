import type { Page } from '@playwright/test';

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Preferences' });

/** A value of the open menu. */
export const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Opens the menu, chooses and closes it. */
export async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  await menuButton(page).click();
  for (const name of names) await choice(page, name).check();
  await page.keyboard.press('Escape');
}
