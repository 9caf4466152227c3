import { isGeneratedPage } from '../../api-reference/pages/write';
import { getMdxParser, type ParseMdx } from '../../content/page/mdxParser';
import { readBody } from '../../content/page/readBody';
import type { PageBody } from '../../content/page/types';
import type { Change } from '../changes';
import type { Project } from '../project';
import type { Moves } from './moves';
import { translatedParts } from './movedFiles';
import { relink, type LinkingPage } from './relink';

/** A translation that can't be read moves all the same. */
const NO_LINKS = { links: [], images: [], imports: [] };

/** A page with the place that it goes to. */
interface PlacedPage extends LinkingPage {
  readonly target: string;
}

function textOf(file: string, { files }: Project): string {
  // The places that the parser tells count without the mark at the start of a file.
  return files
    .read(file)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/** Pages in English, archived ones included: they may link to the other product's current page. */
function englishPages(project: Project, { files }: Moves): PlacedPage[] {
  return project.pages.flatMap(({ file, archive, body }) =>
    body && !isGeneratedPage(file)
      ? [
          {
            ...{ present: file, file, archive, body, text: textOf(file, project) },
            target: files.get(file) ?? file,
          },
        ]
      : [],
  );
}

/** What a page links to, without what else the checks ask of it; undefined if it can't be read. */
function readLinks(parseMdx: ParseMdx, text: string): PageBody | undefined {
  try {
    return readBody(parseMdx(text), text);
  } catch {
    return undefined;
  }
}

async function translatedPages(project: Project, { from, files }: Moves): Promise<PlacedPage[]> {
  const parseMdx = await getMdxParser();
  const name = from.slice(from.lastIndexOf('/') + 1);
  return translatedParts(project.files).flatMap(({ file: present, english, moveTo }) => {
    const text = textOf(present, project);
    const moved = files.get(english);
    // All links to the page, of whichever form, have its name.
    const body = moved !== undefined || text.includes(name) ? readLinks(parseMdx, text) : undefined;
    const target = moved === undefined ? present : moveTo(moved);
    return body || moved !== undefined
      ? [{ present, file: english, body: body ?? NO_LINKS, text, target }]
      : [];
  });
}

/**
 * What happens to pages, in all languages: some move, and links to those are written anew. A page
 * that can't be read stays as it is; if it is one that moves, the rename is refused before.
 */
export async function pageChanges(project: Project, moves: Moves): Promise<Change[]> {
  const pages = [...englishPages(project, moves), ...(await translatedPages(project, moves))];
  return pages
    .map(({ target, ...page }) => ({
      file: target,
      from: page.present,
      before: project.files.read(page.present).toString('utf8'),
      after: relink(page, moves),
    }))
    .filter(({ file, from, before, after }) => file !== from || before !== after);
}
