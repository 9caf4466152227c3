import { translate } from '@docusaurus/Translate';

/** Accessible name of a demo's tools. A page has many demos, and lists of a screen reader all names. */
export function toolbarLabel(title: string): string {
  return translate(
    {
      id: 'demo.toolbar',
      message: 'Tools of the demo: {title}',
      description: 'Names the tools below a demo; {title} is the name of the demo',
    },
    { title },
  );
}

/** Words for what a demo's tools do, in the reader's language. */
export function toolLabels() {
  return {
    showSource: translate({
      id: 'demo.showSource',
      message: 'Show source',
      description: 'Of a button: phones have room for about 14 letters',
    }),
    hideSource: translate({
      id: 'demo.hideSource',
      message: 'Hide source',
      description: 'Of a button: phones have room for about 14 letters',
    }),
    edit: translate({ id: 'demo.edit', message: 'Edit' }),
    reset: translate({ id: 'demo.reset', message: 'Reset demo' }),
    resetFocus: translate({
      id: 'demo.resetFocus',
      message: 'Move focus to the start of the demo',
    }),
    fullScreen: translate({ id: 'demo.fullScreen', message: 'Open in a window of its own' }),
    stackBlitz: translate({ id: 'demo.stackBlitz', message: 'Open in StackBlitz' }),
    codeSandbox: translate({ id: 'demo.codeSandbox', message: 'Open in CodeSandbox' }),
    copyLinkTs: translate({ id: 'demo.copyLinkTs', message: 'Copy link to TypeScript source' }),
    copyLinkJs: translate({ id: 'demo.copyLinkJs', message: 'Copy link to JavaScript source' }),
    repository: translate({ id: 'demo.repository', message: 'View source in the repository' }),
    more: translate({ id: 'demo.more', message: 'More' }),
  } as const;
}
