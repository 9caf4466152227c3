import { withTrailingSlash } from '../../../navigation/pathname';
import { byRelease, changeText } from '../changeText';
import { inlineCode, type Section } from '../page';
import { releasePathname, type CoreReference } from './context';

/** What changed between releases in some exports. */
export function changesSection(
  names: readonly string[],
  { changes, oldestVersion }: CoreReference,
): Section {
  const own = changes.filter(({ exportName }) => names.includes(exportName));
  const [subject] = names;
  const releases = [...byRelease(own)].map(([version, list]) => {
    const lines = list.map((change) => {
      const isOther = change.exportName !== subject && change.part !== 'export';
      return `- ${isOther ? `${inlineCode(change.exportName)}: ` : ''}${changeText(change)}`;
    });
    return [`**[${version}](${withTrailingSlash(releasePathname(version))})**`, lines.join('\n')];
  });
  return {
    heading: 'What changed',
    id: 'what-changed',
    body:
      releases.length > 0
        ? releases.flat()
        : [`Nothing since ${oldestVersion}, the oldest release that was compared.`],
  };
}
