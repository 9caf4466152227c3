import { entryTextFaults } from '../../navigation/rules/labels';
import { MAX_TITLE_LENGTH } from '../../navigation/rules/shape';
import { AuthoringError } from '../errors';
import { UsageError } from '../../command-line/UsageError';
import type { Project } from '../project';

/**
 * The title of a new page.
 *
 * @throws {UsageError} if there is none, or none that the sidebar can show.
 * @throws {AuthoringError} if another page has it: search results show nothing else of two pages.
 */
export function readTitle(text: string | undefined, { pages, navigation }: Project): string {
  const title = text?.trim() ?? '';
  if (title === '') {
    throw new UsageError('the page has no title -> add it in quotes, in sentence case');
  }
  if (/[\n\r{}<>]/.test(title)) {
    throw new UsageError('the title has a line break, a brace, or a bracket -> leave it out');
  }
  const { length } = [...title];
  if (length > MAX_TITLE_LENGTH) {
    const fix = `shorten it to ${MAX_TITLE_LENGTH} or fewer, which fit into the sidebar`;
    throw new UsageError(`the title has ${length} characters -> ${fix}`);
  }
  const [fault] = entryTextFaults(title);
  if (fault) {
    throw new UsageError(`the title ${fault.what} -> ${fault.fix}`);
  }
  const listed = new Set(navigation.entries.map(({ pathname }) => pathname));
  const other = pages.find(
    (page) => listed.has(page.pathname) && page.frontMatter?.title?.value === title,
  );
  const field = other?.frontMatter?.title;
  if (other && field) {
    const fix = 'say what sets the new page apart; pages of both products count';
    throw new AuthoringError(other.file, field.valueAt, 'the page has this title', fix);
  }
  return title;
}
