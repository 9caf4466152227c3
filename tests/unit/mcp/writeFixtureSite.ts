import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeIndex } from '../../../src/search/indexing/writeIndex';

const pages = [
  { pathname: '/core/components/account', title: 'Account', text: 'Shows who is signed in.' },
  { pathname: '/studio/concepts/pages', title: 'Pages', text: 'A page has a canvas.' },
] as const;

/**
 * Writes what the build writes and the server reads, of a site of two pages. A script of its own:
 * inside of Jest, Pagefind can't be imported.
 */
async function writeFixtureSite(folder: string): Promise<void> {
  writeFileSync(path.join(folder, 'llms.txt'), '# Docs\n');
  writeFileSync(path.join(folder, 'secret.md'), '# Not a page\n');
  for (const { pathname, title, text } of pages) {
    const page = path.join(folder, pathname);
    mkdirSync(page, { recursive: true });
    writeFileSync(`${page}.md`, `# ${title}\n\n${text}\n\n## Import\n\nImport it.\n`);
    writeFileSync(
      path.join(page, 'index.html'),
      `<!doctype html><html lang="en"><title>${title}</title><body><article><div class="theme-doc-markdown markdown"><h1>${title}</h1><p>${text}</p></div></article>`,
    );
  }
  await writeIndex({
    outDir: folder,
    language: 'en',
    pages: pages.map(({ pathname, title }) => {
      const product = pathname.startsWith('/core/') ? 'core' : 'studio';
      return { url: `${pathname}/`, title, keywords: [], product, kind: 'guide' };
    }),
  });
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('folder  there is none -> name the one to write into');
void writeFixtureSite(folder);
