import fs from 'node:fs';
import path from 'node:path';
import { ApiReferenceError, type Place } from '../../ApiReferenceError';
import type { ApiExport, ApiSignature } from '../../model';

/** Where a note is written, or the start of the file that holds the notes. */
function placeOf(key: string): Place {
  const text = fs.readFileSync(path.join(__dirname, 'notes.ts'), 'utf8');
  const lines = text.split('\n');
  const found = lines.findIndex((line) => /^ {2}'?([^':]*)'?:/.exec(line)?.[1] === key);
  const file = 'src/api-reference/studio/typings/notes.ts';
  return { file, line: Math.max(found, 0) + 1, column: found < 0 ? 1 : 3 };
}

/** Keeps track of which notes were needed. */
class Notes {
  private readonly unused: Set<string>;

  constructor(private readonly texts: Readonly<Record<string, string>>) {
    this.unused = new Set(Object.keys(texts));
  }

  /** The package's own description; without one, the note. */
  describe(key: string, description: string): string {
    if (description !== '' || !Object.hasOwn(this.texts, key)) {
      return description;
    }
    this.unused.delete(key);
    return this.texts[key] ?? '';
  }

  assertAllUsed(): void {
    const [key] = this.unused;
    if (key !== undefined) {
      throw new ApiReferenceError(
        placeOf(key),
        `the note on ${key} is about nothing, or about something that the package describes`,
        'correct its key, or remove it',
      );
    }
  }
}

function noteSignature(notes: Notes, name: string, signature: ApiSignature): ApiSignature {
  const { returns, parameters } = signature;
  return {
    ...signature,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      description: notes.describe(`${name}(${parameter.name})`, parameter.description),
    })),
    returns: { ...returns, description: notes.describe(`${name}()`, returns.description) },
  };
}

/**
 * Fills descriptions that the package leaves out.
 *
 * @param texts - Notes by key, see `notes`.
 * @throws {ApiReferenceError} if a note is of no use.
 */
export function applyNotes(
  exports: readonly ApiExport[],
  texts: Readonly<Record<string, string>>,
): ApiExport[] {
  const notes = new Notes(texts);
  const noted = exports.map((entry) => {
    const { name, members, signatures } = entry;
    return {
      ...entry,
      description: notes.describe(name, entry.description),
      ...(members && {
        members: members.map((member) => ({
          ...member,
          description: notes.describe(`${name}.${member.name}`, member.description),
        })),
      }),
      ...(signatures && {
        signatures: signatures.map((signature) => noteSignature(notes, name, signature)),
      }),
    };
  });
  notes.assertAllUsed();
  return noted;
}
