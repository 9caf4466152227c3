import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An interface string of a language, as its translation file has it. */
export function messageOf(language: string, id: string): string {
  const file = path.resolve(__dirname, '../../../i18n', language, 'code.json');
  const strings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { message: string }>;
  const message = strings[id]?.message;
  if (!message) {
    throw new Error(`i18n/${language}/code.json  has no "${id}" -> npm run i18n -- check`);
  }
  return message;
}
