import path from 'node:path';
import { withUnreadableFiles } from '../../content/checks/unreadableFiles';
import { createFiles, type Files } from '../../content/files';
import { loadNavigation } from '../../content/loadNavigation';
import { problemAt, type Problem } from '../../content/problem';
import { createMemory } from '../../content/translations/remember';
import { writeFileWhole } from '../../files/writeFileWhole';
import type { ModuleStrings } from './codeStrings';
import { parseStrings, readStrings } from './parseStrings';
import { englishStrings } from './sourceStrings';
import type { Message, SourceStrings, WrittenStrings } from './types';

/** What became of one translation file. */
export interface SyncedFile {
  /** Path from the project root. */
  readonly file: string;
  /** Ids that were added with their English message. */
  readonly added: readonly string[];
  /** Ids that nothing shows any more. */
  readonly removed: readonly string[];
  readonly isChanged: boolean;
}

/** What a run did: nothing at all, if there are problems. */
export interface SyncResult {
  readonly files: readonly SyncedFile[];
  readonly problems: readonly Problem[];
}

/** A translation file as it should be. */
function synced({ messages: english }: SourceStrings, written: WrittenStrings): string {
  const entries = [...english].map(([id, { message, description }]): [string, Message] => [
    id,
    { message: written.messages.get(id)?.message ?? message, ...(description && { description }) },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

interface Plan extends SyncedFile {
  readonly text: string;
  readonly problems: readonly Problem[];
}

function planFile(files: Files, language: string, source: SourceStrings): Plan {
  const file = `i18n/${language}/${source.file}`;
  const bytes = files.exists(file) ? files.read(file) : undefined;
  const before = bytes?.toString('utf8');
  const written = bytes ? readStrings(bytes) : parseStrings('{}');
  const text = synced(source, written);
  return {
    file,
    text,
    added: [...source.messages.keys()].filter((id) => !written.messages.has(id)),
    removed: [...written.messages.keys()].filter((id) => !source.messages.has(id)),
    isChanged: text !== before,
    problems: written.problems.map(({ message, fix, ...at }) =>
      problemAt(file, at, 'translation/malformed-json', message, fix),
    ),
  };
}

/**
 * Brings the interface strings of a language up to the ids of English: missing ones are added with
 * their English message, those that nothing shows any more are dropped, and all stand in the order of
 * their ids, labels of sidebars and footer in the order of the navigation.
 *
 * @param root - Absolute path of a project, or of a copy of one.
 */
export async function syncStrings(root: string, language: string): Promise<SyncResult> {
  const files = createFiles(root);
  const navigation = await loadNavigation(files);
  const modules = createMemory(files.root).cacheOf<ModuleStrings>('module');
  const english = await englishStrings(files, navigation, modules);
  const plans = english.files.map((source) => planFile(files, language, source));
  const problems = [
    ...navigation.problems,
    ...english.problems.map(({ file, message, fix, ...at }) =>
      problemAt(file, at, 'translation/unreadable-string', message, fix),
    ),
    ...plans.flatMap((plan) => plan.problems),
  ];
  if (problems.length > 0) {
    return { files: [], problems: withUnreadableFiles(files, problems) };
  }
  for (const { file, text } of plans.filter(({ isChanged }) => isChanged)) {
    writeFileWhole(path.join(files.root, file), text);
  }
  return { files: plans.map(({ text: _text, problems: _none, ...plan }) => plan), problems };
}
