import type { Attribute, ElementUse } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';
import { fileOfAddress, missingFileFix } from './images';

/** Attributes that browsers load by themselves; those of `<img src>` are images. */
export const sources: Readonly<Record<string, readonly string[]>> = {
  img: ['srcSet'],
  source: ['src', 'srcSet'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
};

/** Addresses in an attribute; several in that of pictures of several sizes. */
export function addressesIn({ name, value = '' }: Attribute): string[] {
  return name === 'srcSet'
    ? value.split(',').flatMap((candidate) => candidate.trim().split(/\s/)[0] || [])
    : [value.trim()].filter(Boolean);
}

function checkAddress(
  url: string,
  { attribute, element, file }: { attribute: Attribute; element: string; file: string },
  { files }: SiteContent,
): Problem[] {
  const target = fileOfAddress(url, file);
  if (target === undefined) {
    const message = `<${element}> loads "${url}" from another server, which the site blocks`;
    const fix = element === 'iframe' ? 'link to it' : 'put it into static/, or link to it';
    return [problemAt(file, attribute, 'content/remote-media', message, fix)];
  }
  if (element === 'iframe' || files.isFile(target)) {
    return [];
  }
  const message = `the file ${target} does not exist`;
  const fix = missingFileFix(url, target, { file, files });
  return [problemAt(file, attribute, 'content/missing-media', message, fix)];
}

function checkElement(element: ElementUse, file: string, site: SiteContent): Problem[] {
  const names = Object.hasOwn(sources, element.name) ? (sources[element.name] ?? []) : [];
  return element.attributes
    .filter(({ name }) => names.includes(name))
    .flatMap((attribute) =>
      (attribute.siteFile ? [attribute.siteFile] : addressesIn(attribute)).flatMap((url) =>
        checkAddress(url, { attribute, element: element.name, file }, site),
      ),
    );
}

/** Videos, frames, and pictures in several sizes: there, and from this server. */
export function media(site: SiteContent): Problem[] {
  return site.pages.flatMap(({ file, body }) =>
    (body?.elements ?? []).flatMap((element) => checkElement(element, file, site)),
  );
}
