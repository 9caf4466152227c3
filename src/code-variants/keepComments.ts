import type { types as t } from '@babel/core';
import { commentsOf, located } from './sampleSyntax';
import type { TextEdits } from './textEdits';

const standIn = /\/\*kept-comment:(\d+)[\s.]*\*\//g;

/**
 * Puts stand-ins of the same number of lines in the place of comments that span lines, whose
 * indentation Babel would change.
 *
 * @returns What puts the comments back into the code that Babel printed.
 */
export function keepComments(ast: t.File, edits: TextEdits): (code: string) => string {
  const comments = commentsOf(ast).map((comment) => {
    const { start, end } = located(comment);
    return { start, end, text: edits.source.slice(start, end) };
  });
  comments.forEach(({ start, end, text }, index) => {
    const breaks = text.split('\n').length - 1;
    if (breaks > 0) edits.replace(start, end, `/*kept-comment:${index}${'\n.'.repeat(breaks)}*/`);
  });
  return (code) =>
    code.replace(standIn, (own, index: string) => comments[Number(index)]?.text ?? own);
}
