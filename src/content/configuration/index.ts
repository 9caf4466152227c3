import path from 'node:path';
import { createContentCache } from '../contentCache';
import { createFiles, type Files } from '../files';
import { fileStart, problemAt, type Problem } from '../problem';
import { sourcesOf, sourceVersion } from '../sourceVersion';
import { evaluateApart } from './evaluateApart';
import { configurationFile, evaluatedFiles } from './files';

/** Settings that modules of the configuration read while they are loaded. */
const SETTING = /^(?:DOCS|ANALYTICS|SERVICE)_/;

function settings(): string {
  return JSON.stringify(Object.entries(process.env).filter(([name]) => SETTING.test(name)));
}

/** What is known of the configuration of a site. */
export interface ConfigurationResult {
  readonly problems: readonly Problem[];
  /** Files of the project that the configuration is made of; none if it has no problems. */
  readonly sources: ReadonlySet<string>;
}

/** A project that has Docusaurus has to have it; one that is made of pages alone has none. */
function missingConfiguration(files: Files): Problem[] {
  const manifest = 'package.json';
  const usesDocusaurus =
    files.isFile(manifest) && files.read(manifest).includes('"@docusaurus/core"');
  const message = files.exists(configurationFile)
    ? 'a folder has the place of the file'
    : 'the file is missing';
  const fix = 'restore the file from git';
  return usesDocusaurus
    ? [problemAt(configurationFile, fileStart, 'config/missing-file', message, fix)]
    : [];
}

/**
 * Runs the configuration of a site and its sidebars, unless they were run before as they are now. A
 * configuration with problems is run every time: the cause may be anywhere.
 *
 * @param root - Absolute path of a project.
 */
export async function checkConfiguration(root: string): Promise<ConfigurationResult> {
  const files = createFiles(root);
  const modules = evaluatedFiles(files).map(files.absolute);
  if (modules.length === 0) {
    return { problems: missingConfiguration(files), sources: new Set() };
  }
  const checks = [path.join(__dirname, 'evaluateConfiguration')];
  const version = sourceVersion(files.root, [...modules, ...checks], settings());
  const sound = createContentCache<true>(files.root, 'configuration', version);
  const bytes = files.read(configurationFile);
  if (sound.get(bytes)) {
    return { problems: [], sources: new Set() };
  }
  const problems = await evaluateApart(files.root);
  if (problems.length === 0) {
    sound.set(bytes, true);
    sound.save();
    return { problems, sources: new Set() };
  }
  const sources = [...sourcesOf(modules).keys()].map((file) =>
    path.relative(files.root, file).split(path.sep).join('/'),
  );
  return { problems, sources: new Set(sources) };
}
