import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { basePath, siteUrl } from '../../../src/site';
import { defaultLanguage, translationLanguages } from '../../../src/translations/languages';

/** Folder of the production build that is being tested; `E2E_BUILD` names another one. */
export const buildFolder = path.resolve(__dirname, '../../..', process.env.E2E_BUILD ?? 'build');

/** Text of a file of the build. */
export function readBuilt(name: string): string {
  return readFileSync(path.join(buildFolder, name), 'utf8');
}

/** Names of all files of the build that end in `extension`, relative to the build folder. */
export function allBuiltFiles(extension: string): string[] {
  return readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(extension),
  );
}

/** The same without what other languages than English have in their folders. */
export function builtFiles(extension: string): string[] {
  return allBuiltFiles(extension).filter(
    (name) => !translationLanguages.includes(name.split(/[\\/]/)[0] ?? ''),
  );
}

/** True for the path, with base path, of a page of an archived release. */
export function isArchived(path: string): boolean {
  return /^[a-z]+\/\d+\.\d+\.\d+\//.test(path.slice(basePath.length));
}

/** True if a page of the build only leads on to another. */
export function isClientRedirect(html: string): boolean {
  return html.includes('http-equiv="refresh"');
}

/**
 * Paths of all pages of a language, with base path, as its sitemap lists them.
 *
 * @throws if there is no build, or if its sitemap names another site's addresses.
 */
export function sitemapPaths(language: string = defaultLanguage): string[] {
  const file = language === defaultLanguage ? 'sitemap.xml' : `${language}/sitemap.xml`;
  if (!existsSync(path.join(buildFolder, file))) {
    throw new Error(`build/${file}  there is no built site -> run npm run build`);
  }
  const addresses = [...readBuilt(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const prefix = siteUrl + basePath;
  const foreign = addresses.find((address) => !address.startsWith(prefix));
  if (addresses.length === 0 || foreign !== undefined) {
    throw new Error(`build/${file}  ${foreign ?? 'nothing'} is not below ${prefix}`);
  }
  return addresses.map((address) => address.slice(siteUrl.length));
}
