import { redirects } from '../../hosting/redirectCheck';
import type { Check } from '../site';
import { apiTabs } from './apiTabs';
import { archivedPages } from './archivedPages';
import { componentModules } from './componentModules';
import { attributesOfComponents } from './componentAttributes';
import { demos } from './demos';
import { demoSyntax } from './demoSyntax';
import { descriptions } from './descriptions';
import { docusaurusConfig } from './docusaurusConfig';
import { emptyPages } from './emptyPages';
import { entriesAndPages } from './entriesAndPages';
import { missingExports } from './exports';
import { fileNames } from './fileNames';
import { frontMatter } from './frontMatter';
import { headings } from './headings';
import { json } from './jsonFiles';
import { languageList } from './languageList';
import { links } from './links';
import { misspelledPackages } from './misspelledPackages';
import { navigationSpec } from './navigationSpec';
import { packageExports } from './packageExports';
import { packageScripts } from './packageScripts';
import { pageSections } from './pageSections';
import { partRules } from './partRules';
import { partialCircles } from './partialCircles';
import { partialSections } from './partialSections';
import { pictures } from './pictures';
import { plainText } from './plainText';
import { readability } from './readability';
import { releases } from './releases';
import { repeatedKeys } from './repeatedKeys';
import { restOfPages } from './restOfPages';
import { routeClashes } from './routeClashes';
import { missingSampleModules } from './sampleModules';
import { screenshots } from './screenshots';
import { deploymentSettings } from './settings';
import { siteIcons } from './siteIcons';
import { unfinished } from './unfinished';
import { standalone } from './standalonePages';
import { titles } from './titles';
import { translations } from './translations';
import { uniqueness } from './uniqueness';
import { unreadFiles } from './unreadFiles';
import { unusedPartials } from './unusedPartials';
import { versions } from './versions';

/** Every rule of the content. A new one is a file in this folder and a line here. */
export const checks: readonly Check[] = [
  docusaurusConfig,
  deploymentSettings,
  siteIcons,
  json,
  repeatedKeys,
  navigationSpec,
  entriesAndPages,
  archivedPages,
  fileNames,
  unreadFiles,
  unusedPartials,
  routeClashes,
  readability,
  frontMatter,
  apiTabs,
  titles,
  plainText,
  descriptions,
  uniqueness,
  pageSections,
  emptyPages,
  unfinished,
  headings,
  ...partRules,
  attributesOfComponents,
  missingExports,
  componentModules,
  packageExports,
  packageScripts,
  missingSampleModules,
  misspelledPackages,
  partialCircles,
  partialSections,
  demos,
  demoSyntax,
  pictures,
  screenshots,
  links,
  redirects,
  restOfPages,
  standalone,
  versions,
  releases,
  languageList,
  translations,
];
