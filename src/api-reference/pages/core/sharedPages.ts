import { sharedPages } from '../../homes';
import type { ApiExport } from '../../model';
import { toSlug } from '../../names';
import { createPage, fence, inlineCode, sectionText, type GeneratedPage } from '../page';
import { coreFile, exportsOf, type CoreReference } from './context';
import { changesSection } from './changesSection';
import { typeBody } from './typeSections';

function sharedSection(entry: ApiExport): string {
  return sectionText(2, {
    heading: inlineCode(entry.name),
    id: toSlug(entry.name),
    body: [fence('js', entry.imports.join('\n')), ...typeBody(entry)],
  });
}

function sharedPage(
  reference: CoreReference,
  segment: string,
  head: { title: string; description: string },
  intro: string,
  entries: readonly ApiExport[],
): GeneratedPage {
  const names = entries.map(({ name }) => name);
  return createPage(coreFile(`/core/api/${segment}`), head, [
    intro,
    ...entries.map(sharedSection),
    sectionText(2, changesSection(names, reference)),
  ]);
}

/** React contexts of the package. */
export function contextsPage(reference: CoreReference): GeneratedPage {
  return sharedPage(
    reference,
    sharedPages.contexts,
    {
      title: 'Contexts',
      description: `React contexts that Toolpad Core ${reference.api.version} exports, with their types and import lines.`,
    },
    'Components read these contexts, and App Provider fills them. Read one where no hook offers its value; provide one of your own to test a component alone.',
    exportsOf('context', reference),
  );
}

/** Constants that turn values into text and back, and their type. */
export function codecsPage(reference: CoreReference): GeneratedPage {
  const codec = reference.api.exports.find(({ name }) => name === 'Codec');
  return sharedPage(
    reference,
    sharedPages.codecs,
    {
      title: 'Codecs',
      description: `Codecs of Toolpad Core ${reference.api.version}, which turn stored text into values for the persisted state hooks.`,
    },
    'A codec tells the persisted state hooks how to store a value as text, and how to read it again.',
    [...(codec ? [codec] : []), ...exportsOf('constant', reference)],
  );
}
