/** Address at v0.13.0 of the upstream site → the address that answers now. Base path left out. */
export type Moved = readonly [from: string, to: string];

const below = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `${folder}${name}/`);

/** Routes whose address is still the same. */
export const keptAddresses: readonly string[] = [
  '/',
  '/studio/',
  ...below('/core/introduction/', 'installation base-concepts tutorial examples roadmap support'),
  ...below('/core/integrations/', 'nextjs-approuter nextjs-pagesrouter react-router'),
  ...below(
    '/core/api/',
    'account account-popover-footer account-popover-header account-preview app-provider create ' +
      'crud crud-form crud-provider dashboard-layout dialogs-provider edit list ' +
      'localization-provider notifications-provider page-container page-header ' +
      'page-header-toolbar show sign-in-button sign-in-page sign-out-button theme-switcher ' +
      'toolbar-actions',
  ),
  ...below('/studio/getting-started/', 'installation why-toolpad first-app roadmap support'),
  ...below('/studio/examples/', 'npm-stats basic-crud-app qr-generator'),
  ...below(
    '/studio/concepts/',
    'building-ui queries http-requests custom-functions data-providers data-binding ' +
      'event-handling file-structure deployment custom-components theming page-properties ' +
      'authentication rbac custom-server',
  ),
  ...below('/studio/components/', 'button data-grid list date-picker text-field'),
  ...below(
    '/studio/how-to-guides/',
    'connect-to-databases connect-to-googlesheets render-deploy railway-deploy gcp-deploy ' +
      'map-display cube-component customize-datagrid delete-datagrid-row embed-pages basic-auth ' +
      'editor-path',
  ),
  '/studio/reference/file-schema/',
  ...below(
    '/studio/reference/components/',
    'autocomplete button chart checkbox container data-grid date-picker file-picker form image ' +
      'list metric page-column page-row paper select spacer stack tabs text text-field',
  ),
  ...below(
    '/studio/reference/api/',
    'create-component create-data-provider create-function create-handler get-context',
  ),
];

/** Routes that have another address here. */
export const movedRoutes: readonly Moved[] = [
  ['/core/introduction/', '/core/introduction/overview/'],
  ['/core/all-components/', '/core/components/all-components/'],
  ['/core/customization/', '/core/components/app-provider/'],
  ['/core/features/audit-logs/', '/core/introduction/roadmap/'],
  ['/core/features/authentication/', '/core/components/sign-in-page/'],
  ['/core/react-account/', '/core/components/account/'],
  ['/core/react-app-provider/', '/core/components/app-provider/'],
  ['/core/react-crud/', '/core/components/crud/'],
  ['/core/react-dashboard-layout/', '/core/components/dashboard-layout/'],
  ['/core/react-notification-center/', '/core/components/use-notifications/'],
  ['/core/react-page-container/', '/core/components/page-container/'],
  ['/core/react-persistent-state/', '/core/components/persisted-state/'],
  [
    '/core/react-persistent-state/use-local-storage-state-api/',
    '/core/api/use-local-storage-state/',
  ],
  [
    '/core/react-persistent-state/use-session-storage-state-api/',
    '/core/api/use-session-storage-state/',
  ],
  ['/core/react-rbac/', '/core/introduction/roadmap/'],
  ['/core/react-sign-in-page/', '/core/components/sign-in-page/'],
  ['/core/react-sign-up-page/', '/core/components/sign-in-page/'],
  ['/core/react-stat-card/', '/core/introduction/roadmap/'],
  ['/core/react-use-dialogs/', '/core/components/use-dialogs/'],
  ['/core/react-use-dialogs/api/', '/core/api/use-dialogs/'],
  ['/core/react-use-notifications/', '/core/components/use-notifications/'],
  ['/core/react-use-notifications/api/', '/core/api/use-notifications/'],
  ['/core/react-use-session/', '/core/components/use-session/'],
  ['/core/react-use-session/api/', '/core/api/use-session/'],
  ['/studio/getting-started/', '/studio/getting-started/overview/'],
  ['/studio/examples/', '/studio/examples/overview/'],
  ['/studio/reference/components/', '/studio/reference/components/overview/'],
  ['/studio/reference/api/', '/studio/reference/api/overview/'],
];

