import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const engineSource = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** What is used of the engine: https://github.com/IBMa/equal-access. */
interface Engine {
  readonly Checker: new () => {
    check(
      root: Document,
      rulesets: readonly string[],
    ): Promise<{
      readonly results: readonly {
        readonly ruleId: string;
        /** How grave it is, and what came out. */
        readonly value: readonly [string, string];
        readonly message: string;
        readonly snippet: string;
      }[];
    }>;
  };
}

/** Rules that we depart from: a switch at the end of its line is found where its label ends. */
const departures = ['input_label_after'];

/**
 * What IBM's engine is sure to be wrong with a page. Its rules are other people's reading of the same
 * guidelines as axe's, and go further in names and roles. The page has lost its frames after it.
 */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger and not inserted as a script, so that no policy has to allow it.
  if (!(await page.evaluate(() => 'ace' in window))) {
    await page.evaluate(`${engineSource}\nwindow.ace = ace;`);
  }
  return page.evaluate(async (left) => {
    // Frames hold demos of the products: their markup is the products', and the engine goes into them.
    document.querySelectorAll('iframe').forEach((frame) => frame.remove());
    const { ace } = window as unknown as { ace: Engine };
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .filter(({ ruleId }) => !left.includes(ruleId))
      .map(({ ruleId, message, snippet }) => `${ruleId}  ${message}  ${snippet}`);
  }, departures);
}
