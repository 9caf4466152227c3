import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FrameLocator, Locator, Page } from '@playwright/test';

const saveTimeout = 20_000;
const saveAgainAfter = 2_000;
const attempts = 5;

interface Point {
  x: number;
  y: number;
}

/** What a person does in the editor of Toolpad Studio, by the labels that the person reads. */
export class Editor {
  readonly canvas: FrameLocator;
  readonly properties: Locator;
  readonly hierarchy: Locator;
  readonly queries: Locator;
  readonly actions: Locator;
  readonly pages: Locator;

  /** @param project folder of the project that the editor shows. */
  constructor(
    readonly page: Page,
    readonly project: string,
  ) {
    this.canvas = page.frameLocator('[name=data-toolpad-canvas]');
    this.properties = page.getByRole('tabpanel', { name: 'Component' });
    this.hierarchy = page.getByRole('tree', { name: 'Page hierarchy explorer' });
    this.queries = page.getByRole('tree', { name: 'query explorer' });
    this.actions = page.getByRole('tree', { name: 'action explorer' });
    this.pages = page.getByRole('tree', { name: 'Pages explorer' });
  }

  /** The button that binds a property, on the Component tab and in the query editor. */
  bindingOf(property: string): Locator {
    return this.page.getByLabel(`Bind property "${property}"`, { exact: true });
  }

  async ready(): Promise<void> {
    await this.canvas.getByTestId('page-overlay').waitFor();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** Selects an element by its name in the page hierarchy. */
  async select(name: string): Promise<void> {
    await this.hierarchy.getByText(name, { exact: true }).click();
  }

  /**
   * Says whether a file of the project contains a text before the time is over. The editor saves by
   * itself, but leaves out an edit that is made while it writes the one before; Ctrl+S writes that too.
   */
  async isSaved(text: string, file: string): Promise<boolean> {
    const start = Date.now();
    let saveAt = start + saveAgainAfter;
    while (Date.now() < start + saveTimeout) {
      const content = await readFile(path.join(this.project, file), 'utf8').catch(() => '');
      if (content.includes(text)) {
        return true;
      }
      if (Date.now() > saveAt) {
        await this.page.keyboard.press('ControlOrMeta+s');
        saveAt += saveAgainAfter;
      }
      await pause(100);
    }
    return false;
  }

  /**
   * Waits until a file of the project contains a text.
   *
   * @throws after 20 seconds.
   */
  async saved(text: string, file: string): Promise<void> {
    if (!(await this.isSaved(text, file))) {
      throw new Error(`the editor did not save "${text}" into ${file}`);
    }
  }

  /** A component in the library. */
  tileOf(component: string): Locator {
    return this.page
      .getByTestId('component-catalog')
      .getByRole('button', { name: component, exact: true });
  }

  /** Opens the library and puts the mouse on a component. */
  async pointAt(component: string): Promise<void> {
    const { mouse } = this.page;
    const tile = this.tileOf(component);
    // The library closes by itself when the page behind it changes.
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      await mouse.move(1200, 880);
      await this.page.getByText('Component library').hover();
      // It slides open; the hover waits until the tile has stopped.
      await pause(500);
      const isThere = await tile.hover({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
      if (isThere) {
        return;
      }
    }
    throw new Error(`the component library does not show "${component}"`);
  }

  /** Moves a component of the library to a point of the window; `drop` releases it there. */
  async drag(component: string, { x, y }: Point): Promise<void> {
    const { mouse } = this.page;
    await this.pointAt(component);
    await mouse.down();
    await mouse.move(x - 40, y, { steps: 10 });
    await mouse.move(x, y, { steps: 10 });
    // The canvas draws the place where the component lands one frame after the last movement.
    await pause(500);
    await mouse.move(x + 1, y);
    await pause(300);
  }

  async drop(): Promise<void> {
    await this.page.mouse.up();
  }

  /** A point of an element on the canvas, in window coordinates: 0 is its left or top, 1 the other end. */
  async pointOf(locator: Locator, across: number, down: number): Promise<Point> {
    const box = await locator.boundingBox();
    if (!box) {
      throw new Error(`${String(locator)} is not in the window`);
    }
    return { x: box.x + box.width * across, y: box.y + box.height * down };
  }

  /** Opens the dialog of a binding and types the code; `updateBinding` confirms it. */
  async typeBinding(property: string, code: string): Promise<void> {
    await this.bindingOf(property).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.locator('.monaco-editor').click();
    await this.page.keyboard.insertText(code);
    // The result and the list of suggestions come later; leaving the code closes the list.
    await pause(1500);
    await dialog.getByRole('heading', { name: 'Bind property' }).click();
  }

  async updateBinding(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Update binding' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async bind(property: string, code: string): Promise<void> {
    await this.typeBinding(property, code);
    await this.updateBinding();
  }

  async closeQuery(): Promise<void> {
    await this.page.getByLabel('Close query tab 1').click();
  }
}
