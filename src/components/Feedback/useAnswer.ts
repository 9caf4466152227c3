import { useStorageSlot } from '@docusaurus/theme-common';

export type Answer = 'yes' | 'no';

/** Name of the slot in session storage, without the site's namespace. */
export const answersSlot = 'feedback';

/** More pages than one reads in a session. */
const maxPages = 100;

type Answers = readonly (readonly [pathname: string, answer: Answer])[];

const isAnswer = (value: unknown): value is Answers[number] =>
  Array.isArray(value) && typeof value[0] === 'string' && (value[1] === 'yes' || value[1] === 'no');

/** Reads stored answers, latest first; whatever is none is left out. */
export function parseAnswers(stored: string | null): Answers {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

/** The reader's answer about a page in this session, and the function that keeps one. */
export function useAnswer(
  pathname: string,
): readonly [Answer | undefined, (answer: Answer) => void] {
  const [stored, slot] = useStorageSlot(answersSlot, { persistence: 'sessionStorage' });
  const answers = parseAnswers(stored);
  return [
    answers.find(([page]) => page === pathname)?.[1],
    (answer) => {
      const others = answers.filter(([page]) => page !== pathname);
      slot.set(JSON.stringify([[pathname, answer], ...others].slice(0, maxPages)));
    },
  ];
}
