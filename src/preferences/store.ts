import { readCookieText, writeCookie } from './cookies';
import { holdReadingPosition } from './holdReadingPosition';
import {
  attributeNames,
  cookieNames,
  defaultChoices,
  parseCodeHash,
  readCookies,
  resolveChoices,
  toCodeStyling,
  toCodeVariant,
} from './readers';
import { createTabChannel } from './tabChannel';
import type { CodeChoices } from './types';

/** The reader's choices about code, for one page. */
export interface CodeStore {
  /** The present choices: the same object until one of them changes. */
  readonly get: () => CodeChoices;
  /** Takes over what the reader chose: shows it, keeps it in cookies and tells the other tabs. */
  readonly set: (chosen: Partial<CodeChoices>) => void;
  /** @returns function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Connects the store with the page: keeps what the hash asked for and follows other tabs.
   *
   * @returns function that disconnects it.
   */
  readonly start: () => () => void;
}

const choiceNames = ['variant', 'styling'] as const;

/** What the head script decided, since the hash may have changed by now; else the same decision, late. */
function readStart(): CodeChoices {
  if (typeof document === 'undefined') return defaultChoices;
  const resolved = resolveChoices(window.location.hash, readCookieText());
  const root = document.documentElement;
  return {
    variant: toCodeVariant(root.getAttribute(attributeNames.variant) ?? '') ?? resolved.variant,
    styling: toCodeStyling(root.getAttribute(attributeNames.styling) ?? '') ?? resolved.styling,
  };
}

function writeAttributes(choices: CodeChoices): void {
  const root = document.documentElement;
  choiceNames.forEach((name) => root.setAttribute(attributeNames[name], choices[name]));
  root.setAttribute(attributeNames.scripted, '');
}

/** Messages between tabs have the form of cookies, so that one reader checks both. */
function toMessage(chosen: Partial<CodeChoices>): string {
  return choiceNames
    .filter((name) => chosen[name])
    .map((name) => `${cookieNames[name]}=${chosen[name]}`)
    .join(';');
}

/** Those choices of the hash that hold: it may have changed since the page began to load. */
function askedByHash(choices: CodeChoices): Partial<CodeChoices> {
  const { variant, styling } = parseCodeHash(window.location.hash);
  return {
    variant: variant === choices.variant ? variant : undefined,
    styling: styling === choices.styling ? styling : undefined,
  };
}

/** Makes a store with the choices that hold for this page load. Without a page, those are the defaults. */
export function createCodeStore(): CodeStore {
  let choices = readStart();
  // What the cookies held when last looked at. Only a difference to that is another tab's choice:
  // where writing fails, an older value stays in the cookie and must not come back.
  let seen: Partial<CodeChoices> = {};
  const listeners = new Set<() => void>();

  const lookAtCookies = () => {
    seen = readCookies(readCookieText());
  };

  const show = (chosen: Partial<CodeChoices>) => {
    const next = {
      variant: chosen.variant ?? choices.variant,
      styling: chosen.styling ?? choices.styling,
    };
    if (next.variant === choices.variant && next.styling === choices.styling) return;
    choices = next;
    holdReadingPosition(() => writeAttributes(next));
    listeners.forEach((listener) => listener());
  };

  const keep = (chosen: Partial<CodeChoices>) => {
    for (const name of choiceNames) {
      const value = chosen[name];
      if (value) writeCookie(cookieNames[name], value);
    }
    lookAtCookies();
  };

  const channel = createTabChannel('toolpad-preferences', (message) => {
    if (typeof message === 'string') show(readCookies(message));
    lookAtCookies();
  });

  const followCookies = () => {
    const before = seen;
    lookAtCookies();
    show({
      variant: seen.variant === before.variant ? undefined : seen.variant,
      styling: seen.styling === before.styling ? undefined : seen.styling,
    });
  };

  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') followCookies();
  };

  const onPageShow = () => {
    channel.open();
    followCookies();
  };

  return {
    get: () => choices,
    set(chosen) {
      show(chosen);
      keep(chosen);
      channel.post(toMessage(chosen));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      writeAttributes(choices);
      keep(askedByHash(choices));
      channel.open();
      document.addEventListener('visibilitychange', onVisibilityChange);
      window.addEventListener('pageshow', onPageShow);
      window.addEventListener('pagehide', channel.close);
      return () => {
        channel.close();
        document.removeEventListener('visibilitychange', onVisibilityChange);
        window.removeEventListener('pageshow', onPageShow);
        window.removeEventListener('pagehide', channel.close);
      };
    },
  };
}

/** The one store of the site. */
export const codeStore: CodeStore = createCodeStore();
