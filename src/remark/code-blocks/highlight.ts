import { Prism } from 'prism-react-renderer';
import { escapeHtml } from '../../components/CodeBlock/escapeHtml';
import type { LineMark } from './lineMarks';

/*
 * prism-react-renderer brings its own Prism with the web's languages; the grammars of prismjs add
 * themselves to whatever stands at the global name.
 */
const holder = globalThis as { Prism?: unknown };
holder.Prism = Prism;
require('prismjs/components/prism-bash');
require('prismjs/components/prism-diff');
require('prismjs/components/prism-docker');
require('prismjs/components/prism-nginx');
require('prismjs/components/prism-sql');
delete holder.Prism;

/** Class of each kind of token. Short, because they stand in every page; `code.module.css` colours them. */
const CLASSES: Readonly<Record<string, string>> = {
  comment: 'tok-c',
  keyword: 'tok-k',
  atrule: 'tok-k',
  selector: 'tok-k',
  string: 'tok-s',
  'template-string': 'tok-s',
  'attr-value': 'tok-s',
  'inserted-sign': 'tok-s',
  number: 'tok-n',
  boolean: 'tok-n',
  constant: 'tok-n',
  function: 'tok-f',
  'function-variable': 'tok-f',
  'class-name': 'tok-t',
  builtin: 'tok-t',
  tag: 'tok-t',
  'attr-name': 'tok-p',
  property: 'tok-p',
  key: 'tok-p',
  'deleted-sign': 'tok-d',
};

/** Text that carries one colour. */
export interface Run {
  readonly text: string;
  /** Class of the colour; undefined for plain text. */
  readonly className: string | undefined;
}

type PrismToken = string | { type: string; content: PrismToken | PrismToken[] };

/** Innermost kind wins, as in Prism's own nested elements. */
function* runsOf(token: PrismToken | PrismToken[], className?: string): Generator<Run> {
  if (typeof token === 'string') {
    yield { text: token, className };
  } else if (Array.isArray(token)) {
    for (const part of token) {
      yield* runsOf(part, className);
    }
  } else {
    const inherited =
      token.type === 'punctuation' || token.type === 'plain-text' ? undefined : className;
    yield* runsOf(token.content, CLASSES[token.type] ?? inherited);
  }
}

function tokenize(code: string, language: string): PrismToken | PrismToken[] {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return code;
  }
  const tokens = Prism.tokenize(code, grammar);
  // Prism tells the text of JSX from code in a second step: words such as `for` are no keywords there.
  Prism.hooks.run('after-tokenize', { code, grammar, language, tokens });
  return tokens as PrismToken[];
}

function htmlOf({ text, className }: Run): string {
  const escaped = escapeHtml(text);
  return className && text.trim() ? `<span class="${className}">${escaped}</span>` : escaped;
}

/** Joins neighbours of one colour: a template string alone is a dozen tokens. */
function merge(runs: Iterable<Run>): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.className === run.className) {
      merged[merged.length - 1] = { ...last, text: last.text + run.text };
    } else {
      merged.push(run);
    }
  }
  return merged;
}

/** Splits at line ends, so that a token over several lines is closed and opened again. */
function linesOf(runs: Iterable<Run>): string[] {
  const lines = [''];
  for (const { text, className } of merge(runs)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push('');
      }
      lines[lines.length - 1] += htmlOf({ text: part, className });
    });
  }
  return lines;
}

/** Code in pieces of one colour each, for code that is more than text: types with links in them. */
export function colourRuns(code: string, language: string): Run[] {
  return merge(runsOf(tokenize(code, language)));
}

/**
 * Colours code at build time, so that no highlighter reaches the browser.
 *
 * @param marks marks by line, counted from 0.
 * @param everyLine wraps every line in an element, for line numbers.
 * @returns HTML of the content of a `code` element, escaped.
 */
export function highlightCode(
  code: string,
  language: string,
  marks: ReadonlyMap<number, LineMark>,
  everyLine: boolean,
): string {
  const lines = linesOf(runsOf(tokenize(code, language)));
  if (marks.size === 0 && !everyLine) {
    return lines.join('\n');
  }
  return lines
    .map((line, index) => {
      const mark = marks.get(index);
      return `<span class="line${mark ? ` line-${mark}` : ''}">${line}</span>`;
    })
    .join('\n');
}
