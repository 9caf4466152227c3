import preload from '../../recovery/standIns/preload';
import { hasBytesToSpare, readersConnection } from '../../../service-worker/page/connection';

const asked = new Set<string>();

/**
 * Takes the place of a module of Docusaurus: what `@docusaurus/Link` calls for a link that the reader
 * sees, and for one that the reader points at. The first is no sign that anybody goes there, and a
 * page of documentation shows dozens; src/lazy-routes/page/readAhead.ts loads what is likely instead.
 */
const docusaurus = {
  prefetch: (): false => false,
  preload(address: string): false | Promise<unknown> {
    const pathname = address.replace(/[?#].*/, '');
    if (asked.has(pathname) || !hasBytesToSpare(readersConnection())) return false;
    asked.add(pathname);
    return preload(pathname);
  },
};

export default Object.freeze(docusaurus);
