import { settingsProblems } from '@site/src/content/checks/settings';
import { formatProblem } from '@site/src/content/problem';

const linesFor = (environment: Record<string, string>): string[] =>
  settingsProblems(environment).map(formatProblem);

test.each([
  ['nothing', {}],
  ['empty values', { DOCS_URL: '', DOCS_HOST: '' }],
  [
    'a whole deployment',
    {
      DOCS_URL: 'https://docs.example.com',
      DOCS_HOST: 'docs.example.com:8443',
      DOCS_REPOSITORY_URL: 'https://github.com/example/docs',
      SERVICE_WORKER: 'off',
      ANALYTICS_ID: 'G-1234ABCDEF',
    },
  ],
  ['variables of other programs', { DOCKER_HOST: 'x', SERVICE_NAME: 'y' }],
])('%s is fine', (_name, environment) => {
  expect(linesFor(environment)).toEqual([]);
});

const origin =
  '-> write an origin without path and slash at its end, such as https://docs.example.com';

test.each([
  ['no address', { DOCS_URL: 'docs' }, `  error settings/value  DOCS_URL is "docs" ${origin}`],
  [
    'a path',
    { DOCS_URL: 'https://a.example/x' },
    `  error settings/value  DOCS_URL is "https://a.example/x" ${origin}`,
  ],
  [
    'a slash',
    { DOCS_URL: 'https://a.example/' },
    `  error settings/value  DOCS_URL is "https://a.example/" ${origin}`,
  ],
  [
    'another scheme',
    { DOCS_URL: 'ftp://a.example' },
    `  error settings/value  DOCS_URL is "ftp://a.example" ${origin}`,
  ],
  [
    'an address as a host',
    { DOCS_HOST: 'https://a.example' },
    '  error settings/value  DOCS_HOST is "https://a.example" -> write a host alone, such as docs.example.com',
  ],
  [
    'a repository to clone',
    { DOCS_REPOSITORY_URL: 'git@github.com:example/docs.git' },
    '  error settings/value  DOCS_REPOSITORY_URL is "git@github.com:example/docs.git" -> write the address of a repository, such as https://github.com/example/docs',
  ],
  [
    'a word',
    { SERVICE_WORKER: 'no' },
    '  error settings/value  SERVICE_WORKER is "no" -> write on or off',
  ],
  [
    'a measurement id that is none',
    { ANALYTICS_ID: '42' },
    '  error settings/value  ANALYTICS_ID is "42", which is no measurement id -> write it as in G-1234ABCDEF; src/analytics/README.md says how',
  ],
  [
    'a misspelled name',
    { DOCS_ULR: 'https://a.example' },
    '  error settings/unknown  DOCS_ULR is no setting of this site -> did you mean DOCS_URL?',
  ],
])('%s is told', (_name, environment, line) => {
  expect(linesFor(environment as Record<string, string>)).toEqual([`environment:1:1${line}`]);
});
