import type { PageRow } from '../types';
import { components } from './components';
import { elements } from './elements';
import { frontMatter } from './frontMatter';
import { pageCode } from './pageCode';
import { samples } from './samples';
import { text } from './text';

const description = (page: string): string =>
  `description: Stands for what an author may well write, here ${page}.\npageType: reference`;

/** What is right and looks wrong: the counterpart of the bad inputs. Nothing may be said of any of it. */
export const soundPages: readonly PageRow[] = [
  ...[...text, ...samples, ...elements, ...components, ...pageCode].map(
    ([input, body], index): PageRow => ({ input, page: `sound-${index}`, text: body, says: [] }),
  ),
  ...frontMatter.map(([input, lines], index): PageRow => {
    const page = `sound-front-matter-${index}`;
    return { input, page, file: `---\n${lines}\n${description(page)}\n---\n\nText.\n`, says: [] };
  }),
];
