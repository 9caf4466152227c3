import type { Attribute, ElementUse } from '../page/types';
import { decodedAddress } from '../decodeAddress';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';
import { addressesIn, sources } from './media';

/** What brings a file to the address at which the site is served. */
function fixFor({ name, attributes }: ElementUse, attribute: Attribute, url: string): string {
  if (name === 'img' && attribute.name === 'src') {
    const alt = attributes.find((one) => one.name === 'alt')?.value?.trim() || '…';
    return `write ![${alt}](${url})`;
  }
  if (name === 'iframe') return 'link to it';
  return `import file from "@site/static${url}", and write ${attribute.name}={file}`;
}

function checkElement(element: ElementUse, file: string, { files }: SiteContent): Problem[] {
  const known = Object.hasOwn(sources, element.name) ? (sources[element.name] ?? []) : [];
  const names = element.name === 'img' ? ['src', ...known] : known;
  return element.attributes
    .filter(({ name }) => names.includes(name))
    .flatMap((attribute) => {
      const addresses = addressesIn(attribute);
      const [url = ''] = addresses.filter((one) => /^\/(?!\/)/.test(one));
      // What is not there is told as that.
      const isThere =
        element.name === 'iframe' ||
        addresses.every((one) => files.isFile(`static${decodedAddress(one)}`));
      if (url === '' || !isThere) return [];
      const message = `a raw <${element.name}> does not get the base path`;
      const fix = fixFor(element, attribute, url);
      return [problemAt(file, attribute, 'content/raw-link', message, fix)];
    });
}

/** Files of the site that elements of HTML name: their addresses are left as they are. */
export function rawMedia(site: SiteContent): Problem[] {
  return site.pages.flatMap(({ file, body }) =>
    (body?.elements ?? []).flatMap((element) => checkElement(element, file, site)),
  );
}
