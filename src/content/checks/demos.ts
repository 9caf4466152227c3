import { nearest } from '../../navigation/rules/nearest';
import { nearestPathname } from '../nearestPathname';
import { attributeText } from '../page/jsx';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

const DEMOS_FOLDER = 'src/demos';

/** Demos that pages show: `<Demo name="core/account/Basic" />` is `src/demos/core/account/Basic.tsx`. */
export function demos({ pages, files }: SiteContent): Problem[] {
  const names = files
    .list(DEMOS_FOLDER)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(DEMOS_FOLDER.length + 1, -'.tsx'.length));
  const known = new Set(names);
  return pages.flatMap(({ file, body }) =>
    (body?.elements ?? [])
      .filter((element) => element.name === 'Demo')
      .flatMap((element) => {
        const name = attributeText(element, 'name');
        if (name === undefined) {
          const fix = 'add name="…", the path below src/demos without extension, as plain text';
          return [problemAt(file, element, 'content/missing-demo', 'the demo has no name', fix)];
        }
        if (known.has(name)) {
          return [];
        }
        const at = element.attributes.find((attribute) => attribute.name === 'name') ?? element;
        const meant = nearestPathname(name, names) ?? nearest(name, names);
        const module = `${DEMOS_FOLDER}/${name}.tsx`;
        const message = `the demo "${name}" does not exist`;
        const fix = meant
          ? `did you mean "${meant}"? Otherwise write ${module}`
          : `write ${module}`;
        return [problemAt(file, at, 'content/missing-demo', message, fix)];
      }),
  );
}
