import type { Code, Root } from 'mdast';
import { parseAllDocuments, type ErrorCode } from 'yaml';
import {
  extractLineMarks,
  LineMarkError,
  withoutRemovedLines,
  type MarkedSample,
} from '../../remark/code-blocks/lineMarks';
import { jsonFault } from '../jsonFault';
import type { LocalProblem } from '../problem';
import { repeatedKey } from '../repeatedKey';
import { cssFault, type SampleFault } from './cssFault';
import { positionAt } from './decode';
import { firstSentence } from './frontMatter';
import { startOf } from './startOf';
import { visit } from './visit';

/** Comments of JSON that some tools take, with what is a text and so holds none. */
const TEXT_OR_COMMENT = /"(?:\\.|[^"\\\n])*"|\/\/.*|\/\*[^]*?\*\//g;

function withoutComments(code: string): string {
  return code.replace(TEXT_OR_COMMENT, (found) =>
    found.startsWith('"') ? found : found.replaceAll(/[^\n]/g, ' '),
  );
}

/** A part of a file may be shown without what is around it, and a log has a value on each line. */
function isJsonInPart(code: string): boolean {
  const part = code.trim().replace(/,$/, '');
  return (
    [`{${part}}`, `[${part}]`].some((whole) => jsonFault(whole) === undefined) ||
    part.split('\n').every((line) => jsonFault(line) === undefined)
  );
}

function faultOfJson(code: string): SampleFault | undefined {
  const plain = withoutComments(code);
  const fault = isJsonInPart(plain) ? undefined : jsonFault(plain);
  if (!fault) return repeatedKey(plain);
  return {
    ...fault,
    message: fault.message.replace(/^the file/, 'the sample'),
    fix: `${fault.fix}; or name the language "text"`,
  };
}

/** What to do about mistakes of YAML that are no matter of keys and colons. */
const yamlFixes: Readonly<Partial<Record<ErrorCode, string>>> = {
  DUPLICATE_KEY: 'remove one of the two keys, or give it another name',
  TAB_AS_INDENT: 'write spaces in front of the line',
};

function faultOfYaml(code: string): SampleFault | undefined {
  const documents = parseAllDocuments(code, { logLevel: 'error', customTags: ['timestamp'] });
  const [error] = [...documents].flatMap(({ errors }) => errors);
  return (
    error && {
      ...positionAt(code, error.pos[0]),
      message: `the sample is not valid YAML: ${firstSentence(error.message)}`,
      fix:
        yamlFixes[error.code] ??
        'write one "key: value" a line, and quotes around a value with a colon',
    }
  );
}

/** What reads a language, and the rule for what it can't read. */
const readers: Readonly<
  Record<
    string,
    { readonly rule: string; readonly read: (code: string) => SampleFault | undefined }
  >
> = {
  css: { rule: 'content/code-block', read: cssFault },
  json: { rule: 'content/data-sample', read: faultOfJson },
  yaml: { rule: 'content/data-sample', read: faultOfYaml },
};

/** A sample after the change that it shows; nothing where its marks are wrong, which is told elsewhere. */
function changed(code: string): MarkedSample | undefined {
  try {
    return withoutRemovedLines(extractLineMarks(code));
  } catch (error) {
    if (error instanceof LineMarkError) return undefined;
    throw error;
  }
}

function sampleProblems(node: Code): LocalProblem[] {
  const { code, sourceLines } = changed(node.value) ?? { code: '', sourceLines: [] };
  const reader = Object.hasOwn(readers, node.lang ?? '') ? readers[node.lang ?? ''] : undefined;
  const fault = code.trim() === '' ? undefined : reader?.read(code);
  if (!reader || !fault) return [];
  const start = startOf(node);
  const at = {
    line: start.line + (sourceLines[fault.line - 1] ?? fault.line),
    column: start.column + fault.column - 1,
  };
  return [{ ...at, code: reader.rule, message: fault.message, fix: fault.fix }];
}

/** Samples of JSON, YAML, and CSS that nobody can use, as no program reads them. */
export function dataSamples(tree: Root): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') problems.push(...sampleProblems(node));
  });
  return problems;
}
