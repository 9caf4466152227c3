import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { redirectPage } from '@site/src/plugins/client-redirects/redirectPage';

const read = (target: string) => fromHtml(redirectPage(target, '/toolpad/lead.js'));

const attribute = (page: ReturnType<typeof read>, selector: string, name: string): unknown =>
  select(selector, page)?.properties[name];

test('leads on by script, without scripts, and by hand', () => {
  const page = read('/toolpad/core/a/#props');
  expect(attribute(page, 'script', 'src')).toBe('/toolpad/lead.js');
  expect(attribute(page, 'meta[http-equiv=refresh]', 'content')).toBe(
    '0; url=/toolpad/core/a/#props',
  );
  expect(attribute(page, 'body > a', 'href')).toBe('/toolpad/core/a/#props');
  expect(attribute(page, 'link[rel~=canonical]', 'href')).toBe('/toolpad/core/a/#props');
});

test('the script comes before the redirect that would lose the query', () => {
  const text = redirectPage('/toolpad/core/a/', '/toolpad/lead.js');
  expect(text.indexOf('<script')).toBeLessThan(text.indexOf('http-equiv="refresh"'));
});

test('is a whole document, whose text ends with its line', () => {
  expect(redirectPage('/a/', '/b.js')).toMatch(
    /^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>\/a\/<\/title>\n[^]*<\/head>\n<body>.*<\/body>\n<\/html>\n$/,
  );
});

test('an address can not end its attribute, and has no characters that a URL has not', () => {
  const page = read('/a/"><script>alert(1)</script>/é/');
  expect(attribute(page, 'body > a', 'href')).toBe(
    '/a/%22%3E%3Cscript%3Ealert(1)%3C/script%3E/%C3%A9/',
  );
  expect(attribute(read('/a/?b=1&lt=2'), 'body > a', 'href')).toBe('/a/?b=1&lt=2');
});
