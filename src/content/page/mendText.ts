import { withColonsOfAscii } from './colonsOfFullWidth';
import { withEndsInItems } from './endsInItems';
import { withoutFencesInText } from './fencesInText';
import type { ParseMdx } from './mdxParser';
import type { MendedText } from './mendedText';
import { withoutOpenComments } from './openComments';
import { withWholeEnds } from './shortEnds';
import { plainSpaces } from './spacesOfSyntax';

/** Each reads what those before it have left. */
const steps: readonly ((text: string, parseMdx: ParseMdx) => MendedText)[] = [
  plainSpaces,
  withColonsOfAscii,
  withEndsInItems,
  withWholeEnds,
  withoutFencesInText,
  withoutOpenComments,
];

/**
 * Mends the slips of a page that change what follows them, and tells of each: else what they make of the
 * rest would be told as something else. Lines stay where they are.
 */
export function mendText(source: string, parseMdx: ParseMdx): MendedText {
  return steps.reduce<MendedText>(
    (before, step) => {
      const { text, problems } = step(before.text, parseMdx);
      return { text, problems: [...before.problems, ...problems] };
    },
    { text: source, problems: [] },
  );
}
