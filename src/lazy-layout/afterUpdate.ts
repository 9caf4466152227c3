import { watchTables } from '../scrolling-tables/watchTables';
import { layOutSections } from './layOutSections';

/** What is to do with the layout of a page once it has been shown and left in peace. */
export function afterUpdate(): void {
  watchTables();
  layOutSections();
}
