import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bootWatchScript } from '../../recovery/bootWatch';
import { noticeHtml, noticeId } from '../../recovery/notice';

interface ResolveRequest {
  request: string;
  readonly context: string;
}

const standIn = (name: string): string => path.join(__dirname, 'standIns', name);

const clientFolder = /core[\\/]lib[\\/]client$/;

/** Keeps pages readable, and brings them back to life, where files, connections and addresses fail. */
export default function recoveryPlugin({ codeTranslations }: LoadContext): Plugin {
  const notice = noticeHtml(({ id, message }) => codeTranslations[id ?? ''] ?? message ?? '');
  return {
    name: 'recovery',
    // The development server compiles for longer than any file should take, and reports by itself.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [{ tagName: 'script', innerHTML: bootWatchScript }],
            preBodyTags: [{ tagName: 'template', attributes: { id: noticeId }, innerHTML: notice }],
          }
        : {},
    getClientModules: () => [path.join(__dirname, '../../recovery/page/clientModule.ts')],
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/preload$/, (resolve: ResolveRequest) => {
            // The build renders pages with the original.
            if (!isServer && clientFolder.test(resolve.context)) {
              resolve.request = standIn('preload.ts');
            }
          }),
          new NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]nprogress(?:\.js)?$/,
            standIn('nprogress.ts'),
          ),
        ],
      };
    },
  };
}
