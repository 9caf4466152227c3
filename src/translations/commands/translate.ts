import path from 'node:path';
import { basePath } from '../../site';
import { languageBasePath } from '../languages';
import { problemsIn } from '../pageReader';
import type { Section } from '../sections';
import { stampsOf, writeStamps } from '../sourceStamps';
import { translationFile } from '../translationFiles';
import { writeFileWhole } from '../../files/writeFileWhole';
import { languageOf, pageOf } from './arguments';
import { UsageError } from '../../command-line/UsageError';
import { openProject, RefusedError, type Output } from './project';

/** Gives each heading its id, so that links to it hold when its words are translated. */
function withExplicitIds(text: string, sections: readonly Section[]): string {
  return sections
    .filter(({ hasExplicitId }) => !hasExplicitId)
    .toReversed()
    .reduce(
      (result, { headingEnd, id }) =>
        `${result.slice(0, headingEnd)} {/* #${id} */}${result.slice(headingEnd)}`,
      text,
    );
}

/** Options of `npm run i18n -- translate`. */
export interface TranslateOptions {
  readonly root: string;
  readonly language: string | undefined;
  readonly page: string | undefined;
}

/** Starts the translation of a page: a copy of the English one, stamped, where Docusaurus reads it. */
export async function startTranslation(options: TranslateOptions): Promise<Output> {
  const language = languageOf(options.language);
  const project = await openProject(options.root);
  const page = pageOf(options.page, project);
  const file = translationFile(language, page);
  const arguments_ = `${language} ${page.name}`;
  if (project.files.exists(file)) {
    const fix = `see what is behind with npm run i18n -- diff ${arguments_}, or stamp it with npm run i18n -- bless ${arguments_}`;
    throw new UsageError(`${file} exists already -> ${fix}`);
  }
  const english = project.read(page.file);
  if (!english || english.problems.length > 0) {
    throw new RefusedError(problemsIn(page.file, english?.problems ?? []));
  }
  const text = withExplicitIds(english.text, english.sections);
  writeFileWhole(path.join(project.files.root, file), writeStamps(text, stampsOf(english)));
  const address = `${languageBasePath(language, basePath)}${page.name}/`;
  return {
    text: `${file} is ready: ${english.sections.length} sections, in English until you translate them.

  1. Read i18n/${language}/README.md and keep to the terms in i18n/${language}/glossary.yml.
  2. Translate text and front matter; code, ids in {/* #… */}, and addresses of links stay.
  3. npm start -- --locale ${language}    shows it at ${address}
  4. npm run i18n -- check       names what is still wrong, and sections left in English
`,
  };
}
