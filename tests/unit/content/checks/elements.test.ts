import { body, testProblems } from '../fixtureSite';

const overview = 'docs-core/introduction/overview.mdx';

describe('names that every object of JavaScript has', () => {
  testProblems([
    [
      'as elements',
      body('<constructor>One.</constructor>'),
      [
        `${overview}:7:1  error content/unknown-element  HTML has no element <constructor> -> use another one, or a component`,
      ],
    ],
    [
      'as attributes',
      body('<div constructor="One">Two.</div>'),
      [
        `${overview}:7:6  error content/attribute  HTML has no attribute "constructor" -> leave it out`,
      ],
    ],
  ]);
});

describe('components that have what they need', () => {
  testProblems([
    [
      'a picture that the bundler brings along',
      body('<img src={require("@site/static/img/dashboard.svg").default} alt="One" />'),
      [],
    ],
  ]);
});

describe('values of attributes that are right', () => {
  testProblems([
    ['a role, after one of another vocabulary', body('<div role="doc-tip note">One.</div>'), []],
    ['a role that is new', body('<div role="suggestion">One.</div>'), []],
    ['a window by its name', body('<a href="https://example.com/" target="help">One</a>'), []],
    ['a window of HTML', body('<a href="https://example.com/" target="_blank">One</a>'), []],
    ['a focus in turn', body('<span tabIndex="0">One</span>'), []],
    ['a focus in turn, in braces', body('<span tabIndex={0}>One</span>'), []],
    ['a number that the page works out', body('<span tabIndex={1 + 2}>One</span>'), []],
    ['what React leaves out', body('<span dir={false}>One</span>'), []],
    ['a truth in braces', body('<div aria-hidden={false}>One.</div>'), []],
    ['several words and a blank', body('<div aria-relevant=" additions text">One.</div>'), []],
    ['a text that ARIA leaves to the page', body('<div aria-label="blank">One.</div>'), []],
    ['a truth', body('<div aria-hidden="true">One.</div>'), []],
    ['one of three truths', body('<div aria-pressed="mixed">One.</div>'), []],
    ['several words', body('<div aria-relevant="additions text">One.</div>'), []],
    ['a word', body('<div aria-current="page">One.</div>'), []],
    ['a word of HTML in capitals', body('<span dir="RTL">One</span>'), []],
    ['a value that the page works out', body('<div role={"bu" + "tton"}>One.</div>'), []],
  ]);
});

describe('values of attributes that nobody understands', () => {
  testProblems([
    [
      'one of two roles',
      body('<div role="note x">One.</div>'),
      [`${overview}:7:6  error content/attribute  ARIA has no role "x" -> leave it out`],
    ],
    [
      'a role that others are made of',
      body('<div role="widget">One.</div>'),
      [`${overview}:7:6  error content/attribute  ARIA has no role "widget" -> leave it out`],
    ],
    [
      'a third truth where there are two',
      body('<div aria-hidden="mixed">One.</div>'),
      [
        `${overview}:7:6  error content/attribute  aria-hidden has no value "mixed" -> use one of true, false`,
      ],
    ],
    [
      'a word of HTML, told as it is written',
      body('<span dir="Right">One</span>'),
      [
        `${overview}:7:7  error content/attribute  dir has no value "Right" -> use one of auto, ltr, rtl`,
      ],
    ],
    [
      'a window without its underscore, in capitals',
      body('<a href="https://example.com/" target="BLANK">One</a>'),
      [
        `${overview}:7:32  error content/attribute  target="BLANK" opens a window of that name -> did you mean "_blank"?`,
      ],
    ],
    [
      'a focus before all others, in braces, on a page and in its JavaScript',
      body('<span tabIndex={3}>One</span> {[1].map(() => <b key="a" tabIndex={2}>Two</b>)}'),
      [3, 2].map(
        (number, index) =>
          `${overview}:7:${[7, 57][index]}  error content/attribute  tabIndex ${number} comes before all else on the page, the navigation too -> write 0, or move the element to where it comes in turn`,
      ),
    ],
    [
      'a truth where ARIA wants a word',
      body('<div aria-live={true}>One.</div>'),
      [
        `${overview}:7:6  error content/attribute  aria-live has no value "true" -> use one of assertive, off, polite`,
      ],
    ],
    [
      'a word with a blank that is no list, told with its blank',
      body('<div aria-live="polite ">One.</div>'),
      [
        `${overview}:7:6  error content/attribute  aria-live has no value "polite " -> did you mean "polite"?`,
      ],
    ],
    [
      'one of several words',
      body('<div aria-relevant="additions txt">One.</div>'),
      [
        `${overview}:7:6  error content/attribute  aria-relevant has no value "txt" -> did you mean "text"?`,
      ],
    ],
  ]);
});
