/** Name of the entry in the session's storage. */
export const reloadsKey = 'toolpad-reloads';

const windowLength = 60_000;
const maximum = 2;

function readTimes(storage: Storage): number[] {
  try {
    const times: unknown = JSON.parse(storage.getItem(reloadsKey) ?? '[]');
    return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
}

/**
 * Whether the page may load itself anew once more, and if so, notes that it does. A host that names
 * another build with each answer would otherwise keep a page loading for ever.
 *
 * @param openStorage storage of the tab. Where it is forbidden there is no counting, and no reloading.
 * @param now milliseconds. Clocks are set back, too, so only the distance counts.
 */
export function mayReload(openStorage: () => Storage, now: number): boolean {
  try {
    const storage = openStorage();
    const recent = readTimes(storage).filter((time) => Math.abs(now - time) < windowLength);
    if (recent.length >= maximum) return false;
    storage.setItem(reloadsKey, JSON.stringify([...recent, now]));
    return true;
  } catch {
    return false;
  }
}
