import { studioReferenceNavigation } from './studioReference';
import type { NavigationPage } from './types';

/** Table of contents of Toolpad Studio, in reading order. */
export const studioNavigation: readonly NavigationPage[] = [
  {
    pathname: '/studio/getting-started',
    title: 'Getting started',
    children: [
      { pathname: '/studio/getting-started/overview' },
      { pathname: '/studio/getting-started/installation' },
      { pathname: '/studio/getting-started/why-toolpad', title: 'Why Toolpad Studio?' },
      { pathname: '/studio/getting-started/first-app', title: 'Build your first app' },
      { pathname: '/studio/getting-started/roadmap' },
      { pathname: '/studio/getting-started/support' },
    ],
  },
  {
    pathname: '/studio/concepts',
    title: 'Concepts',
    children: [
      { pathname: '/studio/concepts/building-ui', title: 'Building UI' },
      { pathname: '/studio/concepts/data-binding' },
      { pathname: '/studio/concepts/event-handling' },
      { pathname: '/studio/concepts/file-structure' },
      { pathname: '/studio/concepts/custom-components' },
      { pathname: '/studio/concepts/theming' },
      { pathname: '/studio/concepts/page-properties' },
    ],
  },
  { pathname: '/studio/reference', title: 'Reference', children: studioReferenceNavigation },
];
