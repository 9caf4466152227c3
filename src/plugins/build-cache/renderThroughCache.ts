import type { FileCache } from './fileCache';
import { withoutSlash, type RenderKeys } from './renderKeys';

/** What Docusaurus asks its renderer for; its declarations lack the type. */
export interface RenderParams {
  readonly pathname: string;
  readonly v4RemoveLegacyPostBuildHeadAttribute: boolean;
}

/** HTML of a page, and what was collected while it was rendered: texts, lists of them, and objects. */
export interface RenderedPage {
  readonly html: string;
  readonly collectedData: object;
}

/** Docusaurus' renderer of pages. */
export type Render = (params: RenderParams) => Promise<RenderedPage>;

/**
 * A renderer of pages that renders again only what is not as it was.
 *
 * @param keys - What the HTML of each page depends on.
 */
export function renderThroughCache(render: Render, keys: RenderKeys, cache: FileCache): Render {
  return async (params) => {
    const { pathname, v4RemoveLegacyPostBuildHeadAttribute } = params;
    // Tags of the head as objects, which plugins of old ask for, can't be kept.
    if (!v4RemoveLegacyPostBuildHeadAttribute) return render(params);
    const key = keys.pages[withoutSlash(pathname)] ?? keys.common;
    const known = cache.read(pathname, key);
    if (known !== undefined) {
      const end = known.indexOf('\n');
      const collectedData = JSON.parse(known.slice(0, end)) as object;
      return { html: known.slice(end + 1), collectedData };
    }
    const result = await render(params);
    cache.write(pathname, key, `${JSON.stringify(result.collectedData)}\n${result.html}`);
    return result;
  };
}
