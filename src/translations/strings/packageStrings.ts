import baseMessages from '@docusaurus/theme-translations/locales/base/theme-common.json';
import { apiHeadings, headingMessageId } from '../../api-reference/headings';
import type { SourceMessage } from './types';

/** Endings of ids that tell of a string instead of being one. */
const DESCRIPTION = '___DESCRIPTION';

/** Strings of Docusaurus' classic theme. */
export function themeStrings(): Map<string, SourceMessage> {
  const messages: Readonly<Record<string, string>> = baseMessages;
  return new Map(
    Object.entries(messages)
      .filter(([id]) => !id.endsWith(DESCRIPTION))
      .map(([id, message]) => {
        const description = messages[id + DESCRIPTION];
        return [
          id,
          { message, ...(description && { description }), source: '@docusaurus/theme-classic' },
        ];
      }),
  );
}

/** Headings that the generated reference has in words. */
export function referenceStrings(): Map<string, SourceMessage> {
  return new Map(
    apiHeadings.map((heading) => [
      headingMessageId(heading),
      { message: heading, source: 'src/api-reference/headings.ts' },
    ]),
  );
}
