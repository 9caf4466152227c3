import type { Position } from '../problem';

/** A fault of the YAML at the top of a page, in the words of somebody who does not know YAML. */
export interface YamlSlip extends Position {
  readonly message: string;
  readonly fix: string;
}

/** A line with a key, up to its value. */
const KEY = /^([A-Za-z_]+) *:[ \t]+/;

/** Keys whose value is a text: what looks like something else there was meant as one. */
const TEXTS = ['title', 'description', 'sidebar_label'];

/** Keys of pages, which are not indented. */
const INDENTED = /^[ \t]+(title|description|pageType|sidebar_label|keywords|apiTabs) *:(?:[ \t]|$)/;

interface Line {
  readonly key: string;
  /** What stands behind the key, without quotes around it. */
  readonly text: string;
  /** Its first character as it is written. */
  readonly first: string;
  readonly column: number;
}

function readLine(source: string): Line | undefined {
  const [start = '', key = ''] = KEY.exec(source) ?? [];
  if (key === '') return undefined;
  const value = source.slice(start.length).trim();
  const first = value.charAt(0);
  const inner = first === '"' || first === "'" ? value.slice(1) : value;
  const text = inner !== value && inner.endsWith(first) ? inner.slice(0, -1) : inner;
  return { key, text: text.trim(), first, column: start.length + 1 };
}

/** The line as it should be: of the two kinds of quotes, the one that the text does not have. */
function quoted({ key, text }: Line): string {
  const isPlain = !text.includes('"') && !text.includes('\\');
  return `${key}: ${isPlain ? `"${text}"` : `'${text.replaceAll("'", "''")}'`}`;
}

/** The last value that begins with a quote, where the library names the end of the file. */
function openQuote(lines: readonly string[], quote: string): YamlSlip | undefined {
  const index = lines.findLastIndex((source) => readLine(source)?.first === quote);
  const line = readLine(lines[index] ?? '');
  return line && TEXTS.includes(line.key)
    ? {
        line: index + 2,
        column: line.column,
        message: `the quote in front of the ${line.key} is not closed`,
        fix: `write ${quoted(line)}`,
      }
    : undefined;
}

function twice(source: string, at: Position): YamlSlip {
  const [key = ''] = /^[\w-]*/.exec(source.slice(at.column - 1)) ?? [];
  return { ...at, message: `the key "${key}" is there twice`, fix: 'remove one of the two' };
}

/** What makes a text something else, of which the library speaks in its own words. */
function reason(message: string, { text, first }: Line): string | undefined {
  if (message.startsWith('Nested mappings')) {
    return text.includes(': ') ? 'has a colon with a space behind it' : undefined;
  }
  if (message.startsWith('Unexpected scalar') && (first === '"' || first === "'")) {
    return 'goes on behind its closing quote';
  }
  const isStart = /^(?:Plain value cannot start|Unexpected scalar|Not a YAML token)/.test(message);
  return isStart && /[^\w\s]/.test(first) ? `starts with ${first}, a mark of YAML` : undefined;
}

/**
 * The fault behind an error of the library, if it is one that authors make.
 *
 * @param yaml - Source, whose first line is line 2 of the page.
 * @param at - Where the library met the error, in the page.
 */
export function yamlSlip(yaml: string, at: Position, message: string): YamlSlip | undefined {
  const lines = yaml.split('\n');
  const source = lines[at.line - 2] ?? '';
  if (message === 'Map keys must be unique') {
    return twice(source, at);
  }
  const [, quote] = /^Missing closing (["'])/.exec(message) ?? [];
  if (quote !== undefined) {
    return openQuote(lines, quote);
  }
  const [start, key] = INDENTED.exec(lines[at.line - 1] ?? '') ?? [];
  if (start !== undefined && message.startsWith('Nested mappings')) {
    return {
      line: at.line + 1,
      column: 1,
      message: `"${key}" is indented, and so a part of the value above`,
      fix: 'remove the blanks in front of it',
    };
  }
  const line = readLine(source);
  const what = line && TEXTS.includes(line.key) ? reason(message, line) : undefined;
  return line && what !== undefined
    ? {
        line: at.line,
        column: line.column,
        message: `the ${line.key} ${what}`,
        fix: `put it into quotes: ${quoted(line)}`,
      }
    : undefined;
}
