import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { fileStart, type LocalProblem, type Position } from '../problem';
import type { FrontMatter, FrontMatterField } from './types';
import { yamlSlip } from './yamlSlips';

export interface ParsedFrontMatter {
  /** Undefined if there is none, or none that can be read. */
  readonly frontMatter?: FrontMatter;
  readonly problems: readonly LocalProblem[];
  /** False if the front matter has no end, so that nobody knows where the body starts. */
  readonly hasBody: boolean;
}

const FENCE = /^---[ \t]*$/;

function yamlProblem(position: Position, message: string): ParsedFrontMatter {
  const problem = {
    ...position,
    code: 'content/front-matter-yaml',
    message: `the front matter is not valid YAML: ${message}`,
    fix: 'write one "key: value" a line, and put a value with a colon or a hash into quotes',
  };
  return { problems: [problem], hasBody: true };
}

/** The library's messages go on with an excerpt over several lines. */
export function firstSentence(message: string): string {
  return message.split(/ at line \d+|\n/)[0] ?? message;
}

/** Slips of single lines, in the words of somebody who does not know YAML. */
const lineSlips: readonly {
  readonly pattern: RegExp;
  readonly message: (key: string) => string;
  readonly fix: (key: string) => string;
}[] = [
  {
    pattern: /^([A-Za-z_]+)\s*：/,
    message: (key) => `the colon behind "${key}" is of full width`,
    fix: (key) => `write "${key}: " with a colon of ASCII and a space`,
  },
  {
    pattern: /^([A-Za-z_]+):(?=[^\s:/])/,
    message: (key) => `a space is missing behind "${key}:"`,
    fix: (key) => `write "${key}: " and the value`,
  },
];

/** The first line with such a slip. Only asked for YAML that can not be read as it is. */
function lineSlip(yaml: string): ParsedFrontMatter | undefined {
  for (const [index, line] of yaml.split('\n').entries()) {
    for (const { pattern, message, fix } of lineSlips) {
      const [start, key = ''] = pattern.exec(line) ?? [];
      if (start !== undefined) {
        const at = { line: index + 2, column: start.length };
        const code = 'content/front-matter-yaml';
        const problem = { ...at, code, message: message(key), fix: fix(key) };
        return { problems: [problem], hasBody: true };
      }
    }
  }
  return undefined;
}

/** An error of the library, in plainer words where the fault behind it is known. */
function errorProblem(yaml: string, at: Position, message: string): ParsedFrontMatter {
  const slip = yamlSlip(yaml, at, message);
  return slip
    ? { problems: [{ ...slip, code: 'content/front-matter-yaml' }], hasBody: true }
    : yamlProblem(at, message);
}

/** Reads the YAML between the two fences. Its first line is line 2 of the file. */
function parseYaml(yaml: string): ParsedFrontMatter {
  const firstLine = { line: 2, column: 1 };
  const lineCounter = new LineCounter();
  // Docusaurus' YAML reader takes dates for dates too, and a date is no title.
  const document = parseDocument(yaml, {
    lineCounter,
    customTags: ['timestamp'],
    // Problems are read from the document below, and none is to be printed by the library itself.
    logLevel: 'error',
  });
  const positionOf = (range: readonly number[] | null | undefined): Position => {
    const { line, col } = lineCounter.linePos(range?.[0] ?? 0);
    return { line: line + 1, column: col };
  };
  // Docusaurus' reader refuses a tag that this one only warns of.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const at = positionOf(error.pos);
    return lineSlip(yaml) ?? errorProblem(yaml, at, firstSentence(error.message));
  }
  if (!isMap(document.contents)) {
    return lineSlip(yaml) ?? yamlProblem(firstLine, 'it has no keys');
  }
  let values: Record<string, unknown>;
  try {
    values = document.toJS() as Record<string, unknown>;
  } catch (aliasError) {
    return yamlProblem(firstLine, (aliasError as Error).message);
  }
  const fields = document.contents.items.map(({ key, value }): [string, FrontMatterField] => {
    const keyAt = isScalar(key) ? positionOf(key.range) : firstLine;
    const valueAt = isNode(value) ? positionOf(value.range) : keyAt;
    const comment = isNode(value) ? value.comment : undefined;
    const field = { value: values[String(key)], keyAt, valueAt };
    return [String(key), comment ? { ...field, comment } : field];
  });
  return { frontMatter: Object.fromEntries(fields), problems: [], hasBody: true };
}

/** Finds and reads the front matter at the top of a page. */
export function parseFrontMatter(text: string): ParsedFrontMatter {
  const lines = text.split(/\r?\n/);
  if (!FENCE.test(lines[0] ?? '')) {
    return { problems: [], hasBody: true };
  }
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end < 0) {
    const problem = {
      ...fileStart,
      code: 'content/unclosed-front-matter',
      message: 'the front matter has no end',
      fix: 'add a line with three hyphens below the last key',
    };
    return { problems: [problem], hasBody: false };
  }
  return parseYaml(lines.slice(1, end).join('\n'));
}
