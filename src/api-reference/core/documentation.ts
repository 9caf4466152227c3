import ts from 'typescript';
import { toMarkdown } from './markdown';
import { onOneLine } from './typeText';

/** What doc comments say of a declaration; texts are Markdown. */
export interface Documentation {
  readonly description: string;
  readonly default?: string;
  /** Empty if the package only says that it is deprecated. */
  readonly deprecated?: string;
  readonly examples: readonly string[];
  readonly returns: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly typeParameters: ReadonlyMap<string, string>;
}

interface Tag {
  readonly name: string;
  /** Name that a `@param` or `@typeParam` is about. */
  readonly about: string;
  readonly text: string;
}

const textOf = (comment: ts.JSDoc['comment']): string => ts.getTextOfJSDocComment(comment) ?? '';

function readTag(tag: ts.JSDocTag): Tag {
  const name = tag.tagName.text;
  const text = textOf(tag.comment).trim();
  if (ts.isJSDocParameterTag(tag)) {
    return { name: 'param', about: tag.name.getText(), text: text.replace(/^-\s*/, '') };
  }
  if (ts.isJSDocTemplateTag(tag)) {
    return { name: 'typeParam', about: tag.typeParameters[0]?.name.text ?? '', text };
  }
  if (name === 'typeParam' || name === 'property') {
    // The compiler knows neither here and leaves `{type} name - text` as it is.
    const parts = /^(?:\{(?<type>[^}]*)\}\s*)?(?<about>\S+)\s*(?:-\s*)?(?<rest>[\s\S]*)$/.exec(
      text,
    );
    const { type, about = '', rest = '' } = parts?.groups ?? {};
    return { name, about: type ?? about, text: rest };
  }
  return { name, about: '', text };
}

const isBalanced = (code: string): boolean =>
  (code.match(/[([{]/g) ?? []).length === (code.match(/[)\]}]/g) ?? []).length;

/** Splits what follows `@default` into the value and remarks on lines below it. */
function splitDefault(text: string): { value: string; remark: string } {
  const lines = text.split('\n');
  const length =
    lines.findIndex((_, index) => isBalanced(lines.slice(0, index + 1).join('\n'))) + 1;
  const end = length || lines.length;
  const value = end > 1 ? onOneLine(lines.slice(0, end).join('\n')) : (lines[0] ?? '').trim();
  return { value, remark: lines.slice(end).join('\n') };
}

/** "Defaults to `'Ok'`.", for options whose default has no tag. */
function defaultInText(description: string): string | undefined {
  return /\bDefaults to `([^`]+)`/.exec(description)?.[1];
}

const withoutFence = (code: string): string =>
  code.replace(/^```\w*\n([\s\S]*?)\n?```$/, '$1').trim();

const toMap = (tags: readonly Tag[]): Map<string, string> =>
  new Map(tags.map(({ about, text }) => [about, toMarkdown(text)]));

/** Reads the doc comments of declarations of one thing; of several, the first that has any. */
export function readDocumentation(declarations: readonly ts.Node[]): Documentation {
  const comments = declarations.flatMap((declaration) =>
    ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).slice(-1),
  );
  const [comment] = comments;
  const tags = (comment?.tags ?? []).map(readTag);
  const named = (...names: string[]) => tags.filter(({ name }) => names.includes(name));

  const { value, remark } = splitDefault(named('default', 'defaultValue')[0]?.text ?? '');
  const meanings = named('property').map(({ about, text }) => `- \`${about}\`: ${text}`);
  const paragraphs = [textOf(comment?.comment), remark, meanings.join('\n')];
  const description = toMarkdown(paragraphs.map((text) => text.trim()).join('\n\n'));
  const defaultValue = value || defaultInText(description);
  const [deprecated] = named('deprecated');
  return {
    description,
    ...(defaultValue && { default: defaultValue }),
    ...(deprecated && { deprecated: toMarkdown(deprecated.text) }),
    examples: named('example').map(({ text }) => withoutFence(text)),
    returns: toMarkdown(named('returns', 'return')[0]?.text ?? ''),
    parameters: toMap(named('param')),
    typeParameters: toMap(named('typeParam')),
  };
}
