import { structuredPatch } from 'diff';
import { createColors } from 'picocolors';
import { getMdxParser } from '../../content/page/mdxParser';
import { count } from '../../content/count';
import { findEarlierSections, type EarlierSections } from '../earlierSections';
import { openingSection, type SectionChange } from '../pageTranslation';
import { problemsIn, type ReadPage } from '../pageReader';
import type { Section } from '../sections';
import { sectionChanges } from '../translationState';
import { translationFile } from '../translationFiles';
import { languageOf, pageOf } from './arguments';
import { UsageError } from '../../command-line/UsageError';
import { openProject, RefusedError, type Output } from './project';

/** Options of `npm run i18n -- diff`. */
export interface DiffOptions {
  readonly root: string;
  readonly language: string | undefined;
  readonly page: string | undefined;
  readonly isColored: boolean;
}

type Colors = ReturnType<typeof createColors>;

function linesOf(text: string): string {
  return `${text.trimEnd()}\n`;
}

/** A unified diff of two states of a section, with the lines of the page. */
function patchOf(before: Section, now: Section, colors: Colors): string {
  const { hunks } = structuredPatch(
    '',
    '',
    linesOf(before.markdown),
    linesOf(now.markdown),
    '',
    '',
    {
      context: 2,
    },
  );
  const paint = (line: string): string => {
    if (line.startsWith('+')) return colors.green(line);
    return line.startsWith('-') ? colors.red(line) : line;
  };
  return hunks
    .flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => {
      const from = `-${oldStart + before.line - 1},${oldLines}`;
      const to = `+${newStart + now.line - 1},${newLines}`;
      return [colors.cyan(`@@ ${from} ${to} @@`), ...lines.map(paint)];
    })
    .join('\n');
}

function whole(text: string, mark: '+' | '-' | ' ', paint: (line: string) => string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => paint(`${mark}${line}`))
    .join('\n');
}

/** What is to be seen of one section. */
function describe(
  { id, change }: SectionChange,
  english: ReadPage,
  translation: ReadPage,
  earlier: EarlierSections,
  colors: Colors,
): string {
  const now = english.sections.find((section) => section.id === id);
  const before = earlier.sections.get(id);
  if (!now) {
    const own = translation.sections.find((section) => section.id === id);
    return whole((before ?? own)?.markdown ?? '', '-', colors.red);
  }
  if (change === 'added') {
    return whole(now.markdown, '+', colors.green);
  }
  return before
    ? `${colors.dim(`since ${before.commit.slice(0, 10)}`)}\n${patchOf(before, now, colors)}`
    : `${colors.dim('English as it is now:')}\n${whole(now.markdown, ' ', (line) => line)}`;
}

/** Shows what English changed since a page was translated. */
export async function showDiff(options: DiffOptions): Promise<Output> {
  const language = languageOf(options.language);
  const project = await openProject(options.root);
  const page = pageOf(options.page, project);
  const file = translationFile(language, page);
  const english = project.read(page.file);
  const translation = project.read(file);
  const arguments_ = `${language} ${page.name}`;
  if (!english || !translation) {
    const fix = `start it with npm run i18n -- translate ${arguments_}`;
    throw new UsageError(`${page.name} has no translation into ${language} -> ${fix}`);
  }
  const problems = [
    ...problemsIn(page.file, english.problems),
    ...problemsIn(file, translation.problems),
  ];
  if (problems.length > 0) {
    throw new RefusedError(problems, 'nothing can be compared');
  }
  if (!translation.stamps) {
    const fix = `compare it with ${page.file}, then npm run i18n -- bless ${arguments_}`;
    throw new UsageError(`${file} has no stamps, so nobody knows what it was made from -> ${fix}`);
  }
  const { stamps } = translation;
  const changes = sectionChanges(english, stamps, translation);
  if (changes.length === 0) {
    return { text: `${file} is current\n` };
  }
  const wanted = new Map([...stamps].filter(([id]) => changes.some((change) => change.id === id)));
  const parseMdx = await getMdxParser();
  const earlier = findEarlierSections(project.files.root, page.file, wanted, parseMdx);
  const colors = createColors(options.isColored);
  const parts = changes.map((change) => {
    const { line } = translation.sections.find(({ id }) => id === change.id) ?? {};
    const name = change.id === openingSection ? 'front matter and opening' : `#${change.id}`;
    const place = line === undefined ? file : `${file}:${line}`;
    const head = colors.bold(`${change.change}: ${change.title} (${name})`);
    return `${head}\n${place}\n${describe(change, english, translation, earlier, colors)}`;
  });
  const note = earlier.reason
    ? [`The text that was translated is unknown: ${earlier.reason}.`]
    : [];
  const next = `${count(changes.length, 'section')} behind. When they are translated: npm run i18n -- bless ${arguments_}`;
  return { text: `${[...note, ...parts, next].join('\n\n')}\n` };
}
