/** Why a page did not help, by the names that events and issues have. */
export const reasons = ['wrong', 'missing', 'unclear', 'sample', 'other'] as const;

export type Reason = (typeof reasons)[number];

/** Issues are read by the maintainers, so these are not translated. */
const reasonTexts: Readonly<Record<Reason, string>> = {
  wrong: 'Something is wrong or out of date',
  missing: 'Something is missing',
  unclear: 'It is hard to understand',
  sample: 'A sample does not work',
  other: 'Something else',
};

/** What a reader says about a page. */
export interface Report {
  readonly pageTitle: string;
  /** Address with the origin. */
  readonly pageUrl: string;
  /** Product and release, such as `Toolpad Core 0.13.0`. */
  readonly release: string;
  readonly reason?: Reason;
  /** In the reader's own words. */
  readonly text?: string;
}

/** Longer texts would make an address that servers refuse. In characters. */
export const maxTextLength = 1500;

/** The report as Markdown, for an issue or to be sent in any other way. */
export function reportText({ pageUrl, release, reason, text }: Report): string {
  const facts = [
    `- Page: ${pageUrl}`,
    `- Version: ${release}`,
    ...(reason ? [`- Reason: ${reasonTexts[reason]}`] : []),
  ];
  const words = text?.trim().slice(0, maxTextLength);
  return `${[facts.join('\n'), ...(words ? [words] : [])].join('\n\n')}\n`;
}

/**
 * Address of a new issue with everything filled in.
 *
 * @param repositoryUrl - Address of a repository whose host has `/issues/new` with a title and a body.
 */
export function issueUrl(repositoryUrl: string, report: Report): string {
  const url = new URL(`${repositoryUrl.replace(/\/+$/, '')}/issues/new`);
  url.searchParams.set('title', `Feedback: ${report.pageTitle}`);
  url.searchParams.set('body', reportText(report));
  return url.href;
}
