import type { Locator, Page } from '@playwright/test';

/** Texts of the cells of a grid, row by row, without columns of buttons or boxes. */
export async function gridRows(root: Page | Locator): Promise<string[][]> {
  const rows = root.locator('[role=row][data-id]');
  return rows.evaluateAll((elements) =>
    elements.map((row) =>
      [...row.querySelectorAll('[role=gridcell]:not(.MuiDataGrid-cellEmpty)')].map(
        (cell) => cell.textContent?.trim() ?? '',
      ),
    ),
  );
}

/** The row of a grid that contains a text. */
export const gridRow = (root: Page | Locator, text: string): Locator =>
  root.locator('[role=row][data-id]').filter({ hasText: text });
