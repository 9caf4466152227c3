import { redirectTarget, type ActiveRedirects } from '../../src/hosting/activeRedirects';
import { filesBelow } from '../../src/hosting/publishing/filesBelow';
import { removeBasePath, splitLanguagePrefix } from '../../src/navigation/pathname';
import { basePath } from '../../src/site';
import { defaultLanguage, languages } from '../../src/translations/languages';

const isHidden = (name: string): boolean => /(^|\/)[._]|\.(br|gz)$/.test(name);

/** Prime and larger than a page has files, so that neighbors in the list come from all folders. */
const stride = 1009;

/**
 * Addresses as readers ask for them: pages of all languages, and beside every page some of the
 * scripts, styles, pictures and search parts that pages load.
 *
 * @param published folder that was laid out.
 * @param redirects whose sources are pages for other hosts, and nobody's here.
 */
export async function mixedAddresses(
  published: string,
  redirects: ActiveRedirects,
): Promise<string[]> {
  const names = (await filesBelow(published)).filter((name) => !isHidden(name));
  const pages = names.filter((name) => name.endsWith('/index.html'));
  const files = names.filter((name) => !name.endsWith('.html'));
  const addresses = pages
    .map((name) => `/${name.slice(0, -'index.html'.length)}`)
    .filter((address) => {
      const routing = { basePath, locales: Object.keys(languages), defaultLocale: defaultLanguage };
      const { pathname } = splitLanguagePrefix(address, routing);
      return !redirectTarget(redirects, removeBasePath(pathname, basePath));
    });
  return addresses.flatMap((address, index) => {
    const beside = [0, 1, 2].map((offset) => files[((index * 3 + offset) * stride) % files.length]);
    return [address, ...beside.map((name) => `/${name}`)];
  });
}
