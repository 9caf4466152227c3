import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { mendAddress } from './mendAddress';
import { isMissingPage } from './missingPage';

/** Whether the page is left for a better spelling of its address, so that it need not be taken over. */
export const isLeft: boolean =
  ExecutionEnvironment.canUseDOM &&
  mendAddress({
    location: window.location,
    history: window.history,
    isMissing: isMissingPage,
  });
