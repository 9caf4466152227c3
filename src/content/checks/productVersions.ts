import { describeType } from '../../navigation/rules/describeType';
import { problemAt, type Problem } from '../problem';
import { unknownFields } from '../unknownFields';
import { positionIn, productsFile } from './productPlaces';

/** One release as somebody wrote it down. */
interface WrittenVersion {
  readonly text?: unknown;
  readonly current?: unknown;
  readonly href?: unknown;
}

/** True for the number of a release as packages have it. */
export function isRelease(text: string): boolean {
  return /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(text);
}

/** True for two releases of which the first is older; of candidates, nobody knows. */
export function isOlder(text: string, other: string): boolean {
  const isNumber = [text, other].every((release) => /^\d+\.\d+\.\d+$/.test(release));
  return isNumber && text.localeCompare(other, 'en', { numeric: true }) < 0;
}

/** Makes a problem of a text behind the name of the product. */
type Report = (text: string, message: string, fix: string) => Problem;

const shown = ({ text }: WrittenVersion): string =>
  `text: ${typeof text === 'string' ? `'${text}'` : String(text)}`;

function textProblems(product: string, written: readonly WrittenVersion[], report: Report) {
  return written
    .filter((version) => typeof version?.text !== 'string' || !isRelease(version.text))
    .map((version) => {
      const message = `a version of "${product}" has as its text ${describeType(version?.text)}`;
      return report(shown(version ?? {}), message, "write the release: text: '0.13.0'");
    });
}

/** Fields that a version does not have, or not beside others. */
function fieldProblems(written: readonly WrittenVersion[], product: string, report: Report) {
  return written.flatMap((version) => {
    const hasOwnStart = version?.current === true && version.href !== undefined;
    return [
      ...unknownFields(version ?? {}, ['text', 'current', 'href']).map(({ field, fix }) =>
        report(`${field}:`, `a version has no field "${field}"`, fix),
      ),
      ...(hasOwnStart
        ? [
            report(
              'href:',
              `the current version of "${product}" has an href`,
              `remove it: it starts at /${product}/`,
            ),
          ]
        : []),
    ];
  });
}

/** Versions that are there twice, and those that stand below an older one. */
function orderProblems(written: readonly WrittenVersion[], product: string, report: Report) {
  const releases = written.map((version) => String(version?.text));
  return releases.flatMap((text, index) => {
    const before = releases.slice(0, index);
    const older = before.find((other) => isOlder(other, text));
    if (before.includes(text)) {
      return [
        report(`'${text}'`, `"${product}" has the version ${text} twice`, 'remove one of the two'),
      ];
    }
    const message = `${text} stands below the older ${older}`;
    const fix = 'move it up: the list is shown as it is, the newest first';
    return older === undefined ? [] : [report(`'${text}'`, message, fix)];
  });
}

function currentProblems(product: string, written: readonly WrittenVersion[], report: Report) {
  const current = written.filter((version) => version?.current === true);
  const isMisspelled = written.some((version) =>
    unknownFields(version ?? {}, ['current']).some(({ meant }) => meant !== undefined),
  );
  if (current.length === 1 || (current.length === 0 && isMisspelled)) return [];
  const count = current.length === 0 ? 'no version' : `${current.length} versions`;
  const fix = `mark one, the release that docs-${product} describes: current: true`;
  return [report('versions', `"${product}" has ${count} marked current`, fix)];
}

/** What is wrong with the releases of a product, whatever Docusaurus knows of them. */
export function versionProblems(product: string, versions: unknown, source: string): Problem[] {
  const code = 'content/product-version';
  const report: Report = (text, message, fix) =>
    problemAt(productsFile, positionIn(source, text, `  ${product}:`), code, message, fix);
  if (!Array.isArray(versions)) {
    const message = `the versions of "${product}" are ${describeType(versions)}`;
    return [report('versions:', message, "write versions: [{ text: '0.13.0', current: true }]")];
  }
  const written = versions as readonly WrittenVersion[];
  return [
    ...textProblems(product, written, report),
    ...fieldProblems(written, product, report),
    ...orderProblems(written, product, report),
    ...currentProblems(product, written, report),
  ];
}
