import type { MdxjsEsm } from 'mdast-util-mdx';

const SOURCE = '@site/src/components/ApiReference';
const COMPONENTS = ['ApiReturns', 'ApiRow', 'ApiTable', 'SchemaDefinition'] as const;

/**
 * Import of the components that reference is made of. They are imported by the pages that have
 * reference, so that no other page carries them.
 */
export function importNode(): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import { ${COMPONENTS.join(', ')} } from '${SOURCE}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: { type: 'Literal', value: SOURCE, raw: `'${SOURCE}'` },
            specifiers: COMPONENTS.map((name) => ({
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
