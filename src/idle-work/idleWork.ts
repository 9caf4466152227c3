import { layOutSections } from '../lazy-layout/layOutSections';
import { watchReturns } from '../lazy-layout/watchReturns';
import { readAhead } from '../lazy-routes/page/readAhead';

watchReturns();

/** What is done for a page that is shown, once the browser has nothing else to do. */
export function doIdleWork(): void {
  layOutSections();
  // The development server would have to compile each page that is loaded ahead.
  if (process.env.NODE_ENV !== 'development') void readAhead();
}
