import { parse } from 'yaml';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---/;

function readYaml(text: string): unknown {
  try {
    return parse(text, { logLevel: 'error' });
  } catch {
    return {};
  }
}

/** Keys of a guide's front matter. The content checks have their say about what is wrong in it. */
export function guideFrontMatter(source: string): Readonly<Record<string, unknown>> {
  const head = readYaml(FRONT_MATTER.exec(source)?.[1] ?? '');
  return head && typeof head === 'object' ? (head as Record<string, unknown>) : {};
}
