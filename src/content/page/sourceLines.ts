/** What a line of a page is, as far as it can be told without reading all of it. */
export interface SourceLine {
  readonly text: string;
  /** Offset of its first character in the page. */
  readonly offset: number;
  readonly place: 'front matter' | 'text' | 'fence' | 'code';
}

/** What a line may have in front of a fence: quotes, lists, footnotes, and spaces of any kind. */
const CONTAINERS = /^(?:[\s>]|[-*+]\s|\d+[.)]\s|\[\^[\w-]+\]:\s)*/;

const FENCE = /^(?:`{3,}(?!.*`)|~{3,})/;

/** True for a line that ends the code which these marks have opened. */
function ends(line: string, marks: string): boolean {
  const end = line.replace(/^[\s>]*/, '').trimEnd();
  return end.startsWith(marks) && [...end].every((character) => character === marks[0]);
}

/**
 * The lines of a page, with those of its fences told from others. Spaces that never break count as spaces
 * here: their authors took them for such.
 */
export function sourceLines(text: string): SourceLine[] {
  const lines = text.split('\n');
  const hasFrontMatter = lines[0]?.trimEnd() === '---';
  let isAbove = hasFrontMatter;
  let marks = '';
  let offset = 0;
  return lines.map((line, index) => {
    const at = offset;
    offset += line.length + 1;
    if (isAbove) {
      isAbove = index === 0 || line.trimEnd() !== '---';
      return { text: line, offset: at, place: 'front matter' };
    }
    if (marks) {
      const isEnd = ends(line, marks);
      if (isEnd) marks = '';
      return { text: line, offset: at, place: isEnd ? 'fence' : 'code' };
    }
    const [opened = ''] = FENCE.exec(line.replace(CONTAINERS, '')) ?? [];
    marks = opened;
    return { text: line, offset: at, place: opened ? 'fence' : 'text' };
  });
}

/** True for a place in a comment, which may hold anything. */
export function isInComment(text: string, offset: number): boolean {
  const before = text.slice(0, offset);
  return before.lastIndexOf('{/*') > before.lastIndexOf('*/}');
}
