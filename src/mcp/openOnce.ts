/**
 * Opens things that take long once for each key, and again only if that failed: who asks again may
 * have built the site since.
 */
export function openOnce<Key, Opened>(
  open: (key: Key) => Promise<Opened>,
): (key: Key) => Promise<Opened> {
  const opened = new Map<Key, Promise<Opened>>();
  return (key) => {
    const known = opened.get(key);
    if (known) return known;
    const opening = open(key);
    opened.set(key, opening);
    opening.catch(() => opened.delete(key));
    return opening;
  };
}
