import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isGeneratedPage } from '../api-reference/pages/write';
import { createFiles } from '../content/files';
import { isMarkdown } from '../content/loadPages';
import { archiveDemos } from './archiveDemos';
import { archivedTexts, docsVersionOf, sidebarsFile, type DocsVersion } from './docsVersions';

/** Why a release can't be cut; says what to do. */
export class CutError extends Error {}

/** Docusaurus' own command copies pages and sidebar, and enters the release into its list. */
function runDocusaurus(siteDir: string, product: string, text: string): void {
  const program = path.join(siteDir, 'src/cli/docusaurus.mjs');
  const { status } = spawnSync(process.execPath, [program, `docs:version:${product}`, text], {
    cwd: siteDir,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new CutError('docusaurus docs:version failed -> see its message above');
  }
}

/** Readers of an archived release find nothing new in it. */
function removeNewMarks(siteDir: string, version: DocsVersion): void {
  const file = path.join(siteDir, sidebarsFile(version));
  const plain: unknown = JSON.parse(fs.readFileSync(file, 'utf8'), (key, value: unknown) => {
    return key === 'newFeature' ? undefined : value;
  });
  fs.writeFileSync(file, `${JSON.stringify(plain, null, 2)}\n`);
}

/** Pages of a release in all languages: Docusaurus copies translations too. */
function archivedFiles(siteDir: string, { root }: DocsVersion): string[] {
  const { list } = createFiles(siteDir);
  return ['core_versioned_docs', 'i18n']
    .flatMap((folder) => list(folder))
    .filter((file) => isMarkdown(file) && docsVersionOf(file)?.root === root);
}

async function archivePages(siteDir: string, version: DocsVersion): Promise<void> {
  for (const file of archivedFiles(siteDir, version)) {
    const target = path.join(siteDir, file);
    if (isGeneratedPage(file)) {
      // Made anew before each build, from the packages of the release.
      fs.rmSync(target);
      continue;
    }
    const text = fs.readFileSync(target, 'utf8');
    try {
      fs.writeFileSync(target, await archiveDemos(text, siteDir));
    } catch (error) {
      throw new CutError(`${file}:${(error as Error).message}`);
    }
  }
}

/**
 * Archives the pages of Toolpad Core as they are: those of a release, which the current ones then
 * leave behind. Demos become their source.
 *
 * @param siteDir - Absolute path of the project.
 * @param text - The release, such as `0.13.0`.
 * @returns the new archived release.
 * @throws {CutError} if there is such a release already, or Docusaurus can't cut it.
 */
export async function cutVersion(siteDir: string, text: string): Promise<DocsVersion> {
  const product = 'core';
  if (archivedTexts(siteDir, product).includes(text)) {
    throw new CutError(`${product} ${text} is archived already -> correct the number`);
  }
  runDocusaurus(siteDir, product, text);
  const version = docsVersionOf(`${product}_versioned_docs/version-${text}/`);
  if (!version) {
    throw new CutError(`${text} is no number of a release -> write it like 0.13.0`);
  }
  removeNewMarks(siteDir, version);
  await archivePages(siteDir, version);
  return version;
}
