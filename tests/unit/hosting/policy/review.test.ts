import { formatProblem } from '@site/src/content/problem';
import { hashSource } from '@site/src/hosting/policy/contentHash';
import { startReview } from '@site/src/hosting/policy/review';

const reviewed = {
  script: new Set(['first()', 'second()']),
  style: new Set(['p{color:red}']),
  'style attribute': new Set(['width:1px']),
};

const linesOf = (review: ReturnType<typeof startReview>): string[] =>
  review.problems().map(formatProblem);

test('what was reviewed is found, each text once, in order, and is no problem', () => {
  const review = startReview(reviewed);
  const html = '<script>first()</script><p style="width:1px"><style>p{color:red}</style>';
  review.add('build/a.html', html);
  review.add('build/b.html', `${html}<script>second()</script>`);
  expect(linesOf(review)).toEqual([]);
  expect(review.found()).toEqual({
    scripts: ['first()', 'second()'].map(hashSource).sort(),
    styles: ['p{color:red}', 'width:1px'].map(hashSource).sort(),
  });
});

test('what was not is a problem where it stands, with how many pages have it', () => {
  const review = startReview(reviewed);
  review.add('build/b.html', '<html>\n  <p><script>third()</script>');
  review.add('build/a.html', '<script>third()</script>');
  review.add('build/c.html', '<script>third()</script>');
  expect(linesOf(review)).toEqual([
    'build/b.html:2:6  error policy/script  script "third()" is not reviewed, and browsers would refuse it, here and on 2 more -> load it as a file, or if it has to run before the first paint, add it to reviewedScripts in src/hosting/policy/reviewedInline.ts with the reason',
  ]);
  expect(review.found()).toEqual({ scripts: [], styles: [] });
});

test('a text is reviewed as one kind of code, and not as another', () => {
  const review = startReview(reviewed);
  review.add('build/a.html', '<style>first()</style>');
  expect(linesOf(review)).toEqual([
    'build/a.html:1:1  error policy/style  style "first()" is not reviewed, and browsers would refuse it -> move it to a stylesheet, or add it to reviewedStyles in src/hosting/policy/reviewedInline.ts with the reason',
  ]);
});

test.each([
  ['<p onclick="go()">', 'policy/event-handler', 'event handler "go()"', 'add the listener'],
  ['<a href="javascript:go()">', 'policy/script-address', 'script address', 'use a button'],
  ['<p style="top:0">', 'policy/style-attribute', 'style attribute "top:0"', 'use a class'],
])('%s is told', (html, code, what, fix) => {
  const review = startReview(reviewed);
  review.add('build/a.html', html);
  const [line = ''] = linesOf(review);
  expect(line).toContain(` error ${code}  ${what}`);
  expect(line).toContain(`-> ${fix}`);
});

test('a long text is shown by its start, in one line', () => {
  const review = startReview(reviewed);
  const text = (length: number): string => 'x'.repeat(length);
  review.add('build/a.html', `<script>\n  ${text(60)}\n</script><script>${text(61)}</script>`);
  review.add('build/b.html', '<script>a  b\n\tc</script>');
  const shown = review.problems().map(({ message }) => /"(.*)"/.exec(message)?.[1]);
  expect(shown).toEqual([text(60), `${text(60)}…`, 'a b c']);
});

test('problems come in the order of files and places', () => {
  const review = startReview(reviewed);
  review.add('build/b.html', '<script>x()</script><p onclick="a()">');
  review.add('build/a.html', '<script>y()</script>');
  expect(review.problems().map(({ file, column }) => [file, column])).toEqual([
    ['build/a.html', 1],
    ['build/b.html', 1],
    ['build/b.html', 21],
  ]);
});
