import type { DemoProps } from '../../components/Demo/types';
import type { CodeSource } from '../../components/CodeBlock/types';
import type { ReadText } from '../../demo-projects/collectFiles';
import { readDemo, stylingsOf } from '../../demo-projects/readDemo';
import type { DemoListing, ShownFile } from '../../demo-projects/types';
import type { CodeStyling, CodeVariant } from '../../preferences/types';
import { repositoryUrl } from '../../site';
import { highlightCode } from '../code-blocks/highlight';

/** What comes from the build, and not from the page's author. */
export type BuiltDemo = Pick<
  DemoProps,
  'name' | 'address' | 'sources' | 'previews' | 'fontStylesheets' | 'repository'
>;

const codeVariants: readonly CodeVariant[] = ['TS', 'JS'];

type Place = Pick<CodeSource, 'variant' | 'styling' | 'file'>;

function toSource({ path }: ShownFile, code: string, place: Place): CodeSource {
  const language = path.slice(path.lastIndexOf('.') + 1);
  return { ...place, label: path, language, html: highlightCode(code, language, new Map(), false) };
}

/** Where the demo's modules stand in the repository of this documentation, if that is known. */
function repositoryOf({ modules }: DemoListing): Pick<DemoProps, 'repository'> {
  const links = Object.entries(modules).map(([styling, file]) => [
    styling,
    `${repositoryUrl}/blob/main/${file}`,
  ]);
  return repositoryUrl ? { repository: Object.fromEntries(links) } : {};
}

/** Everything about a demo that does not depend on the page that shows it. */
export async function toDemo(listing: DemoListing, read: ReadText): Promise<BuiltDemo> {
  const sources: CodeSource[] = [];
  const previews: CodeSource[] = [];
  const fontStylesheets = new Set<string>();
  const stylings = stylingsOf(listing);
  for (const styling of stylings) {
    for (const variant of codeVariants) {
      const demo = await readDemo(listing, styling, variant, read);
      demo.fontStylesheets.forEach((stylesheet) => fontStylesheets.add(stylesheet));
      demo.files.forEach((shown, file) => {
        const ofStyling: { styling?: CodeStyling } = stylings.length > 1 ? { styling } : {};
        const place = { variant, ...ofStyling, file };
        sources.push(toSource(shown, shown.text, place));
        if (shown.preview) {
          previews.push(toSource(shown, shown.preview, place));
        }
      });
    }
  }
  return {
    name: listing.name,
    address: listing.address,
    sources,
    previews,
    ...repositoryOf(listing),
    ...(fontStylesheets.size > 0 && { fontStylesheets: [...fontStylesheets] }),
  };
}
