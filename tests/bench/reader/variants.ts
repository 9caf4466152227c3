import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { brotliSize } from '../../bundle/brotliSize';
import type { VariantFigures } from './types';

/** Code that is shown to readers who choose JavaScript. */
const secondVariant = 'pre[data-variant="JS"]';

/** What the choice is made with. */
const choice = '[role="group"]:has(> [data-choice="JS"])';

/**
 * Compares a built page with what it would be with its code in one language.
 *
 * @param html - Text of the page.
 * @throws if no code on it has two.
 */
export function compareVariants(pathname: string, html: string): VariantFigures {
  const document = load(html);
  const blocks = document(secondVariant).length;
  if (blocks === 0) throw new Error(`${pathname}  has no code in two languages`);
  // Written anew, like what it is compared with.
  const both = brotliSize(document.html());
  document(`${secondVariant}, ${choice}`).remove();
  return { path: pathname, blocks, both, single: brotliSize(document.html()) };
}

/** Does it with a page of a build, by its address below the base path. */
export function builtVariants(build: string, address: string): VariantFigures {
  return compareVariants(address, readFileSync(path.join(build, address, 'index.html'), 'utf8'));
}
