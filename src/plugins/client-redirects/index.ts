import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientRedirects } from '../../hosting/clientRedirects';

/**
 * Docusaurus' plugin with the table of redirects. Not named in the configuration, of which every
 * reader gets a copy, with the options of its plugins.
 */
export default function clientRedirectsPlugin(context: LoadContext): Plugin | null {
  return pluginClientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: clientRedirects(),
  }) as Plugin | null;
}
