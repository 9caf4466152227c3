import {
  DataAttributeQueryStringInlineJavaScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import type { LoadContext } from '@docusaurus/types';
import { bodyPreferences, headPreferences } from '../../preferences/inlineScripts';
import { bootWatchScript } from '../../recovery/bootWatch';

/** What the text of an inline script may depend on. */
export type InlineSite = Pick<LoadContext, 'siteStorage'>;

/** A script that stands in pages themselves, because it has to run before anything is loaded. */
export interface ReviewedScript {
  readonly name: string;
  /** Why it can't be a file. */
  readonly reason: string;
  /** Its text, from where it is written, so that the list follows changes of it. */
  readonly source: (site: InlineSite) => string;
}

/** A text that a `<style>` element or a `style` attribute may have. */
export interface ReviewedStyle {
  readonly text: string;
  readonly reason: string;
}

/**
 * Every inline script of the site. A build fails on any other, and browsers run no other.
 *
 * What runs here can do all that a page can: take in only what has been read, says nothing of the
 * reader to anybody, and treats address, cookies and storage as a stranger's words.
 */
export const reviewedScripts: readonly ReviewedScript[] = [
  {
    name: 'preferences',
    reason: 'sets theme mode, code variant and styling before the first paint',
    source: headPreferences,
  },
  {
    name: "Docusaurus' theme mode",
    reason: 'part of its classic theme, which has no option to leave it out',
    source: ({ siteStorage }) =>
      getThemeInlineScript({
        colorMode: { disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: true },
        siteStorage,
      }) + DataAttributeQueryStringInlineJavaScript,
  },
  {
    name: 'theme mode',
    reason: "corrects what Docusaurus' own script took over unchecked, before the first paint",
    source: bodyPreferences,
  },
  {
    name: 'watch over the start',
    reason: 'starts the files of a page and notices that they failed, so it can be none of them',
    source: () => bootWatchScript,
  },
];

/** Every text of a `<style>` element. */
export const reviewedStyles: readonly ReviewedStyle[] = [
  {
    text: '',
    reason: 'Emotion and CodeMirror fill an empty element rule by rule, which needs no permission',
  },
];

/** Every text of a `style` attribute. */
export const reviewedStyleAttributes: readonly ReviewedStyle[] = [
  { text: 'display: none;', reason: "the sprite of icons of Docusaurus' classic theme" },
];
