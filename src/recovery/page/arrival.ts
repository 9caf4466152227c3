import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { mendAddress } from './mendAddress';

/** Class that Docusaurus gives `<html>` of a page that no plugin has made: the 404 page. */
const missing = 'plugin-native';

/** Whether the page is left for a better spelling of its address, so that it need not be taken over. */
export const isLeft: boolean =
  ExecutionEnvironment.canUseDOM &&
  mendAddress({
    location: window.location,
    history: window.history,
    isMissing: document.documentElement.classList.contains(missing),
  });
