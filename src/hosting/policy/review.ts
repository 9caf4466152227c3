import { positionAt } from '../../content/page/decode';
import { compareProblems, problemAt, type Problem } from '../../content/problem';
import type { AllowedInline } from './allowedInline';
import { hashSource } from './contentHash';
import { inlineCode, type InlineCode, type InlineKind } from './inlineCode';

/** What pages may hold, by kind of code. Event handlers and addresses with code are never right. */
export type ReviewedTexts = Readonly<
  Record<'script' | 'style' | 'style attribute', ReadonlySet<string>>
>;

/** Collects what pages hold, and compares it with what they may hold. */
export interface Review {
  /**
   * @param file - Path of the page from the project, with forward slashes.
   * @param codes - What was found in the page, where that is known already.
   */
  readonly add: (file: string, html: string, codes?: readonly InlineCode[]) => void;
  /** What of the reviewed code was found. */
  readonly found: () => AllowedInline;
  /** One for each text that was not reviewed, at the first page that holds it. */
  readonly problems: () => Problem[];
}

const list = 'src/hosting/policy/reviewedInline.ts';

const fixes: Readonly<Record<InlineKind, string>> = {
  script: `load it as a file, or if it has to run before the first paint, add it to reviewedScripts in ${list} with the reason`,
  style: `move it to a stylesheet, or add it to reviewedStyles in ${list} with the reason`,
  'style attribute': `use a class, an attribute such as width, or a style that React sets after hydration; or add it to reviewedStyleAttributes in ${list} with the reason`,
  'event handler': 'add the listener in a client module or with React',
  'script address': 'use a button with a listener',
};

const shownCharacters = 60;

function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line;
}

interface Unknown extends InlineCode {
  readonly file: string;
  readonly html: string;
  pages: number;
}

function problemOf({ kind, text, file, html, offset, pages }: Unknown): Problem {
  const others = pages > 1 ? `, here and on ${pages - 1} more` : '';
  return problemAt(
    file,
    positionAt(html, offset),
    `policy/${kind.replace(' ', '-')}`,
    `${kind} "${excerpt(text)}" is not reviewed, and browsers would refuse it${others}`,
    fixes[kind],
  );
}

/** Starts a review of built pages. */
export function startReview(reviewed: ReviewedTexts): Review {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const unknown = new Map<string, Unknown>();

  const isReviewed = ({ kind, text }: InlineCode): boolean =>
    kind in reviewed && reviewed[kind as keyof ReviewedTexts].has(text);

  return {
    add(file, html, codes = inlineCode(html)) {
      for (const code of codes) {
        if (isReviewed(code)) {
          (code.kind === 'script' ? scripts : styles).add(hashSource(code.text));
          continue;
        }
        const key = `${code.kind} ${code.text}`;
        const known = unknown.get(key);
        if (known) known.pages += 1;
        else unknown.set(key, { ...code, file, html, pages: 1 });
      }
    },
    found: () => ({ scripts: [...scripts].sort(), styles: [...styles].sort() }),
    problems: () => [...unknown.values()].map(problemOf).sort(compareProblems),
  };
}
