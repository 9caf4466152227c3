import { getMdxParser } from '@site/src/content/page/mdxParser';
import { parsePage } from '@site/src/content/page/parsePage';
import type { PageBody, ParsedPage } from '@site/src/content/page/types';

/** What checks know of a page with these lines below its front matter, which start on line 5. */
export async function parse(...lines: string[]): Promise<ParsedPage> {
  const text = `---\ntitle: A page\n---\n\n${lines.join('\n')}\n`;
  return parsePage(Buffer.from(text), await getMdxParser());
}

/** The same of a page that can be read. */
export async function read(...lines: string[]): Promise<PageBody> {
  const { body } = await parse(...lines);
  if (!body) throw new Error('the page was not read');
  return body;
}

/** What is said of a page with these lines below its front matter: `line:column rule what -> fix`. */
export async function told(lines: readonly string[]): Promise<string[]> {
  const { problems } = await parse(...lines);
  return problems.map(
    ({ line, column, code, message, fix }) => `${line}:${column} ${code} ${message} -> ${fix}`,
  );
}

function format({ problems }: ParsedPage): string[] {
  return problems.map(
    ({ line, column, code, message, fix }) => `${line}:${column}  ${code}  ${message} -> ${fix}`,
  );
}

/** What is wrong with a page with this text below its front matter, which starts on line 5. */
export async function problemsOf(text: string): Promise<string[]> {
  return format(await parse(text));
}

/** What is wrong with a whole file. */
export async function problemsOfFile(file: string | Buffer): Promise<string[]> {
  return format(parsePage(Buffer.from(file), await getMdxParser()));
}

/** Tells what a rule, which all problems have to be of, says of a text: `line:column  what -> fix`. */
export function problemsOfRule(rule: string): (text: string) => Promise<string[]> {
  return async (text) => {
    const { problems } = await parse(text);
    expect(problems.map(({ code }) => code)).toEqual(problems.map(() => rule));
    return problems.map(
      ({ line, column, message, fix }) => `${line}:${column}  ${message} -> ${fix}`,
    );
  };
}
