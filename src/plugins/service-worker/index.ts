import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { appleTouchIcon } from '../../installation/icons';
import { themeColors } from '../../installation/themeColors';
import { manifestFile, webManifest } from '../../installation/webManifest';
import { bundleWorker } from '../../service-worker/bundleWorker';
import { serviceWorkerMode } from '../../service-worker/configuration';
import { products, type ProductId } from '../../products';
import { workerSite } from './workerSite';

const clientModule = path.join(__dirname, '../../service-worker/page/clientModule.ts');

/**
 * Makes the site installable and readable without a connection.
 *
 * In the place of `@docusaurus/plugin-pwa`. Its worker goes by a query in its own address and does
 * nothing without, so it has none at `/toolpad/sw.js`; it answers pages from its list of all files
 * first, and a page whose entry is lost can't be opened even with a connection; and a single file
 * that is missing keeps it from being installed. It would be one for each language, too. All that is
 * left of the package then are four tags, for fifty packages that each build would load.
 *
 * @throws at the start, if `SERVICE_WORKER` is neither `on` nor `off`.
 */
export default function serviceWorkerPlugin(context: LoadContext): Plugin {
  const name = 'service-worker';
  const mode = serviceWorkerMode();
  // There is nothing to install, and a worker would show what was written before.
  if (process.env.NODE_ENV === 'development') return { name };
  const { siteDir, siteConfig, baseUrl, i18n, codeTranslations } = context;
  const colors = themeColors(siteDir);
  return {
    name,
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'manifest', href: baseUrl + manifestFile } },
        {
          tagName: 'link',
          attributes: { rel: 'apple-touch-icon', href: baseUrl + appleTouchIcon.file },
        },
        ...(['light', 'dark'] as const).map((theme) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            content: colors[theme],
            media: `(prefers-color-scheme: ${theme})`,
          },
        })),
      ],
    }),
    getClientModules: () => (mode === 'on' ? [clientModule] : []),
    async postBuild(props) {
      const { htmlLang: language, direction } = i18n.localeConfigs[i18n.currentLocale] ?? {
        htmlLang: i18n.currentLocale,
        direction: 'ltr',
      };
      const describe = (id: ProductId): string =>
        codeTranslations[`product.${id}.metadata`] ?? products[id].metadata;
      const manifest = webManifest({
        name: siteConfig.title,
        descriptions: { core: describe('core'), studio: describe('studio') },
        baseUrl,
        language,
        direction: direction === 'rtl' ? 'rtl' : 'ltr',
        colors,
      });
      await writeFile(path.join(props.outDir, manifestFile), JSON.stringify(manifest));
      // One worker for all languages, from the build that comes first.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const worker = await bundleWorker(mode === 'off' ? 'off' : { site: await workerSite(props) });
      await writeFile(path.join(props.outDir, 'sw.js'), worker);
    },
  };
}
