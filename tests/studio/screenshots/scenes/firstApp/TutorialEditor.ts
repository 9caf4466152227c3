import type { Locator } from '@playwright/test';
import { Editor } from '../../editor';

const attempts = 5;

/** File of the page that the tutorial builds. */
export const pageFile = 'toolpad/pages/tickets/page.yml';

/** The editor, for steps that end when the file of the page has them. */
export class TutorialEditor extends Editor {
  async pageSaved(text: string): Promise<void> {
    await this.saved(text, pageFile);
  }

  /** Renames an entry of an explorer by a double click, as the tutorial says. */
  async rename(explorer: Locator, from: string, to: string): Promise<void> {
    await explorer.getByText(from, { exact: true }).dblclick();
    const input = explorer.getByRole('textbox');
    await input.fill(to);
    await input.press('Enter');
    await explorer.getByText(to, { exact: true }).waitFor();
    await this.pageSaved(`name: ${to}`);
  }

  /** Types a property and waits for it in the file; types again where the busy editor lost it. */
  async setProperty(name: string, value: string): Promise<void> {
    const input = this.properties.getByRole('textbox', { name, exact: true });
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      await input.fill('');
      await input.fill(value);
      await input.press('Enter');
      if (await this.isSaved(`${name}: ${value}`, pageFile)) {
        return;
      }
    }
    throw new Error(`the editor did not save ${name}: ${value}`);
  }

  /** Starts a query or an action that runs a function of toolpad/resources/tickets.ts. */
  async chooseFunction(kind: 'query' | 'action', name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Create new ${kind}` }).click();
    await this.page.getByRole('button', { name: 'Custom', exact: true }).click();
    await this.page.getByRole('button', { name: 'Select function' }).click();
    await this.page.getByRole('option', { name }).click();
    await this.page.getByRole('button', { name: `tickets.ts > ${name}` }).waitFor();
  }

  /** Saves the open query; `text` is a part of it that the file does not have yet. */
  async saveQuery(text: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Save/ }).click();
    await this.pageSaved(text);
  }
}
