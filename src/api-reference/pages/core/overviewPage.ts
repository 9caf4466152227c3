import { homeAddress, partHome } from '../../homes';
import type { ApiExport } from '../../model';
import { createPage, escapeMarkdown, inlineCode, sectionText, type GeneratedPage } from '../page';
import { coreFile, exportsOf, type CoreReference } from './context';

function row(entry: ApiExport, { homes, oldestVersion }: CoreReference): string {
  const home = homes.get(entry.name);
  const code = inlineCode(entry.name);
  const name = home ? `[${code}](${homeAddress(home)})` : code;
  const since = entry.since ?? escapeMarkdown(`${oldestVersion} or earlier`);
  return `| ${name} | ${inlineCode(entry.modules[0] ?? '')} | ${since} |`;
}

function table(entries: readonly ApiExport[], reference: CoreReference): string {
  const lines = entries.map((entry) => row(entry, reference));
  return ['| Name | Module | Since |', '| --- | --- | --- |', ...lines].join('\n');
}

/** All exports of the package, by kind. */
export function overviewPage(reference: CoreReference): GeneratedPage {
  const { api } = reference;
  const types = [...exportsOf('interface', reference), ...exportsOf('type', reference)]
    .filter(({ name }) => !partHome(name, api))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const groups: [heading: string, id: string, entries: readonly ApiExport[]][] = [
    ['Components', 'components', exportsOf('component', reference)],
    ['Hooks', 'hooks', exportsOf('hook', reference)],
    ['Contexts', 'contexts', exportsOf('context', reference)],
    ['Classes', 'classes', exportsOf('class', reference)],
    ['Constants', 'constants', exportsOf('constant', reference)],
    ['Types', 'types', types],
  ];
  return createPage(
    coreFile('/core/api/overview'),
    {
      title: 'API reference',
      description: `Every public export of Toolpad Core ${api.version}: components, hooks, contexts, classes, constants, and types, with modules.`,
    },
    [
      `Generated from the typings of the published package ${inlineCode(`${api.name}@${api.version}`)}. Import from the narrow module in the table: the package's root pulls in everything, data grid included.`,
      ...groups
        .filter(([, , entries]) => entries.length > 0)
        .map(([heading, id, entries]) =>
          sectionText(2, { heading, id, body: [table(entries, reference)] }),
        ),
    ],
  );
}
