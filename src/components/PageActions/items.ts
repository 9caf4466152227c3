import { translate } from '@docusaurus/Translate';
import { assistants } from './assistants';
import type { IconName } from './Icon';
import type { Twin } from './useTwin';

/** One line of the menu: a link. */
export interface PageAction {
  /** Name of the action in analytics and tests. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
}

/** The page as Markdown, which needs no script. */
export function viewAction({ path }: Twin): PageAction {
  const label = translate({
    id: 'pageActions.view',
    message: 'View as Markdown',
    description: 'Link to the page as Markdown',
  });
  return { id: 'view-markdown', label, icon: 'text', href: path };
}

/** Conversations about the page, one with each assistant. */
export function assistantActions({ url }: Twin): PageAction[] {
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
