import path from 'node:path';
import type * as TypeScript from 'typescript';
import { nearest } from '../../navigation/rules/nearest';
import { configObject } from '../configuration/configObject';
import { configurationFile as configFile } from '../configuration/files';
import { missingFiles, namedFiles, type NamedFile } from '../configuration/namedFiles';
import { createContentCache } from '../contentCache';
import { syntaxError } from '../evaluationProblem';
import { positionAt } from '../page/decode';
import { inFile, type LocalProblem, type Problem } from '../problem';
import type { SiteContent } from '../site';
import { sourceVersion } from '../sourceVersion';

/** Fields of a Docusaurus site. Docusaurus itself tells of an unknown one without its line. */
const fields = [
  ...['title', 'tagline', 'titleDelimiter', 'favicon', 'url', 'baseUrl', 'baseUrlIssueBanner'],
  ...['trailingSlash', 'noIndex', 'i18n', 'future', 'storage', 'customFields', 'markdown'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'],
  ...['organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort'],
  ...['presets', 'plugins', 'themes', 'themeConfig', 'staticDirectories', 'clientModules'],
  ...['headTags', 'scripts', 'stylesheets', 'ssrTemplate', 'webpack'],
];

/** What the text of the configuration says. */
interface ReadConfig {
  readonly problems: readonly LocalProblem[];
  /** They may come and go while the text stays. */
  readonly named: readonly NamedFile[];
}

function readConfig(text: string): ReadConfig {
  const fault = syntaxError(configFile, text);
  if (fault) {
    const { position, message, fix } = fault;
    const problem = { ...position, code: 'config/syntax-error', message, fix };
    return { problems: [problem], named: [] };
  }
  const ts = require('typescript') as typeof TypeScript;
  const source = ts.createSourceFile(configFile, text, ts.ScriptTarget.Latest, true);
  return { problems: unknownFields(ts, source), named: namedFiles(ts, source) };
}

function unknownFields(ts: typeof TypeScript, source: TypeScript.SourceFile): LocalProblem[] {
  return (configObject(ts, source)?.properties ?? []).flatMap(({ name }) => {
    const field = name?.getText(source);
    if (!name || !field || fields.includes(field)) {
      return [];
    }
    const meant = nearest(field, fields);
    const fix = meant ? `did you mean "${meant}"?` : 'put it into customFields, or remove it';
    const message = `a site has no field "${field}"`;
    const at = positionAt(source.text, name.getStart(source));
    return [{ ...at, code: 'config/unknown-field', message, fix }];
  });
}

/** The site's configuration: what Docusaurus would refuse or not find, with its place. */
export function docusaurusConfig({ files }: SiteContent): Problem[] {
  if (!files.isFile(configFile)) {
    return [];
  }
  const bytes = files.read(configFile);
  // Loading TypeScript takes longer than all other checks of one run, and the file seldom changes.
  const cache = createContentCache<ReadConfig>(
    files.root,
    'config',
    sourceVersion(files.root, [path.join(__dirname, 'docusaurusConfig')]),
  );
  let read = cache.get(bytes);
  if (!read) {
    read = readConfig(bytes.toString('utf8'));
    cache.set(bytes, read);
    cache.save();
  }
  return [
    ...read.problems.map((problem) => inFile(configFile, problem)),
    ...missingFiles(read.named, files),
  ];
}
