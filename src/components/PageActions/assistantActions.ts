import { translate } from '@docusaurus/Translate';
import { assistants } from './assistants';
import type { PageAction } from './items';

/**
 * Conversations about the page, one with each assistant.
 *
 * @param url - Whole address of the page's Markdown.
 */
export function assistantActions(url: string): PageAction[] {
  const prompt = translate(
    {
      id: 'pageActions.prompt',
      message: 'Read {address}, I want to ask questions about it.',
      description: 'First message to an assistant; {address} is where the page is, as Markdown',
    },
    { address: url },
  );
  return assistants.map(({ id, name, address }) => ({
    id: `open-in-${id}`,
    label: translate(
      {
        id: 'pageActions.openIn',
        message: 'Open in {assistant}',
        description: 'Link that starts a conversation about the page with an assistant',
      },
      { assistant: name },
    ),
    icon: 'assistant',
    href: address(prompt),
  }));
}
