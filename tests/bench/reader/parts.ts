/** What readers notice can be measured one by one. */
export const readerParts = ['weight', 'lighthouse', 'navigation', 'variants'] as const;

export type ReaderPart = (typeof readerParts)[number];
