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
      [
        `${overview}:7:11  error content/undefined-name  nothing on the page defines "require" -> import or export it above, or write \\{ if braces are meant as text`,
      ],
    ],
  ]);
});
