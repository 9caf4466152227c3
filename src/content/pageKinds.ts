/** Kinds of pages: each has a template that says which sections it has. */
export const pageTypes = [
  'overview',
  'tutorial',
  'how-to',
  'concept',
  'component',
  'reference',
] as const;

export type PageType = (typeof pageTypes)[number];

/** Kinds that need not lead on: readers come to look something up, or to choose. */
const withoutNextSteps: readonly PageType[] = ['overview', 'reference'];

/** Heading ids that pages of a kind must have. */
export function requiredSections(pageType: PageType): readonly string[] {
  return [
    ...(pageType === 'tutorial' ? [sections.before.id] : []),
    ...(withoutNextSteps.includes(pageType) ? [] : [sections.next.id]),
  ];
}

/** Sections that templates ask for, by what they are for. */
export const sections = {
  before: { id: 'before-you-begin', title: 'Before you begin' },
  next: { id: 'whats-next', title: "What's next" },
} as const;

export function isPageType(value: unknown): value is PageType {
  return pageTypes.some((pageType) => pageType === value);
}
