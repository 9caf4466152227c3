import { parse } from 'yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---/;

/** Keys of a guide's front matter. The content checks have their say about what is wrong in it. */
export function guideFrontMatter(source: string): Readonly<Record<string, unknown>> {
  const head: unknown = parse(FRONT_MATTER.exec(source)?.[1] ?? '');
  return head && typeof head === 'object' ? (head as Record<string, unknown>) : {};
}
