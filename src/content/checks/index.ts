import { redirects } from '../../hosting/redirectCheck';
import type { Check } from '../site';
import { admonitions } from './admonitions';
import { archivedPages } from './archivedPages';
import { components } from './components';
import { demos } from './demos';
import { descriptions } from './descriptions';
import { emptyPages } from './emptyPages';
import { entriesAndPages } from './entriesAndPages';
import { fences } from './fences';
import { fileNames } from './fileNames';
import { frontMatter } from './frontMatter';
import { headings } from './headings';
import { images } from './images';
import { imports } from './imports';
import { links } from './links';
import { navigationSpec } from './navigationSpec';
import { pageSections } from './pageSections';
import { readability } from './readability';
import { screenshots } from './screenshots';
import { unfinished } from './unfinished';
import { translations } from './translations';
import { uniqueness } from './uniqueness';
import { unsafeMarkup } from './unsafeMarkup';
import { versions } from './versions';

/** Every rule of the content. A new one is a file in this folder and a line here. */
export const checks: readonly Check[] = [
  navigationSpec,
  entriesAndPages,
  archivedPages,
  fileNames,
  readability,
  frontMatter,
  descriptions,
  uniqueness,
  pageSections,
  emptyPages,
  unfinished,
  headings,
  fences,
  admonitions,
  components,
  imports,
  demos,
  images,
  screenshots,
  links,
  redirects,
  unsafeMarkup,
  versions,
  translations,
];
