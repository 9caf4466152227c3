import type { StudioComponent } from '../../api-reference/studio/model';
import { getMdxParser } from '../../content/page/mdxParser';
import { studioComponentsIn } from './elements';
import { readComponent, type ComponentProblem } from './readComponent';

/** Reads what is wrong with the components in the text of a page. */
export type ReadText = (text: string) => readonly ComponentProblem[];

/**
 * Prepares the reading of pages.
 *
 * @param components what Studio has.
 */
export async function createTextReader(components: readonly StudioComponent[]): Promise<ReadText> {
  const parse = await getMdxParser();
  const byName = new Map(components.map((component) => [component.name, component]));
  return (text) => {
    let tree: ReturnType<typeof parse>;
    try {
      tree = parse(text);
    } catch {
      // That the page can't be read is another check's message.
      return [];
    }
    return studioComponentsIn(tree).flatMap((node) => readComponent(node, byName).problems);
  };
}
