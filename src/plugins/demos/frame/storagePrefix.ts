/** Start of every key that a demo's frame keeps in the browser's own storage. */
export const storagePrefix = (demo: string): string => `demo:${demo}:`;
