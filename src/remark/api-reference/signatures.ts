import type { Nodes, PhrasingContent } from 'mdast';
import type { Plugin } from 'prettier';
import * as estreePlugin from 'prettier/plugins/estree';
import * as typescriptPlugin from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { ApiSignature } from '../../api-reference/model';
import { overloadName } from '../../api-reference/names';
import { jsxElement } from '../jsxElement';
import type { ReferenceContext } from './context';
import { exampleNodes } from './examples';
import { tableOf } from './rows';
import { typeTokens } from './typeTokens';

/** Columns of a signature: what fits beside the table of contents. */
const PRINT_WIDTH = 72;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** Arrow type to declaration: `(key: string) => void` becomes `function useX(key: string): void`. */
function declaration(name: string, signature: ApiSignature): string {
  const { type } = signature.returns;
  const arrow = signature.signature;
  const end = arrow.lastIndexOf(`=> ${type}`);
  const head = end > 0 ? arrow.slice(0, end).trimEnd() : arrow;
  return end > 0 ? `declare function ${name}${head}: ${type};` : `declare const ${name}: ${arrow};`;
}

/** The signature as Prettier lays it out; as it is where Prettier can't read it. */
async function laidOut(source: string): Promise<string> {
  try {
    const formatted = await format(source, {
      parser: 'typescript',
      plugins: [typescriptPlugin, estreePlugin as Plugin],
      singleQuote: true,
      printWidth: PRINT_WIDTH,
    });
    return formatted.trimEnd().replace(/^declare /, '');
  } catch {
    return source.replace(/^declare /, '');
  }
}

async function signatureNodes(
  name: string,
  signature: ApiSignature,
  position: { index: number; count: number },
  context: ReferenceContext,
): Promise<Nodes[]> {
  const { index, count } = position;
  const label: Nodes[] =
    count > 1
      ? [
          {
            type: 'paragraph',
            children: [{ type: 'strong', children: [text(`Overload ${index + 1} of ${count}`)] }],
          },
        ]
      : [];
  const value = await laidOut(declaration(name, signature));
  const source = overloadName(name, index, count);
  const returns = jsxElement('ApiReturns', {
    type: typeTokens(signature.returns.type, context.linkOf),
  });
  returns.children = context.describe(signature.returns.description) as typeof returns.children;
  return [
    ...label,
    { type: 'code', lang: 'ts', meta: 'ts-only fragment', value },
    ...context.describe(signature.description),
    ...(signature.parameters.length > 0
      ? [tableOf(source, 'param', `Parameters of ${name}`, signature.parameters, context)]
      : []),
    returns,
    ...exampleNodes(signature.examples),
  ];
}

/** All ways to call a function: each with its signature, parameters, and result. */
export async function signaturesOf(
  name: string,
  signatures: readonly ApiSignature[],
  context: ReferenceContext,
): Promise<Nodes[]> {
  const nodes: Nodes[] = [];
  for (const [index, signature] of signatures.entries()) {
    const position = { index, count: signatures.length };
    nodes.push(...(await signatureNodes(name, signature, position, context)));
  }
  return nodes;
}
