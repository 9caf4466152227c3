import { translate } from '@docusaurus/Translate';
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
