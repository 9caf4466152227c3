import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/mdx-syntax');

const unclosed = (at: string, tag: string): string =>
  `${at}  ${tag} is never closed -> close the tag in the same block, or write \\< if it is no tag`;
const unopened = (at: string): string =>
  `${at}  the closing tag has no opening tag -> remove it, or open the tag first`;
const otherClosed = (at: string, tag: string, other: string): string =>
  `${at}  the closing tag ${tag} has no opening tag -> close ${other} first`;
const endOfVoid = (at: string): string =>
  `${at}  </br> ends an element that has no end -> write <br />`;
const withoutEnd = (at: string, name: string): string =>
  `${at}  <${name}> has no end, which JSX wants of every element -> write <${name} />`;

describe('tags without the other of their pair', () => {
  test.each<[text: string, says: string[]]>([
    ['<Card>', [unclosed('5:1', '<Card>')]],
    ['A <b>c', [unclosed('5:3', '<b>')]],
    ['<a.b>', [unclosed('5:1', '<a.b>')]],
    ['<Card>\n\nText.\n\n</Crad>', [otherClosed('9:1', '</Crad>', '<Card>')]],
    ['</Card>', [unopened('5:1')]],
    ['A </b> c', [unopened('5:3')]],
    ['<b></i>', [otherClosed('5:4', '</i>', '<b>')]],
    ['<b>One\n\nTwo</b>', [unclosed('5:1', '<b>')]],
    ['- <b>One\n- Two</b>', [unclosed('5:3', '<b>')]],
    ['<Card>\n\n```js\none();\n```', [unclosed('5:1', '<Card>')]],
    ['> <b>a\n\nText.', [unclosed('5:3', '<b>')]],
    ['<Card\n  title="a"\n>\n\nText.', [unclosed('5:1', '<Card>')]],
    ['One<br>two.', [withoutEnd('5:4', 'br')]],
    ['One<hr>two.', [withoutEnd('5:4', 'hr')]],
    ['One<img>two.', [withoutEnd('5:4', 'img')]],
    ['One<input>two.', [withoutEnd('5:4', 'input')]],
    ['One<source>two.', [withoutEnd('5:4', 'source')]],
    ['One<wbr>two.', [withoutEnd('5:4', 'wbr')]],
    ['One<link>two.', [withoutEnd('5:4', 'link')]],
    ['One<meta>two.', [withoutEnd('5:4', 'meta')]],
    ['One<div>two.', [unclosed('5:4', '<div>')]],
    ['<img src="/a.png">', [withoutEnd('5:1', 'img')]],
    ['<br></br>a<br>', [withoutEnd('5:11', 'br')]],
    ['</br>', [endOfVoid('5:1')]],
    ['> One\n> two </b>', [unopened('6:7')]],
    ['A</br>b', [endOfVoid('5:2')]],
    ['<$a>', [unclosed('5:1', '<$a>')]],
    ['<>a', [unclosed('5:1', '<>')]],
    ['</>', [unopened('5:1')]],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each(['<>a</>'])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
