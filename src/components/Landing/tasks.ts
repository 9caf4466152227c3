import { translate } from '@docusaurus/Translate';

/** Something that readers come for, and the page that helps with it. */
interface Task {
  readonly text: string;
  readonly href: string;
}

/** What readers come for, in their language. */
export const tasks = (): readonly Task[] => [
  {
    text: translate({
      id: 'landing.task.add',
      message: 'Add a dashboard layout to the React app you have',
    }),
    href: '/core/introduction/installation/',
  },
  {
    text: translate({
      id: 'landing.task.build',
      message: 'Build a React back office from an empty folder',
    }),
    href: '/core/introduction/tutorial/',
  },
  {
    text: translate({
      id: 'landing.task.page',
      message: 'Put a page over a TypeScript function without writing UI',
    }),
    href: '/studio/getting-started/first-app/',
  },
  {
    text: translate({
      id: 'landing.task.decide',
      message: 'Decide between a low-code editor and code',
    }),
    href: '/studio/getting-started/why-toolpad/',
  },
  {
    text: translate({
      id: 'landing.task.example',
      message: 'Find an example with the framework and sign-in you use',
    }),
    href: '/core/introduction/examples/',
  },
  {
    text: translate({
      id: 'landing.task.learn',
      message: 'Learn what 0.13.0 means for a project that depends on it',
    }),
    href: '/studio/getting-started/roadmap/',
  },
];
