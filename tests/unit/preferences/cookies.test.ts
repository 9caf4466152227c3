/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://docs.test/toolpad/"}
 */
import { readCookieText, writeCookie } from '../../../src/preferences/cookies';
import { restoreCookies, stubCookies } from './pageState';

afterEach(() => {
  restoreCookies();
  jest.restoreAllMocks();
});

it('sends cookies of a page on https over https alone', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookie('codeVariant', 'JS');
  expect(written).toHaveBeenCalledWith(
    'codeVariant=JS; path=/; max-age=31536000; SameSite=Lax; Secure',
  );
  expect(readCookieText()).toBe('codeVariant=JS');
});

it('takes a refusal in silence', () => {
  stubCookies(undefined);
  expect(() => writeCookie('codeVariant', 'JS')).not.toThrow();
  expect(readCookieText()).toBe('');
});
