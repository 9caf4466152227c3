import type { MdxjsEsm } from 'mdast-util-mdx';

const SOURCE = '@site/src/components/StudioComponent';
const NAME = 'StudioComponent';

/** Import of the component, by the pages that show it: no other page carries it. */
export function importNode(): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import { ${NAME} } from '${SOURCE}';`,
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
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: { type: 'Identifier', name: NAME },
                local: { type: 'Identifier', name: NAME },
              },
            ],
          },
        ],
      },
    },
  };
}
