import type { CodeChoices, CodeHash, CodeStyling, CodeVariant } from './types';

/**
 * Makes the readers of hash and cookies. All of them are pure, and none throws, whatever the input.
 *
 * The text of this function is also the heart of the head script. It therefore stands alone: no
 * imports, no names from outside, and syntax that browsers run as it is.
 */
export function createReaders() {
  const defaultChoices: CodeChoices = { variant: 'TS', styling: 'system' };
  const cookieNames = { variant: 'codeVariant', styling: 'codeStyling' } as const;
  const attributeNames = {
    variant: 'data-code-variant',
    styling: 'data-code-styling',
    /** Tells CSS that scripts run: what they can open again may be collapsed. */
    scripted: 'data-scripted',
  } as const;

  function decode(text: string): string {
    try {
      return decodeURIComponent(text);
    } catch {
      return '';
    }
  }

  /** Reads a URL hash, with or without `#`. Extensions count in lower case and at the very end. */
  function parseCodeHash(hash: string): CodeHash {
    const text = typeof hash === 'string' ? hash.replace(/^#/, '') : '';
    const extension = /\.(tsx|js)$/.exec(text);
    const stem = extension ? text.slice(0, extension.index) : text;
    const prefix = extension && /^(system|css|tailwind)-/.exec(stem);
    const encodedName = prefix ? stem.slice(prefix[0].length) : stem;
    const name = decode(encodedName) || encodedName;
    return {
      ...(name && { name }),
      ...(extension && { variant: extension[1] === 'js' ? 'JS' : 'TS' }),
      ...(prefix && { styling: prefix[1] as CodeStyling }),
    };
  }

  /** A cookie's value as a lower-case word: percent-decoded, without quotes around it. */
  function toWord(value: string): string {
    return decode(value)
      .replace(/^"(.*)"$/, '$1')
      .toLowerCase();
  }

  /** Reads a cookie's value: short and long names, in any case, percent-encoded or quoted. */
  function toCodeVariant(value: string): CodeVariant | undefined {
    const word = toWord(value);
    if (word === 'ts' || word === 'typescript') return 'TS';
    return word === 'js' || word === 'javascript' ? 'JS' : undefined;
  }

  /** Reads a cookie's value: short names and those of the earlier site, as `toCodeVariant` does. */
  function toCodeStyling(value: string): CodeStyling | undefined {
    const word = toWord(value);
    if (word === 'mui system') return 'system';
    return word === 'system' || word === 'css' || word === 'tailwind' ? word : undefined;
  }

  /** The first cookie of that name with a valid value: a stray one on a subpath must not hide ours. */
  function readCookie<Value>(
    cookies: string,
    name: string,
    toValue: (text: string) => Value | undefined,
  ): Value | undefined {
    for (const pair of typeof cookies === 'string' ? cookies.split(';') : []) {
      const separator = pair.indexOf('=');
      if (separator > 0 && pair.slice(0, separator).trim() === name) {
        const value = toValue(pair.slice(separator + 1).trim());
        if (value) return value;
      }
    }
    return undefined;
  }

  /** The choices that `document.cookie` keeps; what is missing or invalid is left undefined. */
  function readCookies(cookies: string): Partial<CodeChoices> {
    return {
      variant: readCookie(cookies, cookieNames.variant, toCodeVariant),
      styling: readCookie(cookies, cookieNames.styling, toCodeStyling),
    };
  }

  /** The choices at the start of a page load: hash, then cookies, then the defaults. */
  function resolveChoices(hash: string, cookies: string): CodeChoices {
    const asked = parseCodeHash(hash);
    const kept = readCookies(cookies);
    return {
      variant: asked.variant || kept.variant || defaultChoices.variant,
      styling: asked.styling || kept.styling || defaultChoices.styling,
    };
  }

  return {
    defaultChoices,
    cookieNames,
    attributeNames,
    parseCodeHash,
    toCodeVariant,
    toCodeStyling,
    readCookies,
    resolveChoices,
  };
}

export const {
  defaultChoices,
  cookieNames,
  attributeNames,
  parseCodeHash,
  toCodeVariant,
  toCodeStyling,
  readCookies,
  resolveChoices,
} = createReaders();
