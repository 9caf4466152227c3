import type { TabValue } from '@docusaurus/theme-common/internal';
import { createContext } from 'react';

/** Beginning of the ids of tabs and panels that belong together. */
export const TabIds = createContext('');

/** Ids of a tab and its panel. Values may have blanks, which ids may not. */
export function idsOfTab(prefix: string, values: readonly TabValue[], value: string) {
  const place = `${prefix}-${values.findIndex((tab) => tab.value === value)}`;
  return { tab: `${place}-tab`, panel: `${place}-panel` } as const;
}
