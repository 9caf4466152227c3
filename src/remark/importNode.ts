import type { ImportDeclaration } from 'estree';
import type { MdxjsEsm } from 'mdast-util-mdx';

function declarationNode(
  source: string,
  imported: string,
  specifiers: ImportDeclaration['specifiers'],
): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${imported} from '${source}';`,
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
            specifiers,
          },
        ],
      },
    },
  };
}

/**
 * Import of components by the pages that show them, so that no other page carries them.
 *
 * @param source - Module, for example `@site/src/components/ApiReference`.
 * @param names - Its exports that the page uses.
 */
export function importNode(source: string, names: readonly string[]): MdxjsEsm {
  return declarationNode(
    source,
    `{ ${names.join(', ')} }`,
    names.map((name) => ({
      type: 'ImportSpecifier',
      imported: { type: 'Identifier', name },
      local: { type: 'Identifier', name },
    })),
  );
}

/** The same for the default export of a module. */
export function defaultImportNode(source: string, name: string): MdxjsEsm {
  return declarationNode(source, name, [
    { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } },
  ]);
}
