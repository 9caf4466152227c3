import type { NavigationPage } from '../../../src/navigation';

const group = (pathname: string, children: readonly NavigationPage[]): NavigationPage => ({
  pathname,
  children,
});

/** Pages below `folder`; `names` are separated by spaces. */
const under = (folder: string, names: string): NavigationPage[] =>
  names.split(' ').map((name) => ({ pathname: `${folder}/${name}` }));

/** Both tables of contents as they are when every page has been written. */
export const plannedCore: readonly NavigationPage[] = [
  group('/core/introduction', [
    ...under(
      '/core/introduction',
      'overview installation base-concepts tutorial examples roadmap support',
    ),
  ]),
  group(
    '/core/integrations',
    under('/core/integrations', 'nextjs-approuter nextjs-pagesrouter react-router'),
  ),
  group('/core/components', [
    { pathname: '/core/components/all-components' },
    {
      pathname: '/core/components/layout',
      subheader: 'Layout',
      children: under('/core/components', 'app-provider dashboard-layout page-container'),
    },
    ...under(
      '/core/components',
      'sign-in-page account crud use-dialogs use-notifications use-session persisted-state',
    ),
  ]),
  group(
    '/core/api',
    under(
      '/core/api',
      'account account-popover-footer account-popover-header account-preview app-provider create ' +
        'crud crud-form crud-provider dashboard-layout dialogs-provider edit list ' +
        'localization-provider notifications-provider page-container page-header ' +
        'page-header-toolbar show sign-in-button sign-in-page sign-out-button theme-switcher ' +
        'toolbar-actions use-dialogs use-notifications use-session use-local-storage-state ' +
        'use-session-storage-state',
    ),
  ),
];

export const plannedStudio: readonly NavigationPage[] = [
  group('/studio/getting-started', [
    ...under('/studio/getting-started', 'overview installation why-toolpad first-app'),
    group(
      '/studio/examples',
      under('/studio/examples', 'overview npm-stats basic-crud-app qr-generator'),
    ),
    ...under('/studio/getting-started', 'roadmap support'),
  ]),
  group('/studio/concepts', [
    { pathname: '/studio/concepts/building-ui' },
    group(
      '/studio/concepts/connecting-to-data',
      under('/studio/concepts', 'queries http-requests custom-functions data-providers'),
    ),
    ...under(
      '/studio/concepts',
      'data-binding event-handling file-structure deployment custom-components theming page-properties',
    ),
    group('/studio/concepts/authorization', under('/studio/concepts', 'authentication rbac')),
    { pathname: '/studio/concepts/custom-server' },
  ]),
  group(
    '/studio/components',
    under('/studio/components', 'button data-grid list date-picker text-field'),
  ),
  group(
    '/studio/how-to-guides',
    under(
      '/studio/how-to-guides',
      'connect-to-databases connect-to-googlesheets render-deploy railway-deploy gcp-deploy ' +
        'map-display cube-component customize-datagrid delete-datagrid-row embed-pages ' +
        'basic-auth editor-path',
    ),
  ),
  group('/studio/reference', [
    { pathname: '/studio/reference/file-schema' },
    group(
      '/studio/reference/components',
      under(
        '/studio/reference/components',
        'overview autocomplete button chart checkbox container data-grid date-picker file-picker ' +
          'form image list metric page-column page-row paper select spacer stack tabs text ' +
          'text-field',
      ),
    ),
    group(
      '/studio/reference/api',
      under(
        '/studio/reference/api',
        'overview create-component create-data-provider create-function create-handler get-context',
      ),
    ),
  ]),
];
