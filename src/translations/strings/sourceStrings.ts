import type { Files } from '../../content/files';
import type { SiteNavigation } from '../../content/site';
import type { NavigationPage } from '../../navigation/types';
import { productIds, products } from '../../products';
import { codeStrings, type CodeStrings, type ModuleCache } from './codeStrings';
import { navigationStrings } from './navigationStrings';
import { referenceStrings, themeStrings } from './packageStrings';
import { themeConfigStrings } from './themeConfigStrings';
import type { SourceStrings } from './types';

/** All interface strings in English. */
export interface EnglishStrings {
  /** Translation files that can be told; a file with a source that can't be read is left out. */
  readonly files: readonly SourceStrings[];
  /** Modules whose strings can't be told. */
  readonly problems: CodeStrings['problems'];
}

/** Ids in the order in which translation files have them. */
function sorted<Value>(messages: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map([...messages].sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
}

/**
 * Collects the interface strings of a project: those in its modules and in the theme's, the headings
 * of the reference, the labels of navbar, footer and sidebars.
 */
export async function englishStrings(
  files: Files,
  navigation: SiteNavigation,
  cache: ModuleCache,
): Promise<EnglishStrings> {
  const code = await codeStrings(files, cache);
  // A theme component of ours that keeps an id of the theme says what its string is.
  const messages = new Map([...referenceStrings(), ...themeStrings(), ...code.messages]);
  const canBeDrawn = navigation.problems.length === 0;
  const sidebars = productIds.flatMap((product): SourceStrings[] => {
    const tree = navigation.trees[product] as readonly NavigationPage[];
    // Without a current version, which is a mistake of its own, nothing is known of the sidebar.
    const current = products[product].versions.find((version) => version.current);
    const file = `docusaurus-plugin-content-docs-${product}/current.json`;
    return canBeDrawn && current
      ? [{ file, messages: navigationStrings(product, tree, current.text) }]
      : [];
  });
  const theme = canBeDrawn ? [...themeConfigStrings(files)] : [];
  const isKnown = code.problems.length === 0;
  return {
    files: [
      ...(isKnown ? [{ file: 'code.json', messages: sorted(messages) }] : []),
      ...theme.map(([file, strings]) => ({ file, messages: strings })),
      ...sidebars,
    ],
    problems: code.problems,
  };
}
