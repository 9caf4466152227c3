import { problemAt, type Position, type Problem } from '../../problem';
import type { SiteContent } from '../../site';
import type { Copied, TranslatedPage } from '../../translations/types';
import { currentSections } from './sections';

/** What a translation has and English has not, with what English has in its place. */
interface Difference {
  readonly translated?: Copied;
  readonly english?: Copied;
}

/** Compares what two sections have, each as often as it occurs and in any order. */
export function differences(
  english: readonly Copied[],
  translated: readonly Copied[],
): Difference[] {
  const unmatched = [...english];
  const extra = translated.filter(({ text }) => {
    const index = unmatched.findIndex((item) => item.text === text);
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
  const { length } = extra.length > unmatched.length ? extra : unmatched;
  return Array.from({ length }, (_, index) => ({
    translated: extra[index],
    english: unmatched[index],
  }));
}

/** A long text by its start. */
function quoted(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > 60 ? `"${line.slice(0, 59)}…"` : `"${line}"`;
}

/** What kinds of things are called, and how their difference is told. */
interface Kind {
  readonly code: string;
  readonly noun: string;
  readonly of: (section: {
    inlineCode: readonly Copied[];
    targets: readonly Copied[];
  }) => readonly Copied[];
}

const kinds: readonly Kind[] = [
  { code: 'translation/changed-code', noun: 'code', of: ({ inlineCode }) => inlineCode },
  { code: 'translation/changed-link', noun: 'address', of: ({ targets }) => targets },
];

function checkInline(
  kind: Kind,
  english: readonly Copied[],
  translated: readonly Copied[],
  heading: Position,
  { page, english: { file } }: TranslatedPage,
): Problem[] {
  return differences(english, translated).map(({ translated: here, english: there }) => {
    const source = there && `${file}:${there.line}`;
    if (here && there) {
      const message = `the ${kind.noun} ${quoted(here.text)} is another in English, ${source}`;
      return problemAt(page.file, here, kind.code, message, `write ${quoted(there.text)}`);
    }
    if (here) {
      const message = `the ${kind.noun} ${quoted(here.text)} is not in this section of ${file}`;
      return problemAt(page.file, here, kind.code, message, 'remove it, or correct it');
    }
    const message = `the ${kind.noun} ${quoted(there?.text ?? '')} of ${source} is missing`;
    return problemAt(page.file, heading, kind.code, message, 'add it to this section');
  });
}

/** The first line in which two fences differ, counted from the one that opens them. */
function firstDifference(english: string, translated: string): { index: number; line?: string } {
  const source = english.split('\n');
  const lines = translated.split('\n');
  const index = lines.findIndex((line, at) => line !== source[at]);
  const at = index < 0 ? lines.length : index;
  return { index: at, line: source[at] };
}

function checkFences(
  english: readonly Copied[],
  translated: readonly Copied[],
  heading: Position,
  { page, english: { file } }: TranslatedPage,
): Problem[] {
  const code = 'translation/changed-code';
  return differences(english, translated).map(({ translated: here, english: there }) => {
    if (!here) {
      const message = `the code of ${file}:${there?.line} is missing`;
      return problemAt(page.file, heading, code, message, 'copy it into this section');
    }
    if (!there) {
      const message = `this code is not in the section of ${file}`;
      return problemAt(page.file, here, code, message, 'remove it');
    }
    const { index, line } = firstDifference(there.text, here.text);
    const at = { line: here.line + index, column: here.column };
    const source = `${file}:${there.line + index}`;
    const message = `the code is another in English, ${source}; comments count too`;
    // The line that opens a fence is kept without its backticks.
    const wanted = index === 0 ? `\`\`\`${line}` : (line ?? '').trim();
    const fix = line === undefined ? 'remove the line' : `write ${quoted(wanted)}`;
    return problemAt(page.file, at, code, message, fix);
  });
}

/** Code, addresses and names of pictures, which translations copy from English. */
export function copied({ translations }: SiteContent): Problem[] {
  return translations.pages.flatMap((translation) =>
    currentSections(translation).flatMap(({ english, translated }) => [
      ...checkFences(english.fences, translated.fences, translated, translation),
      ...kinds.flatMap((kind) =>
        checkInline(kind, kind.of(english), kind.of(translated), translated, translation),
      ),
    ]),
  );
}
