import { homeAddress } from '../../homes';
import type { ApiChange } from '../../model';
import { toSlug } from '../../names';
import { changeText, compareVersions } from '../changeText';
import { createPage, inlineCode, sectionText, type GeneratedPage, type Section } from '../page';
import { coreFile, releasePathname, type CoreReference } from './context';

/** The export as a link to its entry; as code alone if it is gone. */
function exportLink(name: string, { homes }: CoreReference): string {
  const home = homes.get(name);
  const code = inlineCode(name);
  return home ? `[${code}](${homeAddress(home)})` : code;
}

function exportList(
  heading: string,
  changes: readonly ApiChange[],
  reference: CoreReference,
): Section {
  const lines = changes.map(
    ({ exportName, exportKind }) => `- ${exportLink(exportName, reference)}, ${exportKind}`,
  );
  return {
    heading,
    id: toSlug(heading),
    body: [lines.length > 0 ? lines.join('\n') : 'None.'],
  };
}

function memberSections(changes: readonly ApiChange[], reference: CoreReference): string[] {
  const names = [...new Set(changes.map(({ exportName }) => exportName))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  if (names.length === 0) {
    return [sectionText(2, { heading: 'Changed', id: 'changed', body: ['None.'] })];
  }
  return [
    sectionText(2, { heading: 'Changed', id: 'changed', body: [] }),
    ...names.map((name) =>
      sectionText(3, {
        heading: inlineCode(name),
        id: `changed-${toSlug(name)}`,
        body: [
          changes
            .filter(({ exportName }) => exportName === name)
            .map((change) => `- ${changeText(change)}`)
            .join('\n'),
          `See ${exportLink(name, reference)}.`,
        ],
      }),
    ),
  ];
}

function releasePage(version: string, previous: string, reference: CoreReference): GeneratedPage {
  const changes = reference.changes.filter((change) => change.version === version);
  const ofExports = changes.filter(({ part }) => part === 'export');
  const added = ofExports.filter(({ change }) => change === 'added');
  const removed = ofExports.filter(({ change }) => change === 'removed');
  const rest = changes.filter((change) => !added.includes(change) && !removed.includes(change));
  return createPage(
    coreFile(releasePathname(version)),
    {
      title: `Changes in ${version}`,
      description: `What changed in the public interface of Toolpad Core from ${previous} to ${version}: added, removed, and changed exports.`,
    },
    [
      `Made by comparing the typings of the published packages ${previous} and ${version}. Changes of behavior that typings do not show are not listed.`,
      sectionText(2, exportList('Added', added, reference)),
      sectionText(2, exportList('Removed', removed, reference)),
      ...memberSections(rest, reference),
    ],
  );
}

/** The oldest release has nothing to be compared with: it shows what was there. */
function oldestPage(reference: CoreReference): GeneratedPage {
  const { api, oldestVersion, homes } = reference;
  const present = api.exports.filter(({ name, since, kind }) => {
    const isType = kind === 'interface' || kind === 'type';
    return since === undefined && !isType && homes.has(name);
  });
  const names = [...new Set(present.map(({ name }) => name))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return createPage(
    coreFile(releasePathname(oldestVersion)),
    {
      title: `Exports of ${oldestVersion}`,
      description: `Exports that Toolpad Core ${oldestVersion} had, the oldest release that this reference compares with later ones.`,
    },
    [
      `Later releases are compared from ${oldestVersion} on. These exports of ${api.version} were in it.`,
      sectionText(2, {
        heading: 'Present',
        id: 'present',
        body: [names.map((name) => `- ${exportLink(name, reference)}`).join('\n')],
      }),
    ],
  );
}

/** A page for each release, the newest first. */
export function releasePages(
  versions: readonly string[],
  reference: CoreReference,
): GeneratedPage[] {
  const sorted = [...versions].sort(compareVersions);
  const pages = sorted.map((version, index) => {
    const previous = sorted[index - 1];
    return previous === undefined
      ? oldestPage(reference)
      : releasePage(version, previous, reference);
  });
  return pages.reverse();
}
