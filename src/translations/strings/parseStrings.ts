import { isMap, isScalar, LineCounter, parseDocument, type Pair } from 'yaml';
import { jsonFault } from '../../content/jsonFault';
import { decode } from '../../content/page/decode';
import type { Position } from '../../content/problem';
import type { WrittenMessage, WrittenStrings } from './types';

type StringsProblem = WrittenStrings['problems'][number];

/** Reads one entry: an id with an object that holds a message and perhaps a description. */
function readEntry(
  { key, value }: Pair,
  positionOf: (range: readonly number[] | null | undefined) => Position,
): [string, WrittenMessage] | StringsProblem {
  const at = positionOf(isScalar(key) ? key.range : undefined);
  const id = isScalar(key) ? String(key.value) : '';
  const message = isMap(value) ? value.get('message', true) : undefined;
  const description = isMap(value) ? value.get('description') : undefined;
  const odd = isMap(value)
    ? value.items.find(
        (item) =>
          !['message', 'description'].includes(String((item.key as { value?: unknown }).value)),
      )
    : undefined;
  if (
    odd ||
    !isScalar(message) ||
    typeof message.value !== 'string' ||
    !(description === undefined || typeof description === 'string')
  ) {
    return {
      ...at,
      message: `"${id}" is not an object with a message as text and perhaps a description`,
      fix: 'write { "message": "…" }',
    };
  }
  return [
    id,
    {
      ...at,
      message: message.value,
      ...(typeof description === 'string' && { description }),
      messageAt: positionOf(message.range),
    },
  ];
}

/** Reads a translation file with the place of each string. Never throws on content. */
export function parseStrings(text: string): WrittenStrings {
  const fault = jsonFault(text);
  if (fault) {
    return { messages: new Map(), problems: [fault] };
  }
  // JSON is YAML too, and the YAML library tells where everything stands.
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter, uniqueKeys: false });
  const positionOf = (range: readonly number[] | null | undefined): Position => {
    const { line, col } = lineCounter.linePos(range?.[0] ?? 0);
    return { line, column: col };
  };
  if (!isMap(contents)) {
    const fix = 'write { "id": { "message": "…" } }';
    return {
      messages: new Map(),
      problems: [{ line: 1, column: 1, message: 'the file is no object of strings', fix }],
    };
  }
  const messages = new Map<string, WrittenMessage>();
  const problems: StringsProblem[] = [];
  for (const item of contents.items) {
    const entry = readEntry(item, positionOf);
    if (!Array.isArray(entry)) {
      problems.push(entry);
      continue;
    }
    const [id, message] = entry;
    const first = messages.get(id);
    if (first) {
      const { line, column } = message;
      const twice = `"${id}" is already on line ${first.line}, and the later one counts`;
      problems.push({ line, column, message: twice, fix: 'remove one of the two' });
    }
    messages.set(id, message);
  }
  return { messages, problems };
}

/** The same for the bytes of a file, which may be no text. */
export function readStrings(bytes: Buffer): WrittenStrings {
  const decoded = decode(bytes);
  return 'text' in decoded
    ? parseStrings(decoded.text)
    : { messages: new Map(), problems: [decoded.problem] };
}
