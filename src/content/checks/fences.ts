import { nearest } from '../../navigation/rules/nearest';
import { fenceLanguages } from '../fenceLanguages';
import type { Fence } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

const known: readonly string[] = fenceLanguages;

/** What a fence starts with, as a word. */
function signsOf({ marks }: Fence): string {
  return marks.startsWith('~') ? 'tildes' : 'backticks';
}

/** What people call languages elsewhere. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ typescript: 'ts', javascript: 'js', mjs: 'js', cjs: 'js', mts: 'ts', react: 'tsx' },
  ...{ sh: 'bash', shell: 'bash', zsh: 'bash', console: 'bash', terminal: 'bash', yml: 'yaml' },
  ...{ dockerfile: 'docker', plaintext: 'text', plain: 'text', txt: 'text', output: 'text' },
  ...{ jsonc: 'json', json5: 'json', scss: 'css', xml: 'html', svg: 'html', patch: 'diff' },
};

function meantLanguage(language: string): string | undefined {
  const meant = nearest(language, [...known, ...Object.keys(otherNames)]);
  return meant && Object.hasOwn(otherNames, meant) ? otherNames[meant] : meant;
}

function checkLanguage(fence: Fence, file: string): Problem[] {
  const { language } = fence;
  if (language === undefined) {
    const fix = `name one behind the ${signsOf(fence)}; "text" for output`;
    return [problemAt(file, fence, 'content/fence-language', 'the code has no language', fix)];
  }
  if (known.includes(language)) {
    return [];
  }
  const guess = meantLanguage(language);
  const message = `unknown language "${language}"`;
  const fix = guess ? `did you mean "${guess}"?` : `use one of ${known.join(', ')}`;
  return [problemAt(file, fence, 'content/fence-language', message, fix)];
}

function isListOfLines(list: string): boolean {
  return list.split(',').every((range) => {
    const [, from, to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
    return Number(from) >= 1 && Number(to) >= Number(from);
  });
}

/** Lines to highlight, `{2,4-6}`: numbers that the code does not have are a slip of the author. */
function checkHighlight(fence: Fence, file: string): Problem[] {
  if (fence.lineCount === 0) {
    return [];
  }
  const unquoted = fence.meta.replaceAll(/"[^"]*"/g, '""');
  const lists = [...unquoted.matchAll(/\{([\d\s,-]*)\}/g)].map(([, list = '']) => list);
  return lists.flatMap((list) => {
    const numbers = list.match(/\d+/g)?.map(Number) ?? [];
    // What is no list of lines is told by those who read it.
    if (!isListOfLines(list) || numbers.every((line) => line <= fence.lineCount)) {
      return [];
    }
    const message = `{${list}} highlights lines that the code does not have`;
    const fix = `write numbers from 1 to ${fence.lineCount}, for example {1}`;
    return [problemAt(file, fence, 'content/fence-highlight', message, fix)];
  });
}

function checkEnd(fence: Fence, file: string): Problem[] {
  const { reopenedAt, isClosed } = fence;
  if (reopenedAt) {
    const message = `the code of line ${fence.line} has no end before this line opens another`;
    const count = fence.marks.length === 3 ? 'four' : `${fence.marks.length + 1}`;
    const fix = `close it above, or open it with ${count} ${signsOf(fence)} if it shows a fence`;
    return [problemAt(file, reopenedAt, 'content/unclosed-fence', message, fix)];
  }
  if (isClosed) {
    const fix = 'write it, or remove the fence';
    return fence.lineCount > 0
      ? []
      : [problemAt(file, fence, 'content/empty-fence', 'the fence holds no code', fix)];
  }
  const fix = `add a line with the same number of ${signsOf(fence)}`;
  return [problemAt(file, fence, 'content/unclosed-fence', 'the code has no end', fix)];
}

/** Code fences: closed, not empty, with a language that the highlighter knows. */
export function fences({ pages }: SiteContent): Problem[] {
  return pages.flatMap(({ file, body }) =>
    (body?.fences ?? []).flatMap((fence) => [
      ...checkLanguage(fence, file),
      ...checkHighlight(fence, file),
      ...checkEnd(fence, file),
    ]),
  );
}
