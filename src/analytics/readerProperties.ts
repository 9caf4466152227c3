import { codeStore } from '../preferences/store';

/** What reports can be divided by. Names and values keep to the limits of GA4: 24 and 36 characters. */
export interface ReaderProperties {
  readonly codeVariant: string;
  readonly codeStylingVariant: string;
  /** Language of the page, as in `<html lang>`. */
  readonly userLanguage: string;
  /** Theme mode that the reader chose: light, dark, or system. */
  readonly colorScheme: string;
  /** What the system prefers: light or dark. */
  readonly colorSchemeOS: string;
  /** Device pixels for each CSS pixel, with one decimal. */
  readonly devicePixelRatio: string;
}

const themeAttribute = 'data-theme-choice';

const darkQuery = '(prefers-color-scheme: dark)';

/** The properties at this moment. */
export function readProperties(): ReaderProperties {
  const { variant, styling } = codeStore.get();
  const root = document.documentElement;
  return {
    codeVariant: variant,
    codeStylingVariant: styling,
    userLanguage: root.lang || 'en',
    colorScheme: root.getAttribute(themeAttribute) ?? 'system',
    colorSchemeOS: window.matchMedia(darkQuery).matches ? 'dark' : 'light',
    devicePixelRatio: String(Math.round(window.devicePixelRatio * 10) / 10),
  };
}

/** A query matches one ratio alone, so after each change the next has to be asked. */
function followPixelRatio(onChange: () => void): void {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const next = (): void => {
    onChange();
    followPixelRatio(onChange);
  };
  query.addEventListener('change', next, { once: true });
}

/** Calls `onChange` when one of the properties may have changed, for as long as the page stands. */
export function followProperties(onChange: () => void): void {
  codeStore.subscribe(onChange);
  window.matchMedia(darkQuery).addEventListener('change', onChange);
  followPixelRatio(onChange);
  new MutationObserver(onChange).observe(document.documentElement, {
    attributeFilter: [themeAttribute, 'lang'],
  });
}
