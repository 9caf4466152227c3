import type { LiteralMark } from './literalMark';

const message = (found: string): string => `"${found}" is left of the answer of an assistant`;

/** What is copied along with the answers of assistants, and words that stand for what the author has to add. */
export const marksOfAssistants: readonly LiteralMark[] = [
  {
    pattern:
      /【\d+(?::\d+)?†[^】\n]*】|\[oaicite:\d+\]|\[cite_start\]|\[cite: [\d, ]+\]|(?<![A-Za-z])(?:cite)?turn\d+(?:file|news|search|view)\d+/g,
    message,
    fix: 'remove it, or link to the source',
  },
  {
    pattern:
      /^(?:As an AI (?:language model|assistant|model)\b|(?:Absolutely|Certainly|Of course|Sure)[!,.:] (?:Here|Below)\b|Here(?:['’]s| is) (?:a|an|the|your) (?:corrected|improved|polished|revised|rewritten|updated) (?:documentation|markdown|page|text|version)\b|I hope this helps\b|Let me know if you(?:['’]d| would) like\b|Would you like me to\b)/gi,
    message,
    fix: 'remove the sentence',
  },
  {
    pattern: /\[(?:insert [^\]\n]{1,60}|your [^\]\n]{1,60} here|TODO|TBD|placeholder)\](?![([:])/gi,
    message: (found) => `${found} stands for what is still to be written`,
    fix: 'write it in place of this text',
  },
];
