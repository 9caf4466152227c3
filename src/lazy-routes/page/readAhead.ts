import { untilIdle } from '../../idle-work/untilIdle';
import { hasBytesToSpare, readersConnection } from '../../service-worker/page/connection';
import { loadPage } from './loadPage';
import { nextPages } from './nextPages';

/** Bytes of code, as they are sent, after which nothing more is loaded ahead of the first page. */
const firstPageBytes = 110_000;

/** Bytes after which nothing more is loaded ahead of a page that a reader has gone on to. */
const laterPageBytes = 20_000;

let isFirstPage = true;

function bytesSince(start: number): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = files.filter(
    ({ startTime, name }) => startTime >= start && /\/assets\/js\//.test(name),
  );
  // One that was fetched ahead and then run is there twice.
  const sizes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/**
 * Loads the code of the pages that a reader is likely to go to from the shown one, nearest first, in
 * idle time; nothing for readers who save data, or over a slow connection.
 */
export async function readAhead(): Promise<void> {
  if (!hasBytesToSpare(readersConnection())) return;
  const { pathname } = window.location;
  // The first page has loaded what all pages share.
  const start = isFirstPage ? 0 : performance.now();
  const mostBytes = isFirstPage ? firstPageBytes : laterPageBytes;
  isFirstPage = false;
  for (const page of nextPages(document)) {
    await untilIdle();
    // The reader has gone on, and has other pages to go to from there.
    if (window.location.pathname !== pathname || bytesSince(start) >= mostBytes) return;
    try {
      await loadPage(page);
    } catch {
      return;
    }
  }
}
