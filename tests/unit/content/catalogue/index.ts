import { byteRows } from './rows/bytes';
import { configurationRows } from './rows/configuration';
import { fileRows } from './rows/files';
import { frontMatterRows } from './rows/frontMatter';
import { markupRows } from './rows/markup';
import { navigationRows } from './rows/navigation';
import { textRows } from './rows/text';
import { translationRows } from './rows/translations';
import type { Row } from './types';

/** Every bad input that the checks are known to catch, with what they print for it. */
export const catalogue: readonly Row[] = [
  ...frontMatterRows,
  ...byteRows,
  ...markupRows,
  ...textRows,
  ...navigationRows,
  ...fileRows,
  ...configurationRows,
  ...translationRows,
];
