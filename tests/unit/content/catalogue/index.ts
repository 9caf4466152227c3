import { addressRows } from './rows/addresses';
import { admonitionPlaceRows } from './rows/admonitionPlaces';
import { bracesAndTagsRows } from './rows/bracesAndTags';
import { byteRows } from './rows/bytes';
import { codeBlockRows } from './rows/codeBlocks';
import { componentRows } from './rows/components';
import { configurationRows } from './rows/configuration';
import { damagedJsonRows } from './rows/damagedJson';
import { demoRows } from './rows/demos';
import { elementRows } from './rows/elements';
import { fenceRows } from './rows/fences';
import { fileRows } from './rows/files';
import { formRows } from './rows/forms';
import { frontMatterRows } from './rows/frontMatter';
import { headingRows } from './rows/headings';
import { languageRows } from './rows/languages';
import { linkMarkRows } from './rows/linkMarks';
import { linkRows } from './rows/links';
import { listAndTableRows } from './rows/listsAndTables';
import { marksElsewhereRows } from './rows/marksElsewhere';
import { givenUpRows } from './rows/givenUp';
import { markupRows } from './rows/markup';
import { mdxFaultRows } from './rows/mdxFaults';
import { mdxSyntaxRows } from './rows/mdxSyntax';
import { misreadBlockRows } from './rows/misreadBlocks';
import { navigationLabelRows } from './rows/navigationLabels';
import { navigationRows } from './rows/navigation';
import { packageExportRows } from './rows/packageExports';
import { pageCodeRows } from './rows/pageCode';
import { partialRows } from './rows/partials';
import { pastedTextRows } from './rows/pastedText';
import { pictureRows } from './rows/pictures';
import { plainTextRows } from './rows/plainText';
import { productListRows } from './rows/productLists';
import { redirectRows } from './rows/redirects';
import { referenceRows } from './rows/references';
import { sampleRows } from './rows/samples';
import { shownTextRows } from './rows/shownText';
import { siteFileRows } from './rows/siteFiles';
import { structureRows } from './rows/structure';
import { textRows } from './rows/text';
import { titleRows } from './rows/titles';
import { translationRows } from './rows/translations';
import type { Row } from './types';

/** Every bad input that the checks are known to catch, with what they print for it. */
export const catalogue: readonly Row[] = [
  ...frontMatterRows,
  ...byteRows,
  ...givenUpRows,
  ...markupRows,
  ...misreadBlockRows,
  ...structureRows,
  ...admonitionPlaceRows,
  ...linkRows,
  ...linkMarkRows,
  ...headingRows,
  ...codeBlockRows,
  ...textRows,
  ...shownTextRows,
  ...elementRows,
  ...formRows,
  ...componentRows,
  ...packageExportRows,
  ...pageCodeRows,
  ...partialRows,
  ...mdxSyntaxRows,
  ...mdxFaultRows,
  ...bracesAndTagsRows,
  ...fenceRows,
  ...referenceRows,
  ...titleRows,
  ...sampleRows,
  ...marksElsewhereRows,
  ...listAndTableRows,
  ...addressRows,
  ...plainTextRows,
  ...pastedTextRows,
  ...navigationRows,
  ...fileRows,
  ...pictureRows,
  ...demoRows,
  ...configurationRows,
  ...navigationLabelRows,
  ...productListRows,
  ...redirectRows,
  ...siteFileRows,
  ...damagedJsonRows,
  ...languageRows,
  ...translationRows,
];
