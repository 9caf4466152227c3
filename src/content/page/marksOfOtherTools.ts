import { asAdmonition } from '../admonitionNames';
import type { LiteralMark } from './literalMark';

/** Marks of MkDocs, Sphinx, docsify, and others, beside those that look like admonitions. */
export const marksOfOtherTools: readonly LiteralMark[] = [
  {
    pattern: /^===[!+]?[^\S\n]+"[^"\n]*"/gm,
    message: (found) => `${found} is a tab of MkDocs, and is shown as text`,
    fix: 'write <Tabs> with a <TabItem value="…" label="…"> for each tab',
  },
  {
    pattern: /^\.\.[^\S\n]+[\w-]+::/gm,
    message: (found) => `"${found}" is a directive of Sphinx, and is shown as text`,
    fix: 'write :::note and ::: around a note, or three backticks around code',
  },
  {
    pattern: /(?<!\\):[a-z][a-z:+-]*:$/g,
    followedBy: /^`/,
    message: (found) => `${found} is a role of Sphinx, and is shown as text`,
    fix: 'write [text](address) for a link, or `code` alone',
  },
  {
    pattern: /^[?!]>(?=[^\S\n]+\S)/gm,
    message: (found) => `"${found}" is a note of docsify, and is shown as text`,
    fix: asAdmonition(),
  },
  {
    pattern: /:(?<=\n[^\S\n]*:)(?=[^\S\n]+\S)/g,
    message: () => 'the colon makes no definition here, so it is shown as text',
    fix: 'write a list, with the term in **bold**',
  },
  {
    pattern: /(?<![\\$\w])\$(?![\s$])[^$\n]*[=^\\][^$\n]*(?<!\s)\$(?![$\w])/g,
    message: (found) => `"${found}" is a formula elsewhere, and is shown as text`,
    fix: 'write it with <sup> and <sub>, or put it into backticks',
  },
  {
    pattern: /^\$\$$/gm,
    message: () => 'two dollar signs begin no formula here, so they are shown as text',
    fix: 'write it with <sup> and <sub>, or put it into backticks',
  },
  {
    pattern: /(?<=[\p{L}\d)])\^[^\s^]{1,12}\^(?![\w^])/gu,
    message: (found) => `${found} is shown as text`,
    fix: 'write <sup>…</sup> for what stands higher',
  },
];
