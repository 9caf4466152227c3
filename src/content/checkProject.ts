import fs from 'node:fs';
import path from 'node:path';
import { generateReference } from '../api-reference/generateReference';
import { findPageReferences } from '../api-reference/pageReferences';
import { studioComponentProblems } from '../remark/studio-components/pageProblems';
import { compareProblems, type Problem } from './problem';
import { runChecks, type CheckResult } from './runChecks';

/** What the reference is generated from; a project without it has no generated pages. */
const REFERENCE_PACKAGES = 'src/api-reference/package.json';

/** The reference is missing because its packages are: what that leads to need not be told. */
function isFatal({ code }: Problem): boolean {
  return code === 'reference/package';
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
  const reference = await generateReference(root);
  if (reference.some(isFatal)) {
    return { problems: reference, pageCount: 0 };
  }
  const [shown, inComponents] = await Promise.all([
    findPageReferences(root),
    studioComponentProblems(root),
  ]);
  const { problems, pageCount } = await runChecks(root, shown.anchors);
  return {
    problems: [...reference, ...shown.problems, ...inComponents, ...problems].sort(compareProblems),
    pageCount,
  };
}
