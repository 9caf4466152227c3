/** Milliseconds after all of a page has been loaded in which nobody may touch it, and be there still. */
export const quietReader = 3000;
