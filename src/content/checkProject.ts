import fs from 'node:fs';
import path from 'node:path';
import { findPageReferences } from '../api-reference/pageReferences';
import { loadProblem } from '../command-line/loadProblem';
import { productIds } from '../products';
import { studioComponentProblems } from '../remark/studio-components/pageProblems';
import { readVersionsFile } from '../versions/docsVersions';
import { createFiles } from './files';
import { createPageReader } from './pageReader';
import { compareProblems, type Problem } from './problem';
import { runChecks, type CheckResult } from './runChecks';

/** What the reference is generated from; a project without it has no generated pages. */
const REFERENCE_PACKAGES = 'src/api-reference/package.json';

/** The rule that asks for the anchors of generated reference. */
const BROKEN_ANCHOR = 'content/broken-anchor';

/** The reference is missing because its packages are: what that leads to need not be told. */
function isFatal({ code }: Problem): boolean {
  return code === 'reference/package';
}

type GenerateReference = (root: string) => Promise<readonly Problem[]>;

/** What generates the reference; it imports the navigation spec, which may not be fit to be run. */
async function loadGenerator(): Promise<GenerateReference> {
  try {
    const { generateReference } = await import('../api-reference/generateReference');
    return generateReference;
  } catch (error) {
    // The check of the spec tells what is wrong, with all that is wrong elsewhere.
    if (loadProblem(error, path.resolve(__dirname, '../..'))) {
      return () => Promise.resolve([]);
    }
    throw error;
  }
}

/**
 * Brings the generated pages up to date, and checks everything.
 *
 * @param root - Absolute path of a project, or of a copy of one.
 */
export async function checkProject(root: string): Promise<CheckResult> {
  if (!fs.existsSync(path.join(root, REFERENCE_PACKAGES))) {
    return runChecks(root);
  }
  if (productIds.some((product) => readVersionsFile(root, product).fault)) {
    // Nobody knows of which releases there is reference, and where links lead that name it.
    const { problems, pageCount } = await runChecks(root);
    return { problems: problems.filter(({ code }) => code !== BROKEN_ANCHOR), pageCount };
  }
  const reader = createPageReader(root);
  try {
    // Written pages are read by other threads while this one makes the others.
    const [reference] = await Promise.all([
      loadGenerator().then((generateReference) => generateReference(root)),
      reader.read(createFiles(root)),
    ]);
    if (reference.some(isFatal)) {
      return { problems: reference, pageCount: 0 };
    }
    const [shown, inComponents] = await Promise.all([
      findPageReferences(root),
      studioComponentProblems(root),
    ]);
    const { problems, pageCount } = await runChecks(root, shown.anchors, reader);
    return {
      problems: [...reference, ...shown.problems, ...inComponents, ...problems].sort(
        compareProblems,
      ),
      pageCount,
    };
  } finally {
    reader.close();
  }
}
