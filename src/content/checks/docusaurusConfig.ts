import path from 'node:path';
import type * as TypeScript from 'typescript';
import { nearest } from '../../navigation/rules/nearest';
import { configObject } from '../configuration/configObject';
import { configurationFile as configFile } from '../configuration/files';
import { createContentCache } from '../contentCache';
import { syntaxError } from '../evaluationProblem';
import { positionAt } from '../page/decode';
import { problemAt, type LocalProblem, type Problem } from '../problem';
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

function readConfig(text: string): LocalProblem[] {
  const fault = syntaxError(configFile, text);
  if (fault) {
    const { position, message, fix } = fault;
    return [{ ...position, code: 'config/syntax-error', message, fix }];
  }
  const ts = require('typescript') as typeof TypeScript;
  const source = ts.createSourceFile(configFile, text, ts.ScriptTarget.Latest, true);
  return (configObject(ts, source)?.properties ?? []).flatMap(({ name }) => {
    const field = name?.getText(source);
    if (!name || !field || fields.includes(field)) {
      return [];
    }
    const meant = nearest(field, fields);
    const fix = meant ? `did you mean "${meant}"?` : 'put it into customFields, or remove it';
    const message = `a site has no field "${field}"`;
    const at = positionAt(text, name.getStart(source));
    return [{ ...at, code: 'config/unknown-field', message, fix }];
  });
}

/** The site's configuration: what Docusaurus would refuse, with its place. */
export function docusaurusConfig({ files }: SiteContent): Problem[] {
  if (!files.isFile(configFile)) {
    return [];
  }
  const bytes = files.read(configFile);
  // Loading TypeScript takes longer than all other checks of one run, and the file seldom changes.
  const cache = createContentCache<LocalProblem[]>(
    files.root,
    'config',
    sourceVersion(files.root, [path.join(__dirname, 'docusaurusConfig')]),
  );
  let problems = cache.get(bytes);
  if (!problems) {
    problems = readConfig(bytes.toString('utf8'));
    cache.set(bytes, problems);
    cache.save();
  }
  return problems.map(({ code, message, fix, ...at }) =>
    problemAt(configFile, at, code, message, fix),
  );
}
