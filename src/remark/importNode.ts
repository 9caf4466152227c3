import type { MdxjsEsm } from 'mdast-util-mdx';

/**
 * Import of components by the pages that show them, so that no other page carries them.
 *
 * @param source - Module, for example `@site/src/components/ApiReference`.
 * @param names - Its exports that the page uses.
 */
export function importNode(source: string, names: readonly string[]): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import { ${names.join(', ')} } from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: { type: 'Literal', value: source, raw: `'${source}'` },
            specifiers: names.map((name) => ({
              type: 'ImportSpecifier',
              imported: { type: 'Identifier', name },
              local: { type: 'Identifier', name },
            })),
          },
        ],
      },
    },
  };
}
