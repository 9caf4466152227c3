import type { CodeProblem, PlaygroundMessage } from '@site/src/plugins/demos/playground/messages';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

function readProblem(value: unknown): CodeProblem | undefined {
  if (!isFields(value)) return undefined;
  const message = textIn(value.message);
  return message === undefined
    ? undefined
    : {
        message,
        file: textIn(value.file),
        line: numberIn(value.line),
        column: numberIn(value.column),
        stack: textIn(value.stack),
      };
}

/**
 * Reads what the playground says. Edited code runs in the same frame, and may say anything in its name.
 *
 * @returns undefined for what the playground does not say.
 */
export function readPlaygroundMessage(data: unknown): PlaygroundMessage | undefined {
  if (!isFields(data)) return undefined;
  const { type } = data;
  if (type === 'playground:ready') return { type };
  const run = numberIn(data.run);
  if (run === undefined) return undefined;
  if (type === 'playground:rendered') return { type, run };
  const problem = readProblem(data.problem);
  return type === 'playground:problem' && problem ? { type, run, problem } : undefined;
}
