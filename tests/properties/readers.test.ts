import fc from 'fast-check';
import { preferredLanguage } from '@site/src/components/LanguageSuggestion/preferredLanguage';
import { formatAddress, parseRequestPath } from '@site/src/hosting/requestPath';
import { negotiateEncoding } from '@site/src/hosting/negotiateEncoding';
import { contentType } from '@site/src/hosting/contentType';
import { createReaders } from '@site/src/preferences/readers';
import { readArguments, oneOf } from '@site/src/command-line/readArguments';
import { UsageError } from '@site/src/command-line/UsageError';
import { anyText, holds, textOf } from './property';

describe('requests', () => {
  test('a path is taken apart, or refused, and its address leads to itself', () =>
    holds(
      textOf('/', 'a', '%20', '%2F', '%5C', '%E0%A4%A', '%00', '?', '#', '..', 'é', ' ', '\r\n'),
      (target) => {
        const path = parseRequestPath(target);
        if (!path) return;
        const address = formatAddress(
          path.segments,
          path.trailingSlash && path.segments.length > 0,
        );
        expect(address).toMatch(/^\/[\x21-\x7e]*$/);
        const again = parseRequestPath(address);
        expect(again?.segments).toEqual(path.segments);
        path.segments.forEach((segment) => expect(segment).not.toMatch(/[/\\\0]/));
      },
    ));

  test('an encoding is one that the client takes', () =>
    holds(
      fc.tuple(textOf('br', 'gzip', '*', ';q=', '0', '1', '0.5', ',', ' ', 'x'), fc.nat(5000)),
      ([accepted, size]) => {
        const encoding = negotiateEncoding(accepted, size);
        expect(['br', 'gzip', 'identity']).toContain(encoding);
        expect(encoding === 'identity' || /\*|br|gzip/i.test(accepted)).toBe(true);
      },
    ));

  test('every file has a type', () =>
    holds(anyText, (name) => {
      expect(contentType(name)).toMatch(/^[\w.+-]+\/[\w.+-]+/);
    }));
});

test('languages of any browser are read', () =>
  holds(fc.array(textOf('zh', 'pt', 'ar', 'en', '-', 'CN', 'Hant', '*', ';q=0.5', '')), (tags) => {
    const offered = ['en', 'zh', 'pt-BR', 'ar'];
    const language = preferredLanguage(tags[0], tags, offered);
    expect(language === undefined || offered.includes(language)).toBe(true);
  }));

describe('hash and cookies', () => {
  const { parseCodeHash, readCookies } = createReaders();

  test('any hash is read', () =>
    holds(
      textOf('#', 'Orders', '.tsx', '.js', 'css-', 'tailwind-', '%E0%A4%A', '%41', '.'),
      (hash) => {
        const { variant, styling } = parseCodeHash(hash);
        expect([undefined, 'TS', 'JS']).toContain(variant);
        expect([undefined, 'system', 'css', 'tailwind']).toContain(styling);
      },
    ));

  test('any cookies are read', () =>
    holds(
      textOf('codeVariant', 'codeStyling', '=', ';', ' ', 'JS', 'css', '"', '%', '%E0%A4%A'),
      (cookies) => {
        const { variant, styling } = readCookies(cookies);
        expect([undefined, 'TS', 'JS']).toContain(variant);
        expect([undefined, 'system', 'css', 'tailwind']).toContain(styling);
      },
    ));
});

test('a command line is read or refused, with a fix', () =>
  holds(
    fc.array(
      fc.oneof(
        fc.constantFrom(
          '--root',
          '--root=x',
          '--debug',
          '--debug=1',
          '-x',
          '--',
          '--rot',
          '-',
          'page',
        ),
        anyText,
      ),
    ),
    (args) => {
      try {
        const options = { root: { type: 'string' }, debug: { type: 'boolean' } } as const;
        const { values } = readArguments({ args, options });
        oneOf('root', values.root, ['x', 'y']);
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
        expect((error as Error).message).toMatch(/ -> \S/);
      }
    },
  ));