/**
 * What the upstream rules did, catch-all rules by example. Two of the 42 forwarded the bundler's
 * files of another deployment and lead to no page: `/_next/*` and the template's `_next/*`.
 */
export const movedByRules: readonly Moved[] = [
  ['/core/templates/nextjs-dashboard/', '/core/introduction/examples/'],
  ['/core/templates/nextjs-dashboard/orders/', '/core/introduction/examples/'],
  ['/getting-started/setup/', '/studio/getting-started/overview/'],
  ['/getting-started/tutorial/', '/studio/getting-started/overview/'],
  ['/data-fetching/rest/', '/studio/concepts/http-requests/'],
  ['/data-fetching/google-sheets/', '/studio/how-to-guides/connect-to-googlesheets/'],
  ['/getting-started/quickstart/', '/studio/getting-started/first-app/'],
  ['/schema-reference/', '/studio/reference/file-schema/'],
  ['/getting-started/configuration/', '/studio/how-to-guides/basic-auth/'],
  ['/connecting-to-datasources/queries/', '/studio/concepts/queries/'],
  ['/connecting-to-datasources/http-requests/', '/studio/concepts/http-requests/'],
  ['/connecting-to-datasources/custom-functions/', '/studio/concepts/custom-functions/'],
  ['/building-ui/component-library/', '/studio/concepts/building-ui/#parts-of-the-editor'],
  // The upstream rule named an anchor that its page did not have.
  ['/building-ui/canvas-and-inspector/', '/studio/concepts/building-ui/'],
  ['/building-ui/custom-components/', '/studio/concepts/custom-components/'],
  ['/building-ui/data-grid-component/', '/studio/how-to-guides/customize-datagrid/'],
  ['/building-ui/page-configuration/', '/studio/concepts/page-properties/#page-parameters'],
  ['/building-ui/theming/', '/studio/concepts/theming/'],
  ['/data-binding/binding-state/', '/studio/concepts/data-binding/'],
  ['/data-binding/event-handling/', '/studio/concepts/event-handling/'],
  ['/deployment/', '/studio/concepts/deployment/'],
  ['/examples/admin-app/', '/studio/examples/basic-crud-app/'],
  ['/concepts/connecting-to-data/', '/studio/concepts/queries/'],
  ['/how-to-guides/connect-to-datasource/', '/studio/how-to-guides/connect-to-databases/'],
  ['/tutorials/render-deploy/', '/studio/how-to-guides/render-deploy/'],
  ['/examples/overview/', '/studio/examples/overview/'],
  ['/how-to-guides/number-display/', '/studio/how-to-guides/map-display/'],
  ['/support/support/', '/studio/getting-started/support/'],
  ['/concepts/display-mode/', '/studio/concepts/page-properties/#display-mode'],
  ['/concepts/managing-state/', '/studio/concepts/event-handling/'],
  ['/reference/components/datagrid/', '/studio/reference/components/data-grid/'],
  ['/getting-started/overview/', '/studio/getting-started/overview/'],
  ['/getting-started/', '/studio/getting-started/overview/'],
  ['/getting-started/installation/', '/studio/getting-started/installation/'],
  ['/examples/', '/studio/examples/overview/'],
  ['/examples/npm-stats/', '/studio/examples/npm-stats/'],
  ['/concepts/', '/studio/concepts/building-ui/'],
  ['/concepts/rbac/', '/studio/concepts/rbac/'],
  ['/concepts/authorization/', '/studio/concepts/authentication/'],
  ['/components/', '/studio/components/button/'],
  ['/components/text-field/', '/studio/components/text-field/'],
  ['/how-to-guides/', '/studio/how-to-guides/connect-to-databases/'],
  ['/how-to-guides/editor-path/', '/studio/how-to-guides/editor-path/'],
  ['/reference/', '/studio/reference/file-schema/'],
  ['/reference/components/', '/studio/reference/components/overview/'],
  ['/reference/components/tabs/', '/studio/reference/components/tabs/'],
  ['/reference/api/get-context/', '/studio/reference/api/get-context/'],
  ['/core/installation/', '/core/introduction/installation/'],
  ['/core/introduction/integration/', '/core/integrations/nextjs-approuter/'],
];
